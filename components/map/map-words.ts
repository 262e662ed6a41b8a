import { getTranslations } from 'next-intl/server';
import type { MapWord } from '@/lib/map/map-messages';

/** The words of the map frame, in the language of the page. */
export async function mapWords(): Promise<Record<MapWord, string>> {
  const [t, gone] = await Promise.all([getTranslations('map'), getTranslations('gone')]);
  return {
    map: t('map'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    draw: t('draw'),
    drawHint: t('drawHint'),
    searchHere: t('searchHere'),
    nearMe: t('nearMe'),
    notFound: t('notFound'),
    offMap: t('offMap', { count: '{count}' }),
    offMapOne: t('offMapOne'),
    clearArea: t('clearArea'),
    cancel: t('cancel'),
    close: t('close'),
    // The frame fills in what it alone knows.
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
    streetsOf: t('streetsOf'),
    contributors: t('contributors'),
    mapLoading: t('mapLoading'),
  };
}
