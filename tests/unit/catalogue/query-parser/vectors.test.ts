import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/catalogue/query-parser/parse-query';
import type { Filters } from '@/lib/catalogue/search/criteria';
import { locales } from '@/lib/i18n/locales';
import { lists } from '@/lib/routes/routes';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';

interface Vector {
  line: string;
  list?: 'sale' | 'rent';
  filters: Filters;
  unknown?: string[];
}

const { names } = sample.catalogue;
const min = 40;

/** The filters that a line on the list of homes for sale states, without empty ones. */
function meaningOf(line: string, locale: (typeof locales)[number]): Vector {
  const { list, filters, unknown } = parseQuery(line, locale, 'sale', names);
  return JSON.parse(JSON.stringify({ line, list, filters, unknown: unknown.length > 0 ? unknown : undefined }));
}

describe.each(locales)('a line in %s', (locale) => {
  const vectors: Vector[] = JSON.parse(readFileSync(`tests/unit/vectors/search-lines/${locale}.json`, 'utf8'));

  it(`has at least ${min} examples`, () => expect(vectors.length).toBeGreaterThanOrEqual(min));
  it.each(vectors.map((vector) => [vector.line, vector] as const))('%s', (line, vector) =>
    expect(meaningOf(line, locale)).toEqual(vector),
  );
});

it.each([
  ['nl', 'maison avec jardin à Zonhoven'],
  ['fr', 'huis met tuin in Zonhoven'],
  ['de', 'house with garden in Zonhoven'],
  ['en', 'Haus mit Garten in Zonhoven'],
] as const)('a line in the language of another page on a page in %s: %s', (locale, line) =>
  expect(meaningOf(line, locale)).toEqual({
    line,
    filters: { cities: ['zonhoven'], types: [1], features: ['garden'] },
  }),
);

const filtersOf = (line: string, list: (typeof lists)[number]) =>
  JSON.parse(JSON.stringify(parseQuery(line, 'nl', list, names).filters));

it.each([
  ['appartement 850', { types: [2], maxPrice: 850 }],
  ['onder 900', { maxPrice: 900 }],
  ['tussen 700 en 1000', { minPrice: 700, maxPrice: 1000 }],
  ['studio 3500', { types: [3], cities: ['hasselt', 'sint-lambrechts-herk'] }],
])('on the list of homes for rent a bare number is a rent: %s', (line, filters) =>
  expect(filtersOf(line, 'rent')).toEqual(filters),
);

it('a line that is nothing but a name is known as one', () => {
  const isName = (line: string) => parseQuery(line, 'nl', 'sale', names).isName;
  expect(['Hasselt', 'liege', '3600', 'appartement', 'Sint-Truiden'].map(isName)).toEqual(Array(5).fill(true));
  expect(['huis Hasselt', 'te huur', 'tuin', 'kasteel', 'kasteel Hasselt', ''].map(isName)).toEqual(
    Array(6).fill(false),
  );
});

it.each([
  ['kantoor hasselt', 'commercial', { cities: ['hasselt'], kind: 'office' }],
  ['winkelruimte te huur', 'commercial', { kind: 'shop' }],
  ['restaurant of café', 'commercial', { kind: 'horeca' }],
  ['winkel of kantoor', 'commercial', { types: [6] }],
  ['handelspand', 'commercial', { types: [6] }],
  ['kantoor', 'sale', { types: [6] }],
] as const)('the kind of a commercial property is a filter of its own list alone: %s', (line, list, filters) =>
  expect(filtersOf(line, list)).toEqual(filters),
);

describe.each(lists)('the example that the line of the list %s shows', (list) =>
  it.each(locales)('is understood as a whole in %s', (locale) => {
    for (const key of [`examples.${list}`, ...(list === 'sale' ? ['example'] : [])]) {
      const { filters, unknown } = parseQuery(wordsIn(locale)(`search.${key}`), locale, list, names);
      expect(unknown).toEqual([]);
      expect(filters.types ?? filters.kind).toBeDefined();
    }
  }),
);
