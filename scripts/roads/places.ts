import { roundTo } from '../../lib/base/round.ts';
import { plain } from '../../lib/base/slug.ts';
import { listPlaces, type MapPlace } from '../../lib/map/base-map.ts';
import type { PlacesFile } from '../../lib/travel/places.ts';
import type { Point } from '../base-map/geometry.ts';
import type { Street } from '../base-map/sources.ts';
import { kilometres } from './graph.ts';

/** Degrees; the nearest place lies in a square of that side or in one beside it. */
const side = 0.1;
/** km: farther from any place a street is of none. */
const maxDistanceKm = 8;

const unnamed = /^(?:motorway|trunk|service|services|track)(?:_link)?$/;

/** Takes the streets of an area; returns their names by the village or town that they lie nearest to, each with the middle of its pieces. */
export function toPlaces(streets: readonly Street[]): PlacesFile {
  const townNear = finder(listPlaces().filter(({ kind }) => kind === 'place'));
  const pieces = streets.flatMap(({ name, highway, line }) => {
    const middle = line[Math.floor(line.length / 2)];
    if (!name || !middle || unnamed.test(highway)) return [];
    const town = townNear(middle);
    return town ? [{ name, town, middle }] : [];
  });
  const byTown = Map.groupBy(pieces, ({ town }) => town);
  return [...byTown].map(([{ names, point }, inTown]) => ({
    names,
    point: point.map((part) => roundTo(part, 3)) as Point,
    streets: [...Map.groupBy(inTown, ({ name }) => plain(name)).values()]
      .map((those): PlacesFile[number]['streets'][number] => {
        const [{ name } = { name: '' }] = those;
        const [x, y] = central(those.map(({ middle }) => middle)).map((part) => roundTo(part, 3));
        return [name, x ?? 0, y ?? 0];
      })
      .sort(([a], [b]) => a.localeCompare(b)),
  }));
}

/** The point nearest to the mean of all: a point of the street itself, also where it bends. */
function central(points: readonly Point[]): Point {
  const mean = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  ) as Point;
  const [nearest = mean] = points.toSorted((a, b) => kilometres(a, mean) - kilometres(b, mean));
  return nearest;
}

function finder(places: readonly MapPlace[]): (point: Point) => MapPlace | undefined {
  const squareOf = (x: number, y: number) => `${Math.floor(x / side)} ${Math.floor(y / side)}`;
  const squares = Map.groupBy(places, ({ point: [x, y] }) => squareOf(x, y));
  return ([x, y]) => {
    let [best, nearestKm]: [MapPlace | undefined, number] = [undefined, maxDistanceKm];
    for (const east of [-side, 0, side])
      for (const north of [-side, 0, side])
        for (const place of squares.get(squareOf(x + east, y + north)) ?? []) {
          const km = kilometres([x, y], [place.point[0], place.point[1]]);
          if (km < nearestKm) [best, nearestKm] = [place, km];
        }
    return best;
  };
}
