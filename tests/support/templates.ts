import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type { Property } from '@/lib/catalogue/schema/property';
import type { Locale } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routes/routes';
import { securityHeaders } from '@/lib/security/headers';
import { first, sample } from './sample-site';

const { catalogue, paths } = sample;
const unit = first(catalogue.properties.values(), ({ projectId }) => projectId === 30);
const gone = first(catalogue.withdrawn.keys(), () => true);
const homeThat = (fits: (home: Property) => unknown): Route => ({
  name: 'property',
  id: first(
    catalogue.properties.values(),
    (home) => fits(home) && !catalogue.projects.get(home.projectId ?? -1)?.external,
  ).id,
});
const homesByKind: Record<string, Route> = {
  'home for rent': homeThat(({ goal, webId, marquee }) => goal === 1 && webId === 2 && marquee === undefined),
  'home cut in price': homeThat(({ marquee, price, history }) => marquee === 2 && price.publish && history),
  'home that is sold': homeThat(({ marquee, history }) => marquee === 5 && history),
  'home in Brussels': homeThat(({ city, webId }) => city === 'elsene' && webId === 2),
  'building plot': homeThat(({ webId }) => webId === 4),
  'business to take over': homeThat(({ goal }) => goal === 2),
  'unit with the longest title': homeThat(({ id }) => id === 5925),
};

const sale: Route = { name: 'listings', list: 'sale' };
const routes = {
  home: { name: 'home' },
  list: sale,
  'list of a city': { ...sale, city: 'hasselt' },
  'commercial list': { name: 'listings', list: 'commercial' },
  references: { name: 'listings', list: 'references' },
  property: { name: 'property', id: 5801 },
  unit: { name: 'property', id: unit.id },
  projects: { name: 'projects' },
  project: { name: 'project', id: 32 },
  'project of houses': { name: 'project', id: 45 },
  'project that is sold out': { name: 'project', id: 42 },
  'page of an editor': { name: 'page', id: 'over-ons' },
  'page below a page': { name: 'page', id: 'diensten' },
  testimonials: { name: 'page', id: 'getuigenissen' },
  contact: { name: 'page', id: 'contact' },
  article: { name: 'page', id: 'privacy-statement' },
} satisfies Record<string, Route>;

/** The kinds of page with a separate address. */
export const templates = Object.keys(routes) as (keyof typeof routes)[];

/** The address of such a page in a language. */
export const addressOf = (template: keyof typeof routes, locale: Locale): string =>
  paths.href(routes[template], locale);

/** Every kind of page with an address in a language, variants such as filtered lists and errors included. */
export const everyPage = (locale: Locale): [name: string, address: string][] => [
  ...templatePages(locale),
  ...statePages(locale),
];

const templatePages = (locale: Locale): [name: string, address: string][] =>
  templates.map((template) => [template, addressOf(template, locale)]);

const statePages = (locale: Locale): [name: string, address: string][] => [
  ...Object.entries(homesByKind).map(([name, route]): [string, string] => [name, paths.href(route, locale)]),
  ['list without homes', `${paths.href(sale, locale)}?min=999999999`],
  ['filtered list', `${paths.href(sale, locale)}?max=300000&bedrooms=2&sort=price-asc&page=2`],
  [
    'list with words',
    `${paths.href({ ...sale, city: 'hasselt', type: 1 }, locale)}?garden=1&${new URLSearchParams({ q: 'villa hasselt jardin xyz' })}`,
  ],
  [
    'list with every kind of filter',
    `${paths.href(sale, locale)}?city=genk_hasselt&type=1_2&radius=10&energy=a_b&garden=1`,
  ],
  ['map of a list', `${paths.href(sale, locale)}?view=map`],
  ['search without result', `${paths.href(sale, locale)}?q=kasteel`],
  ['project of a building', paths.href({ name: 'project', id: 30 }, locale)],
  ['sorted project', `${addressOf('project', locale)}?sort=price`],
  ['filtered projects', `${addressOf('projects', locale)}?city=zonhoven`],
  ['no favourites', paths.href({ name: 'favourites' }, locale)],
  ['nothing to compare', paths.href({ name: 'compare' }, locale)],
  ['list of favourites', `${paths.href({ name: 'favourites' }, locale)}?ids=5801,5802,${gone}`],
  ['homes compared', `${paths.href({ name: 'compare' }, locale)}?ids=5801,5802,5925`],
  ['page of every module', paths.href({ name: 'page', id: 'test-page' }, locale)],
  ['thank-you page', paths.href({ name: 'page', id: 'contact-me-thanks' }, locale)],
  ['form', paths.href({ name: 'page', id: 'contact-demand' }, locale)],
  ['search to register', paths.href({ name: 'page', id: 'demand-register' }, locale)],
  [
    'search taken over from a list',
    `${paths.href({ name: 'page', id: 'demand-register' }, locale)}?search=sale.hasselt.1.max-400000.energy-a_b`,
  ],
  ['newsletter', paths.href({ name: 'page', id: 'sign-newsletter' }, locale)],
  ['link that leads nowhere', paths.href({ name: 'subscription' }, locale)],
  ['form about a home', `${paths.href({ name: 'page', id: 'contact-me' }, locale)}?property=5801`],
  ['appointment form about a home', `${paths.href({ name: 'page', id: 'contact-appointment' }, locale)}?property=5801`],
  ['appointment that is unknown', paths.href({ name: 'visit' }, locale)],
  ['login', paths.href({ name: 'login' }, locale)],
  ['forgotten password', paths.href({ name: 'password' }, locale)],
  ['own data', paths.href({ name: 'my-data' }, locale)],
  ['own data: a link is on its way', `${paths.href({ name: 'my-data' }, locale)}?said=sent`],
  ['own data behind a link that is over', `${paths.href({ name: 'my-data' }, locale)}?said=over`],
  ['missing page', `/${locale}/nowhere/`],
  ['page of a home that is gone', `/${locale}/property/${gone}/`],
];

const tags = /<title>[^<]*<\/title>|<meta [^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/g;

/** The head elements of every kind of page for browsers and search engines, in Dutch; fails if a page has no title. */
export async function headsOf(request: APIRequestContext): Promise<Record<string, string[]>> {
  const heads: Record<string, string[]> = {};
  for (const [name, address] of everyPage('nl')) {
    const head = [...new Set((await (await request.get(address)).text()).match(tags))].sort();
    expect(head, name).toContainEqual(expect.stringMatching(/^<title>\S/));
    heads[name] = head;
  }
  return heads;
}

/** Expects every security header, and one policy that allows no foreign script. */
export function expectHeaders(answer: APIResponse): void {
  const sent = answer.headers();
  for (const { key, value } of securityHeaders) expect(sent[key.toLowerCase()]).toBe(value);
  const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy');
  // Browsers apply two policies together: one would block the page's scripts.
  expect(policies).toHaveLength(1);
  const [, scripts] = /script-src ([^;]+)/.exec(policies[0]?.value ?? '') ?? [];
  expect(scripts).toMatch(/^'self'(?: '(?:sha256|nonce)-[\w+/=]+')*$/);
  expect(policies[0]?.value).toContain("default-src 'none'");
  expect(policies[0]?.value).toContain("frame-ancestors 'none'");
  expect(sent).not.toHaveProperty('x-powered-by');
}

/** Expects the same, and no cookie. */
export function expectSafe(answer: APIResponse): void {
  expectHeaders(answer);
  expect(answer.headers()).not.toHaveProperty('set-cookie');
}
