import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { PageMapView } from '@/lib/map/page-map';
import { MapHost } from './map-host';

interface PageMapProps {
  map: PageMapView;
  /** What the frame is called in the page; "Map of the properties" where it is left out. */
  title?: string;
  /** The words of the button that opens the map; without it the map is open. */
  open?: string;
  /** What is shown until the map is loaded. */
  children?: ReactNode;
}

/** The place of a map on a page, with the words of the map. */
export async function PageMap({ map: { dataPath, message }, title, open, children }: PageMapProps) {
  const [t, gone] = await Promise.all([getTranslations('map'), getTranslations('gone')]);
  const words = {
    map: t('map'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    draw: t('draw'),
    drawHint: t('drawHint'),
    searchHere: t('searchHere'),
    nearMe: t('nearMe'),
    notFound: t('notFound'),
    offMap: t('offMap', { count: '{count}' }),
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
    mapLoading: t('mapLoading'),
  };
  const view = {
    title: title ?? t('title'),
    failed: t('failed'),
    dataPath,
    message: { ...message, messageInfo: { ...message.messageInfo, words } },
  };
  return (
    <MapHost map={view} open={open}>
      {children}
    </MapHost>
  );
}
