import { z } from 'zod';
import { httpsAddress, isoDate, key, localeCodes, localizedLine, percent } from '../schema/fields.ts';

const euros = z.number().min(0).max(1_000_000_000).meta({ format: 'money', description: '€' });
const region = z
  .enum(['flanders', 'brussels', 'wallonia', 'luxembourg'])
  .meta({ description: 'region whose law it is' });

/** A list of values that the law or the agency sets: each applies from its day until the day of the next. */
const datedSchema = <T extends z.ZodRawShape>(shape: T) =>
  z
    .array(
      z.strictObject({
        ...shape,
        from: isoDate.meta({ description: 'first day on which the value holds' }),
        read: z
          .literal(true)
          .optional()
          .meta({ description: 'the first day is not known: from is a day on which the source gave this value' }),
        source: key.meta({ keyOf: 'sources', description: 'a key of sources' }),
      }),
    )
    .min(1);

/** VAT on what a notary charges. */
const vatPercent = percent.meta({ description: '% of VAT on these fees, which are entered without it' });

/** The costs of buying and renting beside the price (domain facts, "Costs of buying"); data/costs.json. */
export const costsSchema = z.strictObject({
  $schema: z.string().optional(),
  sources: z
    .record(
      key,
      z.strictObject({
        name: localizedLine.meta({ description: 'name of the source' }),
        url: z.record(localeCodes, httpsAddress).optional().meta({ description: 'its page in each language' }),
      }),
    )
    .meta({ description: 'who says so, as the page names it' }),
  registration: datedSchema({
    region,
    use: z.enum(['own', 'other']).meta({ description: 'own: the sole home of the buyer, who will live in it' }),
    percent,
    land: z
      .boolean()
      .optional()
      .meta({ description: 'of own: also for a plot, and the land under a new building; else these pay as other' }),
    exempt: euros.optional().meta({ description: '€ of the price that are free of duty' }),
    upToPrice: euros.optional().meta({ description: 'above this price (€) the rate of other purchases holds' }),
    reduction: z
      .strictObject({ amount: euros, upToPrice: euros.optional() })
      .optional()
      .meta({ description: '€ taken off the duty, up to a price (€) if there is a limit' }),
  }).meta({ description: 'registration duty: one row for each region and use' }),
  vat: datedSchema({
    regime: z.enum(['vat_21', 'vat_6']).meta({ description: 'as costs.vat of a home names it' }),
    percent,
  }).meta({
    description: 'VAT on a new building; prices of homes contain it',
  }),
  notary: datedSchema({
    deed: z.enum(['purchase', 'soleHome', 'loan']).meta({
      description: 'purchase: scale J; soleHome: scale J bis, of a sole own home; loan: of the deed of a mortgage',
    }),
    startPrice: euros.meta({ description: 'the scale begins at this price (€), for a loan at this secured amount' }),
    startFee: euros.meta({ description: 'the fee (€, without VAT) at startPrice' }),
    bands: z
      .array(z.strictObject({ upTo: euros.nullable().meta({ description: '€; null for the last band' }), percent }))
      .min(1)
      .meta({ description: 'each % is of the part of the price that lies in the band' }),
    confirmed: z
      .strictObject({ from: euros, to: euros })
      .optional()
      .meta({ description: 'the prices (€) for which the scale is confirmed; of all others the page says "estimate"' }),
    vatPercent,
  }).meta({ description: 'the notary’s fee by its scale' }),
  administration: datedSchema({
    deed: z.enum(['purchase', 'loan']).meta({ description: 'of the deed of sale, or that of a mortgage' }),
    parts: z
      .array(
        z.strictObject({
          name: localizedLine.meta({ description: 'what is paid for' }),
          amount: euros,
          vat: z.boolean().meta({ description: 'VAT comes on top' }),
        }),
      )
      .min(1),
    vatPercent,
  }).meta({ description: 'flat costs of a deed' }),
  loan: datedSchema({
    securedPercent: z.number().min(0).max(200).meta({ description: '% of the loan that the mortgage secures' }),
    registrationPercent: percent.meta({ description: 'registration duty, % of the secured amount' }),
    mortgagePercent: percent.meta({ description: 'mortgage duty, % of the secured amount' }),
    officeFee: euros.meta({ description: 'fee (€) of the mortgage office' }),
    soleHomePercentOff: percent.meta({ description: '% less of the notary’s fee where a sole own home is bought' }),
  }).meta({ description: 'duties on the deed of a mortgage' }),
  saleDeposit: datedSchema({
    sale: z.enum(['finished', 'offPlan']).meta({ description: 'offPlan: of a home that is not finished' }),
    percent,
  }).meta({ description: 'what a buyer pays when the sale agreement is signed, % of the price' }),
  deposit: datedSchema({
    region,
    tenant: z.enum(['any', 'student']).meta({ description: 'student: of a student room' }),
    months: z.int().positive().max(12).meta({ description: 'months of rent' }),
  }).meta({ description: 'the most that a rental deposit may be, in months of rent' }),
  tenancy: datedSchema({
    incomeTimes: z
      .number()
      .positive()
      .max(10)
      .meta({ description: 'guideline for the net income of a household a month, in times the rent; no condition' }),
    inventoryPercent: percent.meta({ description: 'share of the tenant in the cost of the inventory of fixtures' }),
  }),
  assumptions: datedSchema({
    ratePercent: percent.meta({ description: 'yearly rate of the example' }),
    years: z.array(z.int().positive().max(40)).min(1).meta({ description: 'terms of the example, years' }),
    sharesPercent: z.array(percent).min(1).meta({ description: '% of the price that is borrowed' }),
  }),
});
export type CostRules = z.infer<typeof costsSchema>;
export type Use = CostRules['registration'][number]['use'];

/** Returns the value in force on a day (YYYY-MM-DD), among those that fit; null before the first. */
export const inForce = <T extends { from: string }>(
  values: readonly T[],
  day: string,
  fits: (value: T) => boolean = () => true,
): T | null =>
  values.reduce<T | null>(
    (best, value) => (value.from <= day && fits(value) && (!best || value.from > best.from) ? value : best),
    null,
  );
