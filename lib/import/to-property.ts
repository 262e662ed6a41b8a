import { plain } from '../base/slug.ts';
import type { Tables } from '../catalogue/catalogue.ts';
import { isForRent } from '../catalogue/goal.ts';
import { nextHistory } from '../catalogue/prices/history.ts';
import type { Attributes } from '../catalogue/schema/attributes.ts';
import type { City, PropertyType } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { issue } from '../files/issue-codes.ts';
import { type FieldIssue, foundValue } from '../files/issues.ts';
import type { Locale } from '../i18n/locales.ts';
import { type FeedCities, findCityById, findCityOfPlace, placeText, unknownCity } from './cities.ts';
import { attributesOfType, chooseAddress, chooseBroker, chooseMarquee, choosePrice, chooseProject } from './facts.ts';
import type { FeedType, ImportedHome, SkippedHome, UnknownValues } from './feed.ts';
import { titleAndDescription, toPlainLine } from './texts.ts';

/** A converted home, before its new status and pictures are known. */
export interface Built {
  home: Omit<Property, 'status'>;
  city: City;
  type: PropertyType;
  /** The languages whose description is copied from another one. */
  copied: readonly Locale[];
}

/**
 * Converts a home of a feed to a home of the site: the feed's fields win, the other fields of the previous version stay. Returns the missing
 * facts if it cannot be converted.
 */
export function toProperty(
  imported: ImportedHome,
  previous: Property | undefined,
  id: number,
  context: ImportContext,
): Built | SkippedHome[] {
  const what = requiredFacts(imported, previous, context);
  if (Array.isArray(what)) return what;
  const { city, type, goal, amount } = what;
  const kind = findKind(what.imported, type, previous);
  const { title, description, copied } = titleAndDescription(imported, { type, kind, city }, previous, context.tables);
  const day = imported.changed && imported.changed <= context.today ? imported.changed : undefined;
  const publishedAt = previous?.publishedAt ?? day ?? context.today;
  const home: Built['home'] = {
    ...(previous ?? { $schema: '../schemas/property.json', plans: [], pictures: [] }),
    id,
    reference: toPlainLine(imported.reference ?? '', 60) || (previous?.reference ?? `${context.feed}-${imported.id}`),
    goal,
    webId: type.webId,
    webIds: previous?.webIds.includes(type.webId) ? previous.webIds : [type.webId],
    kind,
    city: city.id,
    projectId: chooseProject(imported, context) ?? previous?.projectId,
    marquee: chooseMarquee(imported, previous, context),
    broker: chooseBroker(imported, context) ?? previous?.broker ?? context.broker,
    publishedAt,
    updatedAt: [publishedAt, previous?.updatedAt ?? '', day ?? ''].sort().at(-1) ?? publishedAt,
    title,
    description,
    price: choosePrice(imported, { goal, amount }, previous, context),
    address: chooseAddress(imported, city, previous),
    attributes: withRentOnce(goal, attributesOfType(imported, type.webId, previous, context)),
  };
  const history = previous && nextHistory(previous, home, context.today);
  // The supplier's date may be earlier than the last change in the history.
  const updatedAt = [home.updatedAt, history?.at(-1)?.date ?? ''].sort().at(-1) ?? home.updatedAt;
  return { home: { ...home, updatedAt, ...(history ? { history } : {}) }, city, type, copied };
}

/** Removes the rent of a home for rent, which is its price. */
function withRentOnce(goal: Property['goal'], attributes: Attributes): Attributes {
  const { monthlyRent: _, ...costs } = attributes.costs;
  return isForRent(goal) ? { ...attributes, costs } : attributes;
}

/** The references that the conversion needs in addition to the home. */
export interface ImportContext {
  /** All cities; the conversion adds those that it needs. */
  tables: Tables & { cities: FeedCities };
  /** The team by id; the feed names a broker by `email`. */
  team: ReadonlyMap<string, { email?: string | undefined }>;
  /** The name of the feed. */
  feed: string;
  /** The broker of homes for which the feed names none of the team. */
  broker: string;
  /** As YYYY-MM-DD. */
  today: string;
  unknownValues: UnknownValues;
}

/** The facts that every home needs. */
interface Conversion {
  city: City;
  type: PropertyType;
  imported: FeedType;
  goal: Property['goal'];
  /** In €. */
  amount: number;
}

/** Returns these facts, or the missing ones; a price that is no longer in the feed is the last known one. */
function requiredFacts(
  home: ImportedHome,
  previous: Pick<Property, 'price'> | undefined,
  context: Pick<ImportContext, 'tables' | 'unknownValues'>,
): Conversion | SkippedHome[] {
  const { id, place, goal, price } = home;
  const { tables } = context;
  const city = cityOf(home, context);
  const imported = knownType(home.type, context);
  const type = imported && tables.types.get(imported.webId);
  const amount = price.amount ?? previous?.price.amount;
  if (city && type && imported && goal !== undefined && amount) return { city, type, imported, goal, amount };
  const given = home.type?.webId ?? home.unread?.type ?? home.unread?.objektart;
  const missing: (FieldIssue | false)[] = [
    !city && unknownCity(place),
    !type && { ...issue('feedType'), path: 'type', ...foundValue(given) },
    goal === undefined && { ...issue('feedGoal'), path: 'goal' },
    !amount && { ...issue('feedAmount'), path: 'price', ...foundValue(amount) },
  ];
  return missing.filter((one) => one !== false).map((one) => ({ id, ...one }));
}

function cityOf(
  { place, town }: ImportedHome,
  { tables, unknownValues }: Pick<ImportContext, 'tables' | 'unknownValues'>,
): City | undefined {
  const where = placeText(place);
  const city =
    findCityById(town, tables.cities) ??
    findCityOfPlace(place, tables.cities) ??
    findCityById(unknownValues.meaning('town', where), tables.cities);
  if (!city && where) unknownValues.add('town', where, { as: 'town' });
  return city;
}

/**
 * Returns the type and kind. A number of an unknown type may have a meaning given by staff, and so may the word of a kind that the type does
 * not have. Words without a meaning are recorded.
 */
function knownType(
  type: FeedType | undefined,
  { tables, unknownValues }: Pick<ImportContext, 'tables' | 'unknownValues'>,
): FeedType | undefined {
  const known = type && tables.types.get(type.webId);
  if (!known) return type && unknownValues.kindOf('type', String(type.webId));
  const word = type.kind ?? type.kindName;
  return word && !kindNamed(type, known) ? (unknownValues.kindOf('kind', word) ?? type) : type;
}

const kindNamed = ({ kind, kindName }: FeedType, type: PropertyType) =>
  type.kinds.find(
    ({ id, name }) => id === kind || (kindName && Object.values(name).some((one) => plain(one) === plain(kindName))),
  );

/** Returns the kind of a home. If the feed names none, a home keeps its kind, and a new one gets the usual kind or the first of its type. */
function findKind(
  imported: FeedType,
  type: PropertyType,
  previous: Pick<Property, 'webId' | 'kind'> | undefined,
): string {
  const { webId, usually } = imported;
  const named = kindNamed(imported, type);
  if (named) return named.id;
  if (previous?.webId === webId) return previous.kind;
  return (type.kinds.find(({ id }) => id === usually) ?? type.kinds[0])?.id ?? '';
}
