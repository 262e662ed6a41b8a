import { describe, expect, it } from 'vitest';
import { isTakeover, toGoal } from '@/lib/catalogue/goal';
import type { Property } from '@/lib/catalogue/schema/property';
import { listSimilar, listSimilarWithFlats } from '@/lib/catalogue/search/similar';
import { webIds } from '@/lib/catalogue/web-ids';
import { first, sample } from '@/tests/support/sample-site';

const { catalogue } = sample;
const homes = [...catalogue.properties.values()];
const isClosed = ({ marquee }: Property) => marquee !== undefined && catalogue.marquees.get(marquee)?.closed === true;

describe('listSimilar', () => {
  it('finds homes of the same goal and type that can be had, none twice, one unit of a project at most', () => {
    for (const home of homes) {
      const similar = listSimilar(home, catalogue);
      expect(similar.length).toBeLessThanOrEqual(4);
      expect(new Set(similar.map(({ id }) => id)).size).toBe(similar.length);
      for (const other of similar) {
        expect(other.id).not.toBe(home.id);
        expect([toGoal(other.goal), isTakeover(other.goal)]).toEqual([toGoal(home.goal), isTakeover(home.goal)]);
        expect(other.webId).toBe(home.webId);
        expect(isClosed(other)).toBe(false);
      }
      const projects = [home, ...similar].flatMap(({ projectId }) => projectId ?? []);
      expect(new Set(projects).size).toBe(projects.length);
    }
  });

  const house = first(
    homes,
    (home) => home.webId === 1 && home.goal === 0 && home.price.publish && home.city === 'hasselt',
  );

  it('prefers a price and a place that are near', () => {
    const far = (other: Property) => Math.abs(Math.log(other.price.amount / house.price.amount));
    const similar = listSimilar(house, catalogue);
    expect(similar).toHaveLength(4);
    for (const other of similar) expect(far(other)).toBeLessThanOrEqual(Math.log(1.5));
  });

  const replacing = first(catalogue.marquees.values(), ({ replacesPrice }) => replacesPrice);
  const priced = (amount: number, publish = true) => ({ price: { ...house.price, amount, publish } });
  const ids = (change: Partial<Property>) => listSimilar({ ...house, ...change }, catalogue).map(({ id }) => id);

  it.each<[what: string, change: (amount: number, latitude: number) => Partial<Property>]>([
    ['a price that a marquee replaces', (amount) => ({ ...priced(amount), marquee: replacing.id })],
    [
      'a price or a place that are not published',
      (amount, latitude) => ({ ...priced(amount, false), address: { ...house.address, latitude, publish: false } }),
    ],
  ])('reveals nothing of %s', (_, change) => {
    expect(ids(change(250_000, 50.9))).toEqual(ids(change(500_000, 50.1)));
    expect(ids(priced(250_000))).not.toEqual(ids(priced(500_000)));
  });

  it('is filled with flats beside a studio, and with nothing else', () => {
    for (const home of homes) {
      const [similar, filled] = [listSimilar(home, catalogue), listSimilarWithFlats(home, catalogue)];
      expect(filled.slice(0, similar.length)).toEqual(similar);
      const others = new Set(filled.slice(similar.length).map(({ webId }) => webId));
      expect([...others]).toEqual(home.webId === webIds.studio ? [webIds.apartment] : []);
    }
  });

  it('serves a home that is off the site, too', () => {
    for (const home of catalogue.withdrawn.values()) expect(listSimilar(home, catalogue).length).toBeGreaterThan(0);
  });
});
