import { z } from 'zod';
import { key, localized } from './fields.ts';

/** The groups that Statbel counts: all houses, those with two or three façades, those with four, and apartments. */
export const deedKinds = ['houses', 'attached', 'detached', 'apartments'] as const;

/** Medians of the prices in the deeds of a year, by municipality (Statbel, CC BY 4.0): data/deed-medians.json. */
export const deedMediansFile = z.strictObject({
  $schema: z.string().optional(),
  year: z.int().min(2000).max(2100).meta({ description: 'the year of the deeds' }),
  items: z.array(
    z.strictObject({
      city: key.meta({ description: 'an id of data/cities.json, which may be a part of the municipality' }),
      municipality: localized.meta({ description: 'name of the municipality' }),
      medians: z.array(
        z.strictObject({
          kind: z.enum(deedKinds).meta({ description: 'attached: two or three façades; detached: four' }),
          sales: z.int().min(5).meta({ description: 'deeds counted; with fewer than five there is no median' }),
          median: z.int().positive().meta({ description: '€' }),
        }),
      ),
    }),
  ),
});
export type DeedMedians = z.infer<typeof deedMediansFile>;
