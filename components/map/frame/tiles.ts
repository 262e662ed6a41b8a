import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import { mapFileHref, readTileSchema, type TileSchema } from '@/lib/map/tile-schema';

export type Box = readonly [west: number, south: number, east: number, north: number];

/** The map file as the style needs it. */
export interface Tiles {
  /** Address of the source: `pmtiles://…`. */
  url: string;
  schema: TileSchema;
  /** The attribution as HTML, from the file itself. */
  attribution: string;
  /** West, south, east, north of each part with streets, in a file with a wider overview; null where streets are everywhere. */
  detailAreas: readonly Box[] | null;
}

interface Metadata {
  vector_layers?: { id: string }[];
  attribution?: string;
  detail_areas?: Box[];
}

const openStreetMap =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a>';

const protocol = new Protocol();
addProtocol('pmtiles', protocol.tile);

/** Reads what the map file says of itself; null where it cannot be read or is of no known schema: then the cells are the map. */
export async function readTiles(): Promise<Tiles | null> {
  const address = new URL(mapFileHref, location.origin).href;
  const file = new PMTiles(address);
  try {
    const { vector_layers: layers = [], attribution, detail_areas } = (await file.getMetadata()) as Metadata;
    const schema = readTileSchema(layers.map(({ id }) => id));
    if (!schema) throw new Error(`no known schema in ${layers.map(({ id }) => id).join(', ')}`);
    protocol.add(file);
    return {
      url: `pmtiles://${address}`,
      schema,
      attribution: attribution ?? openStreetMap,
      detailAreas: detail_areas ?? null,
    };
  } catch (error) {
    // The map works without it; the browser's console says why.
    reportError(error);
    return null;
  }
}
