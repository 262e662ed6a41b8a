/** The names of the layers in a map file: those of our own map (scripts/base-map.ts), or those of Protomaps 4 (docs/map.md). */
export type TileSchema = 'heem' | 'protomaps';

/** Returns the schema of these layers; null for an unknown one. */
export function readTileSchema(layers: readonly string[]): TileSchema | null {
  if (layers.includes('streets')) return 'heem';
  return ['earth', 'roads', 'water'].every((id) => layers.includes(id)) ? 'protomaps' : null;
}

/** The address of the map file; browsers read only the parts that they need. */
export const mapFileHref = '/map-frame/map.pmtiles';
