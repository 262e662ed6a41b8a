import { type Roads, toRoads } from '@/lib/travel/roads';
import type { Point } from '@/scripts/base-map/geometry';
import type { Street } from '@/scripts/base-map/sources';
import { stretchesOf, toGraph } from '@/scripts/roads/graph';

/** Degrees of a hundred metres to the east and to the north, at the latitude of Hasselt. */
const east = 0.1 / (111.32 * Math.cos((50.93 * Math.PI) / 180));
const north = 0.1 / 111.32;

/** A point so many hundred metres east and north of Hasselt's market. */
export const point = (x: number, y: number): Point => [5.338 + x * east, 50.93 + y * north];

export const street = (from: Point, to: Point, rest: Partial<Street> = {}): Street => ({
  highway: 'residential',
  line: [from, to],
  ...rest,
});

export const roadsWith = (streets: readonly Street[]): Roads => toRoads(toGraph(stretchesOf(streets)), []);

/** A town of so many streets each way, a hundred metres apart. */
export const grid = (size: number): Street[] =>
  Array.from({ length: size }, (_, y) =>
    Array.from({ length: size - 1 }, (_, x) => [
      street(point(x, y), point(x + 1, y)),
      street(point(y, x), point(y, x + 1)),
    ]),
  ).flat(2);

export const nodeAt = ({ nearest }: Roads, [longitude, latitude]: Point): number => {
  const node = nearest({ longitude, latitude }, 0.2);
  if (node === null) throw new Error('no road there');
  return node;
};
