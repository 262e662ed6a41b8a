import { describe, expect, it } from 'vitest';
import { toCatalogue } from '@/lib/catalogue/catalogue';
import type { Property } from '@/lib/catalogue/schema/property';
import { homeWarnings, type WarningContext } from '@/lib/catalogue/warnings/home-warnings';
import { otherHomes } from '@/lib/catalogue/warnings/other-homes';
import { repeatedSentences } from '@/lib/catalogue/warnings/repeated-sentences';
import { warningCodes } from '@/lib/catalogue/warnings/warning';
import { warningText } from '@/lib/catalogue/warnings/warning-text';
import { wrongWords } from '@/lib/catalogue/warnings/wrong-words';
import { dataWarnings } from '@/lib/data/warnings';
import { locales, localize } from '@/lib/i18n/locales';
import { preparedPictures } from '@/lib/media/prepared-pictures';
import { first, homes, sample } from '@/tests/support/sample-site';
import { Folder } from '@/tests/unit/data/folder';

const day = '2026-11-24';
const text = localize(() => 'Ruim.');
const bare = (home: Property): Property => ({ ...home, title: text, description: text, marquee: undefined });
const flat: Property = { ...bare(first(homes, ({ id }) => id === 5802)), projectId: undefined, unit: undefined };
const room = bare(first(homes, ({ id }) => id === 5922));
type Change = { [G in keyof Property['attributes']]?: Property['attributes'][G] };
/** Values of a building come beside those that are there, those of other groups instead of them. */
const changed = (home: Property, { building, ...change }: Change): Property => ({
  ...home,
  attributes: { ...home.attributes, ...change, building: { ...home.attributes.building, ...building } },
});
const context = { day, data: sample, others: otherHomes(sample.catalogue), pictures: preparedPictures() };
const warningsOf = (home: Property, own: Partial<WarningContext> = {}) => homeWarnings(home, { ...context, ...own });
const places = (home: Property) => warningsOf(home).map(({ path }) => path);
const codes = (home: Property, own?: Partial<WarningContext>) => warningsOf(home, own).map(({ code }) => code);

describe('a home warns of', () => {
  it('no fields that agree', () => {
    expect(places(flat)).toEqual([]);
    expect(places(room)).toEqual([]);
  });

  const unfinished = { building: { availability: 'at_completion' }, energy: {}, costs: { vat: 'vat_21' } } as const;
  const past = { availability: 'from_date', availableFrom: '2026-11-23' } as const;
  it.each<[string, Change, string]>([
    ['a day of availability that is past', { building: past }, 'building.availableFrom'],
    ['a tenant of whom the availability says nothing', { costs: { monthlyRent: 900 } }, 'building.availability'],
    ['a year of construction still to come', { building: { constructionYear: 2027 } }, 'building.availability'],
    ['an unfinished home without a level', unfinished, 'energy.eLevel'],
    ['an expected level of a finished home', { energy: { eLevel: 'E20' } }, 'energy.eLevel'],
    ['new-build of which nothing is said about VAT', { building: { condition: 'new' }, costs: {} }, 'costs.vat'],
    ['land that is taxed apart, without its share', { costs: { vat: 'mixed' } }, 'costs.landShare'],
    ['duties that data/costs.json does not come to', { costs: { registrationRights: 1 } }, 'costs.registrationRights'],
  ])('%s', (_, change, place) => expect(places(changed(flat, change))).toEqual([`attributes.${place}`]));

  it('a deposit of three months for a student room', () =>
    expect(places(changed(room, { costs: { deposit: 1_275 } }))).toEqual(['attributes.costs.deposit']));

  it('a unit that should have been delivered', () => {
    const unit = first(
      homes,
      ({ projectId, attributes, marquee }) =>
        projectId === 30 && attributes.building.availability === 'at_completion' && marquee === undefined,
    );
    expect(warningsOf(bare(unit))).toEqual([]);
    expect(warningsOf(bare(unit), { day: '2027-12-01' }).map(({ path }) => path)).toEqual([
      'attributes.building.availability',
    ]);
  });

  it('a title that is too long with the name of the site', () => {
    const name = sample.content.site.name.length + 3;
    expect(places({ ...flat, title: { ...text, fr: 'a'.repeat(65 - name) } })).toEqual([]);
    expect(places({ ...flat, title: { ...text, fr: 'a'.repeat(66 - name) } })).toEqual(['title.fr']);
  });
});

describe('words that contradict the fields', () => {
  const actual = (
    change: Partial<Property['attributes']['comfort'] & { floor: number }>,
    words: Partial<typeof text>,
  ) => {
    const { floor = 2, ...comfort } = change;
    const { attributes } = flat;
    const home = {
      ...flat,
      description: { ...text, ...words },
      attributes: { ...attributes, comfort, layout: { ...attributes.layout, floor } },
    };
    return wrongWords(home).map(({ path, values }) => `${path} ${values.words}`);
  };

  const lift = { lift: true };
  const below = { floor: 0 };
  /** Fields that the texts contradict, and fields that they match. */
  it.each([
    ['nl', 'Zonder trap of lift bent u binnen.', 'Zonder trap of lift', { ...lift, ...below }, below],
    ['fr', 'Entrez sans escalier ni ascenseur.', 'sans escalier ni ascenseur', { ...lift, ...below }, below],
    ['en', 'You are in with no stairs or lift.', 'no stairs or lift', { ...lift, ...below }, below],
    ['de', 'Es gibt keinen Aufzug.', 'keinen Aufzug', { ...lift, ...below }, below],
    ['nl', 'Met de lift bent u boven.', 'lift', {}, lift],
    ['fr', 'L’ascenseur mène au palier.', 'ascenseur', {}, lift],
    ['en', 'The lift takes you up.', 'lift', {}, lift],
    ['de', 'Ein Aufzug führt hinauf.', 'Aufzug', {}, lift],
    ['nl', 'Zonder één trede.', 'Zonder één trede', lift, below],
    ['fr', 'Sans une seule marche.', 'Sans une seule marche', lift, below],
    ['en', 'Reached without a single step.', 'without a single step', lift, below],
    ['de', 'Ohne Stufen erreichbar.', 'Ohne Stufen', lift, below],
    ['nl', 'De prijs is excl. btw.', 'excl. btw', {}, null],
    ['fr', 'Prix hors TVA.', 'hors TVA', {}, null],
    ['en', 'The price is plus VAT.', 'plus VAT', {}, null],
    ['de', 'Der Preis gilt zzgl. MwSt.', 'zzgl. MwSt', {}, null],
  ])('are reported in %s: %s', (locale, words, found, wrong, right) => {
    expect(actual(wrong, { [locale]: words })).toEqual([`description.${locale} “${found}”`]);
    if (right) expect(actual(right, { [locale]: words })).toEqual([]);
  });
});

describe('a sentence', () => {
  const homeOf = (id: number, nl: string) => ({ id, description: { ...text, nl } });
  const alike = (count: number, sentence: (id: number) => string) =>
    repeatedSentences(
      Array.from({ length: count }, (_, id) => homeOf(id, `Woning ${id}.\n\n${sentence(id)} Bel ons.`)),
      'nl',
    );

  it('counts as repeated with seven words in four homes, whatever its figures', () => {
    const [found] = alike(4, (id) => `De tuin van ${id}0 m² ligt op het zuiden.`);
    expect(found).toEqual({ sentence: 'De tuin van 00 m² ligt op het zuiden.', homes: [0, 1, 2, 3] });
  });

  it('does not count as repeated in three homes, nor with six words', () => {
    expect(alike(3, () => 'De tuin van deze woning ligt op het zuiden.')).toEqual([]);
    expect(alike(9, () => 'De tuin ligt op het zuiden.')).toEqual([]);
  });
});

it('warnings name the file of the home, or the folder where many share a sentence', () => {
  const warnings = dataWarnings(sample, day, preparedPictures());
  expect(warnings.length).toBeGreaterThan(0);
  for (const { file } of warnings) expect(file).toMatch(/^properties(\/\d+\.json)?$/);
});

describe('a price', () => {
  const priced = (home: Property, amount: number, more: Partial<Property> = {}): Property => ({
    ...home,
    price: { ...home.price, amount },
    ...more,
  });

  it('is reported at ten times or a tenth of the price of similar homes', () => {
    expect(codes(flat)).toEqual([]);
    expect(codes(priced(flat, flat.price.amount * 10))).toEqual(['priceFar']);
    expect(codes(priced(flat, Math.round(flat.price.amount / 10)))).toEqual(['priceFar']);
  });

  it('is reported if it is small for a rent: 1.250 is one and a quarter in JSON', () => {
    expect(codes(priced(room, 1.25))).toContain('rentSmall');
    expect(codes(priced(room, 425.5))).toEqual(['priceCents']);
  });

  it('is reported if it changed by more than 30 %', () => {
    const history = (before: number) => [
      { date: '2026-10-01', amount: before },
      { date: '2026-11-01', amount: flat.price.amount },
    ];
    expect(codes({ ...flat, history: history(flat.price.amount * 1.6) })).toEqual(['priceChanged']);
    const { amount } = flat.price;
    const slip = [amount, amount / 10, amount].map((one, at) => ({ date: `2026-10-0${at + 1}`, amount: one }));
    expect(codes({ ...flat, history: slip })).toEqual([]);
    expect(codes({ ...flat, history: history(flat.price.amount * 1.2) })).toEqual([]);
  });

  it('is reported if it is stated twice', () => {
    const twice = changed(room, { costs: { ...room.attributes.costs, monthlyRent: 900 } });
    expect(warningsOf(twice)).toEqual([
      { code: 'rentTwice', path: 'attributes.costs.monthlyRent', values: { given: 900, amount: room.price.amount } },
    ]);
  });

  it('is not reported once an editor has accepted it', () =>
    expect(codes(priced(flat, flat.price.amount * 10, { accepted: ['priceFar'] }))).toEqual([]));
});

const middle = sample.catalogue.cities.get(flat.city);
const inTheMiddle: Property = {
  ...flat,
  address: { ...flat.address, publish: true, latitude: middle?.latitude ?? 0, longitude: middle?.longitude ?? 0 },
};

it.each<[string, Property, string]>([
  ['a year far in the future', changed(flat, { building: { renovationYear: 2062 } }), 'yearFar'],
  ['a year of long ago', changed(flat, { building: { constructionYear: 1450 } }), 'yearOld'],
  [
    'a certificate that has expired',
    changed(flat, { energy: { ...flat.attributes.energy, certificateEnd: '2026-11-23' } }),
    'certificateExpired',
  ],
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
    return dataWarnings(folder.load().drafts().snapshot, '2026-11-24', {})
      .filter(({ code }) => code === 'pageHidden')
      .map(({ file, path, values }) => [file, path, values.page]);
  };
  expect(hidden('Published')).toEqual([['menu.json', 'items', 'opendeurdag']]);
  expect(hidden('Draft')).toEqual([]);
});

it('pictures of which nobody said how they were made, plans aside', () => {
  const unknown = (...ids: string[]) => {
    const pictures = new Map(
      [...sample.catalogue.pictures].map(([id, one]) => [id, ids.includes(id) ? { ...one, origin: undefined } : one]),
    );
    return dataWarnings({ ...sample, catalogue: { ...sample.catalogue, pictures } }, day, {})
      .filter(({ code }) => code === 'originUnknown')
      .map(({ file, values }) => [file, values.count]);
  };
  expect([...sample.catalogue.pictures.values()].filter(({ kind }) => kind === 'plan').length).toBeGreaterThan(0);
  expect([unknown(), unknown('ext-villa-01', 'banner-home')]).toEqual([[], [['pictures.json', 2]]]);
});

it('every warning has its sentence in each language, with amounts and days as they are written there', async () => {
  const values = {
    length: '7',
    most: '7',
    name: '7',
    words: '7',
    floor: '7',
    bedrooms: 2,
    sentence: '7',
    homes: '7',
    year: '7',
    level: '7',
    months: '7',
    percent: '7',
    km: '7',
    count: 2,
    city: 'Genk',
    picture: 'x',
    width: 640,
    least: 1200,
    page: 'x',
    found: 'x',
    living: '7',
    day: '2026-11-24',
    amount: 1250,
    usual: 1250,
    before: 1250,
    given: 1250,
  };
  for (const locale of locales)
    for (const code of warningCodes) {
      const actual = await warningText({ code, path: '', values }, locale);
      expect(actual).not.toMatch(/[{}]|office\.warnings|NaN|undefined|2026-11-24/);
    }
  const sentence = { code: 'rentSmall', path: '', values: { amount: 1.25 } } as const;
  expect(await warningText(sentence, 'nl')).toContain('€\u00a01,25');
});
