/** A point in per cent of a picture's width and height, from its upper left corner. */
export type PicturePoint = readonly [x: number, y: number];

/** A rectangle as a picture shows it: its corners from the upper left one clockwise. */
export type Quad = readonly [PicturePoint, PicturePoint, PicturePoint, PicturePoint];

/**
 * Takes the corners of a rectangle in a picture; returns where a point of it lies there, by its shares (0 to 1) of the rectangle's width
 * and height: the projective map of the unit square (Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, 2.2.3).
 */
export function createProjection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): (
  u: number,
  v: number,
) => PicturePoint {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const size = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / size;
  const h = (dx1 * sy - sx * dy1) / size;
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return [(a * u + b * v + x0) / depth, (d * u + e * v + y0) / depth];
  };
}

/** Whether corners go clockwise round a surface without a dent, as those of a wall do in any picture of it. */
export const isConvex = (quad: Quad): boolean =>
  quad.every(([x, y], i) => {
    const [[nextX, nextY], [overX, overY]] = [quad[(i + 1) % 4] ?? [x, y], quad[(i + 2) % 4] ?? [x, y]];
    return (nextX - x) * (overY - nextY) - (nextY - y) * (overX - nextX) > 0;
  });
