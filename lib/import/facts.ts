import type { z } from 'zod';
import { normalizeEmail } from '../base/email.ts';
import { isForRent } from '../catalogue/goal.ts';
import { resultsTooEarly, withoutResults } from '../catalogue/off-plan.ts';
import { unitIds } from '../catalogue/prices/price.ts';
import { type Attributes, attributesSchema } from '../catalogue/schema/attributes.ts';
import type { City } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { ImportedHome, UnknownValues } from './feed.ts';
import { toPlainLine } from './texts.ts';
import type { ImportContext } from './to-property.ts';

/** Returns the price. By default a rent is per month and published, as the law requires. */
export function choosePrice(
  { price }: ImportedHome,
  { goal, amount }: Pick<Property, 'goal'> & { amount: number },
  previous: Property | undefined,
  { tables, unknownValues }: ImportContext,
): Property['price'] {
  if (price.unit !== undefined && !tables.priceUnits.has(price.unit)) unknownValues.add('price unit', price.unit);
  const imported = price.unit !== undefined && tables.priceUnits.has(price.unit) ? price.unit : undefined;
  const previousValues = previous?.goal === goal ? previous.price.unit : undefined;
  return {
    publish: price.publish ?? previous?.price.publish ?? isForRent(goal),
    amount,
    unit: imported ?? previousValues ?? (isForRent(goal) ? unitIds.perMonth : unitIds.plain),
  };
}

/** Returns the address. Without a street in the feed or from an editor it is that of the city, unpublished. After a move to another city the old address is dropped. */
export function chooseAddress(
  { address }: ImportedHome,
  city: City,
  previous: Property | undefined,
): Property['address'] {
  const known = previous?.city === city.id ? previous.address : undefined;
  const addressPart = (field: 'street' | 'houseNumber' | 'boxNr') =>
    toPlainLine(address[field] ?? '', 100) || undefined;
  const street = addressPart('street') ?? known?.street;
  // Do not combine a new street with the old house number.
  const moved = known !== undefined && street !== known.street;
  return {
    publish: street !== undefined && street !== city.name.nl && (address.publish ?? known?.publish ?? false),
    street: street ?? city.name.nl,
    houseNumber: addressPart('houseNumber') ?? (moved ? undefined : known?.houseNumber),
    boxNr: addressPart('boxNr') ?? (moved ? undefined : known?.boxNr),
    latitude: address.latitude ?? (moved ? undefined : known?.latitude) ?? city.latitude,
    longitude: address.longitude ?? (moved ? undefined : known?.longitude) ?? city.longitude,
  };
}

/** Returns the marquee of the feed, which may be none, else the current one. */
export function chooseMarquee(
  { marquee }: ImportedHome,
  previous: Property | undefined,
  { tables, unknownValues }: ImportContext,
): number | undefined {
  if (marquee === null) return undefined;
  if (marquee === undefined || tables.marquees.has(marquee)) return marquee ?? previous?.marquee;
  unknownValues.add('marquee', marquee);
  return previous?.marquee;
}

export function chooseProject(
  { projectId }: ImportedHome,
  { tables, unknownValues }: ImportContext,
): number | undefined {
  if (projectId === undefined || tables.projects.has(projectId)) return projectId;
  unknownValues.add('project', projectId);
  return undefined;
}

/** Returns the member of the team with the e-mail address in the feed. */
export function chooseBroker({ contact }: ImportedHome, { team }: ImportContext): string | undefined {
  if (contact === undefined) return undefined;
  const email = normalizeEmail(contact);
  return [...team].find(([, person]) => person.email && normalizeEmail(person.email) === email)?.[0];
}

type Group = Record<string, unknown>;

/** Merges the attributes of the feed over the current ones; values that the schema does not allow are left out and recorded. */
export function mergeAttributes(
  { attributes: imported, energyClass }: ImportedHome,
  previous: Attributes | undefined,
  unknownValues: UnknownValues,
): Attributes {
  const merged: Record<string, Group> = {};
  for (const [name, { shape }] of Object.entries(attributesSchema.shape)) {
    const group: Group = { ...previous?.[name as keyof Attributes] };
    const fields = new Map<string, z.ZodType>(Object.entries(shape));
    for (const [key, value] of Object.entries(imported[name as keyof Attributes] ?? {})) {
      if (value === undefined) continue;
      const checked = fields.get(key)?.safeParse(typeof value === 'string' ? toPlainLine(value, 200) : value);
      if (checked?.success) group[key] = checked.data;
      else unknownValues.add(`attributes.${name}.${key}`, value);
    }
    merged[name] = group;
  }
  const attributes = attributesSchema.parse(merged);
  const { energyLabel, specificEnergy } = attributes.energy;
  // An energy class alone is less precise than a known label or score.
  if (energyClass && energyLabel === undefined && specificEnergy === undefined)
    attributes.energy.energyLabel = energyClass;
  return attributes;
}

/** Returns the attributes of a home of a known type. Results of energy and inspection from before it is finished are left out and recorded. */
export function attributesOfType(
  imported: ImportedHome,
  webId: number,
  previous: Property | undefined,
  { unknownValues }: Pick<ImportContext, 'unknownValues'>,
): Attributes {
  const attributes = mergeAttributes(imported, previous?.attributes, unknownValues);
  const early = resultsTooEarly({ webId, attributes });
  for (const [name, value] of early) unknownValues.add(`attributes.energy.${name}`, value);
  return early.length > 0 ? { ...attributes, energy: withoutResults(attributes.energy) } : attributes;
}
