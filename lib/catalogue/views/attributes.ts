import type { z } from 'zod';
import { dayOf } from '../../base/day.ts';
import type { IconName } from '../../base/icon-names.ts';
import { euro } from '../../i18n/euro.ts';
import { area, date, length, number, withUnit } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { AnyTranslator } from '../../i18n/translator.ts';
import { isForRent } from '../goal.ts';
import { wholePrice } from '../prices/price.ts';
import { type AttributeGroup, type Attributes, attributesSchema } from '../schema/attributes.ts';
import type { AttributeFormat } from '../schema/fields.ts';
import type { Property } from '../schema/property.ts';
import { namedByLaw } from './attribute-labels.ts';
import type { Display } from './display.ts';

/** The name of an attribute, such as "bedrooms"; messages/ has a label for each under `attributes`. */
export type AttributeKey = { [G in AttributeGroup]: keyof Attributes[G] }[AttributeGroup];

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
  t: AnyTranslator;
  locale: Locale;
}

const measured =
  (unit: 'specificEnergy' | 'totalEnergy' | 'co2') =>
  (value: Value, { t, locale }: Context) =>
    withUnit(number(Number(value), locale), t(`units.${unit}`));

const texts: Record<AttributeFormat, (value: Value, context: Context) => string> = {
  area: (value, { locale }) => area(Number(value), locale),
  length: (value, { locale }) => length(Number(value), locale),
  count: (value, { locale }) => number(Number(value), locale),
  floor: (value, { t }) => floorText(Number(value), t),
  money: (value, { locale }) => euro(Number(value), locale),
  monthly: (value, { t, locale }) => withUnit(euro(Number(value), locale), t('units.perMonth')),
  orIncluded: (value, { t, locale }) => (value === 0 ? t('units.included') : euro(Number(value), locale)),
  year: String,
  date: (value, { locale }) => date(String(value), locale),
  yesNo: (value, { t }) => t(value ? 'units.yes' : 'units.no'),
  // Which values an attribute has, its schema knows; tests/checks/messages.test.ts holds that each has a label.
  choice: (value, { key, t }) => t(`choices.${key}.${value}` as Parameters<AnyTranslator>[0]),
  text: String,
  specificEnergy: measured('specificEnergy'),
  totalEnergy: measured('totalEnergy'),
  co2: measured('co2'),
};

/** Takes a home; returns its known attributes in the groups and the order of the schema, ready to print. Empty groups are left out. */
export const attributeGroups = (
  property: Pick<Property, 'attributes'>,
  t: AnyTranslator,
  locale: Locale,
): AttributeSection[] =>
  attributeFormats
    .map(({ group, fields }) => {
      const values: Partial<Record<AttributeKey, Value>> = property.attributes[group];
      const rows = fields.flatMap(({ key, format }): AttributeRow[] => {
        const value = values[key];
        return value === undefined
          ? []
          : [{ key, label: t(`attributes.${key}`), value: texts[format](value, { key, t, locale }) }];
      });
      return { key: group, label: t(`groups.${group}`), rows };
    })
    .filter(({ rows }) => rows.length > 0);

/** Each attribute with a format, read from the schema once; one without, such as the energy label, is shown elsewhere on the page. */
const attributeFormats = Object.entries(attributesSchema.shape).map(([group, { shape }]) => ({
  group: group as AttributeGroup,
  fields: Object.entries<z.ZodType>(shape).flatMap(([key, field]) => {
    const format = field.meta()?.format;
    return format ? [{ key: key as AttributeKey, format }] : [];
  }),
}));

const floorText = (floor: number, t: AnyTranslator): string => {
  if (floor === 0) return t('units.groundFloor');
  return floor < 0 ? `${floor} (${t('units.belowGround')})` : t('units.floor', { floor });
};

// Taxes, fees and deposits are a known share of the price: with them a price that is not shown could be worked out.
// In the code, since a rule of data/conditions.json can be deleted by mistake.
const impliesPrice: ReadonlySet<AttributeKey> = new Set([
  'monthlyRent',
  'deposit',
  'agencyCost',
  'registrationRights',
  'notaryFee',
  'landShare',
]);

/** The day says when a home is available; once it has come, the home is available at once. */
function availableOn(day: string, { attributes }: Pick<Property, 'attributes'>): Pick<Property, 'attributes'> {
  const { availability, availableFrom, ...building } = attributes.building;
  if (availability !== 'from_date' || availableFrom === undefined) return { attributes };
  const available = availableFrom > day ? { availableFrom } : { availability: 'immediate' as const };
  return { attributes: { ...attributes, building: { ...building, ...available } } };
}

/** The rent is the price; the field of that name is what the tenant of a home for sale pays. */
function withRent(home: Property): Pick<Property, 'attributes'> {
  const { goal, attributes } = home;
  const { monthlyRent: _, ...costs } = attributes.costs;
  if (!isForRent(goal)) return { attributes };
  const rent = home.price.publish ? wholePrice(home) : null;
  return { attributes: { ...attributes, costs: { ...costs, ...(rent !== null && { monthlyRent: rent }) } } };
}

/** Takes a home, its display rules and the day (YYYY-MM-DD); returns the attributes that its page may show, in groups. */
export const shownAttributes = (
  home: Property,
  shown: Display,
  t: AnyTranslator,
  locale: Locale,
  day = dayOf(Date.now()),
): AttributeSection[] =>
  attributeGroups(availableOn(day, withRent(home)), t, locale)
    .map((group) => ({
      ...group,
      rows: group.rows
        .filter(({ key }) => shown.attribute(key) && (shown.priceIsShown || !impliesPrice.has(key)))
        .map((row) => ({ ...row, ...namedByLaw(row, home, shown.region, t) })),
    }))
    .filter(({ rows }) => rows.length > 0);

/** Returns the group of that name; null if it has no known attribute. */
export const getGroup = (groups: readonly AttributeSection[], name: AttributeGroup): AttributeSection | null =>
  groups.find(({ key }) => key === name) ?? null;

const features: ReadonlySet<AttributeGroup> = new Set(['surfaces', 'layout', 'building', 'comfort']);

/** The groups that describe the home itself, as one where they are `few`; energy, legal mentions and costs have their own sections. */
export function listFeatures(groups: readonly AttributeSection[], few = false): AttributeSection[] {
  const found = groups.filter(({ key }) => features.has(key));
  const [first] = found;
  return few && first ? [{ ...first, rows: found.flatMap(({ rows }) => rows) }] : found;
}

const factIcons: readonly (readonly [AttributeKey, IconName])[] = [
  ['bedrooms', 'bed-double'],
  ['bathrooms', 'bath'],
  ['living', 'maximize'],
  ['total', 'maximize'],
  ['officeArea', 'building-2'],
  ['ground', 'trees'],
  ['garages', 'car'],
  ['parkings', 'car'],
  ['constructionYear', 'calendar'],
  ['plotWidth', 'ruler'],
  ['orientation', 'compass'],
  ['facades', 'house'],
];
/** With the energy label: three rows of two on a telephone. */
const maxFacts = 6;
/** Surfaces shown instead of a living area, for example of an office. */
const livingAreaSubstitutes: readonly AttributeKey[] = ['total', 'officeArea'];

const rentFactIcons: typeof factIcons = [
  ...factIcons.slice(0, 4),
  ['availability', 'calendar'],
  ['availableFrom', 'calendar'],
  ...factIcons.slice(4),
];

/** Returns the figures at the top of a page, at most six with the energy label; for a home for rent also when it is available. */
export function headFacts(
  groups: readonly AttributeSection[],
  goal: Property['goal'],
  hasEnergyLabel: boolean,
): { icon: IconName; label: string; value: string }[] {
  const rows = new Map(groups.flatMap((group) => group.rows.map((row) => [row.key, row] as const)));
  const facts = (isForRent(goal) ? rentFactIcons : factIcons).flatMap(([key, icon]) => {
    const row = rows.has('living') && livingAreaSubstitutes.includes(key) ? undefined : rows.get(key);
    return row && row.value !== '0' ? [{ icon, label: row.label, value: row.value }] : [];
  });
  return facts.slice(0, hasEnergyLabel ? maxFacts - 1 : maxFacts);
}

const utilities = ['water', 'electricity', 'gas', 'drain'] as const;

/** Returns the names of the mains that a home has, as far as they may be shown. */
export const listUtilityNames = (
  groups: readonly AttributeSection[],
  { attributes }: Pick<Property, 'attributes'>,
): string[] =>
  utilities.flatMap((key) =>
    attributes.comfort[key] ? (getGroup(groups, 'comfort')?.rows.find((row) => row.key === key)?.label ?? []) : [],
  );

export type LegalSubject = 'planning' | 'flood' | 'certificates';

const subjectByKey: Partial<Record<AttributeKey, LegalSubject>> = {
  permit: 'planning',
  zoning: 'planning',
  judicialDecision: 'planning',
  summons: 'planning',
  preemptiveRights: 'planning',
  allotmentPermit: 'planning',
  lawfulUse: 'planning',
  planningInfo: 'planning',
  floodScorePlot: 'flood',
  floodScoreBuilding: 'flood',
  floodZone: 'flood',
};

/** Legal attributes by subject, in the order of the page. */
export function legalSubjects(rows: readonly AttributeRow[]): { subject: LegalSubject; rows: AttributeRow[] }[] {
  const bySubject = Map.groupBy(rows, ({ key }): LegalSubject => subjectByKey[key] ?? 'certificates');
  return (['planning', 'flood', 'certificates'] as const).flatMap((subject) => {
    const found = bySubject.get(subject);
    return found ? [{ subject, rows: found }] : [];
  });
}
