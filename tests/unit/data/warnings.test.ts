import { describe, expect, it } from 'vitest';
import { preparedPictures } from '@/lib/catalogue/prepared-pictures';
import type { Property } from '@/lib/catalogue/schema/property';
import { homeWarnings } from '@/lib/catalogue/warnings/home-warnings';
import { otherHomes } from '@/lib/catalogue/warnings/other-homes';
import { repeatedSentences } from '@/lib/catalogue/warnings/repeated-sentences';
import { wrongWords } from '@/lib/catalogue/warnings/wrong-words';
import { dataWarnings } from '@/lib/data/warnings';
import { localize } from '@/lib/i18n/locales';
import { first, homes, sample } from '@/tests/support/sample-site';

const day = '2026-11-24';
const text = localize(() => 'Ruim.');
const flat: Property = {
  ...first(homes, ({ id }) => id === 5802),
  title: text,
  description: text,
  projectId: undefined,
  unit: undefined,
};
const room: Property = { ...first(homes, ({ id }) => id === 5922), title: text, description: text, marquee: undefined };
type Change = { [G in keyof Property['attributes']]?: Property['attributes'][G] };
const changed = (home: Property, change: Change): Property => ({
  ...home,
  attributes: {
    ...home.attributes,
    building: { ...home.attributes.building, ...change.building },
    energy: change.energy ?? home.attributes.energy,
    costs: change.costs ?? home.attributes.costs,
  },
});
const context = { day, data: sample, others: otherHomes(sample.catalogue), pictures: preparedPictures() };
const places = (home: Property) => homeWarnings(home, context).map(({ path }) => path);

describe('a home warns of', () => {
  it('nothing where all agrees', () => {
    expect(places(flat)).toEqual([]);
    expect(places(room)).toEqual([]);
  });

  it.each<[string, Property, string]>([
    [
      'a day of availability that is past',
      changed(flat, { building: { availability: 'from_date', availableFrom: '2026-11-23' } }),
      'building.availableFrom',
    ],
    [
      'a tenant of whom the availability says nothing',
      changed(flat, { costs: { monthlyRent: 900 } }),
      'building.availability',
    ],
    [
      'a year of construction that is still to come',
      changed(flat, { building: { constructionYear: 2027 } }),
      'building.availability',
    ],
    [
      'an unfinished home without a level',
      changed(flat, { building: { availability: 'at_completion' }, energy: {}, costs: { vat: 'vat_21' } }),
      'energy.eLevel',
    ],
    ['an expected level of a finished home', changed(flat, { energy: { eLevel: 'E20' } }), 'energy.eLevel'],
    [
      'new-build of which nothing is said about VAT',
      changed(flat, { building: { condition: 'new' }, costs: {} }),
      'costs.vat',
    ],
    ['land that is taxed apart, without its share', changed(flat, { costs: { vat: 'mixed' } }), 'costs.landShare'],
    [
      'duties that are not what data/costs.json comes to',
      changed(flat, { costs: { registrationRights: 1 } }),
      'costs.registrationRights',
    ],
    ['a deposit of three months for a student room', changed(room, { costs: { deposit: 1_275 } }), 'costs.deposit'],
  ])('%s', (_, home, place) => expect(places(home)).toEqual([`attributes.${place}`]));

  it('a unit that should have been delivered', () => {
    const unit = first(
      homes,
      ({ projectId, attributes, marquee }) =>
        projectId === 30 && attributes.building.availability === 'at_completion' && marquee === undefined,
    );
    const bare = { ...unit, title: text, description: text };
    expect(homeWarnings(bare, context)).toEqual([]);
    expect(homeWarnings(bare, { ...context, day: '2027-12-01' }).map(({ path }) => path)).toEqual([
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
  const said = (
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

  it.each([
    ['nl', 'Zonder trap of lift bent u binnen.', '“Zonder trap of lift”'],
    ['fr', 'Entrez sans escalier ni ascenseur.', '“sans escalier ni ascenseur”'],
    ['en', 'You are in with no stairs or lift.', '“no stairs or lift”'],
    ['de', 'Es gibt keinen Aufzug.', '“keinen Aufzug”'],
  ])('no lift, in %s', (locale, words, found) => {
    const told = said({ lift: true, floor: 0 }, { [locale]: words });
    expect(told).toEqual([`description.${locale} ${found}`]);
    expect(said({ floor: 0 }, { [locale]: words })).toEqual([]);
  });

  it.each([
    ['nl', 'Met de lift bent u boven.', 'lift'],
    ['fr', 'L’ascenseur mène au palier.', 'ascenseur'],
    ['en', 'The lift takes you up.', 'lift'],
    ['de', 'Ein Aufzug führt hinauf.', 'Aufzug'],
  ])('a lift that is not there, in %s', (locale, words, found) => {
    expect(said({}, { [locale]: words })).toEqual([`description.${locale} “${found}”`]);
    expect(said({ lift: true }, { [locale]: words })).toEqual([]);
  });

  it.each([
    ['nl', 'Zonder één trede.', 'Zonder één trede'],
    ['fr', 'Sans une seule marche.', 'Sans une seule marche'],
    ['en', 'Reached without a single step.', 'without a single step'],
    ['de', 'Ohne Stufen erreichbar.', 'Ohne Stufen'],
  ])('no stairs on an upper floor, in %s', (locale, words, found) => {
    expect(said({ lift: true }, { [locale]: words })).toEqual([`description.${locale} “${found}”`]);
    expect(said({ floor: 0 }, { [locale]: words })).toEqual([]);
  });

  it.each([
    ['nl', 'De prijs is excl. btw.', 'excl. btw'],
    ['fr', 'Prix hors TVA.', 'hors TVA'],
    ['en', 'The price is plus VAT.', 'plus VAT'],
    ['de', 'Der Preis gilt zzgl. MwSt.', 'zzgl. MwSt'],
  ])('a price without VAT, in %s', (locale, words, found) =>
    expect(said({}, { [locale]: words })).toEqual([`description.${locale} “${found}”`]),
  );
});

describe('a sentence', () => {
  const homeOf = (id: number, nl: string) => ({ id, description: { ...text, nl } });
  const alike = (count: number, sentence: (id: number) => string) =>
    repeatedSentences(
      Array.from({ length: count }, (_, id) => homeOf(id, `Woning ${id}.\n\n${sentence(id)} Bel ons.`)),
      'nl',
    );

  it('of seven words in four homes is repeated, whatever its figures', () => {
    const [found] = alike(4, (id) => `De tuin van ${id}0 m² ligt op het zuiden.`);
    expect(found).toEqual({ sentence: 'De tuin van 00 m² ligt op het zuiden.', homes: [0, 1, 2, 3] });
  });

  it('of three homes is none, nor one of six words', () => {
    expect(alike(3, () => 'De tuin van deze woning ligt op het zuiden.')).toEqual([]);
    expect(alike(9, () => 'De tuin ligt op het zuiden.')).toEqual([]);
  });
});

it('warnings name the file of the home, or the folder where many share a sentence', () => {
  const warnings = dataWarnings(sample, day, preparedPictures());
  expect(warnings.length).toBeGreaterThan(0);
  for (const { file } of warnings) expect(file).toMatch(/^properties(\/\d+\.json)?$/);
});
