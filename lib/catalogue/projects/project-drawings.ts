import type { Snapshot } from '../../content/snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type PictureView, pictureView } from '../pictures/picture-views.ts';
import type { Project } from '../schema/lists.ts';
import type { Property } from '../schema/property.ts';
import { createProjection, type PicturePoint, type Quad } from './perspective.ts';
import { toUnitView, type UnitView } from './units.ts';

// The drawings of a project are made from data: docs/decisions/drawings-from-data.md

/** A rectangle in the units of a drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A unit in a drawing. */
export type DrawnUnit = Box & { unit: UnitView };

/** The front of a building. */
export interface FacadeView {
  kind: 'facade';
  id: string;
  /** "Residence A" */
  title: string;
  width: number;
  height: number;
  units: DrawnUnit[];
  /** Parts of the wall without a unit: the entrance, or a floor of which nothing is on offer. */
  walls: Box[];
}

/** The front of a building in a picture of it. */
export interface RenderView {
  kind: 'render';
  id: string;
  title: string;
  picture: PictureView;
  /** The units with their corners, clockwise. */
  units: { unit: UnitView; corners: readonly PicturePoint[] }[];
}

/** The parcels along a street, which may be drawn upright. */
export interface SitePlanView {
  kind: 'plots';
  id: string;
  title: string;
  width: number;
  height: number;
  street: Box;
  /** null where the address is not public. */
  streetName: string | null;
  units: (DrawnUnit & { house: Box | null })[];
}

export type DrawingView = FacadeView | RenderView | SitePlanView;

/** Takes a project; returns a façade for each building, in its picture where it has one, and a plan for every two rows of parcels, which share a street. */
export function toDrawings(project: Project, locale: Locale, data: Snapshot): DrawingView[] {
  const units = data.catalogue.units.get(project.id) ?? [];
  const views = new Map(units.map((unit) => [unit.id, toUnitView(unit, locale, data)]));
  const drawn = <Shape extends Box & { id: number }>({ id, ...box }: Shape) => {
    const unit = views.get(id);
    return unit ? [{ ...box, unit }] : [];
  };
  const byBlock = Map.groupBy(units, ({ unit }) => unit?.block);
  const blocks = project.blocks.filter(({ id }) => byBlock.has(id));
  const facades = blocks.filter(({ drawing }) => drawing === 'facade');
  const rows = blocks.filter(({ drawing }) => drawing === 'plots');
  const streets = rows.flatMap((_, i) => (i % 2 === 0 ? [rows.slice(i, i + 2)] : []));
  return [
    ...facades.map(({ id, name, render }): FacadeView | RenderView => {
      const facade = layOutFacade((byBlock.get(id) ?? []).map(toFlatPlace));
      const title = name[locale];
      const units = facade.cells.flatMap(drawn);
      const picture = render && pictureView(data.catalogue, render.picture, locale);
      // Draw the façade until the files of its picture are made.
      if (!picture)
        return { kind: 'facade', id, title, width: facade.width, height: facade.height, walls: facade.walls, units };
      const placed = units.map(({ unit, ...cell }) => ({ unit, corners: cornersIn(cell, facade, render) }));
      return { kind: 'render', id, title, picture, units: placed };
    }),
    ...streets.map((sides): SitePlanView => {
      const { parcels, ...plan } = layOutSitePlan(sides.map(({ id }) => (byBlock.get(id) ?? []).map(toParcel)));
      const title = sides.map(({ name }) => name[locale]).join(' · ');
      const streetName = project.publicAddress ? project.street : null;
      return { kind: 'plots', id: sides[0]?.id ?? '', title, ...plan, streetName, units: parcels.flatMap(drawn) };
    }),
  ];
}

export const toFlatPlace = ({ id, unit, attributes: { layout } }: Property): FlatPlace => ({
  id,
  floor: layout.floor ?? 0,
  position: unit?.position ?? 1,
});

const toParcel = ({ id, unit, attributes: { surfaces } }: Property): Parcel => ({
  id,
  position: unit?.position ?? 1,
  ...surfaces,
});

/** The place of a unit in a façade: the ground floor is 0, positions count from left to right. */
export interface FlatPlace {
  id: number;
  floor: number;
  position: number;
}

export interface Facade {
  width: number;
  height: number;
  cells: (Box & { id: number })[];
  walls: Box[];
  /** The front without a top floor that is set back, and that floor. */
  front: Box;
  top: Box | null;
}

/** The width of one unit; a phone still shows it 44 px high and wide in a row of seven. */
export const cellWidth = 64;
const cellHeight = 60;

/**
 * Takes the units of one building; returns its front: floors as wide as the fullest one, the entrance where a lower floor has
 * fewer units, a top floor with fewer units set back from the edges.
 */
export function layOutFacade(places: readonly FlatPlace[]): Facade {
  const byFloor = Map.groupBy(places, ({ floor }) => floor);
  const lowest = Math.min(0, ...byFloor.keys());
  const highest = Math.max(0, ...byFloor.keys());
  const columns = Math.max(1, ...[...byFloor.values()].map(({ length }) => length));
  const width = columns * cellWidth;
  const height = (highest - lowest + 1) * cellHeight;
  const facade: Facade = { width, height, cells: [], walls: [], front: { x: 0, y: 0, width, height }, top: null };
  for (let floor = highest; floor >= lowest; floor--) {
    const y = (highest - floor) * cellHeight;
    const units = (byFloor.get(floor) ?? []).toSorted((a, b) => a.position - b.position);
    const setBack = floor === highest && floor > 0 && units.length > 0 && units.length < columns;
    if (setBack) placeOnTop(facade, units);
    else placeAroundEntrance(facade, units, columns, y);
  }
  return facade;
}

function placeOnTop(facade: Facade, units: FlatPlace[]): void {
  const top = { x: cellWidth / 2, y: 0, width: facade.width - cellWidth, height: cellHeight };
  const width = top.width / units.length;
  facade.top = top;
  facade.front = { ...facade.front, y: cellHeight, height: facade.height - cellHeight };
  units.forEach(({ id }, i) => {
    facade.cells.push({ id, ...top, x: top.x + i * width, width });
  });
}

/** Returns the corners of a unit in a picture: a top floor that is set back has its own surface, if the picture names one. */
function cornersIn(cell: Box, { front, top, width, height }: Facade, render: { front: Quad; top?: Quad | undefined }) {
  const isOnTop = top !== null && render.top !== undefined && cell.y < front.y;
  const wall = isOnTop ? top : render.top ? front : { x: 0, y: 0, width, height };
  const at = createProjection((isOnTop && render.top) || render.front);
  const { left, upper, right, lower } = toShares(cell, wall);
  return [at(left, upper), at(right, upper), at(right, lower), at(left, lower)];
}

/** Returns the place of a unit on a wall, as shares (0 to 1) of its width and height. */
function toShares(cell: Box, wall: Box) {
  const [left, upper] = [(cell.x - wall.x) / wall.width, (cell.y - wall.y) / wall.height];
  return { left, upper, right: left + cell.width / wall.width, lower: upper + cell.height / wall.height };
}

/** Returns the units of a façade on each surface that a picture can name: the whole front, and the front and the top floor apart. */
export function facadeShares({ cells, front, top, width, height }: Facade) {
  const isOnTop = (cell: Box) => top !== null && cell.y < front.y;
  return {
    whole: cells.map((cell) => toShares(cell, { x: 0, y: 0, width, height })),
    front: cells.filter((cell) => !isOnTop(cell)).map((cell) => toShares(cell, front)),
    top: top ? cells.filter(isOnTop).map((cell) => toShares(cell, top)) : [],
  };
}

function placeAroundEntrance({ cells, walls }: Facade, units: FlatPlace[], columns: number, y: number): void {
  const leftCount = Math.ceil(units.length / 2);
  const entrance = (columns - units.length) * cellWidth;
  if (entrance > 0) walls.push({ x: leftCount * cellWidth, y, width: entrance, height: cellHeight });
  units.forEach(({ id }, i) => {
    cells.push({ id, x: i * cellWidth + (i < leftCount ? 0 : entrance), y, width: cellWidth, height: cellHeight });
  });
}

/** A parcel with its house, in metres and square metres; unknown measures get the usual ones. */
export interface Parcel {
  id: number;
  position: number;
  plotWidth?: number;
  ground?: number;
  /** The width of the house’s front; undefined for a plot that the buyer builds on. */
  frontWidth?: number;
  constructed?: number;
}

export interface SitePlan {
  width: number;
  height: number;
  street: Box;
  parcels: (Box & { id: number; house: Box | null })[];
}

/** The width of every plan, in units of the drawing: its letters have one size. */
export const planWidth = 720;
const streetWidthMetres = 8;
const frontGardenMetres = 6;
/** In metres and square metres. */
const usual = { plotWidth: 12, ground: 360 };

type Sized = Parcel & { wide: number; deep: number };

const addSizes = (row: readonly Parcel[]): Sized[] =>
  row
    .toSorted((a, b) => a.position - b.position)
    .map((parcel) => {
      const wide = parcel.plotWidth ?? usual.plotWidth;
      return { ...parcel, wide, deep: (parcel.ground ?? usual.ground) / wide };
    });

const measureWidth = (row: Sized[]): number => row.reduce((sum, { wide }) => sum + wide, 0);
const measureDepth = (row: Sized[]): number => Math.max(0, ...row.map(({ deep }) => deep));

/**
 * Takes the parcels of one or of both sides of a street; returns them true to scale, the first side above the street. A plan that would be
 * higher than wide is turned a quarter clockwise.
 */
export function layOutSitePlan([above = [], below = []]: readonly (readonly Parcel[])[]): SitePlan {
  const rows = { above: addSizes(above), below: addSizes(below) };
  const width = Math.max(measureWidth(rows.above), measureWidth(rows.below));
  const streetTop = measureDepth(rows.above);
  const streetBottom = streetTop + streetWidthMetres;
  const height = streetBottom + measureDepth(rows.below);
  const isTurned = height > width;
  const scale = planWidth / Math.max(width, height);
  const place = (box: Box): Box => scaleBox(isTurned ? rotateBox(box, height) : box, scale);
  const sides = [
    ...layOutRow(rows.above, (parcel) => streetTop - parcel.deep, true),
    ...layOutRow(rows.below, () => streetBottom, false),
  ];
  return {
    width: scale * (isTurned ? height : width),
    height: scale * (isTurned ? width : height),
    street: place({ x: 0, y: streetTop, width, height: streetWidthMetres }),
    parcels: sides.map(({ id, house, ...box }) => ({ id, ...place(box), house: house && place(house) })),
  };
}

/** A box of a plan this high, which is turned a quarter clockwise. */
const rotateBox = ({ x, y, width, height }: Box, planHeight: number): Box => ({
  x: planHeight - y - height,
  y: x,
  width: height,
  height: width,
});

const scaleBox = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

/** Lays a row of parcels out in metres. */
function layOutRow(row: Sized[], top: (parcel: Sized) => number, streetBelow: boolean): SitePlan['parcels'] {
  let x = 0;
  return row.map((parcel) => {
    const box = { x, y: top(parcel), width: parcel.wide, height: parcel.deep };
    x += box.width;
    return { id: parcel.id, ...box, house: placeHouse(parcel, box, streetBelow) };
  });
}

/** Returns the house on a plot. Houses are in pairs: an odd position touches its right neighbour, an even position its left one. */
function placeHouse({ frontWidth, constructed, position, deep }: Sized, plot: Box, streetBelow: boolean): Box | null {
  if (!frontWidth || !constructed) return null;
  const width = Math.min(frontWidth, plot.width);
  const height = Math.min(constructed / frontWidth, deep - frontGardenMetres);
  const x = position % 2 === 1 ? plot.x + plot.width - width : plot.x;
  return {
    x,
    y: streetBelow ? plot.y + plot.height - frontGardenMetres - height : plot.y + frontGardenMetres,
    width,
    height,
  };
}
