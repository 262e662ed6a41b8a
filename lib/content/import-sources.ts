import { z } from 'zod';
import { key } from '../catalogue/schema/fields.ts';
import { zodIssue } from '../files/issue-codes.ts';

// data/imports.json: the sources of imported homes, with their meanings and corrections. Only imports and the office read it.

/** Its file in the data folder. */
export const sourcesFile = 'imports.json';

/** The formats that are read, as the command and the file name them. */
export const formatNames = ['kyero', 'openimmo', 'omnicasa-json'] as const;

const meaningSchema = z.strictObject({
  field: z
    .string()
    .min(1)
    .max(60)
    .meta({ description: 'the field of the source, as the report names it; “town” for postcode and town' }),
  value: z.string().min(1).max(60).meta({ description: 'the word of the source' }),
  means: z
    .union([z.string().max(100), z.null()])
    .meta({ description: 'what it is here: a town, a kind of home, a word of a list, a number; null to leave it out' }),
});
export type Meaning = z.infer<typeof meaningSchema>;

const correctionSchema = z.strictObject({
  id: z.string().min(1).max(200).meta({ description: 'the home, by its id in the source' }),
  field: z.string().min(1).max(60).meta({ description: 'the field of the home, such as “price.amount”' }),
  value: z.string().max(200).meta({ description: 'what the source says: once it says something else, that counts' }),
  instead: z.union([z.string().max(10_000), z.number(), z.boolean()]).meta({ description: 'what is taken instead' }),
});
export type Correction = z.infer<typeof correctionSchema>;

const sourceSchema = z.strictObject({
  id: key.meta({ description: 'name of the source, which its homes keep: never change it' }),
  format: z.enum(formatNames).meta({ description: 'how the feed is written' }),
  address: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: 'where the feed is; without it, a file is uploaded in the office' }),
  broker: z.string().optional().meta({ description: 'broker of new homes of which the feed names nobody: id in team' }),
  mostGone: z
    .number()
    .min(0)
    .max(1)
    .default(0.2)
    .meta({ description: 'share of its homes that may go in one run, from 0 to 1' }),
  meanings: z.array(meaningSchema).default([]).meta({ description: 'words of the source, and what they mean here' }),
  corrections: z.array(correctionSchema).default([]).meta({ description: 'values of single homes, put right' }),
});
export type ImportSource = z.infer<typeof sourceSchema>;

export const importsFile = z.strictObject({
  $schema: z.string().optional(),
  items: z.array(sourceSchema).check((context) => {
    const ids = context.value.map(({ id }) => id);
    for (const [i, id] of ids.entries())
      if (ids.indexOf(id) !== i)
        context.issues.push({ code: 'custom', ...zodIssue('sourceTaken'), input: id, path: [i, 'id'] });
  }),
});
export type ImportSources = z.infer<typeof importsFile>;

/** The default content if the file does not exist. */
export const noSources: ImportSources = { $schema: './schemas/imports.json', items: [] };

/** Returns a source by its name; undefined for an unknown one. */
export const findSource = (sources: ImportSources, id: string): ImportSource | undefined =>
  sources.items.find((source) => source.id === id);

/** Returns the file with one source changed or added. */
export function withSource(sources: ImportSources, source: ImportSource): ImportSources {
  const isThere = findSource(sources, source.id);
  const items = isThere
    ? sources.items.map((item) => (item.id === source.id ? source : item))
    : [...sources.items, source];
  return { ...noSources, ...sources, items };
}

/** Returns the normalised form of a word for comparisons: case and spaces do not matter. */
export const plainWord = (word: string): string => word.trim().toLowerCase().replace(/\s+/g, ' ');

/** Returns the key under which a word is kept: plain, and cut to 60 characters. */
export const wordKey = (word: string): string => plainWord(word.slice(0, 60));

/** Returns a source with a meaning, which replaces the previous one of the same word. */
export const withMeaning = (source: ImportSource, meaning: Meaning): ImportSource => ({
  ...source,
  meanings: [...withoutMeaning(source, meaning).meanings, meaning],
});

/** Returns a source without the meaning of a word. */
export const withoutMeaning = (source: ImportSource, { field, value }: Omit<Meaning, 'means'>): ImportSource => ({
  ...source,
  meanings: source.meanings.filter((known) => known.field !== field || wordKey(known.value) !== wordKey(value)),
});

/** Returns a source with a correction, which replaces the previous one of the same field. */
export const withCorrection = (source: ImportSource, correction: Correction): ImportSource => ({
  ...source,
  corrections: [...withoutCorrection(source, correction).corrections, correction],
});

/** Returns a source without the correction of a field of a home. */
export const withoutCorrection = (
  source: ImportSource,
  { id, field }: Pick<Correction, 'id' | 'field'>,
): ImportSource => ({
  ...source,
  corrections: source.corrections.filter((known) => known.id !== id || known.field !== field),
});
