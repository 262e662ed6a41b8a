import { z } from 'zod';
import type { IconName } from '../../base/icon-names.ts';
import { key, localized } from '../../catalogue/schema/fields.ts';
import { expectedPlaceholders } from '../../catalogue/schema/wording.ts';
import { zodIssue } from '../../files/issue-codes.ts';
import { columnsByScreen, markdown, publication, target } from '../fields.ts';
import { localizedWith, totals } from '../placeholders.ts';

const icons = [
  'bell',
  'calendar',
  'clock',
  'euro',
  'house',
  'key-round',
  'mail',
  'map-pin',
  'phone',
  'user',
] as const satisfies readonly IconName[];

const barItem = z.strictObject({
  status: publication,
  label: localizedWith('HOURS').meta({
    description: `words of the item; ${expectedPlaceholders(['HOURS'])}, the opening hours of data/site.json`,
  }),
  link: target.optional().meta({ description: 'without one the item is text' }),
  icon: z.enum(icons).optional().meta({ description: 'drawing before the words' }),
  color: z.enum(['paper', 'mist', 'sand']).default('mist').meta({ description: 'colour of the words' }),
});

const texts = {
  heading: localized.meta({ description: 'the large line over the banner' }),
  description: localizedWith(...totals)
    .optional()
    .meta({ long: true, description: expectedPlaceholders(totals) }),
  search: z.boolean().meta({ description: 'the search block over the banner' }),
  showTotals: z.boolean().meta({ description: 'how many homes there are, on the two buttons' }),
};
const phoneImage = key
  .optional()
  .meta({ table: 'pictures', description: 'shown on a telephone instead, about square' });

/** The banner at the top of the home page. */
const banner = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('image'),
    image: key.meta({ table: 'pictures', description: 'the picture, an id of data/pictures.json' }),
    phoneImage,
    ...texts,
  }),
  z.strictObject({
    type: z.literal('gallery'),
    images: z
      .array(key.meta({ table: 'pictures' }))
      .min(2)
      .meta({ description: 'pictures that follow each other' }),
    ...texts,
  }),
  z.strictObject({
    type: z.literal('video'),
    video: z
      .string()
      .regex(/^\/[\w/-]+\.(?:mp4|webm)$/, zodIssue('videoFile'))
      .meta({ description: 'a file of public/: /videos/hasselt.mp4' }),
    image: key.meta({ table: 'pictures', description: 'what stands there until the visitor plays it' }),
    phoneImage,
    ...texts,
  }),
  z.strictObject({ type: z.literal('none'), ...texts }),
]);

export const headerSchema = z.strictObject({
  $schema: z.string().optional(),
  topBar: z.strictObject({ status: publication, left: z.array(barItem), right: z.array(barItem) }),
  logo: z
    .string()
    .regex(/^\/[\w/-]+\.svg$/, zodIssue('logoFile'))
    .optional()
    .meta({ description: 'a file of public/; Heem’s own drawing, if left out' }),
  switcherPosition: z
    .enum(['left', 'center', 'right'])
    .meta({ description: 'where the languages stand in the top bar' }),
  banner,
});
export type Header = z.infer<typeof headerSchema>;
export type Banner = Header['banner'];

const isPublic = z.boolean().meta({ description: 'false: not shown' });

const footerColumn = z.strictObject({
  id: key.meta({ description: 'of its own among the columns' }),
  col: columnsByScreen,
  title: z.strictObject({ public: isPublic, text: localized.meta({ description: 'heading of the column' }) }),
  introText: z.strictObject({ public: isPublic, text: markdown }).optional(),
  fullText: z.strictObject({ public: isPublic, text: markdown }).optional(),
  images: z
    .strictObject({
      public: isPublic,
      pictures: z.array(key.meta({ table: 'pictures' })).meta({ description: 'logos under the texts' }),
    })
    .optional(),
});

const imprint = ['YEAR', 'NAME'] as const;

/** The footer. The agency's address, hours and legal details are always shown, as the law requires. */
export const footerSchema = z.strictObject({
  $schema: z.string().optional(),
  columns: z.array(footerColumn),
  copyright: localizedWith(...imprint).meta({ long: true, description: expectedPlaceholders(imprint) }),
});
export type Footer = z.infer<typeof footerSchema>;
