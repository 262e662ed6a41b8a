import type { MapHome } from '@/lib/map/map-messages';

/** Homes that are shown as one marker, since their own would cover each other. */
export interface Cluster {
  /** The same homes have the same key, so that a marker stays what it is while the map moves. */
  key: string;
  longitude: number;
  latitude: number;
  homes: readonly MapHome[];
}

/** Markers in px, with a little air: the circle of several homes, and a price, which may be some words. */
const circle = { width: 46, height: 46 };
const price = { minWidth: 84, maxWidth: 136, edges: 26, letter: 6.6, height: 40 };

const clusterSize = ({ homes }: Group) => {
  const [first] = homes;
  if (homes.length > 1 || !first) return circle;
  const width = price.edges + price.letter * first.price.length;
  return { width: Math.min(price.maxWidth, Math.max(price.minWidth, width)), height: price.height };
};

const tileSize = 512;

/** Web Mercator: where a point lies in a world of `tileSize · 2^zoom` px. */
function toPixels(longitude: number, latitude: number, zoom: number): [x: number, y: number] {
  const world = tileSize * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [(longitude / 360 + 0.5) * world, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world];
}

/** Homes with the place of their marker, also in px. */
type Group = Omit<Cluster, 'key'> & { x: number; y: number };

/** Takes homes and a zoom level; returns them so grouped that no marker covers another. Independent of what is in view. */
export function clusterHomes(homes: readonly MapHome[], zoom: number): Cluster[] {
  const toGroup = (members: readonly MapHome[]) => createGroup(members, zoom);
  let groups = homes.map((home) => toGroup([home]));
  // Those that are joined move to where most of them lie, where they may cover others.
  let before: number;
  do {
    before = groups.length;
    groups = join(groups).map((joined) => toGroup(joined.flatMap((group) => group.homes)));
  } while (groups.length < before);
  return groups.map(({ longitude, latitude, homes: members }) => ({
    key: members.map(({ id }) => id).join(' '),
    longitude,
    latitude,
    homes: members,
  }));
}

/** Returns the groups, each beside the earlier one that its marker would cover. */
function join(groups: readonly Group[]): Group[][] {
  const squares = new Map<number, Group[][]>();
  for (const group of groups) {
    const [column, row] = [Math.floor(group.x / price.maxWidth), Math.floor(group.y / circle.height)];
    const near = around(column, row)
      .flatMap((square) => squares.get(square) ?? [])
      .find(([first]) => first && cover(first, group));
    const inside = squares.get(squareKey(column, row));
    if (near) near.push(group);
    else if (inside) inside.push([group]);
    else squares.set(squareKey(column, row), [[group]]);
  }
  return [...squares.values()].flat();
}

const squareKey = (column: number, row: number): number => row * 2 ** 24 + column;

const around = (column: number, row: number): number[] =>
  [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => squareKey(column + dx, row + dy)));

function cover(a: Group, b: Group): boolean {
  const [sizeA, sizeB] = [clusterSize(a), clusterSize(b)];
  return (
    Math.abs(a.x - b.x) < (sizeA.width + sizeB.width) / 2 && Math.abs(a.y - b.y) < (sizeA.height + sizeB.height) / 2
  );
}

/** Puts the marker of homes amid those in the square of its own size that holds most of them: the middle of all may lie far from each. */
function createGroup(homes: readonly MapHome[], zoom: number): Group {
  // Without Map.groupBy(), which browsers of 2023 lack.
  const squares = new Map<number, MapHome[]>();
  for (const home of homes) {
    const [x, y] = toPixels(home.longitude, home.latitude, zoom);
    const key = squareKey(Math.floor(x / circle.width), Math.floor(y / circle.height));
    const square = squares.get(key);
    if (square) square.push(home);
    else squares.set(key, [home]);
  }
  const densest = [...squares.values()].reduce((best, square) => (square.length > best.length ? square : best));
  const mean = (at: 'longitude' | 'latitude') => densest.reduce((sum, home) => sum + home[at], 0) / densest.length;
  const [longitude, latitude] = [mean('longitude'), mean('latitude')];
  const [x, y] = toPixels(longitude, latitude, zoom);
  return { longitude, latitude, x, y, homes };
}
