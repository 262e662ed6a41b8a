import type { Account } from '../accounts/account.ts';
import { storedCriteria } from '../catalogue/search/alert-criteria.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { SubjectCardView } from '../forms/form-subject.ts';
import type { Locale } from '../i18n/locales.ts';
import { linkPath, signLink } from '../requests/subscription-links.ts';
import { searchCard } from '../search/search-card.ts';
import { listSearches } from './store.ts';

export interface OwnSearch {
  id: string;
  /** ms since epoch */
  createdAt: number;
  /** The criteria of the search; the title of the card is empty. */
  card: SubjectCardView;
  changeHref: string;
  stopHref: string;
}

/** The searches that an account gets alerts for, with signed links; those that cannot be read any more are left out. */
export async function listOwnSearches({ email }: Account, locale: Locale, data: Snapshot): Promise<OwnSearch[]> {
  const linkTo = async (id: string, step: 'change' | 'stop') =>
    linkPath(await signLink({ kind: 'search', id, step }), locale, data);
  const searches = (await listSearches(email)).map(async (search): Promise<OwnSearch[]> => {
    const { id, createdAt } = search;
    const criteria = storedCriteria(search);
    if (!criteria) return [];
    const card = await searchCard(criteria, '', locale, data);
    return [{ id, createdAt, card, changeHref: await linkTo(id, 'change'), stopHref: await linkTo(id, 'stop') }];
  });
  return (await Promise.all(searches)).flat();
}
