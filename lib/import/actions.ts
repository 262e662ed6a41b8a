import 'server-only';
import { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import { readNumber } from '../base/amount.ts';
import { attributesSchema } from '../catalogue/schema/attributes.ts';
import { key } from '../catalogue/schema/fields.ts';
import {
  findSource,
  formatNames,
  withCorrection,
  withMeaning,
  withoutCorrection,
  withoutMeaning,
  withSource,
} from '../content/import-sources.ts';
import type { ImportKind } from '../db/tables/import.ts';
import { env } from '../env.ts';
import { maxFileBytes } from '../forms/field-rules.ts';
import { translatorIn } from '../i18n/translator.ts';
import { defineAction, type OfficeState, RejectionError } from '../staff/define-action.ts';
import { ConflictError, conflictState, decidedField, mergeForm } from '../staff/form-conflict.ts';
import { jsonField } from '../staff/json-field.ts';
import { changeSource, changeSources } from './change-sources.ts';
import { findFieldToCorrect, isNumberField } from './corrections.ts';
import { isZip } from './delivery.ts';
import { readSources, storeFeed } from './import-files.ts';
import { buildSourceFields, withSourceFields } from './source-fields.ts';
import { importProcess } from './start-job.ts';

const sourceOnly = z.object({ source: key });

/** Adds or changes a source. Its name cannot change, since its homes refer to it; changes of colleagues to other fields are kept. */
export const saveSourceAction = defineAction({
  name: 'import.source',
  roles: ['owner', 'editor'],
  hasWorkingCopy: true,
  schema: z.object({
    id: key,
    isNew: z.literal('1').optional(),
    base: jsonField(z.unknown(), 5_000).optional(),
    decided: decidedField,
    format: z.enum(formatNames),
    address: z.url({ protocol: /^https?$/ }).optional(),
    broker: z.string().max(100).optional(),
    mostGone: z.coerce.number<string>().min(0).max(100),
  }),
  async run({ id, isNew, base, decided, mostGone, ...rest }, { session: { staff }, locale, data }) {
    const { team } = data.content;
    if (rest.broker && !team.has(rest.broker)) throw new RejectionError('choice', 'broker');
    const typed = buildSourceFields({ ...rest, mostGone: mostGone / 100 });
    try {
      const undo = await changeSources(staff, { action: 'import.source', after: { feed: id } }, (sources) => {
        const known = findSource(sources, id);
        if (isNew && known) throw new RejectionError('sourceThere', 'id');
        if (!isNew && !known) throw new RejectionError('gone');
        const fields = known ? mergeForm({ base, decided }, buildSourceFields(known), typed) : typed;
        return withSource(sources, withSourceFields(known ?? { id, meanings: [], corrections: [] }, fields));
      });
      return { done: 'saved', ...(undo && { undo }) };
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const t = await translatorIn(locale, 'office.import');
      return conflictState(error, (path) => ({
        label: t(path as keyof typeof typed),
        value: (one) => (path === 'broker' && team.get(String(one))?.name) || String(one),
      }));
    }
  },
});

/** Removes a source from the list; its homes stay as they are. */
export const removeSourceAction = defineAction({
  name: 'import.remove',
  roles: ['owner', 'editor'],
  schema: sourceOnly,
  async run({ source }, { session: { staff } }) {
    const undo = await changeSources(staff, { action: 'import.remove', after: { feed: source } }, (sources) => ({
      ...sources,
      items: sources.items.filter(({ id }) => id !== source),
    }));
    return { done: 'removed', ...(undo && { undo }) };
  },
});

/** Receives the file of a source without an address, which replaces the previous file. */
export const uploadFeedAction = defineAction({
  name: 'import.upload',
  roles: ['owner', 'editor'],
  schema: sourceOnly,
  async run({ source }, { form }) {
    if (!findSource(readSources(env.dataDir), source)) throw new RejectionError('gone');
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) throw new RejectionError('required', 'file');
    if (file.size > maxFileBytes) throw new RejectionError('fileSize', 'file');
    const bytes = Buffer.from(await file.arrayBuffer());
    if (!isFeed(bytes)) throw new RejectionError('fileType', 'file');
    await storeFeed(env.varDir, source, bytes);
    return { done: 'feedUploaded' };
  },
});

function isFeed(bytes: Buffer): boolean {
  // Feeds from Windows begin with a byte order mark, or are UTF-16.
  const [first] = bytes
    .subarray(0, 200)
    .toString('latin1')
    .replace(/[^\x21-\x7e]/g, '');
  return isZip(bytes) || ['<', '{', '['].includes(first ?? '');
}

async function start(staff: Staff, source: string, kind: ImportKind, record?: string): Promise<OfficeState> {
  const answer = await importProcess.start({ source, kind, by: staff, record });
  if (answer === 'busy') throw new RejectionError('importBusy');
  if (answer === 'noFile') throw new RejectionError('noFeed');
  if (answer === 'failed') throw new RejectionError('failed');
  return { done: kind === 'try' ? 'tryBegun' : 'importBegun' };
}

/** Starts a dry run, which does everything except writing. */
export const tryImportAction = defineAction({
  name: 'import.try',
  roles: ['owner', 'editor'],
  schema: sourceOnly,
  run: ({ source }, { session: { staff } }) => start(staff, source, 'try'),
});

/** Starts a run of a whole source. */
export const startImportAction = defineAction({
  name: 'import.run',
  roles: ['owner', 'editor'],
  schema: sourceOnly,
  run: ({ source }, { session: { staff } }) => start(staff, source, 'run'),
});

const record = z.string().min(1).max(200);

/** Imports one home of a source again. */
export const importRecordAction = defineAction({
  name: 'import.one',
  roles: ['owner', 'editor'],
  schema: z.object({ source: key, record }),
  run: ({ source, record: id }, { session: { staff } }) => start(staff, source, 'one', id),
});

const word = { source: key, field: z.string().max(60), value: z.string().max(60) };

/** Stores the meaning of a word of a source; with `out` the word is ignored and no longer reported. */
export const saveMeaningAction = defineAction({
  name: 'import.meaning',
  roles: ['owner', 'editor'],
  schema: z.object({ ...word, means: z.string().max(100).optional(), out: z.literal('1').optional() }),
  async run({ source, field, value, means, out }, { session: { staff } }) {
    if (!means && !out)
      throw field === 'town' ? new RejectionError('choice', 'meansText') : new RejectionError('required', 'means');
    const meaning = { field, value, means: out ? null : (means ?? null) };
    const auditEvent = { action: 'import.meaning' as const, after: { field, value, means: meaning.means ?? '' } };
    const undo = await changeSource(staff, source, auditEvent, (one) => withMeaning(one, meaning));
    return { done: 'saved', ...(undo && { undo }) };
  },
});

/** Deletes the meaning of a word of a source. */
export const removeMeaningAction = defineAction({
  name: 'import.forget',
  roles: ['owner', 'editor'],
  schema: z.object(word),
  async run({ source, field, value }, { session: { staff } }) {
    const auditEvent = { action: 'import.forget' as const, after: { field, value } };
    const undo = await changeSource(staff, source, auditEvent, (one) => withoutMeaning(one, { field, value }));
    return { done: 'removed', ...(undo && { undo }) };
  },
});

/** Corrects a value of one home, and imports this home again; if that is impossible now, the next run uses the correction. */
export const correctRecordAction = defineAction({
  name: 'import.correct',
  roles: ['owner', 'editor'],
  schema: z.object({
    source: key,
    record,
    field: z.string().max(60),
    value: z.string().max(200).default(''),
    instead: z.string().max(10_000),
  }),
  async run({ source, record: id, field: path, value, instead }, { session: { staff } }) {
    const field = findFieldToCorrect(path);
    if (!field) throw new RejectionError('choice');
    const right = parseTyped(field, instead);
    if (field === 'town' && right === '') throw new RejectionError('choice', 'insteadText');
    if (right === undefined) throw new RejectionError('wrong', 'instead');
    const correction = { id, field, value, instead: right };
    const auditEvent = { action: 'import.correct' as const, after: { record: id, field } };
    const undo = await changeSource(staff, source, auditEvent, (one) => withCorrection(one, correction));
    const answer = await importProcess.start({ source, kind: 'one', by: staff, record: id });
    const done = answer === 'begun' ? 'importBegun' : answer === 'busy' ? 'correctionWaits' : 'correctionKept';
    return { done, ...(undo && { undo }) };
  },
});

/** Deletes a correction; the next run uses the value of the source. */
export const removeCorrectionAction = defineAction({
  name: 'import.uncorrect',
  roles: ['owner', 'editor'],
  schema: z.object({ source: key, record, field: z.string().max(60) }),
  async run({ source, record: id, field }, { session: { staff } }) {
    const auditEvent = { action: 'import.uncorrect' as const, after: { record: id, field } };
    const undo = await changeSource(staff, source, auditEvent, (one) => withoutCorrection(one, { id, field }));
    return { done: 'removed', ...(undo && { undo }) };
  },
});

/** Converts typed text to the type of the field: text, number or boolean; undefined if the field does not accept it. */
function parseTyped(field: string, text: string): string | number | boolean | undefined {
  const number = readNumber(text);
  if (isNumberField(field)) return number && number > 0 ? number : undefined;
  if (field === 'goal') return ['0', '1', '2'].includes(text) ? number : undefined;
  const [, group, name] = /^attributes\.(\w+)\.(\w+)$/.exec(field) ?? [];
  if (!group || !name) return text;
  const groups: Record<string, z.ZodObject> = attributesSchema.shape;
  const shape = groups[group]?.shape[name] as z.ZodType | undefined;
  return [text, number, text === 'true' ? true : text === 'false' ? false : undefined].find(
    (value) => value !== undefined && shape?.safeParse(value).success,
  );
}
