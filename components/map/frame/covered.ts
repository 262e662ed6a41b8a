import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { Point } from '@/lib/map/map-messages';
import styles from './map-frame.module.css';

/** A part of the map that its names stay out of: its middle, and its size in px. */
interface Part {
  at: Point;
  width: number;
  height: number;
}

/** The HTML over the map, which its canvas does not know of. */
const covering = `.maplibregl-marker, .maplibregl-ctrl-attrib, [role="toolbar"] button, .${styles.frameOffMap}`;

/** The page puts the link to its list over the foot of a narrow map (components/listing/map-first.module.css). */
export const pillPx = { width: 132, height: 52, bottom: 44 };

const emptyPicture = /^(\d+)x(\d+)$/;

/** Gives empty pictures of any size, named "84x34", to each style that asks for them. */
export const giveEmptyPictures = (map: MapLibreMap): void => {
  map.setMissingStyleImageResolver((name) => {
    const [, width = 0, height = 0] = (emptyPicture.exec(name) ?? []).map(Number);
    if (width > 0 && height > 0 && !map.hasImage(name))
      map.addImage(name, { width, height, data: new Uint8Array(width * height * 4) });
  });
};

/** Adds the layer of empty pictures that keeps names whole. Called again for each new style. */
export function addCovered(map: MapLibreMap): void {
  map.addSource('covered', { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({
    id: 'covered',
    type: 'symbol',
    source: 'covered',
    layout: { 'icon-image': ['get', 'picture'], 'icon-allow-overlap': true, 'icon-padding': 4 },
  });
}

/** Keeps the map's names out from under its markers and tools, and off its edges, which would cut them. */
export function keepNamesWhole(map: MapLibreMap, hasPill: boolean): void {
  map.getSource<GeoJSONSource>('covered')?.setData({
    type: 'FeatureCollection',
    features: coveredParts(map, hasPill).map(({ at, width, height }) => ({
      type: 'Feature',
      properties: { picture: `${width}x${height}` },
      geometry: { type: 'Point', coordinates: [...at] },
    })),
  });
}

function coveredParts(map: MapLibreMap, hasPill: boolean): Part[] {
  const container = map.getContainer();
  const { clientWidth: width, clientHeight: height } = container;
  const part = (x: number, y: number, size: Omit<Part, 'at'>): Part => {
    const { lng, lat } = map.unproject([x, y]);
    return { at: [lng, lat], ...size };
  };
  const covers = container.parentElement?.querySelectorAll<HTMLElement>(covering) ?? [];
  return [
    part(width / 2, 0, { width, height: 1 }),
    part(width / 2, height, { width, height: 1 }),
    part(0, height / 2, { width: 1, height }),
    part(width, height / 2, { width: 1, height }),
    ...(hasPill ? [part(width / 2, height - pillPx.bottom - pillPx.height / 2, pillPx)] : []),
    ...[...covers].map((element) => {
      const { x, y, width: wide, height: high } = element.getBoundingClientRect();
      return part(x + wide / 2, y + high / 2, { width: element.offsetWidth, height: element.offsetHeight });
    }),
  ].filter((covered) => covered.width > 0 && covered.height > 0);
}
