import type { MapHostView } from '../../components/map/map-host';
import type { MapProperty, MapWord } from '../../components/map/protocol';
import { type Criteria, sorts } from '../catalogue/search/criteria.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { marqueesOffMap } from './map-answer.ts';

export interface MapTexts {
  /** What the frame is called in the page. */
  title: string;
  failed: string;
  /** Of the frame itself. */
  words: Record<MapWord, string>;
}

/** The map of a list: its homes come when it is opened, in one answer for all pages and orders of the list. */
export function listMapView(criteria: Criteria, locale: Locale, texts: MapTexts, data: Snapshot): MapHostView {
  const state = toSearchText({ ...criteria, sort: sorts[0], view: undefined, page: 1 });
  const view = hostView([], locale, texts, data);
  const { message } = view;
  const messageInfo = { ...message.messageInfo, area: criteria.area ?? [], canDraw: true };
  return {
    ...view,
    dataPath: `/api/map/${locale}/${state}/`,
    message: {
      ...message,
      messageInfo,
      mapType: 'results',
      customMarker: 'price',
      marqueeIgnore: marqueesOffMap(criteria, data),
    },
  };
}

/** The map around one home or project, which is all that it shows. */
export const surroundingsMapView = (place: MapProperty, locale: Locale, texts: MapTexts, data: Snapshot): MapHostView =>
  hostView([place], locale, texts, data);

function hostView(
  propertiesList: MapProperty[],
  language: Locale,
  { title, failed, words }: MapTexts,
  { content }: Snapshot,
): MapHostView {
  return {
    title,
    failed,
    dataPath: null,
    message: {
      propertiesList,
      messageInfo: {
        language,
        words,
        groups: [],
        area: [],
        canDraw: false,
        homePath: `/api/homes/${language}/`,
        detailedStyle: content.site.map.style,
      },
      mapType: 'surroundings',
      customMarker: 'pin',
      marqueeIgnore: [],
    },
  };
}
