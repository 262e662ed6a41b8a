import { describe, expect, it } from 'vitest';
import { toCatalogue } from '@/lib/catalogue/catalogue';
import { preparedPictures } from '@/lib/catalogue/prepared-pictures';
import type { Property } from '@/lib/catalogue/schema/property';
import { homeWarnings, type WarningContext } from '@/lib/catalogue/warnings/home-warnings';
import { otherHomes } from '@/lib/catalogue/warnings/other-homes';
import { type Warning, warningCodes } from '@/lib/catalogue/warnings/warning';
import { warningText } from '@/lib/catalogue/warnings/warning-text';
import { loadData } from '@/lib/data/load';
import { dataWarnings } from '@/lib/data/warnings';
import { locales, localize } from '@/lib/i18n/locales';
import { first, homes, sample } from '@/tests/support/sample-site';
import { Folder } from './folder';

const text = localize(() => 'Ruim.');
const bare = (home: Property): Property => ({ ...home, title: text, description: text });
const flat = bare(first(homes, ({ id }) => id === 5802));
const room = bare({ ...first(homes, ({ id }) => id === 5922), marquee: undefined });
const context: WarningContext = {
  day: '2026-11-24',
  data: sample,
  others: otherHomes(sample.catalogue),
  pictures: preparedPictures(),
};
const warningsOf = (home: Property, changed: Partial<WarningContext> = {}) =>
  homeWarnings(home, { ...context, ...changed });
const codes = (home: Property, changed: Partial<WarningContext> = {}) =>
  warningsOf(home, changed).map(({ code }) => code);
const priced = (home: Property, amount: number, more: Partial<Property> = {}): Property => ({
  ...home,
  price: { ...home.price, amount },
  ...more,
});
const withGroup = <Group extends keyof Property['attributes']>(
  home: Property,
  group: Group,
  values: Property['attributes'][Group],
): Property => ({
  ...home,
  attributes: { ...home.attributes, [group]: { ...home.attributes[group], ...values } },
});

describe('a price', () => {
  it('of ten times as much or as little as those of homes like it', () => {
    expect(codes(flat)).toEqual([]);
    expect(codes(priced(flat, flat.price.amount * 10))).toEqual(['priceFar']);
    expect(codes(priced(flat, Math.round(flat.price.amount / 10)))).toEqual(['priceFar']);
  });

  it('that is small for a rent: 1.250 is one and a quarter in JSON', () => {
    expect(codes(priced(room, 1.25))).toContain('rentSmall');
    expect(codes(priced(room, 425.5))).toEqual(['priceCents']);
  });

  it('that changed by more than 30 %', () => {
    const history = (before: number) => [
      { date: '2026-10-01', amount: before },
      { date: '2026-11-01', amount: flat.price.amount },
    ];
    expect(codes({ ...flat, history: history(flat.price.amount * 1.6) })).toEqual(['priceChanged']);
    expect(codes({ ...flat, history: history(flat.price.amount * 1.2) })).toEqual([]);
    const { amount } = flat.price;
    const slip = [amount, amount / 10, amount].map((one, i) => ({ date: `2026-10-0${i + 1}`, amount: one }));
    expect(codes({ ...flat, history: slip })).toEqual([]);
  });

  it('that is there twice', () => {
    const twice = withGroup(room, 'costs', { monthlyRent: 900 });
    expect(warningsOf(twice)).toEqual([
      { code: 'rentTwice', path: 'attributes.costs.monthlyRent', values: { given: 900, amount: room.price.amount } },
    ]);
  });

  it('is not asked about once an editor has accepted it', () =>
    expect(codes(priced(flat, flat.price.amount * 10, { accepted: ['priceFar'] }))).toEqual([]));
});

const middle = sample.catalogue.cities.get(flat.city);
const inTheMiddle: Property = {
  ...flat,
  address: {
    ...flat.address,
    publish: true,
    latitude: middle?.latitude ?? 0,
    longitude: middle?.longitude ?? 0,
  },
};

it.each<[string, Property, Warning['code']]>([
  ['a year far in the future', withGroup(flat, 'building', { renovationYear: 2062 }), 'yearFar'],
  ['a year of long ago', withGroup(flat, 'building', { constructionYear: 1450 }), 'yearOld'],
  ['a certificate that has expired', withGroup(flat, 'energy', { certificateEnd: '2026-11-23' }), 'certificateExpired'],
  ['an address whose pin is in the middle of the town', inTheMiddle, 'placeCentre'],
  ['a place outside the town', { ...flat, address: { ...flat.address, latitude: 51.3 } }, 'placeFar'],
])('%s', (_, home, code) => expect(codes(home)).toEqual([code]));

it('a copy of a home that still has its certificate, and its place in another town', () => {
  const other = [...sample.catalogue.cities.values()].find(({ id }) => id !== flat.city)?.id ?? '';
  const copy = { ...flat, id: 6100, city: other };
  const catalogue = toCatalogue(sample.catalogue, [flat, copy]);
  const found = warningsOf(copy, { others: otherHomes(catalogue) }).filter(({ code }) => code.endsWith('Shared'));
  expect(found.map(({ code, values }) => [code, values.homes])).toEqual([
    ['placeShared', '5802'],
    ['certificateShared', '5802'],
  ]);
});

it('a picture that is small, unless not all of its sizes are made yet', () => {
  const [id = ''] = flat.pictures;
  const file = sample.catalogue.pictures.get(id)?.file;
  const stem = typeof file === 'string' ? file.replace(/\.\w+$/, '') : '';
  const made = preparedPictures()[stem];
  if (!made) throw new Error(`no picture ${stem}`);
  const small = (isWhole: boolean) => ({ ...preparedPictures(), [stem]: { ...made, width: 640, isWhole } });
  expect(warningsOf(flat, { pictures: small(true) })).toEqual([
    { code: 'pictureSmall', path: 'pictures.0', values: { picture: id, width: 640, least: 1200 } },
  ]);
  expect(codes(flat, { pictures: small(false) })).toEqual([]);
});

it('an entry of the menu whose page is a draft', () => {
  const hidden = (entry: string) => {
    const folder = new Folder().set('menu.json', 'items.5.childMenus.3.status', entry);
    return dataWarnings(loadData(folder.dir).drafts().snapshot, '2026-11-24', {})
      .filter(({ code }) => code === 'pageHidden')
      .map(({ file, path, values }) => [file, path, values.page]);
  };
  expect(hidden('Published')).toEqual([['menu.json', 'items', 'opendeurdag']]);
  expect(hidden('Draft')).toEqual([]);
});

it('every warning has its sentence in each language, with amounts and days as they are written there', async () => {
  const values = Object.fromEntries(
    ['length', 'most', 'name', 'words', 'floor', 'sentence', 'homes', 'year', 'level', 'months', 'percent', 'km'].map(
      (name) => [name, '7'],
    ),
  );
  const rest = {
    count: 2,
    city: 'Genk',
    picture: 'x',
    width: 640,
    least: 1200,
    page: 'x',
    found: 'x',
    day: '2026-11-24',
  };
  const amounts = { amount: 1250, usual: 1250, before: 1250, given: 1250 };
  for (const locale of locales)
    for (const code of warningCodes) {
      const said = await warningText({ code, path: '', values: { ...values, ...rest, ...amounts } }, locale);
      expect(said).not.toMatch(/[{}]|office\.warnings|NaN|undefined|2026-11-24/);
    }
  const sentence = { code: 'rentSmall', path: '', values: { amount: 1.25 } } as const;
  expect(await warningText(sentence, 'nl')).toContain('€\u00a01,25');
});
