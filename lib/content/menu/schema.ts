import { z } from 'zod';
import { isoDate, key, localized } from '../../catalogue/schema/fields.ts';
import { publication, target } from '../fields.ts';

const entry = z.strictObject({
  id: key.meta({ description: 'of its own; the original path of a page, and the name of its file in data/pages' }),
  original: key.optional().meta({ description: 'the original path, where it is not the id' }),
  name: localized,
  path: z
    .strictObject({ nl: key, fr: key, en: key, de: key })
    .optional()
    .meta({ description: 'a page: its part of the address, in each language' }),
  target: target.optional().meta({ description: 'instead of a path: a link to what is elsewhere, such as /for-sale/' }),
  type: z
    .enum(['page', 'feedback', 'article'])
    .default('page')
    .meta({ description: 'feedback thanks for a form: search engines are kept away' }),
  status: publication,
  sort: z.int(),
  inMenu: z.boolean().default(true).meta({ description: 'false: the page exists, but the header does not list it' }),
  createDate: isoDate,
  modifyDate: isoDate,
});

const childMenus = z.array(entry).default([]).meta({ description: 'one level, at /{path}/{childPath}/' });

export const menuFile = z.strictObject({
  $schema: z.string().optional(),
  items: z.array(z.strictObject({ ...entry.shape, childMenus })),
});

export type MenuEntry = z.infer<typeof entry>;
export type MenuItem = z.infer<typeof menuFile>['items'][number];
