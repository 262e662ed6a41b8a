import {
  type GeoJSONSource,
  getVersion,
  Map as MapLibreMap,
  type Marker,
  prewarm,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import type { MapGroup, MapHome, MapMessage, PinMessage, Point } from '@/lib/map/map-messages';
import { fetchBaseMap } from './base-land';
import { baseStyle } from './base-style';
import { boundsApart, firstView, isNarrow, keepViewWhole, listCorners, roaming, zoomLimit } from './camera';
import type { Cluster } from './clusters';
import { addCovered, giveEmptyPictures, keepNamesWhole } from './covered';
import { drawArea } from './drawing';
import { addGroup, addPin, hereMarker } from './fixed-markers';
import { Markers } from './markers';
import type { MovablePin } from './movable-pin';
import { addOverlays, showArea, showCircles } from './overlays';
import { readPalette } from './palette';
import { shownHomes } from './shown-homes';
import { readTiles, type Tiles } from './tiles';

// A file of the site (scripts/assets.ts): MapLibre's other ways need `blob:`.
setWorkerUrl(`/map-frame/worker-${getVersion()}.mjs`);

type Land = Awaited<ReturnType<typeof fetchBaseMap>>;
const noLand: Land = { type: 'FeatureCollection', features: [] };

// Loaded while the page still sends its homes: MapLibre's worker, and what the map file says of itself.
prewarm();
const tilesOfFile = readTiles();

/** Homes that share a marker and that zooming does not separate. */
type OnHomes = (homes: readonly MapHome[]) => void;

/** Half of a marker, with some room. */
const besideCardPx = { x: 52, y: 28 };
const toolsHeightPx = 68;

/** For so long a narrow map names its sources in a line (OpenStreetMap's guidelines on attribution); then a button does. */
const creditMs = 5000;

const groupPoint = ({ longitude, latitude }: Pick<MapGroup, 'longitude' | 'latitude'>): Point => [longitude, latitude];

/** The map in a frame, ready to be driven by the frame's buttons. */
export class LiveMap {
  readonly map: MapLibreMap;
  #message: MapMessage;
  #groups: Marker[] = [];
  #land: Land;
  readonly #tiles: Tiles | null;
  readonly #onHomes: OnHomes;
  #markers: Markers | null = null;
  #detailed = false;
  #stopDrawing: (() => void) | null = null;
  #drawn: readonly Point[] = [];
  #here: Marker | null = null;
  #pin: Promise<MovablePin> | null = null;

  /** Draws the map as soon as its file can be read; rejects where it cannot be drawn. */
  static async create(container: HTMLElement, message: MapMessage, onHomes: OnHomes): Promise<LiveMap> {
    const tiles = await tilesOfFile;
    const live = new LiveMap(
      container,
      message,
      { land: tiles ? noLand : await fetchBaseMap({ areRounded: true }), tiles },
      onHomes,
    );
    // Cells and names of places lie under and over the streets, and come after them; without streets they are the map.
    if (tiles) fetchBaseMap({ areRounded: false }).then((land) => live.#showLand(land), reportError);
    giveEmptyPictures(live.map);
    live.map.on('style.load', () => {
      addOverlays(live.map, shownHomes(live.message), live.message.messageInfo.area, readPalette(container));
      addCovered(live.map);
      live.#keepNamesWhole();
    });
    return live;
  }

  private constructor(
    container: HTMLElement,
    message: MapMessage,
    { land, tiles }: { land: Land; tiles: Tiles | null },
    onHomes: OnHomes,
  ) {
    const isList = message.mapType === 'results';
    const { words } = message.messageInfo;
    const { bounds, ...fit } = firstView(message, container);
    this.#message = message;
    this.#land = land;
    this.#tiles = tiles;
    this.#onHomes = onHomes;
    this.map = new MapLibreMap({
      container,
      style: this.#ownStyle(container),
      bounds,
      fitBoundsOptions: fit,
      maxBounds: roaming,
      maxZoom: this.#limitAt(bounds.getCenter().toArray()),
      // Around one home the wheel goes on scrolling its page.
      scrollZoom: isList,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: {},
      locale: { 'Map.Title': words.map },
    });
    this.map.touchZoomRotate.disableRotation();
    this.map.keyboard.disableRotation();
    const homes = shownHomes(message);
    if (message.customMarker === 'price')
      this.#markers = new Markers(this.map, { homes, words, onChoose: (cluster) => this.#choose(cluster) });
    else if (message.customMarker === 'pin') for (const home of homes) if (home.radius === 0) addPin(this.map, home);
    this.#showGroups();
    this.#followScheme();
    this.map.on('moveend', () => this.#limitZoom());
    keepViewWhole(this.map, () => this.#fitView({ animate: false }));
    // The tools come after the map; the credit gives back its room.
    for (const event of ['load', 'moveend'] as const) this.map.on(event, () => this.#keepNamesWhole());
    container.toggleAttribute('data-opening', true);
    const fold = setTimeout(() => this.#foldCredit(), creditMs);
    this.map.once('dragstart', () => this.#foldCredit());
    this.map.once('remove', () => clearTimeout(fold));
  }

  /** The contents of the map. */
  get message(): MapMessage {
    return this.#message;
  }

  /** Shows another list in place of this one; moves only where that has an area or none of its homes is in view. */
  show(message: MapMessage): void {
    this.#message = message;
    this.#drawn = [];
    const homes = shownHomes(message);
    this.#markers?.setHomes(homes);
    this.#showGroups();
    showCircles(this.map, homes);
    showArea(this.map, message.messageInfo.area);
    const bounds = this.map.getBounds();
    const places = [...homes.map(groupPoint), ...message.messageInfo.groups.map(groupPoint)];
    if (message.messageInfo.area.length > 0 || !places.some(([x, y]) => bounds.contains([x, y])))
      this.#fitView({ animate: true });
  }

  #fitView({ animate }: { animate: boolean }): void {
    const { bounds, ...fit } = firstView(this.#message, this.map.getContainer());
    this.map.fitBounds(bounds, { ...fit, animate });
  }

  #keepNamesWhole(): void {
    keepNamesWhole(this.map, this.#message.messageInfo.canDraw && isNarrow(this.map.getContainer()));
  }

  /** Folds the names of the sources, as MapLibre does at the first drag, where they would lie over a narrow map. */
  #foldCredit(): void {
    const container = this.map.getContainer();
    if (!container.hasAttribute('data-opening')) return;
    container.toggleAttribute('data-opening', false);
    container.querySelector('.maplibregl-compact-show')?.classList.remove('maplibregl-compact-show');
    this.#keepNamesWhole();
  }

  #showGroups(): void {
    for (const marker of this.#groups) marker.remove();
    const { groups, words } = this.#message.messageInfo;
    this.#groups = groups.map((group) => addGroup(this.map, group, words));
    this.#keepNamesWhole();
  }

  /** The highest zoom level at a place; a movable pin may be placed exactly without a street. */
  #limitAt(place: Point): number {
    const isFree = this.#detailed || this.#message.customMarker === 'movable';
    return zoomLimit(isFree ? null : this.#tiles, place);
  }

  /** Goes no nearer where no streets are drawn, and back where a drag left them. */
  #limitZoom(): void {
    const limit = this.#limitAt(this.map.getCenter().toArray());
    if (this.map.getMaxZoom() === limit) return;
    if (this.map.getZoom() <= limit + 0.01) this.map.setMaxZoom(limit);
    else this.map.easeTo({ zoom: limit });
  }

  highlight(id: number | null): void {
    this.#markers?.highlight(id);
  }

  /** Shows where the pin stands that somebody moves, with its circle; says where it is moved to. */
  async showPin(place: PinMessage, onMove: (point: Point) => void): Promise<void> {
    const [home] = shownHomes(this.#message);
    this.#pin ??= import('./movable-pin').then(
      ({ MovablePin }) => new MovablePin(this.map, this.#message.messageInfo, home?.place, onMove),
    );
    (await this.#pin).show(place);
  }

  /** Lets the visitor draw; gives the corners of what was drawn. */
  draw(onDrawn: (corners: Point[]) => void): void {
    this.#stopDrawing = drawArea(this.map, (corners) => {
      this.#drawn = corners.length > 2 ? corners : [];
      onDrawn(corners);
    });
  }

  stopDrawing(): void {
    this.#stopDrawing?.();
    this.#stopDrawing = null;
    // The drawn area stays until its homes are loaded.
    showArea(this.map, this.#drawn.length > 0 ? this.#drawn : this.#message.messageInfo.area);
  }

  /** Shows where the visitor is. */
  showHere(place: Point): void {
    this.#here ??= hereMarker(this.#message.messageInfo.words.nearMe);
    this.#here.setLngLat([place[0], place[1]]).addTo(this.map);
    const limit = this.#limitAt(place);
    this.map.setMaxZoom(Math.max(limit, this.map.getMaxZoom()));
    this.map.flyTo({ center: [place[0], place[1]], zoom: Math.min(13, limit) });
  }

  #showLand(land: Land): void {
    this.#land = land;
    this.map.getSource<GeoJSONSource>('base')?.setData(land);
  }

  /** Moves the map where the card of a home covers its marker. */
  showBeside({ longitude, latitude }: MapHome): void {
    const frame = this.map.getContainer();
    const card = frame.parentElement?.querySelector('[data-part="home-card"]')?.getBoundingClientRect();
    const { x, y } = this.map.project([longitude, latitude]);
    if (!card || x + besideCardPx.x < card.left || x - besideCardPx.x > card.right) return;
    if (y + besideCardPx.y < card.top || y - besideCardPx.y > card.bottom) return;
    const room = { above: card.top - toolsHeightPx, right: frame.clientWidth - card.right };
    const isAbove = room.above > room.right;
    this.map.panBy([isAbove ? 0 : x - card.right - room.right / 2, isAbove ? y - toolsHeightPx - room.above / 2 : 0]);
  }

  /** The corners of what is in view. */
  viewCorners(): Point[] {
    return listCorners(this.map.getBounds());
  }

  /** Draws the land as an outside style has it, or as we do. */
  setDetailed(detailed: boolean): void {
    const { detailedStyle } = this.#message.messageInfo;
    this.#detailed = detailed;
    this.map.setStyle(detailed && detailedStyle ? detailedStyle : this.#ownStyle(), { diff: false });
    this.#limitZoom();
  }

  /** Our own map, in the current colours of the page: a canvas does not follow the light or dark scheme. */
  #ownStyle(container = this.map.getContainer()): StyleSpecification {
    const { language, words } = this.#message.messageInfo;
    return baseStyle({
      land: this.#land,
      tiles: this.#tiles,
      language,
      words,
      colours: readPalette(container),
    });
  }

  #followScheme(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => this.setDetailed(this.#detailed);
    dark.addEventListener('change', redraw);
    this.map.once('remove', () => dark.removeEventListener('change', redraw));
  }

  #choose({ homes }: Cluster): void {
    const bounds = boundsApart(homes.map(groupPoint));
    const limit = this.#limitAt((bounds ?? this.map).getCenter().toArray());
    if (!bounds || this.map.getZoom() >= limit) this.#onHomes(homes);
    else this.map.setMaxZoom(Math.max(limit, this.map.getMaxZoom())).fitBounds(bounds, { padding: 72, maxZoom: limit });
  }
}
