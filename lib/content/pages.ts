import { z } from 'zod';
import { key, localeCodes, standing } from '../catalogue/schema/fields.ts';
import { expectedPlaceholders, textWith } from '../catalogue/schema/wording.ts';
import { locales } from '../i18n/locales.ts';
import type { PageForm } from '../routes/page-forms.ts';
import { moduleSchema } from './modules/schema.ts';
import { missingWords, totals } from './placeholders.ts';

const text = textWith();
const filled = [...totals, 'NAME'] as const;
const summary = textWith(...filled).optional();

const metadata = z
  .strictObject({
    pageTitle: text.optional().meta({ description: 'of the browser’s tab; else the title' }),
    metadataTitle: text.optional().meta({ description: 'where the page is shared; else the page title' }),
    metadataDescription: summary.meta({
      long: true,
      description: `in search results; else the description; ${expectedPlaceholders(filled)}`,
    }),
    ogTitle: text.optional().meta({ description: 'on Facebook and the like; else metadataTitle' }),
    ogDescription: summary.meta({ long: true, description: 'on Facebook and the like; else metadataDescription' }),
    twitterTitle: text.optional().meta({ description: 'on X; else ogTitle' }),
    twitterDescription: summary.meta({ long: true, description: 'on X; else ogDescription' }),
  })
  .meta({ folded: true });

const params = z
  .record(
    localeCodes,
    z.strictObject({
      title: text.meta({ description: 'heading of the page' }),
      description: text.optional().meta({ long: true, description: 'what stands under the heading' }),
      metadata: metadata.default({}),
    }),
  )
  .superRefine((pages, context) => {
    for (const field of ['metadataDescription', 'ogDescription', 'twitterDescription'] as const) {
      const texts = locales.flatMap((locale) => {
        const words = pages[locale].metadata[field];
        return words === undefined ? [] : [[locale, words] as const];
      });
      const missing = missingWords(Object.fromEntries(texts), filled);
      if (missing) context.addIssue({ ...missing, path: [missing.locale, 'metadata', field] });
    }
  });

/** The specification's `params` of a menu page: data/pages/{id}.json. */
export const pageSchema = z.strictObject({
  $schema: z.string().optional(),
  id: key.meta({ description: 'of the entry of data/menu.json that gives it its address' }),
  status: standing,
  index: z.boolean().default(true).meta({ description: 'false keeps search engines away' }),
  image: key.optional().meta({ table: 'pictures', description: 'beside the title, and where the page is shared' }),
  subMenu: z.boolean().default(false).meta({ description: 'lists the pages below it under its title' }),
  params,
  modules: z.array(moduleSchema).meta({ description: 'by sort; docs/modules.md shows each kind' }),
});
export type PageFile = z.infer<typeof pageSchema>;

/** Returns the published form of a page; null for none. */
export function formOn(page: Pick<PageFile, 'modules'> | undefined): PageForm | null {
  const module = page?.modules.find(({ view, status }) => view === 'form' && status === 'Published');
  return module?.view === 'form' ? module.form : null;
}
