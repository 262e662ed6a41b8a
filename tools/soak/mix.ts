import { prebuiltProperties } from '../../lib/catalogue/search/prebuilt.ts';
import type { Snapshot } from '../../lib/content/snapshot.ts';
import { forms } from '../../lib/forms/forms.ts';
import { type Locale, locales } from '../../lib/i18n/locales.ts';
import type { Route } from '../../lib/routes/routes.ts';
import type { ExpectedResponse } from './expectations.ts';
import type { Targets } from './targets.ts';

const whole = '</html>';

/** Requests of visitors and robots by kind, each in every language, for pages that the soak does not change. */
function requestsOf(snapshot: Snapshot, targets: Targets): Record<string, Omit<ExpectedResponse, 'kind'>[]> {
  const { catalogue, content, paths } = snapshot;
  const inAllLanguages = (routes: readonly Route[], more: Partial<ExpectedResponse> = {}) =>
    routes.flatMap((route) =>
      locales.map((locale) => ({ path: paths.href(route, locale), end: whole, shows: `lang="${locale}`, ...more })),
    );
  const perLocale = (make: (locale: Locale) => Omit<ExpectedResponse, 'kind'>) => locales.map(make);
  const changed = new Set([targets.home.city, targets.leaving.city]);
  const cities = [...catalogue.search.countsByCity('sale').keys()].filter((city) => !changed.has(city));
  const homes = prebuiltProperties(catalogue).filter((id) => id !== targets.home.id && id !== targets.leaving.id);
  const projects = [...catalogue.projects.values()].filter(({ external }) => !external);
  const withForm = new Set(content.formPages.values());
  const texts = [...content.pages.keys()].filter((id) => !withForm.has(id) && id !== targets.page);
  // Without a home, a form about a home redirects.
  const formPages = [...content.formPages].filter(([form]) => !forms[form].subject?.isRequired);
  return {
    home: inAllLanguages([{ name: 'home' }]),
    'landing list': inAllLanguages([
      ...(['sale', 'rent', 'references'] as const).map((list) => ({ name: 'listings', list }) as const),
      ...cities.map((city) => ({ name: 'listings', list: 'sale', city }) as const),
    ]),
    'filtered list': Array.from({ length: 50 }, (_, step) => `?min=${(step + 1) * 5_000}`).flatMap((query) =>
      perLocale((locale) => ({
        path: paths.href({ name: 'listings', list: 'sale' }, locale) + query,
        end: whole,
      })),
    ),
    property: homes.flatMap((id) =>
      inAllLanguages([{ name: 'property', id }], { shows: catalogue.properties.get(id)?.reference }),
    ),
    projects: inAllLanguages([{ name: 'projects' }, ...projects.map(({ id }) => ({ name: 'project', id }) as const)]),
    'text page': inAllLanguages(texts.map((id) => ({ name: 'page', id }))),
    'form page': inAllLanguages(
      formPages.map(([, id]) => ({ name: 'page', id })),
      { shows: '<form' },
    ),
    'search index': perLocale((locale) => ({ path: `/api/search/${locale}/`, end: ']' })),
    sitemap: [{ path: '/sitemap.xml', end: '>' }],
    missing: perLocale((locale) => ({ path: `/${locale}/heem-missing/`, status: 404, end: whole })),
    gone: [...catalogue.withdrawn.keys()].flatMap((id) =>
      perLocale((locale) => ({ path: `/${locale}/property/${id}/`, status: 410, end: whole })),
    ),
  };
}

/** Requests of each kind out of forty. */
const shares: Record<string, number> = {
  property: 14,
  'landing list': 6,
  'filtered list': 6,
  home: 4,
  projects: 2,
  'text page': 2,
  'form page': 2,
  'search index': 1,
  sitemap: 1,
  missing: 1,
  gone: 1,
};

/** Returns a function that returns the next request: kinds by their shares, and in each kind the first addresses more often than the last. */
export function createMix(snapshot: Snapshot, targets: Targets): () => ExpectedResponse {
  const requests = requestsOf(snapshot, targets);
  const order = Object.entries(shares).flatMap(([kind, share]) =>
    Array.from({ length: requests[kind]?.length ? share : 0 }, (_, i) => ({ kind, at: (i + 0.5) / share })),
  );
  const kinds = order.sort((a, b) => a.at - b.at).map(({ kind }) => kind);
  const counts = new Map<string, number>();
  let iteration = 0;
  return () => {
    const kind = kinds[iteration++ % kinds.length] ?? '';
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    const next = requests[kind]?.[Math.floor(requests[kind].length * popular(count))];
    if (!next) throw new Error(`expected a request of the kind ${kind}`);
    return { kind, ...next };
  };
}

// Half of the requests go to an eighth of the addresses, as with real visitors, and every address is requested: multiples of the
// golden ratio fill the range from 0 to 1 evenly.
const popular = (count: number): number => ((count * 0.618_033_988_75) % 1) ** 3;
