import { lists } from '../../routes/routes.ts';
import { addressLevels, type Criteria } from './criteria.ts';
import { criteriaFromParams, namedParams, wholeNumber } from './criteria-query.ts';

/** Stands for any city and for any type; no id of a city can be this. */
const anyValue = '-';
const cityIdPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Writes criteria as the stored text of a search: "sale.hasselt.2.min-100000.page-2"; list, city and type are always there, "-" for any. */
export function toSearchText(criteria: Criteria): string {
  const { city, type } = textSlots(criteria);
  const params = namedParams(criteria).filter(([name]) => name !== 'type' || type === undefined);
  return [
    criteria.list,
    city ?? anyValue,
    type ?? anyValue,
    ...params.map(([name, value]) => `${name}-${pack(value)}`),
  ].join('.');
}

/** Reads the criteria that `toSearchText` wrote; null for any other text, so that criteria have only one text. */
export function readSearchText(text: string): Criteria | null {
  const [first, city, type, ...filters] = text.split('.');
  const list = lists.find((name) => name === first);
  if (!list || !city || !type) return null;
  const params = new Map(filters.map((filter) => [filter.split('-', 1)[0] ?? '', unpack(filter.replace(/^.*?-/, ''))]));
  const cities = city === anyValue ? params.get('city')?.split('_') : [city];
  const types = (type === anyValue ? params.get('type')?.split('_') : [type])?.map(Number);
  if (
    cities?.some((id) => !cityIdPattern.test(id)) ||
    types?.some((id) => !wholeNumber(String(id), Number.MAX_SAFE_INTEGER))
  )
    return null;
  const criteria = criteriaFromParams(list, params, { cities, types });
  return toSearchText(criteria) === text ? criteria : null;
}

/** One type has its own slot in such a text, with a city and without. */
const textSlots = (criteria: Criteria) => ({
  city: addressLevels(criteria).city,
  type: criteria.types?.length === 1 && (criteria.cities?.length ?? 0) <= 1 ? criteria.types[0] : undefined,
});

/** Encodes a value whose characters would separate the parts of the text or have a meaning in an address, such as words and areas. */
const pack = (value: string): string =>
  /^[\w-]+$/.test(value) ? value : `~${Buffer.from(value).toString('base64url')}`;
const unpack = (text: string): string =>
  text.startsWith('~') ? Buffer.from(text.slice(1), 'base64url').toString() : text;
