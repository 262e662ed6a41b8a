import { type Locale, locales } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routes/route';
import { first, sample } from './sample-site';

const { catalogue, paths } = sample;
const unit = first(catalogue.properties.values(), ({ projectId }) => projectId === 30);
const gone = first(catalogue.withdrawn.keys(), () => true);

const sale: Route = { name: 'listings', goal: 'sale' };
const routes = {
  home: { name: 'home' },
  list: sale,
  'list of a city': { ...sale, city: 'hasselt' },
  property: { name: 'property', id: 5801 },
  unit: { name: 'property', id: unit.id },
  projects: { name: 'projects' },
  project: { name: 'project', id: 30 },
} satisfies Record<string, Route>;

/** The kinds of page that have an address of their own. */
export const templates = Object.keys(routes) as (keyof typeof routes)[];

/** The address of such a page in a language. */
export const addressOf = (template: keyof typeof routes, locale: Locale): string =>
  paths.href(routes[template], locale);

/** Every kind of page, by name, with an address in a language: those with one of their own, and what else a visitor may meet. */
export const everyPage = (locale: Locale): [name: string, address: string][] => [
  ...templates.map((template): [string, string] => [template, addressOf(template, locale)]),
  ['list without homes', `${paths.href(sale, locale)}?min=999999999`],
  ['filtered list', `${paths.href(sale, locale)}?max=300000&bedrooms=2&sort=price-asc&page=2`],
  ['search without result', `${paths.href(sale, locale)}?q=kasteel`],
  ['missing page', `/${locale}/nowhere/`],
  ['page of a home that is gone', `/${locale}/property/${gone}/`],
];

/** Every kind of page in every language. */
export const everyPageInEveryLanguage = locales.flatMap((locale) =>
  everyPage(locale).map(([name, address]) => ({ name, address, locale })),
);
