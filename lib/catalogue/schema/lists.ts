import { z } from 'zod';
import { provinceIds } from '../provinces.ts';
import { id, isoDate, key, localeCodes, localized, pictures } from './fields.ts';
import { blockSchema, documentKinds, maker, phaseSchema } from './project-parts.ts';

// The shared tables of the catalogue: one file each, a list under `items`.
const table = <T extends z.ZodType>(item: T) =>
  z.strictObject({ $schema: z.string().optional(), items: z.array(item).min(1) });

export const citySchema = z.strictObject({
  id: key,
  zip: z.string().regex(/^\d{4}$/, 'four figures between quotation marks'),
  countryId: z.literal([10, 50]).meta({ description: '10 Belgium, 50 Luxembourg' }),
  name: localized,
  province: z.enum(provinceIds).meta({ description: 'a province of Belgium or a canton of Luxembourg' }),
  latitude: z.number(),
  longitude: z.number(),
});
export type City = z.infer<typeof citySchema>;

export const propertyTypeSchema = z.strictObject({
  id,
  webId: id,
  showOrder: z.int().min(0),
  sale: z.boolean(),
  rent: z.boolean(),
  commercial: z
    .boolean()
    .meta({ description: 'for business: its homes are in the commercial list, and have their address there' }),
  name: localized,
  kinds: z.array(z.strictObject({ id: key, name: localized })).min(1),
});
export type PropertyType = z.infer<typeof propertyTypeSchema>;

export const marqueeSchema = z.strictObject({
  id: z.int(),
  key,
  name: localized,
  replacesPrice: z.boolean().meta({ description: 'the name is shown instead of the price' }),
  onMap: z.boolean(),
  held: z.boolean().meta({ description: 'under option or reserved: somebody else comes first' }),
  closed: z.boolean().meta({
    description: 'sold or rented: in lists only for who asks for it, after the homes that are still available',
  }),
});
export type Marquee = z.infer<typeof marqueeSchema>;

export const priceUnitSchema = z.strictObject({
  id: z.int().min(0),
  text: z.record(localeCodes, z.string()),
});
export type PriceUnit = z.infer<typeof priceUnitSchema>;

export const projectSchema = z.strictObject({
  $schema: z.string().optional(),
  id,
  goal: z.literal([0, 1]),
  city: key,
  webId: id,
  projectWebId: id.optional(),
  name: z.string().min(1),
  phase: z.int().positive().optional().meta({ description: 'a number of phases: the one that is for sale now' }),
  external: z.url().optional().meta({ description: 'a site of its own: links and addresses lead there' }),
  soldOut: z.boolean(),
  broker: key.meta({ description: 'an id of data/team.json' }),
  publishedAt: isoDate,
  title: localized,
  description: localized.meta({ description: 'paragraphs are separated by an empty line' }),
  surroundings: localized.optional().meta({ description: 'what is near, and how one gets there' }),
  publicAddress: z.boolean(),
  street: z.string().min(1),
  houseNumber: z.string().min(1).optional(),
  boxNr: z.string().min(1).optional(),
  latitude: z.number(),
  longitude: z.number(),
  pictures: pictures.min(1).meta({ description: 'SmallPicture is the first of them' }),
  plans: pictures,
  documents: z.array(documentKinds).meta({ description: 'what a visitor can ask for' }),
  completion: isoDate.optional().meta({ description: 'when the last phase is handed over' }),
  developer: maker(),
  architect: maker(),
  contractor: maker(),
  phases: z.array(phaseSchema),
  blocks: z.array(blockSchema).meta({ description: 'what the drawings show, in their order' }),
});
export type Project = z.infer<typeof projectSchema>;

const pictureNameRule =
  'the name of a .jpg, .jpeg or .png file in letters, figures and hyphens, its ending in small ones';
const pictureName = z.string().regex(/^[\w-]+\.(?:jpe?g|png)$/, pictureNameRule);

export const pictureSchema = z.strictObject({
  id: key,
  file: z
    .union([pictureName, z.record(localeCodes, pictureName)], { error: pictureNameRule })
    .meta({ description: 'one file, or one per language for a plan' }),
  kind: z.enum(['exterior', 'interior', 'plan', 'banner', 'person']),
  alt: localized,
  focus: z
    .strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })
    .optional()
    .meta({
      description:
        'what must stay in view where a page cuts the picture, in per cent from its upper left corner; left out, its middle',
    }),
  sources: z
    .array(z.string())
    .min(1)
    .optional()
    .meta({ description: 'where an import fetched it, so that it does not do so again; never shown' }),
});
export type Picture = z.infer<typeof pictureSchema>;

export const citiesFile = table(citySchema);
export const propertyTypesFile = table(propertyTypeSchema);
export const marqueesFile = table(marqueeSchema);
export const priceUnitsFile = table(priceUnitSchema);
export const picturesFile = table(pictureSchema);
