type Corner = [longitude: number, latitude: number];

/** Points on each rounded corner. */
const steps = [0.25, 0.5, 0.75];

const between = (a: Corner, b: Corner, share: number): Corner => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A closed ring with its corners rounded off: a curve from the middle of each side to the middle of the next. */
export function roundedRing(ring: readonly Corner[]): Corner[] {
  const corners = ring.slice(0, -1);
  const curved = corners.flatMap((corner, i) => {
    const from = between(corners.at(i - 1) ?? corner, corner, 0.5);
    const to = between(corner, corners[(i + 1) % corners.length] ?? corner, 0.5);
    return [from, ...steps.map((step) => between(between(from, corner, step), between(corner, to, step), step))];
  });
  return [...curved, ...curved.slice(0, 1)];
}

/**
 * Fetches the base map, /map-frame/base-map.json, whose cells are its only polygons. Where its cells alone are the map they are rounded here, which makes the file a quarter as large; under streets they
 * touch each other, since the gaps would look like pebbles from afar.
 */
export async function fetchBaseMap({ areRounded }: { areRounded: boolean }): Promise<GeoJSON.FeatureCollection> {
  const answer = await fetch('/map-frame/base-map.json');
  if (!answer.ok) throw new Error(`base map: ${answer.status}`);
  const base = (await answer.json()) as GeoJSON.FeatureCollection;
  if (!areRounded) return base;
  for (const { geometry } of base.features)
    if (geometry.type === 'MultiPolygon')
      geometry.coordinates = geometry.coordinates.map((rings) => (rings as Corner[][]).map(roundedRing));
  return base;
}
