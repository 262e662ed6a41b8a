import { z } from 'zod';
import { key, localeCodes } from '../../catalogue/schema/fields.ts';
import { moduleSchema } from '../modules/schema.ts';

const text = z.string().min(1);

const metadata = z.strictObject({
  pageTitle: text.optional().meta({ description: 'of the browser’s tab; else the title' }),
  metadataTitle: text.optional().meta({ description: 'where the page is shared; else the page title' }),
  metadataDescription: text.optional().meta({
    description: 'in search results; else the description. May hold {FOR_SALE_TOTAL}, {FOR_RENT_TOTAL} and {NAME}',
  }),
  ogTitle: text.optional(),
  ogDescription: text.optional(),
  twitterTitle: text.optional(),
  twitterDescription: text.optional(),
});

/** The specification's `params` of a menu page: data/pages/{id}.json. */
export const pageSchema = z.strictObject({
  $schema: z.string().optional(),
  id: key.meta({ description: 'of the entry of data/menu.json that gives it its address' }),
  index: z.boolean().default(true).meta({ description: 'false keeps search engines away' }),
  image: key.optional().meta({ description: 'beside the title, and where the page is shared' }),
  subMenu: z.boolean().default(false).meta({ description: 'lists the pages below it under its title' }),
  params: z.record(
    localeCodes,
    z.strictObject({ title: text, description: text.optional(), metadata: metadata.default({}) }),
  ),
  modules: z.array(moduleSchema).meta({ description: 'by sort; docs/modules.md shows each kind' }),
});
export type PageFile = z.infer<typeof pageSchema>;
