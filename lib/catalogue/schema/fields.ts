import { z } from 'zod';
import { zodIssue } from '../../files/issue-codes.ts';
import { locales, localize } from '../../i18n/locales.ts';
import { maxLine, textWith } from './wording.ts';

/** An address of another site: a browser would run one that begins with javascript: */
export const httpsAddress = z.url({ protocol: /^https$/ });

/** How an attribute's value reads on a page; lib/catalogue/attributes.ts turns it into text. */
export type AttributeFormat =
  | 'count'
  | 'floor'
  | 'area'
  | 'length'
  | 'money'
  | 'monthly'
  | 'orIncluded'
  | 'year'
  | 'date'
  | 'yesNo'
  | 'choice'
  | 'text'
  | 'specificEnergy'
  | 'totalEnergy'
  | 'co2';

/** What the keys of a field name: the rows that a form offers for it. */
export type DataTable =
  | 'cities'
  | 'team'
  | 'marquees'
  | 'price-units'
  | 'property-types'
  | 'kinds'
  | 'projects'
  | 'categories'
  | 'articles'
  | 'property-lists'
  | 'project-lists'
  | 'pictures';

declare module 'zod' {
  interface GlobalMeta {
    format?: AttributeFormat;
    table?: DataTable;
    /** Shown folded in forms: hardly ever changed. */
    folded?: true;
    /** A text of several lines. */
    long?: true;
    /** The field beside it that names an attribute, of which this is a value. */
    attributeIn?: string;
    /** The group of the same file whose keys this names. */
    keyOf?: string;
    /** How it is entered. The corners of a surface: on the picture beside it. With a longitude: by the pin on a map. A time of the day: by the browser's input. */
    draw?: 'corners' | 'pin' | 'time';
    /** What is uploaded where its name is asked for. */
    upload?: 'document';
    /** What is found in a text that was pasted. */
    pasted?: 'link';
  }
}

/** A text in all languages in which the site fills in nothing. */
export const localized = z.strictObject(localize(() => textWith()));
/** A title or a name in every language, on one line. */
export const localizedLine = z.strictObject(localize(() => textWith().max(maxLine)));
export const isoDate = z.iso.date();
/** Name of a thing in another data file, such as "sint-lambrechts-herk" or "ext-villa-01". */
export const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, zodIssue('key'));
export const id = z.int().positive();
/** How a home, a project, a page or an article stands: what is a draft is in previews only, the address of what is withdrawn answers 410. */
export const standing = z.enum(['draft', 'published', 'withdrawn']).meta({
  description: 'draft: in previews only; published: on the site; withdrawn: off it, and its address answers 410',
});
export type Standing = z.infer<typeof standing>;
/** Pictures by their keys, each once. */
export const pictures = z
  .array(key.meta({ table: 'pictures' }))
  .superRefine((keys, context) => {
    for (const [i, name] of keys.entries())
      if (keys.indexOf(name) < i) context.addIssue({ code: 'custom', path: [i], ...zodIssue('pictureTwice') });
  })
  .meta({ uniqueItems: true });

// The kinds of attributes: each takes what the field is, in a few words, and adds its unit.

export const area = (what: string) =>
  z
    .number()
    .positive()
    .max(10_000_000)
    .optional()
    .meta({ format: 'area', description: `${what}, m²` });
export const length = (what: string) =>
  z
    .number()
    .positive()
    .max(10_000)
    .optional()
    .meta({ format: 'length', description: `${what}, m` });
export const count = (description: string, max = 500) =>
  z.int().min(0).max(max).optional().meta({ format: 'count', description });
export const money = (what: string) =>
  z
    .number()
    .min(0)
    .max(1_000_000_000)
    .optional()
    .meta({ format: 'money', description: `${what}, €` });
export const monthly = (what: string) =>
  z
    .number()
    .min(0)
    .max(1_000_000)
    .optional()
    .meta({ format: 'monthly', description: `${what}, € a month` });
export const year = (description: string) =>
  z.int().min(1400).max(2100).optional().meta({ format: 'year', description });
export const date = (what: string) => isoDate.optional().meta({ format: 'date', description: `${what}, YYYY-MM-DD` });
export const yesNo = (description: string) => z.boolean().optional().meta({ format: 'yesNo', description });
export const text = (description: string) =>
  z.string().min(1).max(200).optional().meta({ format: 'text', description });
export const choice = <const T extends [string, ...string[]]>(description: string, ...values: T) =>
  z.enum(values).optional().meta({ format: 'choice', description });

/** 0 to 100 */
export const percent = z.number().min(0).max(100).meta({ description: '%' });

export const localeCodes = z.enum(locales);
