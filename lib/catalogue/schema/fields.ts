import { z } from 'zod';
import { zodIssue } from '../../files/issue-codes.ts';
import { locales, localize } from '../../i18n/locales.ts';
import { maxLine, textWith } from './wording.ts';

/** An https address of another site; a "javascript:" address would run code in the browser. */
export const httpsAddress = z.url({ protocol: /^https$/ });

/** The notation of an attribute's value; lib/catalogue/views/attributes.ts turns it into text. */
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

/** The table whose keys a field names: a form offers its rows. */
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
    /** The form shows the field collapsed, since it hardly ever changes. */
    folded?: true;
    /** A text of several lines. */
    long?: true;
    /** The neighbouring field that names the attribute of this value. */
    attributeIn?: string;
    /** The group of the same file whose keys the field names. */
    keyOf?: string;
    /** The input of a form: the corners of a surface are set on the picture beside it, a longitude by the pin on a map, a time by the browser's own input. */
    draw?: 'corners' | 'pin' | 'time';
    /** The form offers an upload beside the name of the file. */
    upload?: 'document';
    /** The form extracts this from a pasted text. */
    pasted?: 'link';
  }
}

/** A text in all languages, without placeholders. */
export const localized = z.strictObject(localize(() => textWith()));
/** A title or a name in every language, on one line. */
export const localizedLine = z.strictObject(localize(() => textWith().max(maxLine)));
export const isoDate = z.iso.date();
/** The id of a record in another data file, such as "sint-lambrechts-herk" or "ext-villa-01". */
export const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, zodIssue('key'));
export const id = z.int().positive();
/** The state of a home, a project, a page or an article: drafts are in previews only, the addresses of withdrawn ones answer 410. */
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

// The kinds of attributes: each takes a short description of the field and adds its unit.

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
