import type { OwnSearchesView } from '../../components/owner/own-searches';
import type { Account } from '../accounts/account.ts';
import { storedCriteria } from '../alerts/kept-search.ts';
import { searchCard } from '../alerts/search-card.ts';
import type { Snapshot } from '../data/load.ts';
import { dayOf } from '../day.ts';
import { searchesOf } from '../db/subscriptions.ts';
import { date } from '../format.ts';
import { formHref } from '../forms/form-pages.ts';
import type { AccountWords } from '../i18n/account-words.ts';
import { alertWordsIn } from '../i18n/alert-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { linkPath, signLink } from '../subscriptions/links.ts';

/** The searches that somebody is kept informed of, with the links that change and stop them; without those that cannot be read any more. */
export async function searchesView(
  { email }: Account,
  locale: Locale,
  words: AccountWords,
  data: Snapshot,
): Promise<OwnSearchesView> {
  const alertWords = await alertWordsIn(locale);
  const linkOf = async (id: string, step: 'change' | 'stop') => ({
    text: words(`searches.${step}`),
    href: linkPath(await signLink({ kind: 'search', id, step }), locale, data),
  });
  const searches = (await searchesOf(email)).map(async (search) => {
    const { id, createdAt } = search;
    const criteria = storedCriteria(search);
    if (!criteria) return [];
    const since = words('searches.since', { day: date(dayOf(createdAt), locale) });
    const card = searchCard(criteria, since, locale, alertWords, data);
    return [{ id, card, links: [await linkOf(id, 'change'), await linkOf(id, 'stop')] }];
  });
  const href = formHref('demand-register', null, locale, data);
  return {
    searches: (await Promise.all(searches)).flat(),
    none: words('searches.none'),
    add: href ? { text: words('searches.new'), href } : null,
  };
}
