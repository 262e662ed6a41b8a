/** A place on the map, in degrees with at most four decimals, some ten metres. */
export type Point = readonly [longitude: number, latitude: number];
/** The corners of what a visitor drew, in turn; the last is joined to the first. */
export type Area = readonly Point[];

const fewestCorners = 3;
const mostCorners = 40;

/** Reads "5.3312,50.9312_5.3410,50.9398_…" (longitude, latitude); undefined for anything that is not an area of 3 to 40 corners. */
export function readArea(text: string): Area | undefined {
  const corners = text.split('_').map(readPoint);
  const area = corners.filter((corner) => corner !== null);
  return area.length === corners.length && area.length >= fewestCorners && area.length <= mostCorners
    ? area
    : undefined;
}

/** Writes an area as addresses have it, each number with four decimals. */
export const writeArea = (area: Area): string =>
  area.map((corner) => corner.map((degrees) => degrees.toFixed(4)).join(',')).join('_');

function readPoint(text: string): Point | null {
  const [longitude, latitude, ...more] = text.split(',').map(degreesOf);
  if (longitude === undefined || latitude === undefined || more.length > 0) return null;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null;
}

const degreesOf = (text: string): number =>
  // Adding 0 makes a zero of minus zero, which would be written in two ways.
  /^-?\d{1,3}(?:\.\d{1,12})?$/.test(text) ? Math.round(Number(text) * 1e4) / 1e4 + 0 : Number.NaN;
