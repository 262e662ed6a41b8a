import type { HighlightMessage, MapGroup, MapMessage, MapProperty, MessageInfo, Point } from '../protocol';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = <T>(value: unknown, fits: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(fits);

const isPoint = (value: unknown): value is Point => Array.isArray(value) && value.length === 2 && value.every(isNumber);

const isProperty = (value: unknown): value is MapProperty =>
  Array.isArray(value) &&
  value.length === 7 &&
  value.slice(0, 4).every(isNumber) &&
  value.slice(4, 6).every(isText) &&
  (value[6] === null || isNumber(value[6]));

const isGroup = (value: unknown): value is MapGroup =>
  isFields(value) &&
  [value.name, value.path].every(isText) &&
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

/** What the frame takes from its page: the map itself … */
export const isMapMessage = (value: unknown): value is MapMessage =>
  isFields(value) &&
  isList(value.propertiesList, isProperty) &&
  isInfo(value.messageInfo) &&
  (value.mapType === 'results' || value.mapType === 'surroundings') &&
  (value.customMarker === 'price' || value.customMarker === 'pin') &&
  isList(value.marqueeIgnore, isNumber);

/** … and the home that the visitor looks at. */
export const isHighlightMessage = (value: unknown): value is HighlightMessage =>
  isFields(value) && (value.highlight === null || isNumber(value.highlight));
