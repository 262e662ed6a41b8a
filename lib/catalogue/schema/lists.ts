import { z } from 'zod';
import { id, isoDate, key, localeCodes, localized } from './fields.ts';

// The shared tables of the catalogue: one file each, a list under `items`.
const table = <T extends z.ZodType>(item: T) =>
  z.strictObject({ $schema: z.string().optional(), items: z.array(item).min(1) });

export const citySchema = z.strictObject({
  id: key,
  zip: z.string().regex(/^\d{4}$/),
  countryId: z.literal([10, 50]).meta({ description: '10 Belgium, 50 Luxembourg' }),
  name: localized,
  province: z.string().min(1),
  latitude: z.number(),
  longitude: z.number(),
});
export type City = z.infer<typeof citySchema>;

export const propertyTypeSchema = z.strictObject({
  id,
  webId: id,
  showOrder: z.int().min(0),
  sale: z.boolean(),
  rent: z.boolean(),
  name: localized,
  kinds: z.array(z.strictObject({ id: key, name: localized })).min(1),
});
export type PropertyType = z.infer<typeof propertyTypeSchema>;

export const marqueeSchema = z.strictObject({
  id: z.int(),
  key,
  name: localized,
  replacesPrice: z.boolean().meta({ description: 'the name is shown instead of the price' }),
  onMap: z.boolean(),
  closed: z.boolean().meta({ description: 'sold or rented: listed after the homes that can still be had' }),
});
export type Marquee = z.infer<typeof marqueeSchema>;

export const priceUnitSchema = z.strictObject({
  id: z.int().min(0),
  text: z.record(localeCodes, z.string()),
});
export type PriceUnit = z.infer<typeof priceUnitSchema>;

export const projectSchema = z.strictObject({
  $schema: z.string().optional(),
  id,
  goal: z.literal([0, 1]),
  city: key,
  webId: id,
  projectWebId: id.optional(),
  name: z.string().min(1),
  phase: z.int().positive().optional(),
  external: z.url().optional().meta({ description: 'a site of its own: links and addresses lead there' }),
  soldOut: z.boolean(),
  publishedAt: isoDate,
  title: localized,
  description: localized,
  publicAddress: z.boolean(),
  street: z.string().min(1),
  houseNumber: z.string().min(1).optional(),
  boxNr: z.string().min(1).optional(),
  latitude: z.number(),
  longitude: z.number(),
  pictures: z.array(key).min(1).meta({ description: 'SmallPicture is the first of them' }),
  completion: isoDate.optional(),
});
export type Project = z.infer<typeof projectSchema>;

export const pictureSchema = z.strictObject({
  id: key,
  file: z
    .union([z.string().regex(/\.(jpe?g|png)$/), z.record(localeCodes, z.string().regex(/\.(jpe?g|png)$/))])
    .meta({ description: 'one file, or one per language for a plan' }),
  kind: z.enum(['exterior', 'interior', 'plan', 'banner']),
  alt: localized,
});
export type Picture = z.infer<typeof pictureSchema>;

export const citiesFile = table(citySchema);
export const propertyTypesFile = table(propertyTypeSchema);
export const marqueesFile = table(marqueeSchema);
export const priceUnitsFile = table(priceUnitSchema);
export const picturesFile = table(pictureSchema);
