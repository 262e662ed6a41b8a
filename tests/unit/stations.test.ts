import { expect, it } from 'vitest';
import { isNearStation, nearestStation } from '@/lib/catalogue/stations';

const hasselt = { longitude: 5.3378, latitude: 50.9307 };

it('finds the nearest station, as the crow flies', () => {
  const station = nearestStation(hasselt, 'nl');
  expect(station?.name).toBe('Hasselt');
  expect(station?.km).toBeCloseTo(0.7, 1);
  expect(station?.trains).toBeGreaterThan(100);
  expect(isNearStation(hasselt)).toBe(true);
});

it('names a station as the language of the page does', () => {
  const midi = { longitude: 4.3365, latitude: 50.8357 };
  expect(nearestStation(midi, 'nl')?.name).toBe('Brussel-Zuid');
  expect(nearestStation(midi, 'fr')?.name).toBe('Bruxelles-Midi');
});

it('says nothing of a station that is far', () =>
  expect(nearestStation({ longitude: 2.0, latitude: 48.0 }, 'nl')).toBeNull());
