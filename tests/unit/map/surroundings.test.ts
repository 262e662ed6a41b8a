import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publicLocation } from '@/lib/catalogue/places/location';
import { locales } from '@/lib/i18n/locales';
import { listBorders, listCells, listPlaces } from '@/lib/map/base-map';
import { fontSizes, sheet } from '@/lib/map/still-names';
import { findNearestTowns, toSurroundings } from '@/lib/map/surroundings';
import { sample } from '@/tests/support/sample-site';

const hasselt = { longitude: 5.3378, latitude: 50.9311, radius: 0 };
const homes = [...sample.catalogue.properties.values()];

it('the base map has a cell and a name for every city of the catalogue', () => {
  const near = (longitude: number, latitude: number) =>
    listPlaces().some(({ point: [x, y] }) => Math.abs(x - longitude) < 0.012 && Math.abs(y - latitude) < 0.008);
  const without = [...sample.catalogue.cities.values()].filter(({ longitude, latitude }) => !near(longitude, latitude));
  expect(without).toEqual([]);
  expect(listCells().length).toBeGreaterThan(1500);
  expect(listBorders('country').length).toBeGreaterThan(0);
});

describe('the still map', () => {
  it('names the place itself and its neighbours, none over another', () => {
    const { names } = toSurroundings(hasselt, 'nl');
    expect(names.map(({ text }) => text)).toEqual(expect.arrayContaining(['Hasselt', 'Genk']));
    for (const { x, y } of names) expect(x > 0 && x < sheet.width && y > 0 && y < sheet.height).toBe(true);
    for (const [i, a] of names.entries())
      for (const b of names.slice(i + 1)) expect(Math.abs(a.y - b.y) > 15 || Math.abs(a.x - b.x) > 20).toBe(true);
  });

  it('reserves the room of the letters in its style sheet', () => {
    const css = readFileSync('components/map/place-map.module.css', 'utf8');
    const sizes = [...css.matchAll(/\.placeMap (?:text|\.landTown) \{[^}]*?font-size: ([\d.]+)rem/g)];
    const { phone, wide } = fontSizes;
    const reserved = [phone.name, phone.town, wide.name, wide.town];
    expect(sizes.slice(0, 4).map(([, rem]) => Number(rem) * 16)).toEqual(reserved);
  });

  it.each(locales)('speaks the language of the page: %s', (locale) => {
    const brussels = { longitude: 4.36, latitude: 50.87, radius: 0 };
    const name = { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' }[locale];
    expect(toSurroundings(brussels, locale).names.map(({ text }) => text)).toContain(name);
    expect(findNearestTowns({ longitude: 4.6, latitude: 50.87, radius: 0 }, locale, '')).toHaveLength(3);
  });

  it('has a circle for a hidden address, a point for another, and something to draw for every home', () => {
    for (const home of homes) {
      const { radius, land } = toSurroundings(publicLocation(home), 'nl');
      expect(radius > 0).toBe(!home.address.publish);
      expect(land.join('').length).toBeGreaterThan(100);
    }
  });
});

it('names the nearest towns as the crow flies, and not the town of the home again', () => {
  expect(findNearestTowns(hasselt, 'nl', 'Hasselt').join()).toBe(
    'Genk\u00a012\u00a0km,Sint-Truiden\u00a017\u00a0km,Tongeren\u00a019\u00a0km',
  );
  const near = findNearestTowns({ longitude: 5.32, latitude: 50.92, radius: 0 }, 'nl', 'Hasselt');
  expect(near.join()).not.toContain('Hasselt');
});
