import type { PortalView } from '../../components/owner/portal-view';
import type { Account } from '../accounts/account.ts';
import type { Snapshot } from '../data/load.ts';
import type { AccountWords } from '../i18n/account-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { type PortalSection, portalSections, sectionNames } from '../routes/routes.ts';
import { chooserView } from './chooser-view.ts';
import type { OwnedHome } from './owned-home.ts';
import { portalHref, type Wanted } from './portal-href.ts';

export interface PortalState {
  account: Account;
  section: PortalSection | undefined;
  /** All homes of the account, and of them the ones that the page speaks of. */
  owned: readonly OwnedHome[];
  chosen: readonly OwnedHome[];
  /** How they were chosen. */
  wanted: Omit<Wanted, 'section'>;
}

/** What stands around each section: its menu, the homes to choose from, who is logged in. */
export function portalView(state: PortalState, locale: Locale, words: AccountWords, data: Snapshot): PortalView {
  const { account, section, owned, chosen, wanted } = state;
  const nothing = nothingToShow(state);
  const kept = wanted.words || chosen.length < owned.length ? wanted : {};
  return {
    locale,
    title: sectionNames[section ?? 'statistics'][locale],
    welcome: words('portal.welcome', { name: account.name }),
    note: account.role === 'manager' ? words('portal.manager') : null,
    sections: sectionsOf(owned).map((name) => ({
      label: sectionNames[name ?? 'statistics'][locale],
      href: portalHref({ ...kept, section: name }, locale, data),
      current: name === section,
    })),
    nothing: nothing && words(`portal.${nothing}`, { most: mostTold, words: wanted.words ?? '' }),
    chooser:
      owned.length > 1 && isAboutHomes(section) ? chooserView(state, nothing !== null, locale, words, data) : null,
    words: { sections: words('portal.sections'), logOut: words('portal.logOut') },
  };
}

/** These are about the account, not about a home. */
const ownSections: readonly (PortalSection | undefined)[] = ['searches', 'account'];

const isAboutHomes = (section: PortalSection | undefined): boolean => !ownSections.includes(section);

/** Homes that a section tells of one after the other; the statistics add them up. */
const mostTold = 25;

/** Why a section has nothing to show, as a word of `account.portal`; null where it has. */
function nothingToShow({
  section,
  owned,
  chosen,
  wanted,
}: PortalState): 'noHomes' | 'notFound' | 'noneFound' | 'choose' | null {
  if (!isAboutHomes(section)) return null;
  if (owned.length === 0) return 'noHomes';
  if (chosen.length === 0) return wanted.words ? 'noneFound' : 'notFound';
  return section && chosen.length > mostTold ? 'choose' : null;
}

const sectionsOf = (owned: readonly OwnedHome[]): (PortalSection | undefined)[] =>
  [undefined, ...portalSections].filter((name) => owned.length > 0 || !isAboutHomes(name));
