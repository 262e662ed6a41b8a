import { describe, expect, it } from 'vitest';
import { nearestSchools } from '@/lib/catalogue/places/schools';
import { isNearStation, nearestStation } from '@/lib/catalogue/places/stations';
import { outsideDirection, sunHours } from '@/lib/catalogue/places/sun';

const liege = { longitude: 5.5718, latitude: 50.6451 };
const hasselt = { longitude: 5.338, latitude: 50.931 };

describe('schools', () => {
  it('are named with their level where the data have them', () => {
    const schools = nearestSchools(liege, 'wallonia');
    expect(schools.map(({ level }) => level)).toEqual(['primary', 'secondary']);
    for (const { km, name } of schools) expect([km < 1.5, name.length > 4]).toEqual([true, true]);
  });

  it('are not claimed where the data do not cover the region, nor from afar', () => {
    expect(nearestSchools(liege, 'flanders')).toEqual([]);
    expect(nearestSchools(hasselt, 'wallonia')).toEqual([]);
    expect(nearestSchools(hasselt, null)).toEqual([]);
  });
});

describe('the sun on a terrace', () => {
  it.each([
    ['s', 'june', '9-18'],
    ['sw', 'march', '10-18'],
    ['e', 'december', '10-13'],
    ['n', 'june', '6-9 18-21'],
    ['n', 'december', ''],
  ] as const)('comes to the %s in %s when the sun stands before it, by the clock of Belgium', (side, month, hours) => {
    const found = sunHours(hasselt, side, month).map(({ from, to }) => `${from}-${to}`);
    expect(found.join(' ')).toBe(hours);
  });

  it('is told of a terrace or garden whose direction is known and shown', () => {
    const shown = { region: null, priceIsShown: true, attribute: () => true, block: () => true };
    const home = (comfort: object) =>
      ({ attributes: { comfort, surfaces: {}, building: { orientation: 'sw' } } }) as never;
    expect(outsideDirection(home({ terrace: true }), shown)).toBe('sw');
    expect(outsideDirection(home({}), shown)).toBeNull();
    expect(outsideDirection(home({ garden: true }), { ...shown, attribute: () => false })).toBeNull();
  });
});

describe('the nearest station', () => {
  it('is that as the crow flies, none that is far', () => {
    const station = nearestStation(hasselt, 'nl');
    expect(station?.name).toBe('Hasselt');
    expect(station?.km).toBeCloseTo(0.7, 1);
    expect(station?.trains).toBeGreaterThan(100);
    expect(isNearStation(hasselt)).toBe(true);
    expect(nearestStation({ longitude: 2.0, latitude: 48.0 }, 'nl')).toBeNull();
  });

  it('has its name in the language of the page', () => {
    const midi = { longitude: 4.3365, latitude: 50.8357 };
    expect(nearestStation(midi, 'nl')?.name).toBe('Brussel-Zuid');
    expect(nearestStation(midi, 'fr')?.name).toBe('Bruxelles-Midi');
  });
});
