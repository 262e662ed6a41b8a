import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { roundTo } from '@/lib/base/round';
import type { Circle, MessageInfo, PinMessage, Point } from '@/lib/map/map-messages';
import { encloseBounds } from './camera';
import styles from './map-frame.module.css';
import { showCircles, toCircleRing } from './overlays';

/** px that an arrow key moves it, with Shift more: the nearer the map, the finer. */
const step = { fine: 4, coarse: 32 } as const;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A pin that is put on the map by a click, dragged, or moved by the arrow keys. */
export class MovablePin {
  readonly #map: MapLibreMap;
  readonly #marker: Marker;
  readonly #onMove: (point: Point) => void;
  readonly #number: Intl.NumberFormat;
  #circle: Circle | null = null;

  constructor(
    map: MapLibreMap,
    { language, words }: MessageInfo,
    label: string | undefined,
    onMove: (point: Point) => void,
  ) {
    const element = document.createElement('div');
    element.className = `${styles.markerPin} ${styles.markerMovable}`;
    element.role = 'slider';
    element.tabIndex = 0;
    element.ariaLabel = label ?? words.map;
    element.ariaValueMin = '-90';
    element.ariaValueMax = '90';
    element.addEventListener('keydown', (event) => this.#onKey(event));
    this.#map = map;
    this.#onMove = onMove;
    this.#number = new Intl.NumberFormat(language, { minimumFractionDigits: 5, maximumFractionDigits: 5 });
    this.#marker = new Marker({ element, draggable: true });
    this.#marker.on('drag', () => this.#moved());
    map.on('click', ({ lngLat: { lng, lat } }) => this.#move([lng, lat]));
    map.on('style.load', () => this.#draw());
  }

  /** Puts it elsewhere, unless it was moved here; the map follows where it would be out of view, and shows a new circle whole. */
  show({ pin, circle }: PinMessage): void {
    if (circle && !this.#circle)
      this.#map.fitBounds(encloseBounds(toCircleRing(toCentre(circle))), { padding: 40, maxZoom: this.#map.getZoom() });
    this.#circle = circle;
    this.#draw();
    if (!pin) return;
    this.#put(pin);
    const element = this.#marker.getElement();
    const isNew = !element.isConnected;
    this.#marker.addTo(this.#map);
    // If the map was opened by keyboard, the pin takes the focus.
    if (isNew && document.hasFocus() && document.activeElement === document.body) element.focus();
    if (!this.#map.getBounds().contains([pin[0], pin[1]])) this.#map.easeTo({ center: [pin[0], pin[1]] });
  }

  #draw(): void {
    showCircles(this.#map, this.#circle ? [toCentre(this.#circle)] : []);
  }

  #put([longitude, latitude]: Point): void {
    const element = this.#marker.setLngLat([longitude, latitude]).getElement();
    element.ariaValueNow = latitude.toFixed(5);
    element.ariaValueText = [latitude, longitude].map((degrees) => this.#number.format(degrees)).join(' · ');
  }

  #move(point: Point): void {
    this.#put(point);
    this.#moved();
  }

  #moved(): void {
    const { lng, lat } = this.#marker.getLngLat();
    const point: Point = [roundTo(lng, 5), roundTo(lat, 5)];
    this.#put(point);
    this.#onMove(point);
  }

  #onKey(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (!arrow) return;
    // Nor does the map move by it.
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? step.coarse : step.fine;
    const { x, y } = this.#map.project(this.#marker.getLngLat());
    const { lng, lat } = this.#map.unproject([x + arrow[0] * far, y + arrow[1] * far]);
    this.#move([lng, lat]);
    if (!this.#map.getBounds().contains([lng, lat])) this.#map.easeTo({ center: [lng, lat] });
  }
}

const toCentre = ([longitude, latitude, radius]: Circle) => ({ longitude, latitude, radius });
