import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { PageMapView } from '@/lib/map/page-map';
import { MapHost } from './map-host';
import { mapWords } from './map-words';

interface PageMapProps {
  map: PageMapView;
  /** The title of the frame; "Map of the properties" by default. */
  title?: string;
  /** The words of the button that opens the map; without it the map is open. */
  open?: string;
  /** The content until the map is loaded. */
  children?: ReactNode;
}

/** The place of a map on a page, with the words of the map. */
export async function PageMap({ map: { dataPath, message }, title, open, children }: PageMapProps) {
  const [t, words] = [await getTranslations('map'), await mapWords()];
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
