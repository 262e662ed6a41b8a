import type { PortalView } from '../../components/owner/portal-view';
import { pictureView } from '../catalogue/picture-views.ts';
import type { Snapshot } from '../data/load.ts';
import type { AccountWords } from '../i18n/account-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { homeOf, ownAddress } from './home-name.ts';
import type { OwnedHome } from './owned-home.ts';
import { portalHref } from './portal-href.ts';
import type { PortalState } from './portal-view.ts';

type Chooser = NonNullable<PortalView['chooser']>;

/** A longer list is lines of text. */
const mostPictures = 12;
/** Of more, as staff have, those are listed that were searched for. */
const mostListed = 25;

/** The homes that an account can choose from; `open` where the section waits for that. */
export function chooserView(
  state: PortalState,
  open: boolean,
  locale: Locale,
  words: AccountWords,
  data: Snapshot,
): Chooser {
  const { section, owned, chosen, wanted } = state;
  const all = chosen.length === owned.length;
  const searches = owned.length > mostListed;
  const listed = !searches ? owned : all ? [] : chosen;
  const withPicture = listed.length <= mostPictures;
  const ticked = new Set(all || wanted.words ? [] : chosen);
  return {
    open,
    summary: summaryOf(state, locale, words, data),
    legend: words('portal.homes'),
    action: portalHref({ section }, locale, data),
    search: searches
      ? { label: words('portal.searchLabel'), words: wanted.words ?? '', submit: words('portal.search') }
      : null,
    show: words('portal.show'),
    homes: listed.map((id) => homeView({ id, chosen: ticked.has(id), withPicture }, locale, data)),
  };
}

/** Of which homes the section speaks: one by its address. */
function summaryOf(
  { owned, chosen, wanted }: PortalState,
  locale: Locale,
  words: AccountWords,
  data: Snapshot,
): string {
  const [one, ...others] = chosen;
  if (one !== undefined && others.length === 0) return ownAddress(homeOf(one, data), locale, data);
  const count = chosen.length;
  if (wanted.words) return words('portal.found', { count, words: wanted.words });
  return words(count === owned.length ? 'portal.all' : 'portal.chosen', { count });
}

function homeView(
  { id, chosen, withPicture }: { id: OwnedHome; chosen: boolean; withPicture: boolean },
  locale: Locale,
  data: Snapshot,
): Chooser['homes'][number] {
  const home = homeOf(id, data);
  const [picture] = home.pictures;
  return {
    id,
    chosen,
    address: ownAddress(home, locale, data),
    home: { reference: home.reference, name: home.title[locale] },
    picture: picture && withPicture ? pictureView(data.catalogue, picture, locale) : null,
  };
}
