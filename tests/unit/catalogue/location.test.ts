import fc from 'fast-check';
import { expect, it } from 'vitest';
import { publicLocation } from '@/lib/catalogue/places/location';

const shownOf = (id: number, publish: boolean, latitude: number, longitude: number) =>
  publicLocation({ id, address: { publish, latitude, longitude } });
const metres = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number =>
  111_320 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));

const anywhere = {
  id: fc.integer({ min: 1, max: 1e6 }),
  latitude: fc.double({ min: 49.4, max: 51.5, noNaN: true }),
  longitude: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
};

it('shows the point of a published address as it is', () =>
  expect(shownOf(1, true, 50.93, 5.34)).toEqual({ latitude: 50.93, longitude: 5.34, radius: 0 }));

it('a hidden home lies within its circle', () =>
  fc.assert(
    fc.property(fc.record(anywhere), ({ id, latitude, longitude }) => {
      const shown = shownOf(id, false, latitude, longitude);
      expect(metres(shown, { latitude, longitude })).toBeLessThanOrEqual(shown.radius + 2);
    }),
  ));

it('two hidden homes of one square cannot be distinguished by their circles', () => {
  const near = [0, 0.0005, 0.001].map((step) => shownOf(7, false, 50.93 + step, 5.34 + step));
  expect(near.filter((other) => other.latitude === near[0]?.latitude).length).toBeGreaterThan(1);
});

it('the circle of a home is always the same, and differs from that of its neighbour', () => {
  const here = (id: number) => shownOf(id, false, 50.93, 5.34);
  expect(here(5801)).toEqual(here(5801));
  expect(here(5801)).not.toEqual(here(5802));
});
