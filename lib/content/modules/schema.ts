import { z } from 'zod';
import { type DataTable, id, key, localized, localizedLine } from '../../catalogue/schema/fields.ts';
import { zodIssue } from '../../files/issue-codes.ts';
import { pageForms } from '../../routes/page-forms.ts';
import { backgroundColour, columns, columnsByScreen, link, markdown, publication } from '../fields.ts';

/** The optional styles of a module; components/modules/modules.module.css has each. */
export const moduleClasses = ['narrow', 'tight', 'spacious', 'bordered', 'rounded'] as const;

const frame = {
  id: key.meta({ description: 'of its own on the page; links may lead to it: /over-ons/#team' }),
  status: publication,
  sort: z.int().meta({ description: 'place on the page, the smallest first' }),
  title: localizedLine.optional().meta({ description: 'heading of the module' }),
  titleSize: z.enum(['small', 'medium', 'large']).default('medium').meta({ description: 'size of the heading' }),
  description: markdown.optional(),
  link: link.optional().meta({ description: 'beside the title, or as a button under the text' }),
  position: z.enum(['left', 'center', 'right']).default('left').meta({ description: 'where the text stands' }),
  span: columns.default(12).meta({ description: 'columns of 12; modules that fit together stand in one row' }),
  col: columnsByScreen.optional().meta({ description: 'other columns than `span` on some screens' }),
  class: z.array(z.enum(moduleClasses)).default([]).meta({ description: 'other looks: docs/modules.md' }),
  backgroundType: z
    .enum(['none', 'color', 'image', 'gallery'])
    .default('none')
    .meta({ description: 'what lies behind the module' }),
  colorBackground: backgroundColour.optional().meta({ description: 'its colour, where backgroundType is color' }),
  image: key
    .optional()
    .meta({ table: 'pictures', description: 'behind the module (backgroundType image), else beside its text' }),
  images: z
    .array(key.meta({ table: 'pictures' }))
    .default([])
    .meta({ description: 'of a gallery' }),
};

const list = {
  numberItemOfRow: z.int().min(1).max(4).optional().meta({ description: 'on a wide screen' }),
  maxItems: z.int().positive().optional().meta({ description: 'no more than so many' }),
};

const relations = <T extends string>(type: T, table: DataTable, description: string) => ({
  relations: z
    .array(z.strictObject({ type: z.literal(type), id: key.meta({ table, description: 'the one that is shown' }) }))
    .min(1)
    .meta({ description }),
});

const ofCategory = relations('category', 'categories', 'categories of data/categories.json; of those below them too');

const contact = z.tuple([z.strictObject({ type: z.literal('contact'), id: z.literal('agency') })]);

/** The kinds of modules by `view`; components/modules/registry.tsx has a component for each. */
const kinds = [
  z.strictObject({ view: z.literal('text'), ...frame }),
  z.strictObject({ view: z.literal('gallery'), ...frame, ...list }),
  z.strictObject({ view: z.literal('search'), ...frame }),
  z.strictObject({
    view: z.literal('property-list'),
    ...frame,
    ...list,
    ...relations('property-list', 'property-lists', 'propertyLists of data/lists.json'),
  }),
  z.strictObject({
    view: z.literal('project-list'),
    ...frame,
    ...list,
    ...relations('project-list', 'project-lists', 'projectLists of data/lists.json'),
  }),
  z.strictObject({
    view: z.literal('article'),
    ...frame,
    ...relations('article', 'articles', 'files of data/articles'),
  }),
  z.strictObject({ view: z.literal('category'), ...frame, ...list, ...ofCategory }),
  z.strictObject({ view: z.literal('services'), ...frame, ...list, ...ofCategory }),
  z.strictObject({ view: z.literal('team'), ...frame, ...list, ...ofCategory }),
  z.strictObject({ view: z.literal('testimonials'), ...frame, ...list, ...ofCategory }),
  z.strictObject({ view: z.literal('figures'), ...frame, ...list, ...ofCategory }),
  z.strictObject({ view: z.literal('contact'), ...frame, relations: contact }),
  z.strictObject({
    view: z.literal('form'),
    ...frame,
    form: z.enum(pageForms).meta({ description: 'which form; one on a page' }),
  }),
] as const;

export const moduleSchema = z
  .discriminatedUnion('view', kinds)
  .superRefine(({ backgroundType, colorBackground, image, images, view }, context) => {
    const missing = (path: string, code: 'colour' | 'background' | 'gallery') =>
      context.addIssue({ code: 'custom', path: [path], ...zodIssue(code) });
    if (backgroundType === 'color' && !colorBackground) missing('colorBackground', 'colour');
    if (backgroundType === 'image' && !image) missing('image', 'background');
    if ((backgroundType === 'gallery' || view === 'gallery') && images.length === 0) missing('images', 'gallery');
  });

export type PageModule = z.infer<typeof moduleSchema>;
export type ModuleOf<View extends PageModule['view']> = Extract<PageModule, { view: View }>;

const nameForStaff = localized.optional().meta({ description: 'what staff call it; visitors do not see it' });

/** A selection of homes: the named ones, or the newest of a goal. */
const propertyList = z
  .strictObject({
    id: key.meta({ description: 'what modules name' }),
    name: nameForStaff,
    homes: z.array(id).min(1).optional().meta({ description: 'these homes, in this order' }),
    goal: z.enum(['sale', 'rent']).optional().meta({ description: 'or the newest of this goal' }),
    city: key.optional().meta({ table: 'cities', description: 'only homes of this city' }),
    type: id.optional().meta({ table: 'property-types', description: 'a webId of data/property-types.json' }),
  })
  .refine(({ homes, goal }) => (homes === undefined) !== (goal === undefined), {
    path: ['homes'],
    ...zodIssue('homesOrGoal'),
  });
export type PropertyList = z.infer<typeof propertyList>;

const projectList = z.strictObject({
  id: key.meta({ description: 'what modules name' }),
  name: nameForStaff,
  projects: z
    .array(id.meta({ table: 'projects' }))
    .min(1)
    .optional()
    .meta({ description: 'all projects, if left out' }),
});
export type ProjectList = z.infer<typeof projectList>;

/** The choices of homes and projects that modules show: data/lists.json. */
export const listsFile = z.strictObject({
  $schema: z.string().optional(),
  propertyLists: z.array(propertyList),
  projectLists: z.array(projectList),
});
