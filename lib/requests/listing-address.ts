import type { Catalogue } from '../catalogue/catalogue.ts';
import { toGoal } from '../catalogue/goal.ts';
import { townCalled } from '../catalogue/places/towns.ts';
import { applyQuery, isRecognized, parseQuery } from '../catalogue/query-parser/parse-query.ts';
import { toPhrase } from '../catalogue/query-parser/vocabulary.ts';
import { addressLevels, type Criteria, isLanding } from '../catalogue/search/criteria.ts';
import {
  criteriaFromParams,
  filterParams,
  listingHref,
  maxWordsLength,
  nonEmpty,
  writeQuery,
} from '../catalogue/search/criteria-query.ts';
import { findByNamePart, findHomesByWords } from '../catalogue/search/find-home.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Route } from '../routes/routes.ts';
import type { PageTarget } from './resolve-request.ts';

type ListingRoute = Extract<Route, { name: 'listings' }>;

/**
 * The query parameters of a list; others are passed through. `words` carries the words of the search line from form to form,
 * `available` asked for what lists show by now without being asked.
 */
const own = new Set(['goal', 'city', 'type', 'words', 'available', ...filterParams.map(({ name }) => name)]);

/**
 * The canonical address of a list: one city and one type in it as levels of the path, other filters in a fixed order, defaults left out.
 * Understands the specification’s `?city={name}|{zip}` and `?type={webId}`, a form’s `goal`, and the words of the search line in `q`.
 */
export function listingAddress(
  route: ListingRoute,
  locale: Locale,
  query: URLSearchParams,
  snapshot: Snapshot,
): PageTarget {
  const { paths, catalogue } = snapshot;
  const requested = listCriteria(route, query, catalogue);
  const { words } = requested;
  const rest = [...query].filter(([name]) => !own.has(name));
  if (!words) {
    const shown = withPage(requested, catalogue);
    return {
      ...pageFor(withWords(shown, query, locale, snapshot), rest, locale, snapshot),
      temporary: shown.page !== requested.page || namesUnknown(query, catalogue),
    };
  }

  const [home, ...others] = findHomesByWords(words, catalogue);
  if (home && others.length === 0)
    return { address: paths.link({ name: 'property', id: home.id }, locale), page: '', temporary: true };
  const understood = parseQuery(words, locale, requested.list, catalogue.names);
  const part = home || isRecognized(understood) ? null : findByNamePart(words, catalogue);
  const project = understood.project ?? (part?.projects.length === 1 ? part.projects[0]?.id : undefined);
  if (project !== undefined)
    return { address: paths.link({ name: 'project', id: project }, locale), page: '', temporary: true };
  const [only, ...more] = part?.homes ?? [];
  if (only && more.length === 0)
    return { address: paths.link({ name: 'property', id: only.id }, locale), page: '', temporary: true };
  if (home || !isRecognized(understood))
    return {
      address: `${paths.href(route, locale)}?${writeQuery([['q', words]])}`,
      page: `/${locale}/search-miss/`,
      perRequest: true,
    };
  const meant = { ...applyQuery(understood, requested), words: understood.isName ? undefined : words };
  return { ...pageFor(withPage(meant, catalogue), rest, locale, snapshot), temporary: true };
}

/** Returns criteria with the last page that exists, where there is no page of their number. */
function withPage(criteria: Criteria, { search }: Catalogue): Criteria {
  return criteria.page > 1 ? { ...criteria, page: Math.min(criteria.page, search.search(criteria).pages) } : criteria;
}

/** Keeps the words that a form passes on, such as the one for the order, while they still mean exactly these criteria. */
function withWords(asked: Criteria, query: URLSearchParams, locale: Locale, { catalogue }: Snapshot): Criteria {
  const words = query.get('words')?.trim().slice(0, maxWordsLength).trim();
  if (!words) return asked;
  const understood = parseQuery(words, locale, asked.list, catalogue.names);
  const params =
    !understood.isName &&
    isRecognized(understood) &&
    toSearchText(applyQuery(understood, asked)) === toSearchText(asked);
  return params ? { ...asked, words } : asked;
}

/** The address of criteria with the other parameters at its end, and the page that shows them. */
function pageFor(criteria: Criteria, rest: [string, string][], locale: Locale, snapshot: Snapshot): PageTarget {
  const href = listingHref(criteria, locale, snapshot);
  const others = writeQuery(rest);
  const perRequest = !isLanding(criteria);
  const { city, type } = addressLevels(criteria);
  const levels = [criteria.list, city, type].filter((level) => level !== undefined).join('/');
  return {
    address: href + (others && (href.includes('?') ? '&' : '?') + others),
    page: `/${locale}/listings/${perRequest ? 'per-request/' : ''}${levels}/`,
    perRequest,
    // The form is in the line below the list that offers alerts for it.
    holdsForm: criteria.list !== 'references',
  };
}

/** The criteria in the path and the query of a list; invalid ones are left out. */
export function listCriteria(
  route: Omit<Extract<Route, { name: 'listings' }>, 'name'>,
  query: URLSearchParams,
  catalogue: Catalogue,
): Criteria {
  const goal = query.get('goal');
  const list = goal && (route.list === 'sale' || route.list === 'rent') ? toGoal(goal) : route.list;
  // Towns by their ids, each once: an address may name one in two languages, and one may have become a city since it was written.
  const towns = new Map(splitValues(query.getAll('town')).flatMap((name) => townWith(name)));
  const inTowns = [...towns.keys()].filter((id) => catalogue.cities.has(id));
  const inCities = query.has('city')
    ? citiesIn(query.getAll('city'), catalogue)
    : route.city
      ? [route.city]
      : undefined;
  const known: Record<string, (name: string) => string | null> = {
    province: (name) => query.getAll(name).join('_'),
    town: () => [...towns].flatMap(([id, name]) => (catalogue.cities.has(id) ? [] : name)).join('_'),
    notcity: (name) => citiesIn(query.getAll(name), catalogue)?.join('_') ?? null,
    kinds: (name) => query.getAll(name).join('_'),
    energy: (name) => query.getAll(name).join('_'),
    kind: (name) => kindIn(query.get(name), catalogue),
  };
  const params = { get: (name: string) => (known[name] ?? ((own: string) => query.get(own)))(name) };
  return criteriaFromParams(list, params, {
    cities: nonEmpty([...(inCities ?? []), ...inTowns]),
    types: query.has('type') ? typesIn(query.getAll('type'), catalogue) : route.type ? [route.type] : undefined,
  });
}

/** The ids of the cities that a query names, in any of the ways below; undefined for none. */
function citiesIn(values: readonly string[], catalogue: Catalogue): string[] | undefined {
  const ids = splitValues(values).flatMap((value) => findCity(value, catalogue) ?? []);
  return ids.length > 0 ? ids : undefined;
}

/** The id of the town of a name, with the name as the query has it; nothing for an unknown one. */
function townWith(name: string): [id: string, name: string][] {
  const town = townCalled(name);
  return town ? [[town.id, name]] : [];
}

/** The `webIds` of the types that a query names, as "2" or "1_2"; undefined for none. */
function typesIn(values: readonly string[], { types }: Catalogue): number[] | undefined {
  const ids = splitValues(values)
    .filter((value) => /^\d{1,4}$/.test(value))
    .map(Number);
  const known = ids.filter((id) => types.has(id));
  return known.length > 0 ? known : undefined;
}

/** The kind of a type for business that a query names; null for none. */
const kindIn = (value: string | null, { typesInOrder }: Catalogue): string | null =>
  typesInOrder.some(({ commercial, kinds }) => commercial && kinds.some(({ id }) => id === value)) ? value : null;

/** Whether a query names a city or type that is unknown, but may be added later. */
const namesUnknown = (query: URLSearchParams, catalogue: Catalogue): boolean =>
  splitValues(query.getAll('city')).some((value) => !findCity(value, catalogue)) ||
  splitValues(query.getAll('type')).some((value) => !catalogue.types.has(Number(value)));

/** The parts of "hasselt_genk", and of a parameter that is repeated. */
const splitValues = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split('_')).filter(Boolean);

/** An id as addresses have it, `Hasselt|3500` as the specification has it, a name or a zip alone. */
function findCity(value: string, { cities, names }: Catalogue): string | undefined {
  if (cities.has(value)) return value;
  const [name = '', zip = name] = value.split('|');
  const named = names.find(toPhrase(name));
  return named?.is === 'city' ? named.ids[0] : names.atZip(zip.trim())[0];
}
