import type { MapProperty } from '@/lib/map/map-messages';

/** Homes that are shown as one marker, since their own would cover each other. */
export interface Cluster {
  /** The same homes have the same key, so that a marker stays what it is while the map moves. */
  key: string;
  longitude: number;
  latitude: number;
  homes: readonly MapProperty[];
}

/** Markers that come nearer than this cover each other, in px. */
const reach = { x: 84, y: 40 };

const tileSize = 512;

/** Web Mercator: where a point lies in a world of `tileSize · 2^zoom` px. */
function toPixels(longitude: number, latitude: number, zoom: number): [x: number, y: number] {
  const world = tileSize * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [(longitude / 360 + 0.5) * world, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world];
}

/** Takes homes and a zoom level; returns them so grouped that no two markers cover each other's middle. Independent of what is in view. */
export function clusterHomes(homes: readonly MapProperty[], zoom: number): Cluster[] {
  const squares = new Map<string, { x: number; y: number; homes: MapProperty[] }[]>();
  for (const home of homes) {
    const [x, y] = toPixels(home[1], home[2], zoom);
    const [column, row] = [Math.floor(x / reach.x), Math.floor(y / reach.y)];
    const near = around(column, row)
      .flatMap((key) => squares.get(key) ?? [])
      .find((other) => Math.abs(other.x - x) < reach.x && Math.abs(other.y - y) < reach.y);
    if (near) near.homes.push(home);
    else squares.set(`${column} ${row}`, [...(squares.get(`${column} ${row}`) ?? []), { x, y, homes: [home] }]);
  }
  return [...squares.values()].flat().map(({ homes: members }) => toCluster(members));
}

const around = (column: number, row: number): string[] =>
  [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${column + dx} ${row + dy}`));

function toCluster(homes: readonly MapProperty[]): Cluster {
  const mean = (at: 1 | 2) => homes.reduce((sum, home) => sum + home[at], 0) / homes.length;
  return { key: homes.map(([id]) => id).join(' '), longitude: mean(1), latitude: mean(2), homes };
}
