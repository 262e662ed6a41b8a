import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { guessRoom, pictureId, proposeAlt, proposeAlts, rooms } from '@/lib/media/rooms';
import { sample } from '@/tests/support/sample-site';

describe('the room of a picture', () => {
  it.each([
    ['Keuken_02.jpg', 'kitchen'],
    ['cuisine ouverte.HEIC', 'kitchen'],
    ['Küche.png', 'kitchen'],
    ['slaapkamer 1.jpeg', 'bedroom'],
    ['Salle-de-bain.jpg', 'bathroom'],
    ['grondplan-verdieping.png', 'plan'],
    ['voorgevel.jpg', 'facade'],
    ['IMG_1234.JPG', null],
    ['20261124_101500.jpg', null],
    ['Hallo.jpg', null],
  ])('follows from the file name %s: %s', (name, room) => expect(guessRoom(name)).toBe(room));

  it('is written in each language with its own spelling', () => {
    const town = { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' };
    expect(proposeAlts('living', { kind: 'apartment', town })).toEqual({
      nl: 'Leefruimte van een appartement in Luik',
      fr: 'Séjour d’un appartement à Liège',
      en: 'Living room of an apartment in Liège',
      de: 'Wohnzimmer einer Wohnung in Lüttich',
    });
    expect(proposeAlt('view', { kind: 'apartment', town }, 'fr')).toBe('Vue à Liège');
    expect(proposeAlt(null, { kind: 'nothing known' }, 'de')).toBe('Foto einer Immobilie');
    const le = { nl: 'x', fr: 'Le Rœulx', en: 'x', de: 'x' };
    expect(proposeAlt('garden', { kind: 'house', town: le }, 'fr')).toBe('Jardin d’une maison au Rœulx');
  });

  it('has words for every kind of home of the data', () => {
    const other = proposeAlt('living', {}, 'nl');
    const kinds = [...sample.catalogue.types.values()].flatMap(({ kinds }) => kinds);
    expect(kinds.length).toBeGreaterThan(10);
    expect(kinds.filter(({ id }) => proposeAlt('living', { kind: id }, 'nl') === other)).toEqual([]);
    for (const locale of locales)
      expect(new Set(rooms.map((room) => proposeAlt(room, {}, locale))).size).toBeGreaterThan(15);
  });
});

describe('the id of a new picture', () => {
  const free = () => false;

  it.each([
    'IMG_1234.JPG',
    'DSC00012.jpg',
    'DSCF1234.jpg',
    'PXL_20261124_101500123.jpg',
    '20261124_101500.jpg',
    'IMG-20261124-WA0007.jpg',
    'DJI_0042.jpg',
    'IMG_1234 (1).jpg',
  ])('is never what a camera calls it: %s', (fileName) =>
    expect(pictureId({ fileName, shown: null }, free)).toBe('foto'),
  );

  it('is built from the home and the room, or from the file name, and is unique', () => {
    const taken = new Set(['5801-keuken', '5801-keuken-2']);
    const isTaken = (id: string) => taken.has(id);
    expect(pictureId({ fileName: 'IMG_1.jpg', shown: 'kitchen', home: 5801 }, isTaken)).toBe('5801-keuken-3');
    expect(pictureId({ fileName: 'Zicht op de Demer.jpg', shown: null, home: 5801 }, isTaken)).toBe(
      '5801-zicht-op-de-demer',
    );
    expect(pictureId({ fileName: 'Team – Jan.jpg', shown: null }, isTaken)).toBe('team-jan');
    expect(pictureId({ fileName: '../../ Éé?.jpg', shown: null }, isTaken)).toBe('ee');
    expect(pictureId({ fileName: '', shown: null }, isTaken)).toBe('foto');
  });
});
