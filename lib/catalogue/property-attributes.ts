import type { Locale } from '../i18n/locales.ts';
import { type AttributeKey, type AttributeSection, type AttributeWords, attributeGroups } from './attributes.ts';
import type { Display } from './property-facts.ts';
import type { AttributeGroup } from './schema/attributes.ts';
import type { Property } from './schema/property.ts';

// Taxes, fees and deposits are a known share of the price: with them a price that is not shown could be worked out.
// In the code, since a rule of data/conditions.json can be deleted by mistake.
const tellPrice: ReadonlySet<AttributeKey> = new Set([
  'monthlyRent',
  'deposit',
  'agencyCost',
  'registrationRights',
  'notaryFee',
]);

/** Takes a home, whether its price is shown and what the rules let show; returns the attributes that its page may tell, in groups. */
export const shownAttributes = (
  home: Property,
  priceIsShown: boolean,
  shown: Display,
  words: AttributeWords,
  locale: Locale,
): AttributeSection[] =>
  attributeGroups(home, words, locale)
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ key }) => shown.attribute(key) && (priceIsShown || !tellPrice.has(key))),
    }))
    .filter(({ rows }) => rows.length > 0);

/** The group of that name; null where nothing of it is known. */
export const getGroup = (groups: readonly AttributeSection[], name: AttributeGroup): AttributeSection | null =>
  groups.find(({ key }) => key === name) ?? null;

const features: ReadonlySet<AttributeGroup> = new Set(['surfaces', 'layout', 'building', 'comfort']);

/** The groups that describe the home itself; energy, legal mentions and costs have sections of their own. */
export const listFeatures = (groups: readonly AttributeSection[]): AttributeSection[] =>
  groups.filter(({ key }) => features.has(key));
