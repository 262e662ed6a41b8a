import type { Account } from '../accounts/account.ts';
import type { OwnedHome } from '../accounts/owned-home.ts';
import type { Wanted } from '../requests/portal-href.ts';
import { type PortalSection, portalSections } from '../routes/routes.ts';

/** A request to the portal, with the account that sent it. */
export interface PortalState {
  account: Account;
  /** Undefined for the statistics, which come first. */
  section: PortalSection | undefined;
  /** All homes of the account, and of them the ones that the page is about. */
  owned: readonly OwnedHome[];
  chosen: readonly OwnedHome[];
  /** The filters of the address; with `as`, a member of staff sees the portal as that owner does. */
  wanted: Omit<Wanted, 'section'>;
}

/** These are about the account, not about a home. */
const accountSections: readonly (PortalSection | undefined)[] = ['searches', 'account'];

export const isAboutHomes = (section: PortalSection | undefined): boolean => !accountSections.includes(section);

/** The sections of the menu: an account without homes sees those about the account only, and staff who look as an owner sees do not see these. */
export const sectionsFor = ({ owned, wanted }: Pick<PortalState, 'owned' | 'wanted'>): (PortalSection | undefined)[] =>
  [undefined, ...portalSections].filter((section) =>
    isAboutHomes(section) ? owned.length > 0 : wanted.as === undefined,
  );

/** Homes for which a section lists its entries; the statistics add up any number. */
export const maxHomesInSection = 25;

/** Returns the reason why a section is empty, as a key of `account.portal`; null if it has something to show. */
export function findEmptyReason({
  section,
  owned,
  chosen,
  wanted,
}: PortalState): 'noHomes' | 'notFound' | 'noneFound' | 'choose' | null {
  if (!isAboutHomes(section)) return null;
  if (owned.length === 0) return 'noHomes';
  if (chosen.length === 0) return wanted.words ? 'noneFound' : 'notFound';
  return section && chosen.length > maxHomesInSection ? 'choose' : null;
}

/** A longer list has no pictures. */
const maxPictures = 12;
/** Homes that are listed at once; of more, which staff have, only those that were searched for. */
const maxListed = 25;

/** The homes that the chooser lists, those that were chosen ticked; `searchable` where they are too many for a list. */
export function chooserHomes({ owned, chosen, wanted }: PortalState) {
  const hasAllHomes = chosen.length === owned.length;
  const searchable = owned.length > maxListed;
  const listed = !searchable ? owned : hasAllHomes ? [] : chosen;
  const ticked = new Set(hasAllHomes || wanted.words ? [] : chosen);
  return {
    searchable,
    withPictures: listed.length <= maxPictures,
    homes: listed.map((id) => ({ id, ticked: ticked.has(id) })),
  };
}
