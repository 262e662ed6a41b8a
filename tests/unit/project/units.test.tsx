import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ProjectCard } from '@/components/project/project-card';
import { ProjectHead } from '@/components/project/project-head';
import { Phases } from '@/components/project/project-sections';
import { unitsAtOnce } from '@/components/project/unit-finder';
import { UnitTable } from '@/components/project/unit-table';
import { formatUnitTypes } from '@/components/project/unit-text';
import { availabilities } from '@/lib/catalogue/availability';
import { projectTypes, toProjectCard } from '@/lib/catalogue/projects/projects';
import { priceSteps, sortUnits, toUnitTable, toUnitView, unitOrders } from '@/lib/catalogue/projects/units';
import type { Property } from '@/lib/catalogue/schema/property';
import { translatorIn } from '@/lib/i18n/translator';
import { renderHtml } from '@/lib/next/static-html.tsx';
import { inLocale } from '@/tests/support/next-intl-server';
import { first, sample } from '@/tests/support/sample-site';

const { catalogue } = sample;
const projectOf = (id: number) => first(catalogue.projects.values(), (one) => one.id === id);
const unitsOf = (id: number) => catalogue.units.get(id) ?? [];
const units = unitsOf(30);
const lots = (sorted: Property[]) => sorted.map(({ lot }) => lot);
const shown = ({ price }: Property) => price.publish;

describe('the units of a project', () => {
  it('stand block by block, floor by floor, from left to right', () => {
    const order = lots(sortUnits(units.toReversed(), 'building', shown));
    expect(order.slice(0, 7)).toEqual(['A0.01', 'A0.02', 'A0.03', 'A0.04', 'A1.02', 'A1.06', 'A2.01']);
    expect(order.at(-1)).toBe('C3.04');
  });

  it('sort by price; those without a published one come last, in an order that reveals nothing', () => {
    const sorted = sortUnits(units, 'price', shown);
    const prices = sorted.filter(shown).map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const hidden = sorted.slice(prices.length);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.some(shown)).toBe(false);
    expect(lots(hidden)).toEqual(lots(hidden).toSorted());
  });

  it.each(unitOrders)('are all there, sorted by %s', (order) =>
    expect(new Set(sortUnits(units, order, shown))).toEqual(new Set(units)),
  );

  it('are all sold in a project that is sold out', () =>
    expect(new Set(unitsOf(42).map((unit) => toUnitView(unit, 'nl', sample).state))).toEqual(new Set(['sold'])));
});

it('a unit shows no price that is not published or that its state replaces', () => {
  const hidden = first(units, (unit) => !shown(unit) && unit.marquee === undefined);
  const sold = first(units, ({ marquee }) => marquee === 5);
  for (const unit of [hidden, sold]) {
    const view = toUnitView(unit, 'nl', sample);
    expect(JSON.stringify(view)).not.toContain(unit.price.amount.toLocaleString('nl-BE'));
    expect([view.price, view.hasPrice]).toEqual([null, unit === hidden]);
  }
});

describe('the table of units', () => {
  const tableOf = (id: number, order: (typeof unitOrders)[number] = 'building') =>
    toUnitTable(projectOf(id), order, 'nl', sample);

  it('leaves out columns of which nothing is known, and those that another column makes superfluous', () => {
    expect(tableOf(30).columns.join()).toBe('unit,floor,living,bedrooms,orientation,terrace,price,state');
    expect(tableOf(45).columns).toContain('ground');
    expect(tableOf(45).columns).not.toContain('terrace');
  });

  it.each(unitOrders)('has what can be had first and what is sold last, sorted by %s', (order) => {
    const states = tableOf(30, order).units.map(({ state }) => availabilities.indexOf(state));
    expect(states).toEqual(states.toSorted());
    expect(states).toHaveLength(units.length);
  });

  it('can be narrowed by building, floor, bedrooms and price where there is a choice', () => {
    const { blocks, floors, bedrooms, prices } = tableOf(30).filters;
    expect(blocks.map(({ title }) => title)).toEqual([
      'Residentie A · Fase 1',
      'Residentie B · Fase 2',
      'Residentie C · Fase 3',
    ]);
    expect([floors, bedrooms]).toEqual([
      [0, 1, 2, 3],
      [1, 2, 3],
    ]);
    expect(prices).toEqual([250, 300, 350, 400, 450].map((thousands) => thousands * 1000));
    expect(tableOf(37).filters).toMatchObject({ blocks: [], floors: [], bedrooms: [] });
  });

  it.each([[[]], [[300_000]], [[300_000, 300_000]]])('offers no steps of price between %j', (amounts) =>
    expect(priceSteps(amounts)).toEqual([]),
  );

  const htmlOfTable = (changed: Partial<Property>[]) => {
    const data = {
      ...sample,
      catalogue: { ...catalogue, units: new Map([[30, units.map((unit, i) => ({ ...unit, ...changed[i] }))]]) },
    };
    return renderHtml(<UnitTable project={projectOf(30)} order="building" data={data} />);
  };

  it('is complete without a script, which then shows ten of those that can be had', async () => {
    const rows = (await htmlOfTable([])).split('<tr ').slice(1);
    expect(rows).toHaveLength(units.length);
    const later = rows.map((row) => row.split('>')[0]?.includes('data-later') ?? false);
    expect(later).toEqual(rows.map((_, i) => i >= unitsAtOnce));
    expect(rows.slice(0, unitsAtOnce).every((row) => row.includes('data-state="free"'))).toBe(true);
  });

  it('sends no price that is not published, for the filters neither', async () => {
    const hidden = first(units, (unit) => !shown(unit) && unit.marquee === undefined);
    const row = (await htmlOfTable([])).split(`data-unit="${hidden.id}"`)[1]?.split('</tr>')[0] ?? '';
    expect(row).toContain('Prijs op aanvraag');
    expect(row).not.toContain('data-amount');
  });

  it('says what is known in the language of the page', async () => {
    const { attributes, price } = first(units, () => true);
    const changed = {
      attributes: { ...attributes, layout: { bedrooms: 3, floor: 2 }, building: { orientation: 's' as const } },
      price: { ...price, publish: false },
    };
    const html = await inLocale('fr', () => htmlOfTable([changed]));
    expect(html.replace(/<[^>]*>/g, '')).toContain('Étage 2 · 3 chambres · Sud');
    expect(html).toContain('Prix sur demande');
  });

  it('marks a unit that only a preview shows', async () => {
    const mark = '<span class="draft-mark">Concept</span>';
    expect(await htmlOfTable([])).not.toContain(mark);
    expect(await htmlOfTable([{ status: 'draft' }])).toContain(mark);
  });
});

const textOf = async (part: ReactNode): Promise<string> => (await renderHtml(part)).replace(/<[^>]*>/g, ' ');

describe('the units that are left of a project', () => {
  const cardOf = (id: number, change = {}) =>
    textOf(<ProjectCard card={{ ...toProjectCard(projectOf(id), 'nl', sample), ...change }} />);

  it('stand with the lowest price in the head, and are counted above the table', async () => {
    const states = units.map((unit) => toUnitView(unit, 'nl', sample).state);
    const [free, option] = ['free', 'option'].map((wanted) => states.filter((state) => state === wanted).length);
    expect(await textOf(<ProjectHead project={projectOf(30)} data={sample} othersPath={null} />)).toMatch(
      new RegExp(`Vanaf\\s+€\\s[\\d.]+\\s+${free} van ${units.length} vrij · 21\\s% btw`),
    );
    expect(await textOf(<UnitTable project={projectOf(30)} order="building" data={sample} />)).toContain(
      `${free} vrij, ${option} in optie · Prijs: 21\u00a0% btw`,
    );
  });

  it('are named on the card: all, none, or on its own site', async () => {
    expect(await cardOf(30, { free: units.length })).toContain(' · alle vrij');
    expect(await cardOf(30, { free: 1 })).toContain(' · nog 1 vrij');
    expect(await cardOf(42)).toMatch(/Uitverkocht\s+Uitverkocht\s+Residentie Heuvela/);
    expect(await cardOf(41)).toContain('naar de projectwebsite');
  });

  it('have the surface of a plot in a column', () =>
    expect(renderHtml(<UnitTable project={projectOf(45)} order="building" data={sample} />)).resolves.toMatch(
      /unitsNone[^>]*>–<\/td><td class="[^"]*unitsGround[^"]*">\d+\u00a0m²/,
    ));
});

describe('a project without units', () => {
  const data = { ...sample, catalogue: { ...catalogue, units: new Map() } };
  const project = projectOf(30);
  const headOf = (change: Partial<typeof project>) =>
    textOf(<ProjectHead project={{ ...project, ...change }} data={data} othersPath={null} />);

  it('says what to do, and not that nothing is left', async () => {
    const head = await headOf({});
    const card = await textOf(<ProjectCard card={toProjectCard(project, 'nl', data)} />);
    const phases = await textOf(<Phases project={project} data={data} />);
    for (const part of [head, card, phases]) expect(part).not.toMatch(/0 van 0|Uitverkocht|Geen units/);
    expect(head).toMatch(/Aanbod\s+Op aanvraag/);
    for (const part of [card, phases]) expect(part).toContain('Aanbod op aanvraag');
    expect(card).toContain('Appartement · ');
  });

  it('says what is built in words, a single one too', async () => {
    const types = projectTypes(projectOf(45), 'de', sample.catalogue);
    const t = await translatorIn('de', 'project');
    expect(formatUnitTypes(types, t)).toBe('6\u00a0Häuser, 3\u00a0Grundstücke');
    const [house] = types;
    if (!house) throw new Error('the project has no houses');
    expect(formatUnitTypes([{ ...house, count: 1 }], t)).toBe('1\u00a0Haus');
    expect(formatUnitTypes([{ webId: 90, plural: 'Hausboote', count: 3 }], t)).toBe('Hausboote\u00a0(3)');
  });

  it('says so where it is sold out', async () => {
    const head = await headOf({ soldOut: true });
    expect(head).toContain('Dit project is uitverkocht');
    expect(head).not.toContain('Op aanvraag');
  });
});
