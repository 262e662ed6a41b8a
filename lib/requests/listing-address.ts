import { goalOf } from '../catalogue/goal.ts';
import { isLanding } from '../catalogue/search/criteria.ts';
import { meaningOf } from '../catalogue/search/meaning.ts';
import { criteriaFromParams, encodeState, paramsOf } from '../catalogue/search/state.ts';
import { termSegment } from '../catalogue/search/term.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Route } from '../routes/route.ts';
import type { Target } from './decide.ts';

type ListingRoute = Extract<Route, { name: 'listings' }>;

/** As many characters as the search line takes. */
const longestTerm = 80;

const own = ['goal', 'city', 'type', 'min', 'max', 'bedrooms', 'sort', 'page', 'q'];

/**
 * The one address of a list: city and type as levels of the path, other filters in a fixed order, defaults left out.
 * Understands the specification's `?city={name}|{zip}` and `?type={webId}`, a form's `goal`, and the words of the search line in `q`.
 */
export function listingAddress(
  route: ListingRoute,
  locale: Locale,
  query: URLSearchParams,
  snapshot: Snapshot,
): Target {
  const { paths, catalogue } = snapshot;
  const term = query.get('q')?.trim().slice(0, longestTerm);
  const meaning = term ? meaningOf(term, catalogue) : null;
  if (term && !meaning)
    return {
      address: `${paths.href(route, locale)}?${new URLSearchParams({ q: term })}`,
      page: `/${locale}/search-miss/${termSegment(term)}/`,
      perRequest: true,
    };
  if (meaning?.kind === 'property')
    return { address: paths.link({ name: 'property', id: meaning.id }, locale), page: '', temporary: true };

  const goal = query.get('goal') ? goalOf(query.get('goal') ?? '') : route.goal;
  const city =
    meaning?.kind === 'city' ? meaning.id : query.has('city') ? cityOf(query.get('city') ?? '', catalogue) : route.city;
  const type =
    meaning?.kind === 'type'
      ? meaning.webId
      : query.has('type')
        ? typeOf(query.get('type') ?? '', catalogue)
        : route.type;
  // The type was looked up above: one that does not exist must not come back from the query.
  const filters = { get: (name: string) => (name === 'type' ? null : query.get(name)) };
  const { criteria } = criteriaFromParams(goal, filters, { city, type });
  const rest = [...query].filter(([name]) => !own.includes(name));
  const search = [paramsOf(criteria), new URLSearchParams(rest).toString()].filter(Boolean).join('&');
  const path = paths.href({ name: 'listings', goal, ...(city ? { city, type } : {}) }, locale);
  const perRequest = !isLanding(criteria);
  const page = `/${locale}/listings/${perRequest ? 'filtered/' : ''}${encodeState(criteria)}/`;
  return { address: path + (search && `?${search}`), page, temporary: meaning !== null, perRequest };
}

/** `Hasselt|3500`, a name alone or a zip alone, as forms and old links write it. */
function cityOf(value: string, { cities }: Snapshot['catalogue']): string | undefined {
  const [name = '', zip] = value.split('|');
  const named = meaningOf(name, { cities });
  if (named?.kind === 'city') return named.id;
  return [...cities.values()].find((city) => city.zip === zip)?.id;
}

function typeOf(value: string, { types }: Snapshot['catalogue']): number | undefined {
  return /^\d{1,4}$/.test(value) && types.has(Number(value)) ? Number(value) : undefined;
}
