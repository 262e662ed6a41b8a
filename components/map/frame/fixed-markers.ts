import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { fillWords } from '@/lib/i18n/fill-words';
import type { MapGroup, MapHome, MessageInfo } from '@/lib/map/map-messages';
import styles from './map-frame.module.css';

/** The pin of the one place that a map is about. */
export function addPin(map: MapLibreMap, { longitude, latitude, place }: MapHome): void {
  const element = document.createElement('div');
  element.className = `${styles.markerPin}`;
  element.role = 'img';
  element.ariaLabel = place;
  new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
}

/** The marker of the visitor's position, not yet on a map. */
export function hereMarker(label: string): Marker {
  const element = document.createElement('div');
  element.className = `${styles.markerHere}`;
  element.role = 'img';
  element.ariaLabel = label;
  return new Marker({ element });
}

/** The homes of a city as a link to its own map, those of a project as one to its page. */
export function addGroup(
  map: MapLibreMap,
  { name, isNamed, count, longitude, latitude, path }: MapGroup,
  words: MessageInfo['words'],
): Marker {
  const element = document.createElement('a');
  element.className = isNamed ? `${styles.marker}` : `${styles.marker} ${styles.markerCluster}`;
  element.dataset.marker = 'cluster';
  element.href = path;
  element.target = '_top';
  element.textContent = isNamed ? name : String(count);
  element.ariaLabel = `${name}: ${fillWords(words.cluster, { count })}`;
  return new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
}
