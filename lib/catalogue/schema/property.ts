import { z } from 'zod';
import { zodIssue } from '../../files/issue-codes.ts';
import { type MediaLink, tourLink, videoLink, videoTypes } from '../../media/links.ts';
import { warningCodes } from '../warnings/warning.ts';
import { attributesSchema } from './attributes.ts';
import { id, isoDate, key, localized, localizedLine, pictures, standing } from './fields.ts';
import { unitPlaceSchema } from './project-parts.ts';

const item = (read: (link: string) => MediaLink | null, issue: ReturnType<typeof zodIssue>, description: string) =>
  z.strictObject({
    link: z
      .string()
      .refine((link) => read(link) !== null, { ...issue, abort: true })
      .meta({ pasted: 'link', description }),
    title: localizedLine
      .optional()
      .meta({ description: 'such as "Drone video"; left out, the page says video or tour' }),
    poster: key
      .optional()
      .meta({ table: 'pictures', description: 'a picture of data/pictures.json; left out, the first of the home' }),
  });

export const videoSchema = item(
  videoLink,
  zodIssue('video', { types: videoTypes.join(', ') }),
  `a file of videos/ or an https address that ends in ${videoTypes.join(', ')}, or a video of YouTube (11 characters), Vimeo (a number), Facebook (…/videos/… or …/watch/?v=…) or TVL`,
);
export const tourSchema = item(
  tourLink,
  zodIssue('tour'),
  'an https address of a maker of tours that lib/security/embed-hosts.ts names',
);
export type Medium = z.infer<typeof videoSchema>;

/** A document of a home that visitors can request: a file of data/documents, which is served only by a signed link. */
export const documentSchema = z.strictObject({
  kind: z
    .enum(['epc_certificate', 'electrical_inspection', 'soil_certificate', 'urban_information', 'plans'])
    .meta({ description: 'what the document is' }),
  file: z
    .string()
    .regex(/^[\w-]+\.pdf$/, zodIssue('documentName'))
    .meta({ upload: 'document', description: 'in data/documents' }),
});

/** The published price and marquee of a home from a day on; a row is added each time one of them changes. */
export const historySnapshotSchema = z.strictObject({
  date: isoDate.meta({ description: 'day of the change, YYYY-MM-DD' }),
  amount: z.number().positive().optional().meta({ description: '€; left out while the price was not published' }),
  marquee: z.int().optional().meta({ table: 'marquees', description: 'an id of data/marquees.json' }),
});
export type HistorySnapshot = z.infer<typeof historySnapshotSchema>;

const address = z.strictObject({
  publish: z.boolean().meta({
    description: 'PublishAddress: when false, nothing of street, number, box or coordinates leaves the server',
  }),
  street: z.string().min(1).meta({
    description: 'name of the street, without the number; both names in Brussels, such as Wetstraat / Rue de la Loi',
  }),
  houseNumber: z.string().min(1).optional().meta({ description: 'such as 12 or 12A' }),
  boxNr: z.string().min(1).optional().meta({ description: 'box, without the word for it' }),
  latitude: z.number().min(49).max(52).meta({ description: 'degrees north (WGS 84), such as 50.93106' }),
  longitude: z.number().min(2).max(7).meta({ draw: 'pin', description: 'degrees east (WGS 84), such as 5.33781' }),
});

const price = z.strictObject({
  publish: z.boolean().meta({ description: 'PublishPrice: when false the site says "price on request"' }),
  amount: z.number().positive().meta({
    format: 'money',
    description: '€, what a consumer pays: VAT is in it (attributes.costs.vat says which); rent per month',
  }),
  unit: z.int().min(0).meta({ table: 'price-units', description: 'PriceUnit, an id of data/price-units.json' }),
});

const advertisement = z.strictObject({
  name: z.string().min(1).meta({ description: 'of the other site, such as "Immoweb"' }),
  url: z.url({ protocol: /^https$/ }).meta({ description: 'where the advert is' }),
  since: isoDate.meta({ description: 'first day of the advert, YYYY-MM-DD' }),
});

/** The feed that a home was imported from, and the status that the import gave it; a different status was set by hand. */
const source = z.strictObject({
  feed: key.meta({ description: 'name of the feed' }),
  id: z.string().min(1).max(200).meta({ description: 'of the home in its feed' }),
  status: standing.meta({ description: 'what the import last made of it: another status was set by hand' }),
});

/** The content of data/properties/{id}.json; names follow the specification (section 3) in camel case. */
export const propertySchema = z.strictObject({
  $schema: z.string().optional(),
  id: id.meta({ description: 'number of the home, which names its file and ends its address' }),
  source: source.optional().meta({ description: 'of a home that an import keeps: docs/import.md; never shown' }),
  reference: z.string().min(1).meta({ description: 'RecordFile, the reference code' }),
  status: standing,
  goal: z.literal([0, 1, 2]).meta({ description: '0 sale, 1 rent, 2 take-over of a business' }),
  webId: id.meta({ table: 'property-types', description: 'main type, an id of data/property-types.json' }),
  webIds: z
    .array(id.meta({ table: 'property-types' }))
    .min(1)
    .meta({ description: 'every type that it is found under, the main one too' }),
  kind: key.meta({ table: 'kinds', description: 'TypeDescription, a kind of its type in data/property-types.json' }),
  city: key.meta({ table: 'cities', description: 'an id of data/cities.json; zip and country follow from it' }),
  projectId: id.optional().meta({ table: 'projects', description: 'number of the project that it is a unit of' }),
  lot: z.string().min(1).optional().meta({ description: 'name of the unit within its project' }),
  unit: unitPlaceSchema.optional().meta({ description: 'its place in the drawing of its project' }),
  marquee: z.int().optional().meta({ table: 'marquees', description: 'an id of data/marquees.json' }),
  broker: key.meta({ table: 'team', description: 'an id of data/team.json' }),
  publishedAt: isoDate.meta({ description: 'day on which it came on the site, YYYY-MM-DD' }),
  updatedAt: isoDate.meta({ description: 'day of the last change that visitors see, YYYY-MM-DD' }),
  title: localizedLine.meta({ description: 'one line, about 50 characters, without the price' }),
  description: localized.meta({ long: true, description: 'paragraphs are separated by an empty line' }),
  price,
  address,
  pictures: pictures.min(1).meta({ description: 'SmallPictureItem is the first of them' }),
  plans: pictures.meta({ description: 'floor plans, by their ids in data/pictures.json' }),
  videos: z.array(videoSchema).optional().meta({ description: 'films of the home, in their order' }),
  tours: z.array(tourSchema).optional().meta({ description: '3D tours and virtual visits' }),
  documents: z
    .array(documentSchema)
    .optional()
    .meta({ description: 'what a visitor can ask for by mail; never public' }),
  advertisedOn: z
    .array(advertisement)
    .optional()
    .meta({ description: 'other sites that show it, told to its owner alone' }),
  history: z
    .array(historySnapshotSchema)
    .optional()
    .meta({ description: 'earlier prices and marquees, oldest first; several on one day in their order' }),
  accepted: z
    .array(z.enum(warningCodes))
    .optional()
    .meta({ description: 'warnings that an editor has looked at and found to be right; never shown' }),
  attributes: attributesSchema,
});

export type Property = z.infer<typeof propertySchema>;
