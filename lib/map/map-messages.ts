import { fillWords } from '../i18n/fill-words.ts';

/**
 * What a page and its map frame say to each other by `postMessage` (specification, section 7). Both sides take messages of the
 * site's own origin and of each other's window only, and only of these shapes.
 */

export type Point = readonly [longitude: number, latitude: number];

/** A home on the map. */
export interface MapHome {
  id: number;
  longitude: number;
  latitude: number;
  /** Metres around the point within which the home lies; 0 where its address is published. */
  radius: number;
  /** Its price as the site writes it, or the word that replaces it. */
  price: string;
  /** "Apartment in Hasselt" */
  place: string;
  /** The id of its marquee. */
  marquee: number | null;
}

/** A home as it is sent. With the names of the fields, an answer of 2,000 homes would be 12 % larger after gzip (34 to 38 KB). */
export type PackedHome = readonly [
  id: number,
  longitude: number,
  latitude: number,
  radius: number,
  price: string,
  place: string,
  marquee: number | null,
];

export const packHome = ({ id, longitude, latitude, radius, price, place, marquee }: MapHome): PackedHome => [
  id,
  longitude,
  latitude,
  radius,
  price,
  place,
  marquee,
];

export const unpackHome = ([id, longitude, latitude, radius, price, place, marquee]: PackedHome): MapHome => ({
  id,
  longitude,
  latitude,
  radius,
  price,
  place,
  marquee,
});

/** The homes of one city, where they are too many to show each; or those of a project. */
export interface MapGroup {
  name: string;
  /** Its marker says the name instead of the count. */
  isNamed?: boolean;
  count: number;
  longitude: number;
  latitude: number;
  /** The map of that city alone, or the page of the project. */
  path: string;
}

/** The homes of a list as /api/map/{locale}/{state}/ sends them: each home, or their cities. */
export interface MapAnswer {
  properties: readonly PackedHome[];
  groups: readonly MapGroup[];
}

/** Texts that hold `{count}` and such are filled in by the frame. */
export type MapWord =
  | 'map'
  | 'zoomIn'
  | 'zoomOut'
  | 'draw'
  | 'drawHint'
  | 'searchHere'
  | 'nearMe'
  | 'notFound'
  | 'offMap'
  | 'offMapOne'
  | 'clearArea'
  | 'cancel'
  | 'close'
  | 'cluster'
  | 'approximate'
  | 'detailed'
  | 'calm'
  | 'nothing'
  | 'noWebgl'
  | 'loading'
  | 'failed'
  | 'gone'
  | 'credit'
  | 'streetsOf'
  | 'mapLoading';

/** How many homes the map does not show, in words; only the frame knows the number. */
export const offMapText = (words: Record<'offMap' | 'offMapOne', string>, count: number): string =>
  count === 1 ? words.offMapOne : fillWords(words.offMap, { count });

/** The texts and settings of the frame, without the homes. */
export interface MessageInfo {
  language: string;
  words: Record<MapWord, string>;
  groups: readonly MapGroup[];
  /** Corners of the area that the list is limited to. */
  area: readonly Point[];
  /** Whether the visitor may draw an area, as on a list. */
  canDraw: boolean;
  /** The address of a home's data, without its number. */
  homePath: string;
  /** Address of an outside vector style, which loads only when the visitor asks for it. */
  detailedStyle: string | null;
}

/** From the page to its frame, 50 ms after the frame is ready. */
export interface MapMessage {
  propertiesList: readonly PackedHome[];
  messageInfo: MessageInfo;
  /** The homes of a list, or where one home or project lies. */
  mapType: 'results' | 'surroundings';
  /** Markers with a price that open a card, a pin that says nothing, or one that is moved (PinMessage). */
  customMarker: 'price' | 'pin' | 'movable';
  /** Homes with one of these marquees are left out. */
  marqueeIgnore: readonly number[];
}

/** From the page to its frame: the home that the visitor looks at in the list, or none. */
export interface HighlightMessage {
  highlight: number | null;
}

/** From the office to its frame: where the pin stands, null where it was moved, and the circle in which visitors see the home. */
export interface PinMessage {
  pin: Point | null;
  circle: Circle | null;
}

/** A point with a radius in metres. */
export type Circle = readonly [longitude: number, latitude: number, radius: number];

/**
 * From the frame to its page. `area` is the value of the filter parameter of that name; empty for no area. `card`: whether one lies over
 * the map. `pin`: where the pin was moved to.
 */
export type FrameMessage =
  | { map: 'ready' }
  | { map: 'area'; area: string }
  | { map: 'card'; open: boolean }
  | { map: 'pin'; pin: Point };

/** How long the page waits after `ready` (specification, section 7), in ms. */
export const answerDelay = 50;

const point = String.raw`-?\d{1,3}\.\d{4},-?\d{1,2}\.\d{4}`;
/** 3 to 40 points "lng,lat" with four decimals, joined by "_". */
const areaShape = new RegExp(`^${point}(?:_${point}){2,39}$`);

/** Whether a message is one that the page takes from its frame. */
export function isFrameMessage(value: unknown): value is FrameMessage {
  if (typeof value !== 'object' || value === null || !('map' in value)) return false;
  if (value.map === 'card') return 'open' in value && typeof value.open === 'boolean';
  if (value.map === 'pin') return 'pin' in value && isPoint(value.pin);
  if (value.map !== 'area') return value.map === 'ready';
  return 'area' in value && typeof value.area === 'string' && (value.area === '' || areaShape.test(value.area));
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = <T>(value: unknown, fits: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(fits);

const isPoint = (value: unknown): value is Point => Array.isArray(value) && value.length === 2 && value.every(isNumber);

const isPackedHome = (value: unknown): value is PackedHome =>
  Array.isArray(value) &&
  value.length === 7 &&
  value.slice(0, 4).every(isNumber) &&
  value.slice(4, 6).every(isText) &&
  (value[6] === null || isNumber(value[6]));

const isGroup = (value: unknown): value is MapGroup =>
  isFields(value) &&
  [value.name, value.path].every(isText) &&
  ['undefined', 'boolean'].includes(typeof value.isNamed) &&
  [value.count, value.longitude, value.latitude].every(isNumber);

const isInfo = (value: unknown): value is MessageInfo =>
  isFields(value) &&
  [value.language, value.homePath].every(isText) &&
  isFields(value.words) &&
  Object.values(value.words).every(isText) &&
  isList(value.groups, isGroup) &&
  isList(value.area, isPoint) &&
  typeof value.canDraw === 'boolean' &&
  (value.detailedStyle === null || isText(value.detailedStyle));

/** Whether a message to the frame is the map itself. */
export const isMapMessage = (value: unknown): value is MapMessage =>
  isFields(value) &&
  isList(value.propertiesList, isPackedHome) &&
  isInfo(value.messageInfo) &&
  (value.mapType === 'results' || value.mapType === 'surroundings') &&
  isText(value.customMarker) &&
  ['price', 'pin', 'movable'].includes(value.customMarker) &&
  isList(value.marqueeIgnore, isNumber);

/** Whether a message to the frame is the home that the visitor looks at. */
export const isHighlightMessage = (value: unknown): value is HighlightMessage =>
  isFields(value) && (value.highlight === null || isNumber(value.highlight));

const isCircle = (value: unknown): value is Circle =>
  Array.isArray(value) && value.length === 3 && value.every(isNumber);

/** Whether a message to the frame is where its pin stands. */
export const isPinMessage = (value: unknown): value is PinMessage =>
  isFields(value) && (value.pin === null || isPoint(value.pin)) && (value.circle === null || isCircle(value.circle));
