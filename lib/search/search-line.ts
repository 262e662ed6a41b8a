import { cleanDescription } from '../base/describe.ts';
import type { IconName } from '../base/icon-names.ts';
import { plain } from '../base/slug.ts';
import { provinces } from '../catalogue/places/provinces.ts';
import { sorts } from '../catalogue/search/criteria.ts';
import { listingHref } from '../catalogue/search/criteria-query.ts';
import { isHomeKind } from '../catalogue/search/home-kinds.ts';
import { enabledLocales } from '../content/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { type Locale, locales } from '../i18n/locales.ts';

/** A place or type in the response of /api/search/{locale}/, the index of the search line. */
export interface IndexedTerm {
  kind: 'city' | 'type';
  name: string;
  /** The searchable words without accents: zip, names in all languages, kinds of a type. */
  words: string;
  description: string;
  sale: { count: number; path: string };
  rent: { count: number; path: string };
}

/** The response of /api/homes/{locale}/{id}/. */
export interface FoundHome {
  path: string;
  title: string;
  description: string;
  price: string;
  /** Left out while no picture is ready. */
  thumbnail?: string;
  /** Address of a picture for its card on a map. */
  picture?: string;
  /** The origin of the picture, if it must be stated beside it. */
  pictureLabel?: string;
  facts: { icon: IconName; text: string; label: string }[];
}

export interface Suggestion {
  key: string;
  group: 'line' | 'homes' | 'projects' | 'cities' | 'types';
  path: string;
  title: string;
  description: string;
  /** Address of a 60 × 60 px picture. */
  thumbnail?: string;
}

/** The search block on any page. */
export interface SearchFormView {
  salePath: string;
  rentPath: string;
  /** The numbers of homes for sale and for rent; null if the agency hides them. */
  totals: { sale: number; rent: number } | null;
}

export const searchFormView = (locale: Locale, { catalogue, content, paths }: Snapshot): SearchFormView => ({
  salePath: paths.href({ name: 'listings', list: 'sale' }, locale),
  rentPath: paths.href({ name: 'listings', list: 'rent' }, locale),
  totals: content.header.banner.showTotals ? catalogue.search.totals() : null,
});

const maxDescriptionLength = 100;

/** Returns the places and types that have homes, for the search line of one language. */
export function searchIndex(locale: Locale, { catalogue, paths }: Snapshot): IndexedTerm[] {
  const byCity = { sale: catalogue.search.countsByCity('sale'), rent: catalogue.search.countsByCity('rent') };
  const byType = { sale: catalogue.search.countsByType('sale'), rent: catalogue.search.countsByType('rent') };
  const countsByKind = (list: 'sale' | 'rent') =>
    catalogue.search.search({ list, sort: sorts[0], page: 1 }, 1).facets.homeKinds;
  const cities = [...catalogue.cities.values()].map((city): IndexedTerm => {
    const goal = (name: 'sale' | 'rent') => ({
      count: byCity[name].get(city.id) ?? 0,
      path: paths.href({ name: 'listings', list: name, city: city.id }, locale),
    });
    return {
      kind: 'city',
      name: city.name[locale],
      words: joinWords([city.zip, ...locales.map((code) => city.name[code])]),
      description: `${city.zip} · ${provinces[city.province][locale]}`,
      sale: goal('sale'),
      rent: goal('rent'),
    };
  });
  const types = [...catalogue.types.values()].map((type): IndexedTerm => {
    const goal = (name: 'sale' | 'rent') => ({
      count: byType[name].get(type.webId) ?? 0,
      path: paths.href({ name: 'listings', list: name, type: type.webId }, locale),
    });
    const kinds = type.kinds.map(({ name }) => name[locale]);
    return {
      kind: 'type',
      name: type.name[locale],
      words: joinWords([
        type.name[locale],
        ...type.kinds.flatMap(({ id, name }) => (isHomeKind(id) ? [] : [name[locale]])),
      ]),
      description: cleanDescription(kinds.join(', '), maxDescriptionLength),
      sale: goal('sale'),
      rent: goal('rent'),
    };
  });
  const found = { sale: countsByKind('sale'), rent: countsByKind('rent') };
  const kinds = [...catalogue.types.values()].flatMap((type) =>
    type.kinds.flatMap(({ id, name }): IndexedTerm[] => {
      if (!isHomeKind(id)) return [];
      const goal = (list: 'sale' | 'rent') => ({
        count: found[list].get(id) ?? 0,
        path: listingHref({ list, kinds: [id], sort: sorts[0], page: 1 }, locale, { paths }),
      });
      return [
        {
          kind: 'type',
          name: name[locale],
          words: joinWords(locales.map((code) => name[code])),
          description: type.name[locale],
          sale: goal('sale'),
          rent: goal('rent'),
        },
      ];
    }),
  );
  return [...cities, ...types, ...kinds].filter(({ sale, rent }) => sale.count + rent.count > 0);
}

/** Returns the locale of an API path; null if it is not enabled. */
export const enabledLocale = (code: string, { content }: Snapshot): Locale | null =>
  enabledLocales(content.site).find((locale) => locale === code) ?? null;

const joinWords = (names: string[]): string => [...new Set(names.map(plain))].join(' · ');
