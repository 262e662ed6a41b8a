import { z } from 'zod';
import { id, isoDate, key, localeCodes, localized, localizedLine, standing } from '../catalogue/schema/fields.ts';
import { expectedPlaceholders, textWith } from '../catalogue/schema/wording.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { publication, target } from './fields.ts';
import { periods } from './placeholders.ts';

const list = <T extends z.ZodType>(item: T) => z.strictObject({ $schema: z.string().optional(), items: z.array(item) });

/** An article, or a service of the agency where a category says so. */
export const articleSchema = z.strictObject({
  $schema: z.string().optional(),
  id: key.meta({ description: 'what modules name; it names the file' }),
  status: standing,
  sort: z.int().default(0).meta({ description: 'place among the others of its category, the smallest first' }),
  createDate: isoDate.meta({ description: 'day on which it was written, YYYY-MM-DD' }),
  modifyDate: isoDate.meta({ description: 'day of the last change, YYYY-MM-DD' }),
  category: key.optional().meta({ table: 'categories', description: 'an id of data/categories.json' }),
  title: localizedLine.meta({ description: 'heading of the article' }),
  intro: localized.optional().meta({ long: true, description: 'what its card says, and its first lines' }),
  target: target.optional().meta({ description: 'where its card leads' }),
  image: key.optional().meta({ table: 'pictures', description: 'its picture, an id of data/pictures.json' }),
  text: z.record(localeCodes, z.array(textWith(...periods)).min(1)).meta({
    description: `Markdown without HTML: one paragraph, heading or list a line; ${expectedPlaceholders(periods)}`,
  }),
});
export type Article = z.infer<typeof articleSchema>;

/** The specification's tree item. */
export const categorySchema = z.strictObject({
  id: key.meta({ description: 'what articles, figures, people and testimonials name' }),
  parentId: key.optional().meta({ table: 'categories', description: 'the category above it' }),
  name: localizedLine.meta({ description: 'name of the category' }),
  webId: id.optional().meta({
    table: 'property-types',
    description: 'a type of data/property-types.json, whose homes the category leads to',
  }),
});
export type Category = z.infer<typeof categorySchema>;
export const categoriesFile = list(categorySchema);

/** The ways in which the agency checked that the author of a testimonial is a client. */
export const verifications = ['mandate', 'visit'] as const;

export const testimonialSchema = z.strictObject({
  id: key.meta({ description: 'of its own among the testimonials' }),
  status: publication,
  category: key.meta({ table: 'categories', description: 'an id of data/categories.json' }),
  language: z
    .enum(locales)
    .optional()
    .meta({ description: 'the language that it was written in; the others are translations, or the same words' }),
  comment: localized.meta({ long: true, description: 'what they say' }),
  name: z.string().min(1).meta({ description: 'who says it, as they want to be named' }),
  aboutYou: localized.meta({ description: 'who says it: "sold an apartment in Hasselt"' }),
  website: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: 'their own site' }),
  image: key.optional().meta({ table: 'pictures', description: 'their picture, an id of data/pictures.json' }),
  postedAt: isoDate.meta({ description: 'day on which they wrote it, YYYY-MM-DD' }),
  postedBy: key
    .optional()
    .meta({ table: 'team', description: 'the broker who looked after them, an id of data/team.json' }),
  verified: z.enum(verifications).optional().meta({
    description: 'how the agency made sure that they are a client: a mandate or a visit; left out where it could not',
  }),
  answer: localized.optional().meta({ description: 'what the agency says to it in public' }),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
export const testimonialsFile = list(testimonialSchema);

/** The numbers that are counted from the data, so that they are always true. */
export const countables = ['homes-for-sale', 'homes-for-rent', 'projects', 'cities', 'brokers'] as const;

export const figureSchema = z.strictObject({
  id: key.meta({ description: 'of its own among the figures' }),
  category: key.meta({ table: 'categories', description: 'an id of data/categories.json' }),
  label: localizedLine.meta({ description: 'what is counted' }),
  value: z.union([z.number(), z.enum(countables)]).meta({ description: 'a number, or the name of what is counted' }),
  unit: z.string().min(1).optional().meta({ description: 'after the number: "%"' }),
});
export type Figure = z.infer<typeof figureSchema>;
export const figuresFile = list(figureSchema);

/** A category for lists and choices (specification, section 3): `value` is the type that it represents, otherwise its id; `item` is the category. */
export interface TreeItem {
  id: string;
  parentid: string | null;
  value: string | number;
  label: string;
  item: Category;
}

/** Converts categories for a language, in the order of the data. */
export const toTreeItems = (categories: Iterable<Category>, locale: Locale): TreeItem[] =>
  [...categories].map((item) => ({
    id: item.id,
    parentid: item.parentId ?? null,
    value: item.webId ?? item.id,
    label: item.name[locale],
    item,
  }));

/** Returns the ids of a category and all categories below it. */
export function withDescendants(id: string, categories: ReadonlyMap<string, Category>): Set<string> {
  const branch = new Set([id]);
  // The loop also visits ids that are added to the set meanwhile.
  for (const above of branch)
    for (const { id: child, parentId } of categories.values()) if (parentId === above) branch.add(child);
  return branch;
}
