import { z } from 'zod';
import { id, key, localeCodes, localized } from '../catalogue/schema/fields.ts';

export const siteSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().min(1),
  legalName: z.string().min(1),
  languages: z
    .array(z.strictObject({ code: localeCodes, use: z.boolean() }))
    .min(1)
    .meta({ description: 'in the order of the language switcher' }),
  switcherPosition: z.enum(['left', 'center', 'right']),
  address: z.strictObject({
    street: z.string(),
    houseNumber: z.string(),
    zip: z.string(),
    city: localized,
    countryId: z.literal([10, 50]),
    latitude: z.number(),
    longitude: z.number(),
  }),
  email: z.email(),
  phone: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .meta({ description: 'E.164' }),
  openingHours: z.array(
    z.strictObject({
      days: z.array(z.int().min(1).max(7)).min(1),
      opens: z.iso.time({ precision: -1 }),
      closes: z.iso.time({ precision: -1 }),
    }),
  ),
  companyNumber: z.string().min(1),
  vatNumber: z.string().min(1),
  licence: z
    .strictObject({ number: z.string().min(1), conduct: z.record(localeCodes, z.url()) })
    .meta({ description: 'BIV/IPI number and address of the code of conduct' }),
  insurance: z.strictObject({ company: z.string(), policy: z.string() }),
  thirdPartyAccount: z.string().min(1),
  social: z.array(z.strictObject({ label: z.string(), url: z.url() })),
  renovationYears: z
    .int()
    .positive()
    .meta({ description: 'term of the Flemish renovation duty for E and F homes, in years' }),
  renovationFrom: z.iso.date(),
  home: z.strictObject({
    banner: key,
    bannerPhone: key.meta({ description: 'the banner on a telephone, about square' }),
    valuationPicture: key,
    heading: localized,
    description: localized.meta({ description: 'may hold {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL}' }),
    showTotals: z.boolean(),
    featured: z.array(id).min(1).max(4),
  }),
});
export type Site = z.infer<typeof siteSchema>;

export const menuItemSchema = z.strictObject({
  id: key,
  status: z.enum(['Published', 'Draft']),
  sort: z.int(),
  label: localized,
  target: z.string().min(1).meta({ description: 'an original path such as /for-sale/, or a full address' }),
});
export type MenuItem = z.infer<typeof menuItemSchema>;
export const menuFile = z.strictObject({
  $schema: z.string().optional(),
  homeItem: z.boolean(),
  items: z.array(menuItemSchema),
});

export const teamMemberSchema = z.strictObject({
  id: key,
  name: z.string().min(1),
  role: localized,
  phone: z.string().regex(/^\+\d{8,15}$/),
  email: z.email(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;
export const teamFile = z.strictObject({ $schema: z.string().optional(), items: z.array(teamMemberSchema).min(1) });
