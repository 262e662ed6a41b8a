import { joinLines } from './geometry.ts';
import type { TileFeature } from './pmtiles.ts';
import type { Street } from './sources.ts';

/** The kinds of street that the map draws apart, and the first zoom of each. */
const classes: Readonly<Record<string, { name: string; minzoom: number }>> = {
  motorway: { name: 'motorway', minzoom: 9 },
  trunk: { name: 'trunk', minzoom: 9 },
  primary: { name: 'primary', minzoom: 9 },
  secondary: { name: 'secondary', minzoom: 9 },
  tertiary: { name: 'tertiary', minzoom: 11 },
  service: { name: 'service', minzoom: 14 },
  track: { name: 'track', minzoom: 14 },
};
/** Residential streets and all that is not named above. */
const minor = { name: 'minor', minzoom: 12 };

/** Returns the style of a street from the tag `highway` of OpenStreetMap; slip roads look like the road that they belong to. */
export const classOf = (highway: string): { name: string; minzoom: number } =>
  classes[highway.replace(/_link$/, '')] ?? minor;

/** Names stand along streets from this zoom on; above it only the class keeps lines apart. */
const named = 12;

/** Pieces of street as features of the layer `streets`, pieces alike joined. */
export function streetFeatures(streets: readonly Street[]): TileFeature[] {
  const rough = Map.groupBy(streets, ({ highway }) => classOf(highway).name);
  const fine = Map.groupBy(streets, ({ highway, name = '', tunnel }) =>
    [classOf(highway).name, tunnel ? 1 : 0, name].join('|'),
  );
  return [
    ...[...rough.values()].flatMap((group) => features(group, { maxzoom: named - 1 })),
    ...[...fine.values()].flatMap((group) => features(group, { minzoom: named })),
  ];
}

function features(group: readonly Street[], { minzoom = 0, maxzoom = 14 }): TileFeature[] {
  const [first] = group;
  const { name, minzoom: shown } = classOf(first?.highway ?? '');
  const from = Math.max(minzoom, shown);
  if (!first || from > maxzoom) return [];
  const properties = {
    class: name,
    ...(minzoom > 0 && first.name ? { name: first.name } : {}),
    ...(minzoom > 0 && first.tunnel ? { tunnel: true } : {}),
  };
  return joinLines(group.map(({ line }) => line)).map((coordinates) => ({
    layer: 'streets',
    minzoom: from,
    maxzoom,
    properties,
    geometry: { type: 'LineString', coordinates },
  }));
}
