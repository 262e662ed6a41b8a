/** How the layers of a map file are called: as in ours (scripts/base-map.ts), or as in Protomaps' of version 4 (docs/map.md). */
export type TileSchema = 'heem' | 'protomaps';

/** The schema that layers belong to; null for another one. */
export function readSchema(layers: readonly string[]): TileSchema | null {
  if (layers.includes('streets')) return 'heem';
  return ['earth', 'roads', 'water'].every((id) => layers.includes(id)) ? 'protomaps' : null;
}

/** The address of the map file, of which browsers read the parts that they need. */
export const mapFile = '/map-frame/map.pmtiles';
