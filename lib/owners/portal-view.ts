import type { PortalView } from '../../components/owner/portal-view';
import type { Account } from '../accounts/account.ts';
import { cityOf } from '../catalogue/card-view.ts';
import { pictureView } from '../catalogue/picture-views.ts';
import type { Snapshot } from '../data/load.ts';
import type { AccountWords } from '../i18n/account-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { type PortalSection, portalSections, sectionNames } from '../routes/portal-sections.ts';
import type { OwnedHome } from './owned-home.ts';
import { portalHref } from './portal-href.ts';

export interface PortalState {
  account: Account;
  section: PortalSection | undefined;
  /** All homes of the account, and of them the ones that the page speaks of. */
  owned: readonly OwnedHome[];
  chosen: readonly OwnedHome[];
}

/** What stands around each section: its menu, the homes to choose from, who is logged in. */
export function portalView(state: PortalState, locale: Locale, words: AccountWords, data: Snapshot): PortalView {
  const { account, section, owned, chosen } = state;
  const ids = chosen.length < owned.length ? chosen.join(',') : '';
  return {
    locale,
    title: sectionNames[section ?? 'statistics'][locale],
    welcome: words('portal.welcome', { name: account.name }),
    note: account.role === 'manager' ? words('portal.manager') : null,
    sections: sectionsOf(owned).map((name) => ({
      label: sectionNames[name ?? 'statistics'][locale],
      href: portalHref(name, ids, locale, data),
      current: name === section,
    })),
    chooser: owned.length > 1 && isAboutHomes(section) ? chooserView(state, locale, words, data) : null,
    words: { sections: words('portal.sections'), logOut: words('portal.logOut') },
  };
}

/** A longer list is lines of text: a manager's has hundreds. */
const mostPictures = 12;

/** These are about the account, not about a home. */
const ownSections: readonly (PortalSection | undefined)[] = ['searches', 'account'];

const isAboutHomes = (section: PortalSection | undefined): boolean => !ownSections.includes(section);

/** Homes that a section tells of one after the other; the statistics add them up. */
const mostTold = 25;

/** Why a section has nothing to show, as a word of `account.portal`; null where it has. */
export function nothingToShow({ section, owned, chosen }: PortalState): 'noHomes' | 'notFound' | 'choose' | null {
  if (!isAboutHomes(section)) return null;
  if (owned.length === 0) return 'noHomes';
  if (chosen.length === 0) return 'notFound';
  return section && chosen.length > mostTold ? 'choose' : null;
}

const sectionsOf = (owned: readonly OwnedHome[]): (PortalSection | undefined)[] =>
  [undefined, ...portalSections].filter((name) => owned.length > 0 || !isAboutHomes(name));

function chooserView(
  { section, owned, chosen }: PortalState,
  locale: Locale,
  words: AccountWords,
  data: Snapshot,
): PortalView['chooser'] {
  const all = chosen.length === owned.length;
  const withPicture = owned.length <= mostPictures;
  return {
    summary: all ? words('portal.all', { count: owned.length }) : words('portal.chosen', { count: chosen.length }),
    legend: words('portal.homes'),
    action: portalHref(section, '', locale, data),
    show: words('portal.show'),
    homes: owned.map((id) => homeView({ id, chosen: !all && chosen.includes(id), withPicture }, locale, words, data)),
  };
}

function homeView(
  { id, chosen, withPicture }: { id: OwnedHome; chosen: boolean; withPicture: boolean },
  locale: Locale,
  words: AccountWords,
  { catalogue }: Snapshot,
) {
  const home = catalogue.properties.get(id);
  if (!home) throw new Error(`no property ${id}`);
  const [picture] = home.pictures;
  return {
    id,
    chosen,
    title: home.title[locale],
    text: `${cityOf(home, catalogue).name[locale]} · ${words('portal.reference', { reference: home.reference })}`,
    picture: picture && withPicture ? pictureView(catalogue, picture, locale) : null,
  };
}
