import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { slug } from '@/lib/base/slug';
import { distance } from '@/lib/catalogue/places/distance';
import { findTowns } from '@/lib/catalogue/places/find-towns';
import { provinceIds } from '@/lib/catalogue/places/provinces';
import { regionByZip } from '@/lib/catalogue/places/region';
import { citiesWith, getTown, townEntry, townNamed, towns } from '@/lib/catalogue/places/towns';
import { cityOfTown, townsToAdd } from '@/lib/catalogue/places/towns-to-add';
import { citiesFile, citySchema } from '@/lib/catalogue/schema/lists';
import { locales } from '@/lib/i18n/locales';

const citiesOf = (folder: string) => citiesFile.parse(JSON.parse(readFileSync(`${folder}/cities.json`, 'utf8'))).items;
const belgian = towns.filter(({ countryId }) => countryId === 10);
const municipalities = towns.filter(({ municipality }) => municipality === undefined);

describe('the list of towns', () => {
  it('has the 565 municipalities of Belgium of 2025, by province, the 100 of Luxembourg, and their parts', () => {
    const counts = Object.fromEntries(
      [...Map.groupBy(municipalities, ({ province }) => province)].map(([province, all]) => [province, all.length]),
    );
    expect(counts).toMatchObject({
      antwerp: 67,
      brussels: 19,
      'east-flanders': 55,
      'flemish-brabant': 63,
      hainaut: 69,
      liege: 84,
      limburg: 38,
      luxembourg: 43,
      namur: 38,
      'walloon-brabant': 27,
      'west-flanders': 62,
    });
    expect(municipalities.filter(({ countryId }) => countryId === 50)).toHaveLength(100);
    expect(belgian.length).toBeGreaterThan(2750);
    expect(Object.keys(counts).toSorted()).toEqual(provinceIds.toSorted());
  });

  it('has every city of the site as the site has it', () => {
    for (const city of ['data', 'tests/data'].flatMap(citiesOf)) {
      const { latitude, longitude, ...rest } = townEntry(city.id) ?? {};
      expect(rest).toEqual({ ...city, latitude: undefined, longitude: undefined });
      expect(distance({ latitude: latitude ?? 0, longitude: longitude ?? 0 }, city)).toBeLessThan(0.02);
    }
  });

  it('gives entries that the site takes: an id of its own, names that make an address of its own in each language', () => {
    expect(new Set(towns.map(({ id }) => id)).size).toBe(towns.length);
    for (const { id } of towns) expect(citySchema.safeParse(townEntry(id)).error).toBeUndefined();
    for (const locale of locales)
      expect(new Set(towns.map(({ name }) => slug(name[locale]))).size, locale).toBe(towns.length);
  });

  it('has each place in the country, near its municipality, in the region of its postal code', () => {
    for (const town of towns) {
      expect(
        town.latitude > 49.4 && town.latitude < 51.51 && town.longitude > 2.5 && town.longitude < 6.52,
        town.id,
      ).toBe(true);
      const whole = town.municipality === undefined ? town : getTown(town.municipality);
      expect(whole?.municipality, town.id).toBeUndefined();
      expect(distance(town, whole ?? town), town.id).toBeLessThan(21);
      if (whole)
        expect(regionByZip(town.countryId, town.zips[0] ?? '')).toBe(regionByZip(whole.countryId, whole.zips[0] ?? ''));
    }
  });

  it.each([
    ['antwerpen', ['borsbeek']],
    ['pajottegem', ['galmaarden', 'gooik', 'herne']],
    ['wingene', ['ruiselede']],
    ['tielt', ['meulebeke']],
    ['nazareth-de-pinte', ['de-pinte']],
    ['lochristi', ['wachtebeke']],
    ['lokeren', ['moerbeke']],
    ['merelbeke-melle', ['melle']],
    ['beveren-kruibeke-zwijndrecht', ['zwijndrecht', 'kruibeke']],
    ['bilzen-hoeselt', ['hoeselt']],
    ['tongeren-borgloon', ['borgloon']],
    ['tessenderlo-ham', ['ham']],
    ['hasselt', ['kortessem']],
    ['bastenaken', ['bertogne']],
    ['gembloers', ['grand-leez']],
    ['brussel', ['laken']],
    ['saint-nicolas-luik', ['tilleur']],
    ['middelkerke', ['lombardsijde']],
    ['kopstal', ['bridel']],
  ])('%s has its parts', (whole, parts) => {
    for (const part of parts) expect(getTown(part)?.municipality).toBe(whole);
  });

  it.each([
    ['bergen', ['Bergen', 'Mons', 'Mons', 'Mons']],
    ['luik', ['Luik', 'Liège', 'Liège', 'Lüttich']],
    ['elsene', ['Elsene', 'Ixelles', 'Ixelles', 'Ixelles']],
    ['kelmis', ['Kelmis', 'La Calamine', 'Kelmis', 'Kelmis']],
    ['s-gravenvoeren', ['’s-Gravenvoeren', 'Fouron-le-Comte', '’s-Gravenvoeren', '’s-Gravenvoeren']],
    ['komen-waasten', ['Komen-Waasten', 'Comines-Warneton', 'Comines-Warneton', 'Comines-Warneton']],
    ['ieper', ['Ieper', 'Ypres', 'Ypres', 'Ypern']],
    ['berg-tongeren', ['Berg (Tongeren)', 'Berg (Tongres)', 'Berg (Tongeren)', 'Berg (Tongern)']],
    ['dudelange', ['Dudelange', 'Dudelange', 'Dudelange', 'Düdelingen']],
  ])('%s has its names', (id, names) => {
    const { name } = getTown(id) ?? {};
    expect(name && [name.nl, name.fr, name.en, name.de]).toEqual(names);
  });
});

describe('a town', () => {
  it.each([
    ['hasselt', 'hasselt'],
    ['Haselt', 'hasselt'],
    ['3500 h', 'hasselt'],
    ['B-3700 Tongres', 'tongeren'],
    ['luttich', 'luik'],
    ['MONS', 'bergen'],
    ['st truiden', 'sint-truiden'],
    ['Saint Trond', 'sint-truiden'],
    ['O.L.V. Waver', 'onze-lieve-vrouw-waver'],
    ['gravenvoeren', 's-gravenvoeren'],
    ['L-8041', 'strassen'],
    ['Diddeleng', 'dudelange'],
    ['Scherpenheuvel Zichm', 'scherpenheuvel-zichem'],
    ['2018', 'antwerpen'],
    ['3500 Genk', 'genk'],
  ])('is found by "%s"', (query, id) => expect(findTowns(query, 'fr')[0]?.id).toBe(id));

  it('is one of ten results at most, with namesakes, and with a typo only where no other town matches', () => {
    expect(findTowns('ber', 'nl')).toHaveLength(10);
    expect(findTowns('berg', 'nl').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['berg', 'berg-tongeren', 'bergen']),
    );
    expect(findTowns('wavre', 'fr').every(({ name }) => /wavre/i.test(name.fr))).toBe(true);
  });

  it.each(['', ' ', 'h', '3', '?', 'xyzzy', '9999 xyzzy', 'a'.repeat(5000)])('is not found by "%s"', (query) =>
    expect(findTowns(query, 'nl')).toEqual([]),
  );
});

it.each([
  ['Berg', '3700', 10, 'berg-tongeren'],
  ['AALST', '3800', 10, 'aalst-sint-truiden'],
  ['Aalst', undefined, 10, undefined],
  ['Anvers', '2060', undefined, 'antwerpen'],
  ['Luxembourg', '2132', 50, 'luxemburg'],
  ['Sinaai-Waas', '9112', undefined, 'sinaai'],
  [undefined, '3945', undefined, undefined],
  [undefined, '3090', undefined, 'overijse'],
  ['Hasselt', '3600', undefined, undefined],
  [undefined, undefined, undefined, undefined],
] as const)('the town %s with the postal code %s is the only one, or none', (name, zip, country, id) =>
  expect(townNamed(name, zip, country)?.id).toBe(id),
);

it('cities are added to the list of the site once, and those that it has stay', () => {
  const [hasselt, genk] = ['hasselt', 'genk'].map((id) => citySchema.parse(townEntry(id)));
  const own = { ...hasselt, zip: '3599' };
  expect(citiesWith({ $schema: 'x', items: [own] }, citySchema.array().parse([hasselt, genk]))).toEqual({
    $schema: 'x',
    items: [own, genk],
  });
});

describe('the towns that a record names', () => {
  const own = citySchema.parse({ ...townEntry('ganshoren'), id: 'our-ganshoren', zip: '1084' });
  const namesake = citySchema.parse({ ...townEntry('jette'), province: 'namur' });

  it('are added where the site has them under no id', () => {
    const record = {
      city: 'genk',
      blocks: [{ city: 'koekelberg' }, { city: 'koekelberg' }],
      title: { city: { nl: 'x' } },
    };
    expect(townsToAdd(record, new Map()).map(({ id }) => id)).toEqual(['genk', 'koekelberg']);
    expect(townsToAdd({ city: 'atlantis' }, new Map())).toEqual([]);
    expect(townsToAdd(null, new Map())).toEqual([]);
  });

  it('are those that the site has, whatever somebody called them, and never a second one of a name', () => {
    expect(cityOfTown('ganshoren', new Map([[own.id, own]]))).toBe(own);
    expect(townsToAdd({ city: 'ganshoren' }, new Map([[own.id, own]]))).toEqual([]);
    expect(cityOfTown('jette', new Map([['jet', { ...namesake, id: 'jet' }]]))).toBeUndefined();
  });
});
