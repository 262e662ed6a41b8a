import { z } from 'zod';

/** What a browser tells of homes (components/audience/count.ts): a page was seen, a favourite added, an address copied to be passed on. */
export const beaconSchema = z.strictObject({
  what: z.enum(['view', 'save', 'share']),
  homes: z.array(z.int().positive()).min(1).max(60),
  /** The host of the page before, empty where there was none. */
  referrer: z.string().max(253).optional(),
  /** utm_source, utm_medium and utm_campaign of the address. */
  campaign: z.array(z.string().max(80)).max(3).optional(),
});
export type Beacon = z.infer<typeof beaconSchema>;
