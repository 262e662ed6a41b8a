import { z } from 'zod';
import { warningCodes } from '../warnings/warning.ts';
import { attributesSchema } from './attributes.ts';
import { documentSchema } from './document.ts';
import { id, isoDate, key, localized, pictures, standing } from './fields.ts';
import { historySnapshotSchema } from './history.ts';
import { tourSchema, videoSchema } from './media.ts';
import { unitPlaceSchema } from './project-parts.ts';

const address = z.strictObject({
  publish: z.boolean().meta({
    description: 'PublishAddress: when false, nothing of street, number, box or coordinates leaves the server',
  }),
  street: z.string().min(1),
  houseNumber: z.string().min(1).optional(),
  boxNr: z.string().min(1).optional(),
  latitude: z.number().min(49).max(52),
  longitude: z.number().min(2).max(7),
});

const price = z.strictObject({
  publish: z.boolean().meta({ description: 'PublishPrice: when false the site says "price on request"' }),
  amount: z
    .number()
    .positive()
    .meta({ description: '€, what a consumer pays: VAT is in it (attributes.costs.vat says which); rent per month' }),
  unit: z.int().min(0).meta({ description: 'PriceUnit, an id of data/price-units.json' }),
});

const advertisement = z.strictObject({
  name: z.string().min(1).meta({ description: 'of the other site, such as "Immoweb"' }),
  url: z.url({ protocol: /^https$/ }).meta({ description: 'where the advert is' }),
  since: isoDate,
});

/** Where an import has a home from, and the status that it gave it: another one was set by hand. */
const source = z.strictObject({
  feed: key,
  id: z.string().min(1).max(200).meta({ description: 'of the home in its feed' }),
  status: standing,
});

/** A home as its file data/properties/{id}.json holds it; names follow the specification (section 3) in camel case. */
export const propertySchema = z.strictObject({
  $schema: z.string().optional(),
  id,
  source: source.optional().meta({ description: 'of a home that an import keeps: docs/import.md; never shown' }),
  reference: z.string().min(1).meta({ description: 'RecordFile, the reference code' }),
  status: standing,
  goal: z.literal([0, 1, 2]).meta({ description: '0 sale, 1 rent, 2 take-over of a business' }),
  webId: id.meta({ description: 'main type, an id of data/property-types.json' }),
  webIds: z.array(id).min(1),
  kind: key.meta({ description: 'TypeDescription, a kind of its type in data/property-types.json' }),
  city: key.meta({ description: 'an id of data/cities.json; zip and country follow from it' }),
  projectId: id.optional(),
  lot: z.string().min(1).optional().meta({ description: 'name of the unit within its project' }),
  unit: unitPlaceSchema.optional().meta({ description: 'its place in the drawing of its project' }),
  marquee: z.int().optional().meta({ description: 'an id of data/marquees.json' }),
  broker: key.meta({ description: 'an id of data/team.json' }),
  publishedAt: isoDate,
  updatedAt: isoDate,
  title: localized,
  description: localized.meta({ description: 'paragraphs are separated by an empty line' }),
  price,
  address,
  pictures: pictures.min(1).meta({ description: 'SmallPictureItem is the first of them' }),
  plans: pictures,
  videos: z.array(videoSchema).optional(),
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
