import { z } from 'zod';
import { zodIssue } from '../../files/issue-codes.ts';
import { pictureOrigins } from '../pictures/picture-origin.ts';
import { provinceIds } from '../places/provinces.ts';
import {
  httpsAddress,
  id,
  isoDate,
  key,
  localeCodes,
  localized,
  localizedLine,
  percent,
  pictures,
  standing,
} from './fields.ts';
import { blockSchema, documentKinds, maker, phaseSchema } from './project-parts.ts';
import { maxLine } from './wording.ts';

// The shared tables of the catalogue: one file each, a list under `items`.
const table = <T extends z.ZodType>(item: T) =>
  z.strictObject({ $schema: z.string().optional(), items: z.array(item).min(1) });

export const citySchema = z.strictObject({
  id: key.meta({ description: 'what homes name in city' }),
  zip: z
    .string()
    .regex(/^\d{4}$/, zodIssue('zip'))
    .meta({ description: 'postcode' }),
  countryId: z.literal([10, 50]).meta({ description: '10 Belgium, 50 Luxembourg' }),
  name: localizedLine.meta({ description: 'name, as it is written in each language' }),
  province: z.enum(provinceIds).meta({ description: 'a province of Belgium or a canton of Luxembourg' }),
  latitude: z.number().meta({ description: 'degrees north (WGS 84) of its centre' }),
  longitude: z.number().meta({ description: 'degrees east (WGS 84) of its centre' }),
});
export type City = z.infer<typeof citySchema>;

export const propertyTypeSchema = z.strictObject({
  id: id.meta({ description: 'number of the row' }),
  webId: id.meta({ description: 'WebID, the number that homes name' }),
  showOrder: z.int().min(0).meta({ description: 'place in lists and filters, the smallest first' }),
  sale: z.boolean().meta({ description: 'offered as a filter of homes for sale' }),
  rent: z.boolean().meta({ description: 'offered as a filter of homes for rent' }),
  commercial: z
    .boolean()
    .meta({ description: 'for business: its homes are in the commercial list, and have their address there' }),
  name: localizedLine.meta({ description: 'name of the type, which is in addresses too' }),
  plural: localizedLine
    .optional()
    .meta({ description: 'several of them, as in the title of a list: “Houses for sale”; without it the name' }),
  kinds: z
    .array(
      z.strictObject({
        id: key.meta({ description: 'what homes name in kind' }),
        name: localizedLine.meta({ description: 'name of the kind, such as “bungalow”' }),
      }),
    )
    .min(1)
    .meta({ description: 'kinds of the type' }),
});
export type PropertyType = z.infer<typeof propertyTypeSchema>;

export const marqueeSchema = z.strictObject({
  id: z.int().meta({ description: 'what homes name in marquee' }),
  key: key.meta({ description: 'word for it in the code and in addresses' }),
  name: localizedLine.meta({ description: 'what the ribbon over the picture says' }),
  replacesPrice: z.boolean().meta({ description: 'the name is shown instead of the price' }),
  onMap: z.boolean().meta({ description: 'homes with it are on the map' }),
  held: z.boolean().meta({ description: 'under option or reserved: somebody else comes first' }),
  closed: z.boolean().meta({
    description: 'sold or rented: in lists only for who asks for it, after the homes that are still available',
  }),
  goal: z.literal([0, 1]).optional().meta({ description: '0 only for homes for sale, 1 only for homes for rent' }),
});
export type Marquee = z.infer<typeof marqueeSchema>;

export const priceUnitSchema = z.strictObject({
  id: z.int().min(0).meta({ description: 'what homes name in price.unit' }),
  text: z.record(localeCodes, z.string()).meta({ description: 'what stands behind the price, such as “/ month”' }),
});
export type PriceUnit = z.infer<typeof priceUnitSchema>;

export const projectSchema = z.strictObject({
  $schema: z.string().optional(),
  id: id.meta({ description: 'number of the project, which names its file and ends its address' }),
  status: standing,
  goal: z.literal([0, 1]).meta({ description: '0 sale, 1 rent' }),
  city: key.meta({ table: 'cities', description: 'an id of data/cities.json; zip and country follow from it' }),
  webId: id.meta({ table: 'property-types', description: 'type of most units, an id of data/property-types.json' }),
  projectWebId: id
    .optional()
    .meta({ table: 'property-types', description: 'a second type of its units, an id of data/property-types.json' }),
  name: z
    .string()
    .min(1)
    .max(maxLine)
    .meta({ description: 'name of the project, the same in all languages; part of its address' }),
  phase: z.int().positive().optional().meta({ description: 'a number of phases: the one that is for sale now' }),
  external: httpsAddress.optional().meta({ description: 'a site of its own: links and addresses lead there' }),
  soldOut: z.boolean().meta({ description: 'nothing is left: all its units are shown as sold' }),
  broker: key.meta({ table: 'team', description: 'an id of data/team.json' }),
  publishedAt: isoDate.meta({ description: 'day on which it came on the site, YYYY-MM-DD' }),
  title: localizedLine.meta({ description: 'one line about the project' }),
  description: localized.meta({ long: true, description: 'paragraphs are separated by an empty line' }),
  surroundings: localized.optional().meta({ long: true, description: 'what is near, and how one gets there' }),
  publicAddress: z.boolean().meta({ description: 'false: street, number and exact place are shown nowhere' }),
  street: z.string().min(1).meta({ description: 'name of the street, without the number' }),
  houseNumber: z.string().min(1).optional().meta({ description: 'such as 12 or 12A' }),
  boxNr: z.string().min(1).optional().meta({ description: 'box, without the word for it' }),
  latitude: z.number().meta({ description: 'degrees north (WGS 84)' }),
  longitude: z.number().meta({ draw: 'pin', description: 'degrees east (WGS 84)' }),
  pictures: pictures.min(1).meta({ description: 'SmallPicture is the first of them' }),
  plans: pictures.meta({ description: 'plans of typical units, by their ids in data/pictures.json' }),
  documents: z.array(documentKinds).meta({ description: 'what a visitor can ask for' }),
  completion: isoDate.optional().meta({ description: 'when the last phase is handed over' }),
  developer: maker('who has it built'),
  architect: maker('who drew it'),
  contractor: maker('who builds it'),
  phases: z.array(phaseSchema).meta({ description: 'in their order; empty where it is built in one go' }),
  blocks: z.array(blockSchema).meta({ description: 'what the drawings show, in their order' }),
});
export type Project = z.infer<typeof projectSchema>;

const pictureName = z.string().regex(/^[\w-]+\.(?:jpe?g|png)$/, zodIssue('pictureName'));

export const pictureSchema = z.strictObject({
  id: key.meta({ description: 'what homes, projects, pages and articles name' }),
  file: z
    .union([pictureName, z.record(localeCodes, pictureName)], zodIssue('pictureName'))
    .meta({ description: 'one file, or one per language for a plan' }),
  kind: z.enum(['exterior', 'interior', 'plan', 'banner', 'person']).meta({ description: 'what it shows' }),
  alt: localized.meta({ description: 'what is seen, in words, for those who do not see it' }),
  focus: z.strictObject({ x: percent, y: percent }).optional().meta({
    description:
      'what must stay in view where a page cuts the picture, in per cent from its upper left corner; left out, its middle',
  }),
  origin: z.enum(pictureOrigins).optional().meta({
    description:
      'how it was made: photograph; rendering, drawn by computer from a design; illustration, a drawing, as of a person; staged, a photograph of a room with furniture put in by computer; generated by artificial intelligence. All but a photograph are said beside the picture; left out, it is unknown, and of a plan nothing is said',
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
