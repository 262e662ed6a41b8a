import { describe, expect, it } from 'vitest';
import { roads } from '@/lib/map/road-classes';
import { sheet } from '@/lib/map/still-names';
import { placeStreetNames, type StreetLine } from '@/lib/map/street-names';

const street = (name: string, points: StreetLine['points'], id = 'minor'): StreetLine => {
  const road = roads.find((candidate) => candidate.id === id);
  if (!road) throw new Error(id);
  return { name, road, points };
};
const crossing = street('Marktstraat', [
  [100, 200],
  [540, 200],
]);

describe('the names of streets on a still map', () => {
  it('follow straight pieces from left to right, beside the pin', () => {
    const [along] = placeStreetNames(
      [
        street('Laan', [
          [500, 120],
          [200, 120],
        ]),
      ],
      '',
    );
    expect(along).toMatchObject({ text: 'Laan', x: 350, y: 120, angle: 0 });
    const [name] = placeStreetNames([crossing], 'Marktstraat');
    expect(name).toMatchObject({ text: 'Marktstraat', y: 200, isMinor: false });
    // Half a name in a phone's letters, and half of the pin.
    expect(Math.abs((name?.x ?? 0) - sheet.width / 2)).toBeGreaterThan(63 + 16);
  });

  it('are left out at an edge or over one another, and on phones where only small letters fit', () => {
    const short = street('Lange Nieuwstraat', [
      [400, 300],
      [440, 300],
    ]);
    const edge = street('Randweg', [
      [100, 4],
      [300, 4],
    ]);
    const small = street('Kerkplein', [
      [400, 330],
      [480, 330],
    ]);
    const second = street(
      'Steenweg',
      [
        [100, 206],
        [540, 206],
      ],
      'primary',
    );
    const names = placeStreetNames([short, edge, small, crossing, second], null);
    expect(names.map(({ text, isMinor }) => [text, isMinor])).toEqual([
      ['Steenweg', false],
      ['Marktstraat', false],
      ['Kerkplein', true],
    ]);
  });

  it('put the name of a street that the map does not know below its pin', () => {
    expect(placeStreetNames([], 'Nieuwstraat')).toMatchObject([{ text: 'Nieuwstraat', x: 320, y: 242, angle: 0 }]);
    expect(placeStreetNames([], '')).toEqual([]);
  });
});
