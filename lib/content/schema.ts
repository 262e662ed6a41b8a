import { z } from 'zod';
import { httpsAddress, key, localeCodes, localized } from '../catalogue/schema/fields.ts';
import { zodIssue } from '../files/issue-codes.ts';
import { titles } from '../forms/field-rules.ts';
import type { Locale } from '../i18n/locales.ts';
import { pageForms } from '../routes/page-forms.ts';
import { measurementSchema } from './measurement-settings.ts';

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

const phone = z.string().regex(/^\+\d{8,15}$/, zodIssue('phone'));

/** A period in days, longer than the three days for which a mail is retried. */
const days = z.int().min(7).max(3660);

export const siteSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().min(1).meta({ description: 'name of the site, as titles have it' }),
  legalName: z.string().min(1).meta({ description: 'name of the company, as its statutes have it' }),
  languages: z
    .array(
      z.strictObject({
        code: localeCodes.meta({ description: 'the language' }),
        use: z.boolean().meta({ description: 'false: the site has no pages in it' }),
      }),
    )
    .min(1)
    .meta({ description: 'in the order of the language switcher' }),
  address: z.strictObject({
    street: z.string().meta({ description: 'street of the office' }),
    houseNumber: z.string().meta({ description: 'number and box' }),
    zip: z.string().meta({ description: 'postcode' }),
    city: localized.meta({ description: 'town of the office' }),
    countryId: z.literal([10, 50]).meta({ description: '10 Belgium, 50 Luxembourg' }),
    latitude: z.number().meta({ description: 'degrees north (WGS 84)' }),
    longitude: z.number().meta({ description: 'degrees east (WGS 84)' }),
  }),
  email: z.email().meta({ description: 'address of the agency, which visitors see' }),
  phone: phone.meta({ description: 'E.164' }),
  titles: z.array(z.enum(titles)).meta({ description: 'titles that forms offer; a visitor can always choose none' }),
  prices: z.enum(['same', 'reader']).meta({
    description:
      'how amounts are written: same: "€ 750.000" in every language; reader: as each language does, "750 000 €" in French, "750.000 €" in German, "€750,000" in English',
  }),
  openingHours: z.array(
    z.strictObject({
      days: z
        .array(z.literal([1, 2, 3, 4, 5, 6, 7]))
        .min(1)
        .meta({ description: '1 is Monday, 7 Sunday' }),
      opens: z.iso.time({ precision: -1 }).meta({ draw: 'time', description: 'HH:MM' }),
      closes: z.iso.time({ precision: -1 }).meta({ draw: 'time', description: 'HH:MM' }),
    }),
  ),
  legalForm: localized.meta({ description: 'the company form in full: "besloten vennootschap"' }),
  court: localized.meta({
    description: 'court of the seat, whose register of legal persons (RPR/RPM) the company is in',
  }),
  companyNumber: z.string().min(1).meta({ description: 'enterprise number in the Crossroads Bank (KBO, BCE)' }),
  vatNumber: z.string().min(1).meta({ description: 'VAT number' }),
  licence: z
    .strictObject({
      number: z.string().min(1).meta({ description: 'BIV/IPI number' }),
      conduct: z.record(localeCodes, httpsAddress).meta({ description: 'address of the code of conduct, by language' }),
    })
    .meta({ description: 'BIV/IPI number and address of the code of conduct' }),
  insurance: z.strictObject({
    company: z.string().meta({ description: 'insurer of the professional liability' }),
    policy: z.string().meta({ description: 'number of the policy' }),
  }),
  thirdPartyAccount: z.string().min(1).meta({ description: 'IBAN of the account for money of clients' }),
  testimonials: localized.meta({
    long: true,
    description:
      'whether and how the agency makes sure that testimonials come from clients (Code of Economic Law, VI.99)',
  }),
  social: z.array(
    z.strictObject({
      label: z.string().meta({ description: 'name of the network' }),
      url: httpsAddress.meta({ description: 'page of the agency there' }),
    }),
  ),
  renovationYears: z
    .int()
    .positive()
    .meta({ description: 'term of the Flemish renovation duty for E and F homes, in years' }),
  renovationFrom: z.iso.date().meta({ description: 'first day on which that duty holds, YYYY-MM-DD' }),
  videoThumbnail: z
    .enum(['low', 'medium', 'high'])
    .meta({ description: 'widest picture shown before a video is played: 400, 600 or 1360 px' }),
  retention: z
    .strictObject({
      leads: days.meta({ description: 'what forms sent, with its mails' }),
      forms: z
        .partialRecord(z.enum(pageForms), days)
        .meta({ description: 'forms with a period of their own, by their name' }),
      mails: days.meta({ description: 'mails that belong to no form, from the day they were sent' }),
      documents: days.meta({ description: 'documents that staff put ready for an owner' }),
      unconfirmed: days.meta({ description: 'saved searches and newsletter addresses that nobody confirms' }),
      shortlists: days.meta({ description: 'lists that several people choose from, from their last use' }),
    })
    .meta({
      description: 'after how many days personal data are deleted; the privacy statement says the same, from here',
    }),
  audience: audienceSchema,
  measurement: measurementSchema,
  map: z.strictObject({
    style: z
      .url({ protocol: /^https$/ })
      .nullable()
      .meta({
        description: 'vector style of another host, loaded when a visitor asks for the detailed map; null for none',
      }),
  }),
});
export type Site = z.infer<typeof siteSchema>;

export const teamMemberSchema = z.strictObject({
  id: key.meta({ description: 'what homes, projects and testimonials name' }),
  name: z.string().min(1).meta({ description: 'first name and surname' }),
  role: localized.meta({ description: 'what they do at the agency' }),
  category: key.meta({ table: 'categories', description: 'an id of data/categories.json, under team' }),
  image: key
    .optional()
    .meta({ table: 'pictures', description: 'their photo, an id of data/pictures.json; else their initials' }),
  licence: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'own BIV/IPI number; the law keeps the name of broker for those who have one' }),
  phone: phone.meta({ description: 'their own number, E.164' }),
  email: z.email().meta({ description: 'their own address, to which questions about their homes go' }),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;
export const teamFile = z.strictObject({ $schema: z.string().optional(), items: z.array(teamMemberSchema).min(1) });

/** Returns the enabled languages, in the order of the switcher. */
export const enabledLocales = ({ languages }: Pick<Site, 'languages'>): Locale[] =>
  languages.filter(({ use }) => use).map(({ code }) => code);
