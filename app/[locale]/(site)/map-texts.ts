import { getTranslations } from 'next-intl/server';
import type { MapTexts } from '@/lib/map/map-view';

/** The words of maps in the page's language. */
export async function mapTexts(): Promise<MapTexts> {
  const [t, gone] = await Promise.all([getTranslations('map'), getTranslations('gone')]);
  return {
    title: t('title'),
    failed: t('failed'),
    words: {
      map: t('map'),
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      draw: t('draw'),
      drawHint: t('drawHint'),
      searchHere: t('searchHere'),
      clearArea: t('clearArea'),
      cancel: t('cancel'),
      close: t('close'),
      // The frame fills these in: it knows the numbers.
      cluster: t('cluster', { count: '{count}' }),
      detailed: t('detailed', { host: '{host}' }),
      approximate: t('approximate'),
      calm: t('calm'),
      nothing: t('nothing'),
      noWebgl: t('noWebgl'),
      loading: t('loading'),
      failed: t('failed'),
      gone: gone('title'),
      credit: t('credit'),
    },
  };
}
