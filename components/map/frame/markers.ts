import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { viewedHomeIds } from '@/components/viewed-homes/viewed-homes';
import { fillWords } from '@/lib/i18n/fill-words';
import type { MapHome, MessageInfo } from '@/lib/map/map-messages';
import { type Cluster, clusterHomes } from './clusters';
import styles from './map-frame.module.css';

interface MarkerOptions {
  homes: readonly MapHome[];
  words: MessageInfo['words'];
  onChoose(cluster: Cluster): void;
}

/** Half levels, so that markers change seldom while a visitor zooms. */
const clusterLevel = (map: MapLibreMap): number => Math.floor(map.getZoom() * 2) / 2;

/** The markers of the homes in view: buttons, for the pointer and for the keyboard. */
export class Markers {
  readonly #map: MapLibreMap;
  readonly #options: MarkerOptions;
  readonly #shown = new Map<string, { cluster: Cluster; marker: Marker }>();
  readonly #viewedIds = viewedHomeIds();
  #homes: readonly MapHome[];
  #clusters: Cluster[] = [];
  #level = Number.NaN;
  #highlight: number | null = null;

  constructor(map: MapLibreMap, options: MarkerOptions) {
    this.#map = map;
    this.#options = options;
    this.#homes = options.homes;
    map.on('moveend', () => this.#update());
    this.#update();
  }

  /** Sets the marker of a home apart, or none. */
  highlight(id: number | null): void {
    this.#highlight = id;
    for (const { cluster, marker } of this.#shown.values()) this.#mark(cluster, marker.getElement());
  }

  /** Shows the homes of another list. */
  setHomes(homes: readonly MapHome[]): void {
    this.#homes = homes;
    this.#level = Number.NaN;
    this.#remove(new Set());
    this.#update();
  }

  #update(): void {
    if (clusterLevel(this.#map) !== this.#level) {
      this.#level = clusterLevel(this.#map);
      const rows = clusterHomes(this.#homes, this.#level);
      this.#clusters = rows.sort((a, b) => b.latitude - a.latitude || a.longitude - b.longitude);
    }
    const bounds = this.#map.getBounds();
    const inView = this.#clusters.filter(({ longitude, latitude }) => bounds.contains([longitude, latitude]));
    const focused = this.#remove(new Set(inView.map(({ key }) => key)));
    for (const cluster of inView) if (!this.#shown.has(cluster.key)) this.#add(cluster);
    this.#refocus(focused);
  }

  /** Takes away what is no longer in view; returns the homes of the marker that had the focus, if it went. */
  #remove(kept: ReadonlySet<string>): Cluster | null {
    let focused: Cluster | null = null;
    for (const [key, { cluster, marker }] of this.#shown) {
      if (kept.has(key)) continue;
      if (marker.getElement() === document.activeElement) focused = cluster;
      marker.remove();
      this.#shown.delete(key);
    }
    return focused;
  }

  #add(cluster: Cluster): void {
    const element = markerButton(cluster, this.#options.words);
    element.toggleAttribute(
      'data-seen',
      cluster.homes.every(({ id }) => this.#viewedIds.has(id)),
    );
    element.addEventListener('click', () => this.#options.onChoose(cluster));
    this.#mark(cluster, element);
    const marker = new Marker({ element }).setLngLat([cluster.longitude, cluster.latitude]).addTo(this.#map);
    this.#shown.set(cluster.key, { cluster, marker });
  }

  /** A cluster that splits passes the focus to one of its markers. */
  #refocus(gone: Cluster | null): void {
    const heir = [...this.#shown.values()].find(({ cluster }) =>
      cluster.homes.some((home) => gone?.homes.includes(home)),
    );
    heir?.marker.getElement().focus({ preventScroll: true });
  }

  #mark({ homes }: Cluster, element: HTMLElement): void {
    element.toggleAttribute(
      'data-on',
      homes.some(({ id }) => id === this.#highlight),
    );
  }
}

function markerButton({ homes }: Cluster, words: MessageInfo['words']): HTMLButtonElement {
  const button = document.createElement('button');
  const [first] = homes;
  button.type = 'button';
  if (homes.length > 1 || !first) {
    button.className = `${styles.marker} ${styles.markerCluster}`;
    button.dataset.marker = 'cluster';
    button.textContent = String(homes.length);
    button.ariaLabel = fillWords(words.cluster, { count: homes.length });
    return button;
  }
  const { radius, price, place } = first;
  button.className = radius > 0 ? `${styles.marker} ${styles.markerNear}` : `${styles.marker}`;
  button.dataset.marker = 'home';
  button.textContent = price;
  button.ariaLabel = [price, place, radius > 0 && words.approximate].filter(Boolean).join(', ');
  return button;
}
