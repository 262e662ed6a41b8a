import type { Box } from '../../../components/project/drawing-shapes';

/** A unit as a façade knows it: ground floor 0, positions from left to right. */
export interface FlatPlace {
  id: number;
  floor: number;
  position: number;
}

export interface Facade {
  width: number;
  height: number;
  cells: (Box & { id: number })[];
  /** Parts of the wall without a unit: the entrance, or a floor of which nothing is on offer. */
  walls: Box[];
  /** Where the middle of each floor is, the highest first. */
  floors: { floor: number; y: number }[];
}

/** One unit, in the drawing's own measure; a phone still shows it 44 px high and wide in a row of seven. */
export const cellWidth = 64;
const cellHeight = 60;

/**
 * Takes the units of one building; returns its front: floors as wide as the fullest one, the entrance where a lower floor has
 * fewer units, a top floor with fewer units set back from the edges.
 */
export function facadeOf(places: readonly FlatPlace[]): Facade {
  const byFloor = Map.groupBy(places, ({ floor }) => floor);
  const lowest = Math.min(0, ...byFloor.keys());
  const highest = Math.max(0, ...byFloor.keys());
  const columns = Math.max(1, ...[...byFloor.values()].map(({ length }) => length));
  const width = columns * cellWidth;
  const facade: Facade = { width, height: (highest - lowest + 1) * cellHeight, cells: [], walls: [], floors: [] };
  for (let floor = highest; floor >= lowest; floor--) {
    const y = (highest - floor) * cellHeight;
    const units = (byFloor.get(floor) ?? []).toSorted((a, b) => a.position - b.position);
    facade.floors.push({ floor, y: y + cellHeight / 2 });
    const setBack = floor === highest && floor > 0 && units.length > 0 && units.length < columns;
    if (setBack) placeEvenly(facade, units, cellWidth / 2, width - cellWidth, y);
    else placeAroundEntrance(facade, units, columns, y);
  }
  return facade;
}

function placeEvenly({ cells }: Facade, units: FlatPlace[], from: number, over: number, y: number): void {
  const width = over / units.length;
  units.forEach(({ id }, i) => {
    cells.push({ id, x: from + i * width, y, width, height: cellHeight });
  });
}

function placeAroundEntrance({ cells, walls }: Facade, units: FlatPlace[], columns: number, y: number): void {
  const left = Math.ceil(units.length / 2);
  const entrance = (columns - units.length) * cellWidth;
  if (entrance > 0) walls.push({ x: left * cellWidth, y, width: entrance, height: cellHeight });
  units.forEach(({ id }, i) => {
    cells.push({ id, x: i * cellWidth + (i < left ? 0 : entrance), y, width: cellWidth, height: cellHeight });
  });
}
