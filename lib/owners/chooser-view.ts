import type { PortalView } from '../../components/owner/portal-view';
import { addressLines } from '../catalogue/address.ts';
import { cityOf } from '../catalogue/card-view.ts';
import { pictureView } from '../catalogue/picture-views.ts';
import type { Snapshot } from '../data/load.ts';
import type { AccountWords } from '../i18n/account-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { knownHome } from './home-name.ts';
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
  { section, owned, chosen, wanted }: PortalState,
  open: boolean,
  locale: Locale,
  words: AccountWords,
  data: Snapshot,
): Chooser {
  const all = chosen.length === owned.length;
  const searches = owned.length > mostListed;
  const listed = !searches ? owned : all ? [] : chosen;
  const withPicture = listed.length <= mostPictures;
  const ticked = new Set(all || wanted.words ? [] : chosen);
  const count = chosen.length;
  return {
    open,
    summary: wanted.words
      ? words('portal.found', { count, words: wanted.words })
      : words(all ? 'portal.all' : 'portal.chosen', { count }),
    legend: words('portal.homes'),
    action: portalHref({ section }, locale, data),
    search: searches
      ? { label: words('portal.searchLabel'), words: wanted.words ?? '', submit: words('portal.search') }
      : null,
    show: words('portal.show'),
    homes: listed.map((id) => homeView({ id, chosen: ticked.has(id), withPicture }, locale, words, data)),
  };
}

/** Owners know their home by its street, whether the site tells it or not. */
function homeView(
  { id, chosen, withPicture }: { id: OwnedHome; chosen: boolean; withPicture: boolean },
  locale: Locale,
  words: AccountWords,
  data: Snapshot,
): Chooser['homes'][number] {
  const home = knownHome(id, data);
  if (!home) throw new Error(`no property ${id}`);
  const { street, town } = addressLines(
    { address: { ...home.address, publish: true } },
    cityOf(home, data.catalogue),
    locale,
  );
  const [picture] = home.pictures;
  return {
    id,
    chosen,
    title: home.title[locale],
    text: `${street}, ${town} · ${words('portal.reference', { reference: home.reference })}`,
    picture: picture && withPicture ? pictureView(data.catalogue, picture, locale) : null,
  };
}
