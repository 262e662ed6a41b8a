import type { z } from 'zod';
import { euro } from '../euro.ts';
import { area, date, length, number, withUnit } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import { type AttributeGroup, type Attributes, attributesSchema } from './schema/attributes.ts';
import type { AttributeFormat } from './schema/fields.ts';
import type { Property } from './schema/property.ts';

/** The name of an attribute, such as "bedrooms"; messages/ has a label for each under `attributes`. */
export type AttributeKey = { [G in AttributeGroup]: keyof Attributes[G] }[AttributeGroup];
export type AttributeUnit =
  | 'yes'
  | 'no'
  | 'groundFloor'
  | 'belowGround'
  | 'perMonth'
  | 'specificEnergy'
  | 'totalEnergy'
  | 'co2';

/** Where the words come from; pages give the message file, tests give plain objects. */
export interface AttributeWords {
  attribute(key: AttributeKey): string;
  group(group: AttributeGroup): string;
  choice(key: AttributeKey, value: string): string;
  unit(unit: AttributeUnit): string;
}

export interface AttributeRow {
  key: AttributeKey;
  label: string;
  value: string;
}

export interface AttributeSection {
  key: AttributeGroup;
  label: string;
  rows: AttributeRow[];
}

type Value = string | number | boolean;
interface Context {
  key: AttributeKey;
  words: AttributeWords;
  locale: Locale;
}

const measured =
  (unit: AttributeUnit) =>
  (value: Value, { words, locale }: Context) =>
    withUnit(number(Number(value), locale), words.unit(unit));

const texts: Record<AttributeFormat, (value: Value, context: Context) => string> = {
  area: (value, { locale }) => area(Number(value), locale),
  length: (value, { locale }) => length(Number(value), locale),
  count: (value, { locale }) => number(Number(value), locale),
  floor: (value, { words }) => floorText(Number(value), words),
  money: (value) => euro(Number(value)),
  monthly: (value, { words }) => withUnit(euro(Number(value)), words.unit('perMonth')),
  year: String,
  date: (value, { locale }) => date(String(value), locale),
  yesNo: (value, { words }) => words.unit(value ? 'yes' : 'no'),
  choice: (value, { key, words }) => words.choice(key, String(value)),
  text: String,
  specificEnergy: measured('specificEnergy'),
  totalEnergy: measured('totalEnergy'),
  co2: measured('co2'),
};

/** Takes a home; returns its known attributes in the groups and the order of the schema, ready to print. Empty groups are left out. */
export const attributeGroups = (
  property: Pick<Property, 'attributes'>,
  words: AttributeWords,
  locale: Locale,
): AttributeSection[] =>
  attributeFormats
    .map(({ group, fields }) => {
      const values: Partial<Record<AttributeKey, Value>> = property.attributes[group];
      const rows = fields.flatMap(({ key, format }): AttributeRow[] => {
        const value = values[key];
        return value === undefined
          ? []
          : [{ key, label: words.attribute(key), value: texts[format](value, { key, words, locale }) }];
      });
      return { key: group, label: words.group(group), rows };
    })
    .filter(({ rows }) => rows.length > 0);

/** Each attribute with a format, read from the schema once; one without, such as the energy label, has a place of its own on the page. */
const attributeFormats = Object.entries(attributesSchema.shape).map(([group, { shape }]) => ({
  group: group as AttributeGroup,
  fields: Object.entries<z.ZodType>(shape).flatMap(([key, field]) => {
    const format = field.meta()?.format;
    return format ? [{ key: key as AttributeKey, format }] : [];
  }),
}));

const floorText = (floor: number, words: AttributeWords): string => {
  if (floor === 0) return words.unit('groundFloor');
  return floor < 0 ? `${floor} (${words.unit('belowGround')})` : String(floor);
};
