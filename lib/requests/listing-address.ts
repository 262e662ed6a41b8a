import { findHome } from '../catalogue/find-home.ts';
import { applyQuery, isRecognized, parseQuery } from '../catalogue/query-parser/parse-query.ts';
import { type Criteria, isLanding, levelsOf } from '../catalogue/search/criteria.ts';
import { filterParams, LONGEST_WORDS, listingHref, writeQuery } from '../catalogue/search/criteria-query.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Route } from '../routes/route.ts';
import type { Target } from './decide.ts';
import { listCriteria, namesUnknown } from './list-criteria.ts';

type ListingRoute = Extract<Route, { name: 'listings' }>;

/** What a list reads of its query; everything else is a stranger’s. `words` is a form’s way to hand the words on. */
const own = new Set(['goal', 'city', 'type', 'words', ...filterParams.map(({ name }) => name)]);

/**
 * The one address of a list: one city and one type in it as levels of the path, other filters in a fixed order, defaults left out.
 * Understands the specification’s `?city={name}|{zip}` and `?type={webId}`, a form’s `goal`, and the words of the search line in `q`.
 */
export function listingAddress(
  route: ListingRoute,
  locale: Locale,
  query: URLSearchParams,
  snapshot: Snapshot,
): Target {
  const { paths, catalogue } = snapshot;
  const asked = listCriteria(route, query, catalogue);
  const { words } = asked;
  const rest = [...query].filter(([name]) => !own.has(name));
  if (!words)
    return {
      ...pageFor(withWords(asked, query, locale, snapshot), rest, locale, snapshot),
      temporary: namesUnknown(query, catalogue),
    };

  const home = findHome(words, catalogue.properties);
  if (home) return { address: paths.link({ name: 'property', id: home.id }, locale), page: '', temporary: true };
  const understood = parseQuery(words, locale, asked.list, catalogue.names);
  if (!isRecognized(understood))
    return {
      address: `${paths.href(route, locale)}?${writeQuery([['q', words]])}`,
      page: `/${locale}/search-miss/`,
      perRequest: true,
    };
  const meant = { ...applyQuery(understood, asked), words: understood.isName ? undefined : words };
  return { ...pageFor(meant, rest, locale, snapshot), temporary: true };
}

/** Keeps the words that a form hands on, such as that of another order, while they still mean nothing but what is asked. */
function withWords(asked: Criteria, query: URLSearchParams, locale: Locale, { catalogue }: Snapshot): Criteria {
  const words = query.get('words')?.trim().slice(0, LONGEST_WORDS).trim();
  if (!words) return asked;
  const understood = parseQuery(words, locale, asked.list, catalogue.names);
  const kept =
    !understood.isName &&
    isRecognized(understood) &&
    toSearchText(applyQuery(understood, asked)) === toSearchText(asked);
  return kept ? { ...asked, words } : asked;
}

/** The address of criteria, with the parameters of others behind its own, and the page that shows them. */
function pageFor(criteria: Criteria, rest: [string, string][], locale: Locale, snapshot: Snapshot): Target {
  const href = listingHref(criteria, locale, snapshot);
  const others = writeQuery(rest);
  const perRequest = !isLanding(criteria);
  const { city, type } = levelsOf(criteria);
  const levels = [criteria.list, city, type].filter((level) => level !== undefined).join('/');
  return {
    address: href + (others && (href.includes('?') ? '&' : '?') + others),
    page: `/${locale}/listings/${perRequest ? 'per-request/' : ''}${levels}/`,
    perRequest,
    holdsMap: criteria.view !== undefined,
  };
}
