import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicLocation } from '@/lib/catalogue/places/location';
import { translatorIn } from '@/lib/i18n/translator';
import { isFrameMessage } from '@/lib/map/map-messages';
import { answers } from '@/lib/travel/answers';
import { traceOutline } from '@/lib/travel/area';
import { placeFinder } from '@/lib/travel/places';
import { timesFrom } from '@/lib/travel/reach';
import { roads, toRoads } from '@/lib/travel/roads';
import { travelArea } from '@/lib/travel/travel';
import type { TravelTimes } from '@/lib/travel/travel-search';
import { first, sample } from '@/tests/support/sample-site';
import { grid, nodeAt, point, roadsWith } from './small-town';

const real = await roads();
const hasselt = [5.338, 50.931] as [number, number];
const leuven = [4.701, 50.88] as [number, number];
const brussels = [4.352, 50.847] as [number, number];
const car = { by: 'car', minutes: 20 } as const;

/** Whether a point lies within a ring, as the list decides it. */
const holds = (ring: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): boolean =>
  ring.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] ?? [0, 0];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);

const ringOf = (area: string | null) =>
  (area ?? '').split('_').map((corner) => corner.split(',').map(Number) as [number, number]);

describe('the area within a time', () => {
  it('is one that the list takes, and holds what is reached, but not what is not', () => {
    const area = travelArea({ origins: [{ at: hasselt, ...car }] }, real);
    expect(isFrameMessage({ map: 'area', area })).toBe(true);
    const times = timesFrom(real.graph, nodeAt(real, hasselt), 'car', 18 * 60);
    const shares = [0, 0].map((_, reached) => {
      const nodes = real.ordinary.filter((node) => Number.isFinite(times[node]) === Boolean(reached));
      const inside = nodes.filter((node) =>
        holds(ringOf(area), [(real.graph.longitude[node] ?? 0) / 1e5, (real.graph.latitude[node] ?? 0) / 1e5]),
      );
      return inside.length / nodes.length;
    });
    expect(shares[1]).toBeGreaterThan(0.93);
    expect(shares[0]).toBeLessThan(0.03);
  });

  it('grows with the time, and is smaller by bicycle', () => {
    const size = (by: 'car' | 'bike', minutes: 10 | 20 | 30) => {
      const ring = ringOf(travelArea({ origins: [{ at: hasselt, by, minutes }] }, real));
      const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
      return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
    };
    expect(size('car', 20)).toBeGreaterThan(size('car', 10));
    expect(size('car', 30)).toBeGreaterThan(size('car', 20));
    expect(size('bike', 20)).toBeLessThan(size('car', 20) / 3);
  });

  it('lies within reach of both addresses, and is empty if they are far apart', () => {
    const from = (by: 'car' | 'bike', minutes: 20 | 30 | 45, ...places: (typeof hasselt)[]) =>
      travelArea({ origins: places.map((at) => ({ at, by, minutes })) }, real);
    const both = ringOf(from('car', 30, hasselt, leuven));
    const one = ringOf(from('car', 45, hasselt));
    for (const corner of both) expect(holds(one, corner)).toBe(true);
    expect(holds(both, [5.02, 50.96])).toBe(true);
    expect(from('bike', 20, hasselt, leuven)).toBeNull();
  });

  it('is computed in a thread for a page', async () => {
    const origins = [{ at: hasselt, ...car }];
    expect(await answers.get('area')?.({ origins }, sample)).toBe(travelArea({ origins }, real));
    expect(await answers.get('area')?.({ origins: [{ at: brussels, ...car }] }, sample)).toBe('');
  });

  it('does not exist for a place without roads nearby', () =>
    expect(travelArea({ origins: [{ at: brussels, ...car }] }, real)).toBeNull());

  it('is a ring that encloses any part of a town', () => {
    const all = roadsWith(grid(12));
    fc.assert(
      fc.property(fc.nat(11), fc.nat(11), fc.integer({ min: 60, max: 600 }), (x, y, limit) => {
        const start = nodeAt(all, point(x, y));
        const ring = traceOutline(all.graph, [timesFrom(all.graph, start, 'car', limit)], all.ordinary);
        expect(ring).not.toBeNull();
        expect(ring?.length).toBeGreaterThan(3);
        expect(ring?.length).toBeLessThanOrEqual(40);
        expect(holds(ring ?? [], point(x, y))).toBe(true);
      }),
    );
  });
});

describe('the minutes to homes, computed in a thread', () => {
  const ask = async (origins: readonly object[], ...homes: number[]) =>
    (await answers.get('times')?.({ origins, homes }, sample)) as TravelTimes;
  const homes = [...sample.catalogue.properties.values()];
  const [shown, hidden] = [true, false].map((publish) =>
    first(homes, ({ city, address }) => city === 'hasselt' && address.publish === publish),
  );

  it('are those to where a home may be shown, and nothing of where it lies', async () => {
    if (!hidden || !shown) throw new Error('no such home');
    const at = publicLocation(hidden);
    const moved = structuredClone(hidden);
    moved.address.latitude += 0.00002;
    expect(publicLocation(moved)).toEqual(at);
    const [times] = await ask([{ at: leuven, by: 'car' }], hidden.id, shown.id);
    expect(times?.every((minutes) => minutes !== null && minutes > 35 && minutes < 60)).toBe(true);
  });

  it('are given for each address in turn, and not for what is unknown or out of reach', async () => {
    if (!shown) throw new Error('no such home');
    const origins = [{ at: hasselt, by: 'car' } as const, { at: brussels, by: 'car' } as const];
    const [near, none] = await ask(origins, shown.id, 999_999);
    expect(near?.[0]).toBeGreaterThan(1);
    expect(near?.[1]).toBeNull();
    expect(none).toEqual([null, null]);
  });
});

describe('a place', async () => {
  const t = await translatorIn('fr', 'travel');
  const find = placeFinder(real, 'fr');
  const names = (typed: string) => find(typed, t).map(({ name }) => name);

  it.each([
    ['hasselt', 'Hasselt'],
    ['kempische steenweg 303 hasselt', 'Kempische Steenweg, Hasselt'],
    ['luik', 'Liège'],
    ['gare has', 'Gare\u00a0: Hasselt'],
    ['bahnhof genk', 'Gare\u00a0: Genk'],
    ['RUE LEOPOLD liege', 'Rue Léopold, Liège'],
  ])('is found by %s', (typed, name) =>
    expect(names(typed).map((found) => found.toLowerCase())[0]).toBe(name.toLowerCase()),
  );

  it('is rounded to a hundred metres', () => {
    for (const { at } of find('hass', t)) expect(at.map((degrees) => Number(degrees.toFixed(3)))).toEqual(at);
  });

  it.each(['', 'h', '1', 'Brussel-Zuid', 'qzx'])('is not found by "%s"', (typed) => expect(names(typed)).toEqual([]));

  it('is found nowhere without towns', () =>
    expect(placeFinder(toRoads(real.graph, []), 'nl')('dorpsstraat', t)).toEqual([]));
});

it.each([
  ['places', { locale: 'xx', typed: 'a' }],
  ['places', { locale: 'nl', typed: 'a'.repeat(101) }],
  ['area', { origins: [] }],
  ['area', { origins: [{ at: hasselt, by: 'plane', minutes: 20 }] }],
  ['area', { origins: [{ at: hasselt, by: 'car', minutes: 600 }] }],
  ['area', { origins: Array(3).fill({ at: hasselt, ...car }) }],
  ['times', { origins: [{ at: hasselt, by: 'car' }], homes: Array(101).fill(5801) }],
  ['times', null],
])('an invalid request to %s is refused: %j', async (question, asked) =>
  expect(await answers.get(question)?.(asked, sample)).toBeNull(),
);
