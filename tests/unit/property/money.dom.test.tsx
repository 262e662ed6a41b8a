// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { loanExamples } from '@/lib/catalogue/costs/loan-examples';
import type { Property } from '@/lib/catalogue/schema/property';
import { toSearchDocument } from '@/lib/catalogue/search/search-document';
import { first, sample } from '@/tests/support/sample-site';
import { cellsOf, homes, house, pageOf } from './sample-page';

const costs = (change: Property['attributes']['costs']) => ({ attributes: { ...house.attributes, costs: change } });
const tableOf = async (id: string, change: Partial<Property>) => {
  const section = (await pageOf(change)).page.querySelector(`#${id}`);
  return section && { text: section.textContent ?? '', rows: cellsOf(section.querySelector('table')) };
};

describe('costs of buying', () => {
  it('stand side by side for the sole own home and for any other, with their sources', async () => {
    const table = await tableOf('buying-costs', costs({ vat: 'registration' }));
    expect(table?.rows).toEqual([
      ['', 'Enige eigen woning', 'Andere aankoop'],
      ['Prijs', '€ 400.000', '€ 400.000'],
      ['Registratie\u00adrechten', '€ 8.000', '€ 48.000'],
      ['Ereloon van de notaris, met btw', '€ 3.172', '€ 3.362'],
      ['Administra\u00adtieve kosten van de akte, met btw', '€ 1.914', '€ 1.914'],
      ['Totaal', '€ 413.086', '€ 453.276'],
    ]);
    const { texts } = await pageOf(costs({ vat: 'registration' }));
    expect(texts('details:has(> #buying-costs) > summary > small')).toEqual([
      'Als enige eigen woning: in totaal € 413.086',
    ]);
    expect(table?.text).toContain('(Enige eigen woning): Vlaamse Belastingdienst, sinds 01/01/2025');
    expect(table?.text).toContain('geraadpleegd op 06/09/2026');
    // The introduction marks the own home alone as an estimate, since only its scale is not confirmed.
    expect(table?.text.match(/raming/g)).toHaveLength(2);
  });

  it('say the VAT in the price of new-build, and know no own home for a garage', async () => {
    const table = await tableOf('buying-costs', costs({ vat: 'vat_21' }));
    expect(table?.text).toContain('waarvan €\u00a069.421 btw (21\u00a0%)');
    expect(table?.rows[2]?.[0]).toBe('Ereloon van de notaris, met btw');
    const garage = await tableOf('buying-costs', { webId: 7, kind: 'garage-box' });
    expect(garage?.rows[0]).toEqual(['', 'Andere aankoop']);
  });

  it('are duty on the land of a new building, unknown where its share is not', async () => {
    const shared = await tableOf('buying-costs', costs({ vat: 'mixed', landShare: 100_000 }));
    expect(shared?.rows[2]).toEqual(['Registratie\u00adrechten op de grond', '€ 12.000', '€ 12.000']);
    const mixed = await tableOf('buying-costs', costs({ vat: 'mixed' }));
    expect(mixed?.text).toContain('Bij dit pand valt de grond onder de registratierechten');
    expect(mixed?.rows).toEqual([]);
  });

  it.each<[string, Partial<Property>]>([
    ['a price that is not published', { price: { ...house.price, publish: false } }],
    ['a home that is sold', { marquee: 5 }],
    ['a rent', { goal: 1 }],
  ])('are not shown for %s, as are loans', async (_, change) => {
    const { page } = await pageOf(change);
    expect(page.querySelector('#buying-costs, #loan')).toBeNull();
  });

  it('are the duty alone in Luxembourg, where no loan is shown', async () => {
    const { city } = first(homes, (home) => home.city.startsWith('luxem'));
    const table = await tableOf('buying-costs', { city });
    expect(table?.rows.map(([label]) => label)).toEqual(['', 'Prijs', 'Registratie\u00adrechten', 'Totaal']);
    expect(table?.text).toContain('de kosten van de notaris komen er nog bij');
    expect((await pageOf({ city })).page.querySelector('#loan')).toBeNull();
  });
});

describe('a loan', () => {
  it('has an example for each term and share of the price', () => {
    const examples = loanExamples(400_000, '2026-11-20', sample.content.costs);
    expect(examples?.ratePercent).toBe(3.2);
    expect(examples?.columns.map(({ borrowed }) => borrowed)).toEqual([320_000, 360_000, 400_000]);
    expect(examples?.rows).toHaveLength(4);
    for (const { payments } of examples?.rows ?? []) expect(payments).toHaveLength(3);
    expect(loanExamples(400_000, '1990-01-01', sample.content.costs)).toBeNull();
  });

  it('is shown as a table, with a calculator that begins with the first share and 25 years', async () => {
    const { page, texts } = await pageOf();
    expect(texts('#loan tbody tr')).toHaveLength(5);
    expect(cellsOf(page.querySelector('#loan thead'))[0]?.slice(1)).toEqual([
      '80 % van de prijs',
      '90 % van de prijs',
      '100 % van de prijs',
    ]);
    const inputs = [...page.querySelectorAll<HTMLInputElement>('#loan input')];
    expect(inputs.map(({ value }) => value)).toEqual(['320.000', '25', '3,2']);
  });
});

describe('the start of a rent', () => {
  const rent: Partial<Property> = { goal: 1, price: { publish: true, amount: 1_000, unit: 1 } };
  const rows = async (change: Partial<Property>) => (await tableOf('rental-costs', { ...rent, ...change }))?.rows;

  it('is first month, charges, half of the inventory and deposit', async () =>
    expect(await rows(costs({ chargesRenter: 80, deposit: 2_000, inventoryCost: 300 }))).toEqual([
      ['Eerste maand huur', '€ 1.000'],
      ['Lasten van de eerste maand', '€ 80'],
      ['Plaatsbeschrijving (uw deel)', '€ 150'],
      ['Huurwaarborg', '€ 2.000'],
      ['Totaal bij de start', '€ 3.230'],
    ]));

  it('takes the region’s months where no deposit is given', async () => {
    expect((await rows(costs({})))?.[1]).toEqual(['Huurwaarborg', '€ 3.000']);
    expect((await rows({ ...costs({}), city: 'elsene' }))?.[1]).toEqual(['Huurwaarborg', '€ 2.000']);
  });

  it('is not shown for a home for sale, for one that is rented, or for a shop', async () => {
    for (const change of [{ goal: 0 as const }, { marquee: 6 }, { webId: 6, kind: 'shop' }])
      expect(await rows(change)).toBeUndefined();
  });
});

const [perMonth, perM2, perYear] = [1, 2, 3];
const priced = (amount: number, unit: number) => ({ price: { publish: true, amount, unit } });
const filteredBy = (change: Partial<typeof house>) => toSearchDocument({ ...house, ...change }, sample.catalogue).price;

it('a yearly rent is filtered and reckoned by the month', async () => {
  const asked = async (change: Partial<typeof house>) => {
    const { page } = await pageOf({ goal: 1, ...change });
    return [...page.querySelectorAll('#costs, #rental-costs')].map((part) => [part.textContent, cellsOf(part)]);
  };
  const ofMonth = await asked(priced(2000, perMonth));
  expect(ofMonth).toHaveLength(2);
  expect(await asked(priced(24_000, perYear))).toEqual(ofMonth);
  expect(filteredBy({ goal: 1, ...priced(24_000, perYear) })).toBe(2000);
  const { texts } = await pageOf({ goal: 1, ...priced(24_000, perYear) });
  expect(texts('[data-part="property-head"]').join()).toContain('€ 24.000 per jaar');
});

it('a price per m² has no calculations and no filter', async () => {
  const { page, texts } = await pageOf(priced(3000, perM2));
  expect(texts('[data-part="property-head"]').join()).toContain('€ 3.000 per m²');
  expect(page.querySelector('#price, #loan, #buying-costs')).toBeNull();
  expect(filteredBy(priced(3000, perM2))).toBeNull();
  expect((await pageOf({ goal: 1, ...priced(20, perM2) })).page.querySelector('#rental-costs')).toBeNull();
});
