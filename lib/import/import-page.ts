import 'server-only';
import { z } from 'zod';
import { undoStates } from '../audit/store-undo.ts';
import { cityOfTown } from '../catalogue/places/towns-to-add.ts';
import { attributesSchema } from '../catalogue/schema/attributes.ts';
import { type ImportSource, wordKey } from '../content/import-sources.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import { DataError, type DataIssue } from '../files/issues.ts';
import { languageName } from '../i18n/format.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { messagesIn } from '../i18n/messages.ts';
import { fieldWords, labelOfPath } from '../records/fields/field-words.ts';
import { isSavedHome } from '../records/records.ts';
import { findFieldToCorrect, isNumberField } from './corrections.ts';
import type { UnknownValue } from './feed.ts';
import { placeOfFeed, readSources } from './import-files.ts';
import { type HomeReport, type HomeState, homeStates } from './records.ts';
import { findImportDetails, type ImportDetails, type ListedRun, listFeedRuns } from './store.ts';

/** Exported for components, which may not import the database. */
export type FeedRun = ListedRun;

/** A source, and its runs. */
export interface SourceLine {
  source: ImportSource;
  /** Whether it has a feed: an address, or an uploaded file. */
  hasFeed: boolean;
  last: ListedRun | null;
}

export interface ImportOverview {
  sources: SourceLine[];
  /** The issues for which the file of the sources cannot be used. */
  issues: readonly DataIssue[];
  runs: ListedRun[];
  /** The run that is in progress. */
  running: ListedRun | null;
}

/** Returns what the page of imports shows: the sources, their last runs, and the run in progress. */
export async function readImports(): Promise<ImportOverview> {
  const runs = await listFeedRuns();
  const running = runs.find(({ endedAt, isLost }) => endedAt === null && !isLost) ?? null;
  try {
    const sources = readSources(env.dataDir).items.map((source) => ({
      source,
      hasFeed: placeOfFeed(source, env.varDir) !== null,
      last: runs.find(({ feed, kind, endedAt }) => feed === source.id && kind !== 'one' && endedAt !== null) ?? null,
    }));
    return { sources, issues: [], runs, running };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { sources: [], issues: error.issues, runs, running };
  }
}

/** The number of homes on a page. */
export const homesOnPage = 50;

/** The report of a run, on the page of its source. */
export interface RunReport {
  run: ListedRun;
  details: ImportDetails;
  counts: Record<HomeState, number>;
  state: HomeState;
  /** The number of the page, from 1. */
  page: number;
  pages: number;
  records: readonly HomeReport[];
  /** The numbers of its homes that exist: the import may have been a dry run, or undone. */
  existing: ReadonlySet<number>;
  /** Whether the import can still be undone. */
  canUndo: boolean;
  /** The words without a meaning. */
  unknown: UnknownValue[];
}

/** Returns the run in the query, else the last one; null if none is stored. */
export async function readReport(
  { source, runs }: { source: ImportSource; runs: readonly ListedRun[] },
  query: URLSearchParams,
): Promise<RunReport | null> {
  const own = runs.filter(({ feed, hasDetails }) => feed === source.id && hasDetails);
  const run = own.find(({ id }) => id === query.get('run')) ?? own.find(({ kind }) => kind !== 'one');
  const details = run && (await findImportDetails(run.id));
  if (!run || !details) return null;
  const counts = Object.fromEntries(
    homeStates.map((state) => [state, details.records.filter((one) => one.state === state).length]),
  ) as Record<HomeState, number>;
  const state =
    homeStates.find((one) => one === query.get('state')) ?? homeStates.find((one) => counts[one] > 0) ?? 'unchanged';
  const all = details.records.filter((one) => one.state === state);
  const pages = Math.max(1, Math.ceil(all.length / homesOnPage));
  const page = Math.min(pages, Math.max(1, Number(query.get('page')) || 1));
  const records = all.slice((page - 1) * homesOnPage, page * homesOnPage);
  const numbers = records.flatMap(({ home }) => home ?? []);
  const known = new Set(source.meanings.map(({ field, value }) => `${field}\n${wordKey(value)}`));
  return {
    run,
    details,
    counts,
    state,
    page,
    pages,
    canUndo: details.log !== null && (await undoStates([details.log])).size > 0,
    records,
    existing: new Set(numbers.filter(isSavedHome)),
    unknown: details.unknown.filter(({ field, value }) => !known.has(`${field}\n${wordKey(value)}`)),
  };
}

/** Returns the source in the query; null if there is none. */
export const findQueriedSource = (overview: ImportOverview, query: URLSearchParams): SourceLine | null =>
  overview.sources.find(({ source }) => source.id === query.get('source')) ?? null;

/** Returns the label of a field of a home in a source, which is that of the same field of ours. */
export const sourceLabel = (path: string, locale: Locale): string =>
  labelOfPath({ town: 'city', type: 'kind' }[path] ?? path, locale);

/** Returns a value of a home in the words of the site, "Te koop", "Ja", "Villa", "Genk"; other text is returned unchanged. */
export function formatImportedValue(path: string, value: string, locale: Locale, data: Snapshot): string {
  return ['city', 'kind', 'town', 'type'].includes(path)
    ? formatMeaning(value, locale, data)
    : fieldWords(locale).choice(path.split('.'), value);
}

type Choice = readonly [value: string, text: string];

/** The control with which a value is corrected. */
export type Control = { kind: 'town' | 'number' | 'line' | 'text' } | { kind: 'choice'; choices: readonly Choice[] };

const yesNo = (locale: Locale): Choice[] =>
  ['true', 'false'].map((value) => [value, fieldWords(locale).choice([], value)]);

/** Returns the control of a field that an issue names; null if only the source can correct it. */
export function findControl(path: string, locale: Locale, data: Snapshot): { field: string; control: Control } | null {
  const field = findFieldToCorrect(path);
  return field === null ? null : { field, control: controlOfField(field, locale, data) };
}

function controlOfField(field: string, locale: Locale, data: Snapshot): Control {
  if (field === 'town') return { kind: 'town' };
  if (field === 'type') return { kind: 'choice', choices: listKindChoices(locale, data) };
  const words = fieldWords(locale);
  if (field === 'goal')
    return { kind: 'choice', choices: ['0', '1', '2'].map((goal) => [goal, words.choice(['goal'], goal)]) };
  if (isNumberField(field)) return { kind: 'number' };
  if (field.startsWith('description.')) return { kind: 'text' };
  const [, group = '', name = ''] = field.split('.');
  const schema = unwrapOptional((attributesSchema.shape as Record<string, z.ZodObject>)[group]?.shape[name]);
  if (schema instanceof z.ZodEnum)
    return {
      kind: 'choice',
      choices: schema.options.map((one) => [String(one), words.choice(field.split('.'), String(one))]),
    };
  if (schema instanceof z.ZodBoolean) return { kind: 'choice', choices: yesNo(locale) };
  return schema instanceof z.ZodNumber ? { kind: 'number' } : { kind: 'line' };
}

const unwrapOptional = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? unwrapOptional(schema.unwrap()) : schema;

/** Returns the kinds of homes with their type: "Huis › Villa". */
export const listKindChoices = (locale: Locale, { catalogue }: Snapshot): Choice[] =>
  catalogue.typesInOrder.flatMap(({ name, kinds }) =>
    kinds.map((kind): Choice => [kind.id, `${name[locale]} › ${kind.name[locale]}`]),
  );

/** Returns the control that gives an unknown word a meaning; null if the word can only be left out. */
export function findMeaningControl({ as, choices = [] }: UnknownValue, locale: Locale, data: Snapshot): Control | null {
  if (as === 'none') return null;
  if (as === 'town' || as === 'number') return { kind: as };
  if (as === 'kind') return { kind: 'choice', choices: listKindChoices(locale, data) };
  return { kind: 'choice', choices: choices.map((value): Choice => [value, wordIn(choices, value, locale)]) };
}

/** Returns a word of a list in the words of the site, taken from the field whose values hold the whole list. */
function wordIn(list: readonly string[], value: string, locale: Locale): string {
  if (isLocale(value) && list.every(isLocale)) return languageName(value, locale);
  if (list.every((one) => one === '10' || one === '50')) return fieldWords(locale).choice(['countryId'], value);
  if (value === 'true' || value === 'false') return fieldWords(locale).choice([], value);
  const { choices } = messagesIn(locale) as { choices: Record<string, Record<string, string>> };
  const group = Object.values(choices).find((words) => list.every((one) => Object.hasOwn(words, one)));
  return group?.[value] ?? value;
}

/** Returns the meaning of a word as text: a city or kind by its name, also a city that the site does not have yet. */
export function formatMeaning(means: string, locale: Locale, { catalogue }: Snapshot): string {
  const kind = catalogue.typesInOrder.flatMap(({ kinds }) => kinds).find(({ id }) => id === means);
  return cityOfTown(means, catalogue.cities)?.name[locale] ?? kind?.name[locale] ?? wordIn([means], means, locale);
}
