import type { City, PropertyType } from '../../catalogue/schema/lists.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ImportedHome, SetAside } from '../imported-home.ts';
import { addressOf, brokerOf, marqueeOf, priceOf, projectOf } from './facts.ts';
import { findKind } from './find-kind.ts';
import { mergeAttributes } from './merge-attributes.ts';
import { nextHistory } from './next-history.ts';
import { plainLine } from './plain-text.ts';
import type { Surroundings } from './surroundings.ts';
import { textsOf } from './texts-of.ts';
import { whatItIs } from './what-it-is.ts';

/** Its status and its pictures are still those of the last import. */
export interface Built {
  home: Omit<Property, 'status'>;
  city: City;
  type: PropertyType;
  /** Languages of its description that have the words of another. */
  copied: readonly Locale[];
}

/**
 * Makes a home of the site out of one of a feed, upon the one that it was before: the feed's fields win, the others stay.
 * Returns what is missing instead where it cannot be a home at all.
 */
export function toProperty(
  given: ImportedHome,
  previous: Property | undefined,
  id: number,
  around: Surroundings,
): Built | SetAside[] {
  const what = whatItIs(given, previous, around);
  if (Array.isArray(what)) return what;
  const { city, type, goal, amount } = what;
  const kind = findKind(what.given, type, previous, around.notes);
  const { title, description, copied } = textsOf(given, { type, kind, city }, previous, around.tables);
  const day = given.changed && given.changed <= around.today ? given.changed : undefined;
  const publishedAt = previous?.publishedAt ?? day ?? around.today;
  const home: Built['home'] = {
    ...(previous ?? { $schema: '../schemas/property.json', plans: [], pictures: [] }),
    id,
    reference: plainLine(given.reference ?? '', 60) || (previous?.reference ?? `${around.feed}-${given.id}`),
    goal,
    webId: type.webId,
    webIds: previous?.webIds.includes(type.webId) ? previous.webIds : [type.webId],
    kind,
    city: city.id,
    projectId: projectOf(given, around) ?? previous?.projectId,
    marquee: marqueeOf(given, previous, around),
    broker: brokerOf(given, around) ?? previous?.broker ?? around.broker,
    publishedAt,
    updatedAt: [publishedAt, previous?.updatedAt ?? '', day ?? ''].sort().at(-1) ?? publishedAt,
    title,
    description,
    price: priceOf(given, { goal, amount }, previous, around),
    address: addressOf(given, city, previous),
    attributes: mergeAttributes(given, previous?.attributes, around.notes),
  };
  const history = previous && nextHistory(previous, home, around.today);
  // A supplier may tell an earlier day than that on which the history notes the change.
  const updatedAt = [home.updatedAt, history?.at(-1)?.date ?? ''].sort().at(-1) ?? home.updatedAt;
  return { home: { ...home, updatedAt, ...(history ? { history } : {}) }, city, type, copied };
}
