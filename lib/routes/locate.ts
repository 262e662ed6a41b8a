import { isLocale, type Locale, locales } from '../i18n/locales.ts';
import type { AddressIndex } from './addresses.ts';
import {
  type ListName,
  lists,
  originals,
  type PortalSection,
  portalSections,
  projectDetail,
  type Route,
  sectionSegments,
  segments,
  singlePages,
} from './routes.ts';

export interface Located {
  route: Route;
  /** null: the address names no language, as original paths do. */
  locale: Locale | null;
}

/** The page of an address in any accepted form: original paths, upper case, a missing slash, outdated slugs, words of another language; null for none. */
export function locate(index: AddressIndex, pathname: string): Located | null {
  const parts = pathname.toLowerCase().split('/').filter(Boolean);
  const locale = isLocale(parts[0]) ? parts[0] : null;
  const rest = locale ? parts.slice(1) : parts;
  const route =
    (locale ? parseLocalized(index, rest, locale) : parseOriginal(index, rest)) ??
    page(index, rest, locale) ??
    (locale && parseAnyLanguage(index, rest));
  return route && { route, locale };
}

/** Whether an address is written as that of a home, whatever its number: for one that is not known. */
export function looksLikeHome(pathname: string): boolean {
  const parts = pathname.toLowerCase().split('/').filter(Boolean);
  const locale = isLocale(parts[0]) ? parts[0] : null;
  const [first, ...rest] = locale ? parts.slice(1) : parts;
  if (!/^\d+$/.test(rest.at(-1) ?? '')) return false;
  if (first === originals.property) return rest.length === 1;
  return (
    rest.length === 3 &&
    lists.some((name) => locale && first !== undefined && Object.values(segments[name]).includes(first))
  );
}

function page(index: AddressIndex, parts: string[], locale: Locale | null): Route | null {
  const id = index.pages.find(parts, locale);
  return id === null ? null : { name: 'page', id };
}

function parseLocalized(index: AddressIndex, parts: string[], locale: Locale): Route | null {
  const [first, ...rest] = parts;
  const list = lists.find((name) => first === segments[name][locale]);
  if (list) return rest.length === 3 ? property(index, rest[2]) : listings(index, list, rest, locale);
  const single = rest.length === 0 && singlePages.find((name) => first === segments[name][locale]);
  if (single) return { name: single };
  if (first === segments.portal[locale]) return portal(rest, (section) => sectionSegments[section][locale]);
  if (first === segments.projects[locale]) {
    if (rest.length === 3) return project(index, rest[2]);
    return rest.length === 4 || rest.length === 5 ? property(index, rest.at(-1)) : null;
  }
  return parseOriginal(index, parts);
}

/** An address that was written or translated by hand often keeps the words of another language. */
function parseAnyLanguage(index: AddressIndex, parts: string[]): Route | null {
  for (const locale of locales) {
    const route = parseLocalized(index, parts, locale);
    if (route) return route;
  }
  return null;
}

function parseOriginal(index: AddressIndex, [first, second, ...rest]: string[]): Route | null {
  if (first === undefined) return { name: 'home' };
  if (rest.length > 0) return null;
  if (first === originals.property) return property(index, second);
  if (first === originals.project) return project(index, second);
  if (first === originals.portal) return portal(second === undefined ? [] : [second], (section) => section);
  if (second !== undefined) return null;
  if (first === projectDetail) return { name: 'projects' };
  const single = singlePages.find((name) => first === originals[name]);
  if (single) return { name: single };
  const list = lists.find((name) => first === originals[name]);
  return list ? { name: 'listings', list } : null;
}

function listings(
  index: AddressIndex,
  list: ListName,
  [cityPart, typePart, ...rest]: string[],
  locale: Locale,
): Route | null {
  if (cityPart === undefined) return { name: 'listings', list };
  const city = index.cities.find(cityPart, locale);
  if (city === null || rest.length > 0) return null;
  if (typePart === undefined) return { name: 'listings', list, city };
  const type = index.types.find(typePart, locale);
  return type === null ? null : { name: 'listings', list, city, type };
}

function portal([part, ...rest]: string[], segmentOf: (section: PortalSection) => string): Route | null {
  if (part === undefined) return { name: 'portal' };
  const section = portalSections.find((name) => segmentOf(name) === part);
  return section && rest.length === 0 ? { name: 'portal', section } : null;
}

const number = (part: string | undefined): number | null => (part && /^[1-9]\d{0,8}$/.test(part) ? Number(part) : null);

function property(index: AddressIndex, part: string | undefined): Route | null {
  const id = number(part);
  if (id === null) return null;
  const route = { name: 'property', id } as const;
  return index.source.getProperty(id) || index.source.isGone?.(route) ? route : null;
}

function project(index: AddressIndex, part: string | undefined): Route | null {
  const id = number(part);
  if (id === null) return null;
  const route = { name: 'project', id } as const;
  return index.source.getProject(id) || index.source.isGone?.(route) ? route : null;
}
