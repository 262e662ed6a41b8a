import { prebuiltProperties } from '../../lib/catalogue/prebuilt.ts';
import type { Snapshot } from '../../lib/data/load.ts';
import { forms } from '../../lib/forms/forms.ts';
import { type Locale, locales } from '../../lib/i18n/locales.ts';
import type { Route } from '../../lib/routes/routes.ts';
import type { ExpectedResponse } from './expectations.ts';
import type { Targets } from './targets.ts';

const whole = '</html>';

/** What visitors and robots ask for, by kind, each in every language; none of it is changed by the soak. */
function asksOf(snapshot: Snapshot, targets: Targets): Record<string, Omit<ExpectedResponse, 'kind'>[]> {
  const { catalogue, content, paths } = snapshot;
  const everywhere = (routes: readonly Route[], more: Partial<ExpectedResponse> = {}) =>
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
  const formPages = [...content.formPages].filter(([form]) => !forms[form].about?.must);
  return {
    home: everywhere([{ name: 'home' }]),
    'landing list': everywhere([
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
      everywhere([{ name: 'property', id }], { shows: catalogue.properties.get(id)?.reference }),
    ),
    projects: everywhere([{ name: 'projects' }, ...projects.map(({ id }) => ({ name: 'project', id }) as const)]),
    'text page': everywhere(texts.map((id) => ({ name: 'page', id }))),
    'form page': everywhere(
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

/** Returns a function that says what to ask for next: kinds in their shares, and of each kind the first addresses more often than the last. */
export function createMix(snapshot: Snapshot, targets: Targets): () => ExpectedResponse {
  const asks = asksOf(snapshot, targets);
  const order = Object.entries(shares).flatMap(([kind, share]) =>
    Array.from({ length: asks[kind]?.length ? share : 0 }, (_, i) => ({ kind, at: (i + 0.5) / share })),
  );
  const kinds = order.sort((a, b) => a.at - b.at).map(({ kind }) => kind);
  const asked = new Map<string, number>();
  let turn = 0;
  return () => {
    const kind = kinds[turn++ % kinds.length] ?? '';
    const count = asked.get(kind) ?? 0;
    asked.set(kind, count + 1);
    const next = asks[kind]?.[Math.floor(asks[kind].length * popular(count))];
    if (!next) throw new Error(`expected something to ask for of ${kind}`);
    return { kind, ...next };
  };
}

// Half of the requests go to an eighth of the addresses, as visitors' do, and every address has its turn: multiples of the golden
// section fill the span from 0 to 1 evenly.
const popular = (count: number): number => ((count * 0.618_033_988_75) % 1) ** 3;
