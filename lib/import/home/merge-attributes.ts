import type { z } from 'zod';
import { type Attributes, attributesSchema } from '../../catalogue/schema/attributes.ts';
import type { ImportedHome } from '../imported-home.ts';
import type { Notes } from '../notes.ts';
import { plainLine } from './plain-text.ts';

type Group = Record<string, unknown>;

/** The attributes of the feed over those that the home has; a value that the schema does not allow is left out and noted. */
export function mergeAttributes(
  { attributes: given, energyClass }: ImportedHome,
  previous: Attributes | undefined,
  notes: Notes,
): Attributes {
  const merged: Record<string, Group> = {};
  for (const [name, { shape }] of Object.entries(attributesSchema.shape)) {
    const group: Group = { ...previous?.[name as keyof Attributes] };
    const fields = new Map<string, z.ZodType>(Object.entries(shape));
    for (const [key, value] of Object.entries(given[name as keyof Attributes] ?? {})) {
      if (value === undefined) continue;
      const checked = fields.get(key)?.safeParse(typeof value === 'string' ? plainLine(value, 200) : value);
      if (checked?.success) group[key] = checked.data;
      else notes.note(`attributes.${name}.${key}`, value);
    }
    merged[name] = group;
  }
  const attributes = attributesSchema.parse(merged);
  const { energyLabel, specificEnergy } = attributes.energy;
  // A bare class says less than what is already known.
  if (energyClass && energyLabel === undefined && specificEnergy === undefined)
    attributes.energy.energyLabel = energyClass;
  return attributes;
}
