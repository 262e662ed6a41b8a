import type { ViewChoice } from '../../../components/listing/view-switch';
import type { Snapshot } from '../../data/load.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Criteria, type View, views } from '../search/criteria.ts';
import { listingHref } from './listing-href.ts';

const icons: Record<View, ViewChoice['icon']> = { list: 'list', map: 'map', both: 'columns-2' };

/** The same list as list, as map and as both, each from its first page. */
export const viewChoices = (
  criteria: Criteria,
  locale: Locale,
  words: (view: View) => string,
  data: Pick<Snapshot, 'paths'>,
): ViewChoice[] =>
  views.map((view) => ({
    view,
    icon: icons[view],
    text: words(view),
    href: listingHref({ ...criteria, view: view === views[0] ? undefined : view, page: 1 }, locale, data),
    current: view === (criteria.view ?? views[0]),
  }));
