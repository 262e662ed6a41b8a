import { z } from 'zod';
import { zodIssue } from '../files/issue-codes.ts';

/** "https://region1.google-analytics.com", "https://*.google-analytics.com" */
const source = z.string().regex(/^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, zodIssue('tagOrigin'));

/** The part of data/site.json about what is measured with consent: docs/measurement-and-consent.md. */
export const measurementSchema = z
  .strictObject({
    campaigns: z.boolean().default(false).meta({
      description:
        "whether the campaign of a visitor's first address is kept for the visit and stored with the forms that are sent",
    }),
    tagManager: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, zodIssue('tagManagerId'))
      .nullable()
      .default(null)
      .meta({ description: 'id of the container in Google Tag Manager; null for none' }),
    analytics: z
      .string()
      .regex(/^G-[A-Z0-9]{4,12}$/, zodIssue('analyticsId'))
      .nullable()
      .default(null)
      .meta({
        description: 'id of Google Analytics 4; null for none; not used beside tagManager, whose container has it',
      }),
    ads: z
      .string()
      .regex(/^AW-\d{6,12}$/, zodIssue('adsId'))
      .nullable()
      .default(null)
      .meta({ description: 'id of Google Ads; null for none; not used beside tagManager, whose container has it' }),
    pixel: z
      .string()
      .regex(/^\d{8,20}$/, zodIssue('pixelId'))
      .nullable()
      .default(null)
      .meta({ description: 'id of the Meta pixel; null for none' }),
    hosts: z
      .array(source)
      .default([])
      .meta({ description: 'further hosts that the tags of Google load from and send to' }),
    consentMonths: z
      .int()
      .min(1)
      .max(12)
      .default(6)
      .meta({ description: 'after how many months a visitor is asked again' }),
    consentVersion: z
      .int()
      .positive()
      .default(1)
      .meta({ description: 'a higher one asks everybody again: raise it when what is done with consent changes' }),
  })
  .prefault({})
  .meta({
    description: 'what is measured with consent only: campaigns, and tags of others; where nothing is, nobody is asked',
  });
export type Measurement = z.infer<typeof measurementSchema>;
