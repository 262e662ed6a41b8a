import { isPlainObject } from '../base/plain-object.ts';
import { fillWords } from '../i18n/fill-words.ts';

// The messages between a page and its map frame (`postMessage`; specification, section 7). Both sides accept messages only from the
// site's own origin and from each other's window, and only of these shapes.

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
  /** Its kind and city: "Apartment in Hasselt". */
  place: string;
  /** The id of its marquee. */
  marquee: number | null;
}

/** A home as it is sent to the browser. With the names of the fields, 2,000 homes would be 12 % larger after gzip (38 instead of 34 KB). */
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

/** The homes of a project; or those of a city, if there are too many to show each. */
export interface MapGroup {
  name: string;
  /** Its marker shows the name instead of the count. */
  isNamed?: boolean;
  count: number;
  longitude: number;
  latitude: number;
  /** The address of the city's own map, or of the project's page. */
  path: string;
}

/** The response of /api/map/{locale}/{state}/: the homes of a list, or their cities. */
export interface MapAnswer {
  properties: readonly PackedHome[];
  groups: readonly MapGroup[];
}

/** The frame fills in the blanks of these texts, such as `{count}`. */
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
  | 'contributors'
  | 'mapLoading';

/** Says how many homes the map does not show; only the frame knows the number. */
export const offMapText = (words: Record<'offMap' | 'offMapOne', string>, count: number): string =>
  count === 1 ? words.offMapOne : fillWords(words.offMap, { count });

/** Returns the credit of a map file with the contributors of OpenStreetMap in the words of the page. */
export const localizeCredit = (credit: string, contributors: string): string =>
  credit.replace('OpenStreetMap contributors', contributors);

/** The texts and settings of the frame, without the homes. */
export interface MessageInfo {
  language: string;
  words: Record<MapWord, string>;
  groups: readonly MapGroup[];
  /** The corners of the area that the list is limited to. */
  area: readonly Point[];
  /** Whether the visitor may draw an area, as on a list. */
  canDraw: boolean;
  /** The address of a home's data, without its number. */
  homePath: string;
  /** The address of an external vector style, which loads only when the visitor asks for it. */
  detailedStyle: string | null;
}

/** Sent from the page to its frame, 50 ms after the frame is ready. */
export interface MapMessage {
  propertiesList: readonly PackedHome[];
  messageInfo: MessageInfo;
  /** Whether the map shows the homes of a list, or the place of one home or project. */
  mapType: 'results' | 'surroundings';
  /** Markers with a price open a card; a pin is only shown; a movable one reports its place (PinMessage). */
  customMarker: 'price' | 'pin' | 'movable';
  /** The map leaves out homes with one of these marquees. */
  marqueeIgnore: readonly number[];
}

/** Sent from the page to its frame: the home that the visitor looks at in the list, or null. */
export interface HighlightMessage {
  highlight: number | null;
}

/** Sent from the office to its frame: the place of the pin (null after the frame moved it), and the circle in which visitors see the home. */
export interface PinMessage {
  pin: Point | null;
  circle: Circle | null;
}

/** A point with a radius in metres. */
export type Circle = readonly [longitude: number, latitude: number, radius: number];

/**
 * Sent from the frame to its page. `area` is the value of the filter parameter of that name, empty for no area. `card` says whether a card
 * covers part of the map, `pin` where the pin was moved to.
 */
export type FrameMessage =
  | { map: 'ready' }
  | { map: 'area'; area: string }
  | { map: 'card'; open: boolean }
  | { map: 'pin'; pin: Point };

/** The time in ms that the page waits after `ready` (specification, section 7). */
export const answerDelayMs = 50;

const point = String.raw`-?\d{1,3}\.\d{4},-?\d{1,2}\.\d{4}`;
/** Matches 3 to 40 points "lng,lat" with four decimals, joined by "_". */
const areaShape = new RegExp(`^${point}(?:_${point}){2,39}$`);

/** Whether a value is a message that a page accepts from its frame. */
export function isFrameMessage(value: unknown): value is FrameMessage {
  if (typeof value !== 'object' || value === null || !('map' in value)) return false;
  if (value.map === 'card') return 'open' in value && typeof value.open === 'boolean';
  if (value.map === 'pin') return 'pin' in value && isPoint(value.pin);
  if (value.map !== 'area') return value.map === 'ready';
  return 'area' in value && typeof value.area === 'string' && (value.area === '' || areaShape.test(value.area));
}

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
  isPlainObject(value) &&
  [value.name, value.path].every(isText) &&
  ['undefined', 'boolean'].includes(typeof value.isNamed) &&
  [value.count, value.longitude, value.latitude].every(isNumber);

const isInfo = (value: unknown): value is MessageInfo =>
  isPlainObject(value) &&
  [value.language, value.homePath].every(isText) &&
  isPlainObject(value.words) &&
  Object.values(value.words).every(isText) &&
  isList(value.groups, isGroup) &&
  isList(value.area, isPoint) &&
  typeof value.canDraw === 'boolean' &&
  (value.detailedStyle === null || isText(value.detailedStyle));

/** Whether a value is a MapMessage. */
export const isMapMessage = (value: unknown): value is MapMessage =>
  isPlainObject(value) &&
  isList(value.propertiesList, isPackedHome) &&
  isInfo(value.messageInfo) &&
  (value.mapType === 'results' || value.mapType === 'surroundings') &&
  isText(value.customMarker) &&
  ['price', 'pin', 'movable'].includes(value.customMarker) &&
  isList(value.marqueeIgnore, isNumber);

/** Whether a value is a HighlightMessage. */
export const isHighlightMessage = (value: unknown): value is HighlightMessage =>
  isPlainObject(value) && (value.highlight === null || isNumber(value.highlight));

const isCircle = (value: unknown): value is Circle =>
  Array.isArray(value) && value.length === 3 && value.every(isNumber);

/** Whether a value is a PinMessage. */
export const isPinMessage = (value: unknown): value is PinMessage =>
  isPlainObject(value) &&
  (value.pin === null || isPoint(value.pin)) &&
  (value.circle === null || isCircle(value.circle));
