// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Attributes } from '@/lib/catalogue/schema/attributes';
import type { DisplayRule } from '@/lib/catalogue/schema/display';
import type { Property } from '@/lib/catalogue/schema/property';
import { headFacts, listUtilityNames, shownAttributes } from '@/lib/catalogue/views/attributes';
import { homeFacts } from '@/lib/catalogue/views/card-view';
import { applyDisplayRules, homeDisplay } from '@/lib/catalogue/views/display';
import { translatorIn } from '@/lib/i18n/translator';
import { sample } from '@/tests/support/sample-site';
import { house, pageOf } from './sample-page';

const whenSale = (more: Partial<DisplayRule>): DisplayRule => ({
  rules: [{ field: 'goal', logic: 'equals', compareWithValue: 0 }],
  ...more,
});

it('applyDisplayRules shows what no rule names, and what every rule about it lets show', () => {
  const rules = [whenSale({ blocks: ['offer'], attributes: ['vat'] }), whenSale({ attributes: ['vat', 'lift'] })];
  const sale = applyDisplayRules(rules, { goal: 0 });
  const rent = applyDisplayRules(rules, { goal: 1 });
  expect([sale.block('offer'), sale.attribute('vat'), sale.attribute('pool')]).toEqual([true, true, true]);
  expect([rent.block('offer'), rent.attribute('vat'), rent.attribute('pool')]).toEqual([false, false, true]);
});

it('leaves the map of the neighbourhood to the rules', () => {
  const data = { ...sample, content: { ...sample.content, conditions: [whenSale({ blocks: ['map'] })] } };
  const map = (goal: Property['goal']) => homeDisplay({ ...house, goal }, data).block('map');
  expect([map(0), map(1)]).toEqual([true, false]);
});

const withAttributes = (change: Partial<Attributes>) => ({ attributes: { ...house.attributes, ...change } });
const groupsOf = async (change: Partial<Property>, day?: string) => {
  const home = { ...house, ...change };
  return shownAttributes(home, homeDisplay(home, sample), await translatorIn('nl'), 'nl', day);
};

describe('the rules of data/conditions.json', () => {
  const keys = async (change: Partial<Property>) =>
    (await groupsOf(change)).flatMap(({ rows }) => rows.map(({ key }) => key));

  it('hide when a home can be had, once it cannot', async () => {
    const available = withAttributes({ building: { availability: 'at_deed', availableFrom: '2027-01-01' } });
    expect(await keys(available)).toContain('availability');
    expect(await keys({ ...available, marquee: 5 })).not.toContain('availability');
  });

  it('show the year of a renovation that came after the building', async () => {
    const years = (constructionYear: number | undefined, renovationYear: number) =>
      keys(withAttributes({ building: { constructionYear, renovationYear } }));
    expect(await years(1990, 2010)).toContain('renovationYear');
    expect(await years(2010, 2010)).not.toContain('renovationYear');
    expect(await years(undefined, 2010)).toContain('renovationYear');
  });

  it('ask for asbestos in old buildings of Flanders only', async () => {
    const legal = { asbestosType: 'safe' as const };
    const shown = async (constructionYear: number, city: string) =>
      (await keys({ city, ...withAttributes({ legal, building: { constructionYear } }) })).includes('asbestosType');
    expect(await shown(1970, 'hasselt')).toEqual(true);
    expect(await shown(2005, 'hasselt')).toEqual(false);
    expect(await shown(1970, 'elsene')).toEqual(false);
  });

  it('offer nothing more of a home that is sold or rented', async () => {
    const actions = async (change: Partial<Property>) =>
      (await pageOf(change)).texts('[data-part="broker-links"] > li > a');
    expect(await actions({})).toEqual([
      'Stel een vraag',
      'Documenten aanvragen',
      'Doe een bod',
      'Stuur naar een vriend',
      'Raamaffiche (pdf)',
    ]);
    expect(await actions({ goal: 1 })).not.toContain('Doe een bod');
    expect(await actions({ marquee: 5 })).toEqual([]);
  });

  it('ask for no price that is not shown, once the home is gone', async () => {
    const hidden = { price: { ...house.price, publish: false } };
    const ask = async (change: Partial<Property>, data = sample) => {
      const { page } = await pageOf({ ...hidden, ...change }, data);
      return [...page.querySelectorAll('[data-part="property-head"] a')].map(({ textContent }) => textContent);
    };
    const sold = sample.catalogue.marquees.get(5);
    if (!sold) throw new Error('no marquee 5');
    const marquees = new Map([[5, { ...sold, replacesPrice: false }]]);
    expect(await ask({})).toContain('Prijs op aanvraag');
    const closed = await ask({ marquee: 5 }, { ...sample, catalogue: { ...sample.catalogue, marquees } });
    expect(closed).not.toContain('Prijs op aanvraag');
  });
});

it('a home is available on a fixed day until that day comes, and a home that is let says so', async () => {
  const rows = async (building: Attributes['building'], day: string) =>
    (await groupsOf(withAttributes({ building }), day))
      .flatMap((group) => group.rows)
      .flatMap(({ key, value }) => (/^avail/.test(key) ? [value] : []));
  const building = { availability: 'from_date', availableFrom: '2027-01-01' } as const;
  expect(await rows(building, '2026-12-31')).toEqual(['01/01/2027']);
  expect(await rows(building, '2027-01-01')).toEqual(['Onmiddellijk']);
  expect(await rows({ availability: 'tenanted' }, '2026-12-31')).toEqual(['Verhuurd: u neemt de huur over']);
});

const withSurfaces = (surfaces: Attributes['surfaces'], more: Attributes['layout'] = {}) =>
  withAttributes({ layout: { bedrooms: 4, bathrooms: 2, garages: 1, parkings: 2, ...more }, surfaces });

describe('the facts at the top of a page', () => {
  const labels = async (change: Partial<Property>, hasEnergyLabel = false) =>
    headFacts(await groupsOf(change), change.goal ?? 0, hasEnergyLabel).map(({ label }) => label);

  it('are six with the energy label, the living area before all other surfaces', async () => {
    const home = withSurfaces({ living: 180, total: 220, officeArea: 10, ground: 600 });
    const first = ['Slaapkamers', 'Badkamers', 'Bewoonbare oppervlakte', 'Grondoppervlakte', 'Garages'];
    expect(await labels(home, true)).toEqual(first);
    expect(await labels(home)).toEqual([...first, 'Parkeerplaatsen']);
  });

  it('are the total surface if it is no dwelling, and nothing of which there is none', async () => {
    const found = await labels({ webId: 6, ...withSurfaces({ total: 140, officeArea: 18 }, { bathrooms: 0 }) });
    expect(found).toEqual(expect.arrayContaining(['Totale oppervlakte', 'Oppervlakte kantoor']));
    expect(found).not.toContain('Badkamers');
  });

  it('say when a home for rent is available', async () => {
    const building = { availability: 'from_date', availableFrom: '2099-01-01' } as const;
    expect(await labels({ goal: 1, ...withAttributes({ building }) })).toContain('Beschikbaar vanaf');
    expect(await labels(withAttributes({ building }))).not.toContain('Beschikbaar vanaf');
  });

  it('name the mains of a plot that may be shown', async () => {
    const home = withAttributes({ comfort: { electricity: true, gas: false, water: true } });
    const groups = await groupsOf(home);
    const names = listUtilityNames(groups, home);
    expect(names).toEqual(['Water', 'Elektriciteit']);
    expect(listUtilityNames([], home)).toEqual([]);
  });

  it('call the office of a dwelling a study', async () =>
    expect(await labels(withSurfaces({ total: 140, officeArea: 18 }))).toContain('Bureau'));
});

it('the facts on a card have the total surface if it is no dwelling', () => {
  const namesOf = (surfaces: Attributes['surfaces']) =>
    homeFacts({ ...house, ...withSurfaces(surfaces) }, 'nl').map(({ name }) => name);
  expect(namesOf({ living: 180, total: 220 })).toEqual(['bedrooms', 'living', 'garages']);
  expect(namesOf({ total: 140 })).toEqual(['bedrooms', 'total', 'garages']);
});
