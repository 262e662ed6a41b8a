import { z } from 'zod';

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** The part of data/site.json about counting: docs/audience.md. */
export const audienceSchema = z
  .strictObject({
    count: z.union([z.boolean(), z.literal('with-consent')]).meta({
      description: 'whether visits of homes are counted: always, never, or only of visitors who agreed to analytics',
    }),
    ownNetworks: z
      .array(network)
      .meta({ description: "the agency's own network addresses and ranges, whose visits are left out" }),
  })
  .meta({ description: 'what is counted of the pages of homes, without cookies' });
export type AudienceRules = z.infer<typeof audienceSchema>;
