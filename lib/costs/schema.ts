import { z } from 'zod';
import { isoDate, key, localeCodes, localized, percent } from '../catalogue/schema/fields.ts';

const euros = z.number().min(0).max(1_000_000_000).meta({ description: '€' });
const region = z.enum(['flanders', 'brussels', 'wallonia']);

/** A list of values that the law or the agency sets: each holds from its day until the next one does. */
const dated = <T extends z.ZodRawShape>(shape: T) =>
  z
    .array(
      z.strictObject({
        ...shape,
        from: isoDate.meta({ description: 'first day on which the value holds' }),
        source: key.meta({ description: 'a key of sources' }),
      }),
    )
    .min(1);

/** What buying or renting costs beside the price (domain facts, "Costs of buying"); data/costs.json. */
export const costsSchema = z.strictObject({
  $schema: z.string().optional(),
  sources: z.record(key, z.strictObject({ name: localized, url: z.record(localeCodes, z.url()).optional() })),
  registration: dated({
    region,
    use: z.enum(['own', 'other']).meta({ description: 'own: the sole home of the buyer, who will live in it' }),
    percent,
    exempt: euros.optional().meta({ description: '€ of the price that are free of duty' }),
    upToPrice: euros.optional().meta({ description: 'above this price (€) the rate of other purchases holds' }),
  }),
  vat: dated({ regime: z.enum(['vat_21', 'vat_6']), percent }),
  notary: dated({
    bands: z
      .array(z.strictObject({ upTo: euros.nullable().meta({ description: '€; null for the last band' }), percent }))
      .min(1),
    vatPercent: percent,
  }),
  deed: dated({ amount: euros }),
  loan: dated({
    securedPercent: z.number().min(0).max(200).meta({ description: '% of the loan that the mortgage secures' }),
    deedPercent: percent.meta({ description: '% of the secured amount' }),
    amount: euros.meta({ description: 'administrative costs of the deed' }),
  }),
  deposit: dated({ region, months: z.int().positive().max(12) }),
  tenancy: dated({
    incomeTimes: z
      .number()
      .positive()
      .max(10)
      .meta({ description: 'guideline for the net income of a household a month, in times the rent; no condition' }),
    inventoryPercent: percent.meta({ description: 'share of the tenant in the cost of the inventory of fixtures' }),
  }),
  assumptions: dated({
    ratePercent: percent.meta({ description: 'yearly rate of the example' }),
    years: z.array(z.int().positive().max(40)).min(1),
    sharesPercent: z.array(percent).min(1).meta({ description: '% of the price that is borrowed' }),
  }),
});
export type CostRules = z.infer<typeof costsSchema>;
export type CostRegion = z.infer<typeof region>;
export type Use = CostRules['registration'][number]['use'];

/** The value in force on a day (YYYY-MM-DD), of those that fit; null before the first. */
export const inForce = <T extends { from: string }>(
  values: readonly T[],
  day: string,
  fits: (value: T) => boolean = () => true,
): T | null =>
  values.reduce<T | null>(
    (best, value) => (value.from <= day && fits(value) && (!best || value.from > best.from) ? value : best),
    null,
  );
