import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaText, simplify } from '@/lib/map/area';
import { isFrameMessage, type Point } from '@/lib/map/map-messages';

const line: fc.Arbitrary<Point[]> = fc.array(
  fc.tuple(fc.double({ min: 2.5, max: 6.4, noNaN: true }), fc.double({ min: 49.5, max: 51.5, noNaN: true })),
  { maxLength: 200 },
);

it('any drawing becomes an area that the page accepts, or none', () =>
  fc.assert(
    fc.property(line, (drawn) => {
      expect(isFrameMessage({ map: 'area', area: areaText(simplify(drawn)) })).toBe(true);
    }),
  ));

it('a circle of many points keeps its shape with few', () => {
  const circle = Array.from({ length: 300 }, (_, i): Point => {
    const angle = (i / 300) * 2 * Math.PI;
    return [5.3 + 0.1 * Math.cos(angle), 50.9 + 0.1 * Math.sin(angle)];
  });
  const corners = simplify(circle);
  expect(corners).toHaveLength(24);
  for (const [x, y] of corners) expect(Math.hypot(x - 5.3, y - 50.9)).toBeCloseTo(0.1, 3);
});

/** "5,50 6,50" is a line of two points. */
const lineOf = (text: string): Point[] =>
  text.split(' ').flatMap((point) => (point === '' ? [] : [point.split(',').map(Number) as unknown as Point]));

it.each([
  ['four decimals', '5,50 6,50 6,51.12346', '5.0000,50.0000_6.0000,50.0000_6.0000,51.1235'],
  ['no area for nothing', '', ''],
  ['no area for a point', '5,50', ''],
  ['no area for a line', '5,50 5.1,50 5.2,50', ''],
])('writes %s', (_, corners, text) => expect(areaText(lineOf(corners))).toBe(text));
