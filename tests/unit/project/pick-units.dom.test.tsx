// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Drawings } from '@/components/project/drawings';
import { nearestRow, walkUnits } from '@/components/project/drawn-units';
import { findUnits, unitsAtOnce } from '@/components/project/unit-finder';
import { UnitTable } from '@/components/project/unit-table';
import { toUnitView } from '@/lib/catalogue/projects/units';
import { renderHtml } from '@/lib/next/static-html.tsx';
import { first, sample } from '@/tests/support/sample-site';

const project = first(sample.catalogue.projects.values(), ({ id }) => id === 30);
const views = (sample.catalogue.units.get(30) ?? []).map((unit) => toUnitView(unit, 'nl', sample));
const words = { shown: '{shown} van {count} getoond', none: 'Geen unit beantwoordt hieraan.' };
let stop = new AbortController();

afterEach(() => stop.abort());

async function open(): Promise<HTMLElement> {
  stop = new AbortController();
  document.body.innerHTML = [
    await renderHtml(<Drawings project={project} data={sample} />),
    await renderHtml(<UnitTable project={project} order="building" data={sample} />),
  ].join('');
  const section = document.querySelector<HTMLElement>('[data-part="units"]');
  if (!section) throw new Error('the table of units is missing');
  findUnits(section, words, stop.signal);
  return section;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-unit]')];
const shownUnits = () =>
  rows()
    .filter((row) => !row.hidden && row.dataset.later === undefined)
    .map(({ dataset }) => first(views, ({ id }) => id === Number(dataset.unit)));
const status = () => document.querySelector('[role="status"]')?.textContent;

function choose(name: string, value: string | boolean): void {
  const field = document.querySelector<HTMLSelectElement & HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`there is no field ${name}`);
  if (typeof value === 'boolean') field.checked = value;
  else field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the finder of units', () => {
  it('shows ten more each time, and puts the focus on the first of them', async () => {
    const section = await open();
    section.querySelector<HTMLElement>('[data-part="more-units"]')?.click();
    const { length } = views.filter(({ state }) => state !== 'sold');
    expect(length).toBeGreaterThan(unitsAtOnce);
    expect(shownUnits()).toHaveLength(Math.min(length, 2 * unitsAtOnce));
    expect(document.activeElement?.textContent).toBe(shownUnits()[unitsAtOnce]?.name);
    expect(status()).toBe(`${shownUnits().length} van ${length} getoond`);
  });

  it('shows what matches all filters; sold ones only when they are asked for', async () => {
    await open();
    choose('block', 'b');
    choose('floor', '1');
    const fitting = views.filter(({ block, floor }) => block === 'b' && floor === 1);
    const left = fitting.filter(({ state }) => state !== 'sold');
    expect(shownUnits().map(({ id }) => id)).toEqual(left.map(({ id }) => id));
    choose('sold', true);
    expect(new Set(shownUnits().map(({ id }) => id))).toEqual(new Set(fitting.map(({ id }) => id)));
    const dimmed = [...document.querySelectorAll<SVGElement>('svg [data-unit][data-out]')];
    expect(dimmed).toHaveLength(views.length - fitting.length);
  });

  it('finds no unit without a published price below a highest one, and says when none is left', async () => {
    await open();
    choose('amount', '300000');
    expect(shownUnits().length).toBeGreaterThan(0);
    expect(shownUnits().every(({ amount }) => amount !== null && amount <= 300_000)).toBe(true);
    choose('floor', '3');
    expect(shownUnits()).toEqual([]);
    expect(status()).toContain('Geen unit');
  });

  it('sorts without another page, and leaves the filters as they are', async () => {
    const section = await open();
    choose('bedrooms', '2');
    const link = section.querySelector<HTMLElement>('a[data-sort="price"]');
    link?.click();
    const amounts = shownUnits()
      .filter(({ state }) => state === 'free')
      .map(({ amount }) => amount ?? Number.POSITIVE_INFINITY);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(shownUnits().every(({ bedrooms }) => bedrooms === 2)).toBe(true);
    expect(link?.closest('th')?.getAttribute('aria-sort')).toBe('other');
    expect(location.search).toBe('?sort=price');
  });
});

describe('the keys in the drawings', () => {
  it('go from one free unit to the next, and the drawings are one stop of the Tab key', async () => {
    await open();
    const drawings = document.querySelector<HTMLElement>('[data-part="drawings"]');
    if (!drawings) throw new Error('the drawings are missing');
    walkUnits(drawings, stop.signal);
    const drawn = [...drawings.querySelectorAll<SVGAElement>('svg a[data-unit]')];
    const free = drawn.filter(({ dataset }) => dataset.state === 'free');
    expect(drawn.filter((unit) => unit.getAttribute('tabindex') === '0')).toEqual([free[0]]);
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    free[0]?.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(free[1]);
    expect(free[1]?.getAttribute('tabindex')).toBe('0');
    press('ArrowLeft');
    press('End');
    expect(document.activeElement).toBe(free.at(-1));
    press('ArrowRight');
    expect(document.activeElement).toBe(free.at(-1));
    press('Home');
    expect(document.activeElement).toBe(free[0]);
  });

  it('find the nearest unit of another row', () => {
    const boxes = { from: [50, 50], beside: [90, 55], below: [60, 100], lower: [50, 150], above: [40, 0] };
    const elements = Object.fromEntries(
      Object.entries(boxes).map(([name, [x = 0, y = 0]]) => {
        const element = document.createElement('a');
        vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, 30, 30));
        return [name, element];
      }),
    );
    const { from, ...others } = elements;
    if (!from) throw new Error('the first one is missing');
    expect(nearestRow(from, Object.values(others), 1)).toBe(others.below);
    expect(nearestRow(from, Object.values(others), -1)).toBe(others.above);
  });
});
