import { expect, it } from 'vitest';
import { unitAvailability } from '@/lib/catalogue/availability';
import { toCatalogue } from '@/lib/catalogue/catalogue';
import { toUnitView } from '@/lib/catalogue/projects/units';
import type { Property } from '@/lib/catalogue/schema/property';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { comparedHomes } from '@/lib/catalogue/views/compare-view';
import { homeDisplay } from '@/lib/catalogue/views/display';
import type { Snapshot } from '@/lib/content/snapshot';
import { translatorIn } from '@/lib/i18n/translator';
import { mapAnswer, marqueesOffMap } from '@/lib/map/page-map';
import { offerJsonLd } from '@/lib/seo/property-json-ld';
import { findUnavailableReason } from '@/lib/visits/unavailable-reason';
import { first, homes, sample } from '@/tests/support/sample-site';

const hasOwnSite = (id: number) => sample.catalogue.projects.get(id)?.external !== undefined;
const unit = first(
  homes,
  ({ projectId, marquee, price, goal }) =>
    projectId !== undefined && marquee === undefined && price.publish && goal === 0 && !hasOwnSite(projectId),
);
const t = { price: await translatorIn('nl', 'price'), card: await translatorIn('nl', 'card') };

/** The sample with the project of the unit sold out, or the unit itself sold. */
function site(soldOut: boolean, change: Partial<Property> = {}): { data: Snapshot; home: Property } {
  const projects = new Map(
    [...sample.catalogue.projects].map(([id, one]) => [id, id === unit.projectId ? { ...one, soldOut } : one]),
  );
  const home = { ...unit, ...change };
  const all = homes.map((one) => (one.id === unit.id ? home : one));
  return { data: { ...sample, catalogue: toCatalogue({ ...sample.catalogue, projects }, all) }, home };
}

/** The status that each part of the site shows. */
function actual({ data, home }: { data: Snapshot; home: Property }) {
  const { catalogue } = data;
  const { isClosed, price, ribbon } = toCardView(home, 'nl', data);
  const idsIn = (list: 'sale' | 'references', sold?: true) =>
    catalogue.search.search({ list, sold, cities: [home.city], sort: 'newest', page: 1 }, 1000).ids;
  const display = homeDisplay(home, data);
  const criteria = { list: 'sale', sold: true, cities: [home.city], sort: 'newest', page: 1 } as const;
  const onMap = mapAnswer(criteria, 'nl', t, data).properties.find(([id]) => id === home.id);
  return {
    availability: unitAvailability(home, catalogue),
    card: { isClosed, price, ribbon },
    compared: comparedHomes([home], 'nl', t.price, data).map((one) => [one.ribbon, one.price, one.amount]),
    inLists: [idsIn('sale'), idsIn('sale', true), idsIn('references')].map((ids) => ids.includes(home.id)),
    offMap: marqueesOffMap(criteria, data).includes(onMap?.[6] ?? 0),
    forms: [display.block('offer'), display.block('visit'), display.priceIsShown],
    jsonLd: offerJsonLd(home, catalogue),
    whyClosed: findUnavailableReason(home.id, data),
  };
}

it('a unit of a project that is sold out is sold everywhere, as one that says so itself', () => {
  expect(actual(site(false)).inLists).toEqual([true, true, false]);
  const soldOut = actual(site(true));
  expect(soldOut).toMatchObject({
    availability: 'sold',
    card: { isClosed: true, price: { kind: 'words', text: 'Uitverkocht' }, ribbon: 'Uitverkocht' },
    inLists: [false, true, true],
    offMap: true,
    forms: [false, false, false],
    jsonLd: { availability: 'https://schema.org/SoldOut' },
    whyClosed: 'sold',
  });
  expect(soldOut.jsonLd).not.toHaveProperty('price');
  expect(soldOut).toEqual(actual(site(false, { marquee: 7 })));
});

it('keeps the word of a unit that was sold before', () => {
  expect(actual(site(true, { marquee: 5 })).card.ribbon).toBe('Verkocht');
  expect(actual(site(true, { marquee: 3 })).card.ribbon).toBe('Uitverkocht');
});

const held = (home: (typeof homes)[number]) => home.marquee === 3 && home.price.publish;

it('a card of a home under option has its name on the picture and its price below', () => {
  const card = toCardView(first(homes, held), 'nl', sample);
  expect(card).toMatchObject({ ribbon: 'In optie', price: { kind: 'amount' }, isClosed: false });
});

it('a unit under option keeps its price beside its state', () => {
  const heldUnit = first(homes, (home) => held(home) && home.projectId !== undefined);
  const view = { state: 'option', marquee: 'In optie', hasPrice: true, price: { kind: 'amount' } };
  expect(toUnitView(heldUnit, 'nl', sample)).toMatchObject(view);
});
