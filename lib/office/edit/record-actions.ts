import 'server-only';
import { z } from 'zod';
import { DataError } from '../../data/issues.ts';
import { dayOf } from '../../day.ts';
import { endWorkingCopy, findWorkingCopy, keepWorkingCopy, noteOpenForm } from '../../db/working-copies.ts';
import { isSame } from '../../merge-record.ts';
import { type ActionContext, action, type OfficeState, Refusal } from '../action.ts';
import { officeHref } from '../paths.ts';
import { Conflict, saveRecord } from '../save-record.ts';
import { checkRecord, type RecordCheck, sentenceOf } from './check.ts';
import { withDates } from './dates.ts';
import { jsonSchemaOf } from './form-fields.ts';
import { type TypedHome, withMainType } from './home-form.ts';
import { mayEdit, type RecordRef, readRecord, recordRef, schemaOf } from './records.ts';
import { tidy } from './tidy.ts';
import { labelOfPath } from './words.ts';

/** What the form of a record is told, beside the sentence of the action. */
export interface RecordAnswer {
  /** The version of the working copy that the form now holds; 0 for none. */
  seen: number;
  check?: RecordCheck;
  /** Who else has the form open. */
  others?: string[];
  /** What somebody else typed meanwhile, to be joined with what is in the form. */
  newer?: { base: unknown; content: unknown; seen: number };
  /** The record as it is stored now. */
  stored?: unknown;
  /** What somebody else stored meanwhile in the same fields: texts, by the path that mergeRecord() names. */
  conflicts?: { path: string; label: string; theirs: string; mine: string }[];
}

const recordName = z.string().max(120);
const seen = z.coerce.number<string>().int().min(0);
/** JSON */
const text = z.string().max(2_000_000);

/** A record that somebody may change; throws a Refusal for one that there is not, or that is not for them. */
async function recordOf(name: string, { session: { staff } }: ActionContext): Promise<RecordRef> {
  const record = recordRef(name);
  if (!record) throw new Refusal('gone');
  if (!(await mayEdit(staff, record))) throw new Refusal('forbidden');
  return record;
}

/** Keeps what is typed, with what the form began with; it is on no page until it is saved. */
export const keepRecord = action(
  z.object({ record: recordName, seen, base: text, content: text }),
  async (form, context) => {
    const { session, locale, data } = context;
    const record = await recordOf(form.record, context);
    const typed = tidy(readJson(form.content), jsonSchemaOf(schemaOf(record)));
    const content = record.folder === 'properties' ? withMainType(typed as TypedHome) : typed;
    const copy = { base: readJson(form.base), content, staff: session.staff.id, seen: form.seen };
    const kept = await keepWorkingCopy(record.name, copy);
    const others = await noteOpenForm(record.name, session.staff.id);
    if (kept === null) return { record: { ...(await newerOf(record)), others } };
    return { record: { seen: kept, others, check: await checkRecord(record, content, locale, data) } };
  },
);

/** What somebody else kept; nothing where they saved it or threw it away, so that the form begins a working copy of its own. */
async function newerOf({ name }: RecordRef): Promise<RecordAnswer> {
  const copy = await findWorkingCopy(name);
  return copy ? { seen: copy.version, newer: { ...copy, seen: copy.version } } : { seen: 0 };
}

/** Notes that a form is still open. */
export const openRecord = action(z.object({ record: recordName, seen }), async (form, context) => {
  const { name } = await recordOf(form.record, context);
  return { record: { seen: form.seen, others: await noteOpenForm(name, context.session.staff.id) } };
});

/** Throws away what was typed since the last save; of a record that was only begun nothing is left, nor a form of it. */
export const discardRecord = action(z.object({ record: recordName, seen }), async (form, context) => {
  const record = await recordOf(form.record, context);
  await endWorkingCopy(record.name, form.seen);
  const { stored, broken } = readRecord(record);
  const back = record.folder === 'properties' ? 'homes' : 'content';
  if (stored === null && !broken) return { href: officeHref(back, context.locale) };
  return { done: 'discarded', record: await storedOf(record, context) };
});

/** What is stored, with its check. */
async function storedOf(record: RecordRef, { locale, data }: ActionContext): Promise<RecordAnswer> {
  const { stored } = readRecord(record);
  return { seen: 0, stored, check: await checkRecord(record, stored ?? {}, locale, data) };
}

/** Writes what is typed to the file; with a `status`, the record is published or taken back at the same time. */
export const saveTyped = action(
  z.object({ record: recordName, seen, status: z.enum(['published', 'draft', 'withdrawn']).optional() }),
  async ({ record: name, seen: version, status }, context): Promise<OfficeState> => {
    const record = await recordOf(name, context);
    const copy = await findWorkingCopy(name);
    if ((copy?.version ?? 0) !== version) return { error: 'changedSince', record: await newerOf(record) };
    const { file, stored } = readRecord(record);
    const { base, content } = copy ?? { base: stored, content: stored };
    const mine = status ? { ...(content as object), status } : content;
    if (isSame(base, mine)) return { done: 'saved', record: await storedOf(record, context) };
    const today = dayOf(Date.now());
    try {
      const change = { file, base, mine: withDates(record.folder, stored, mine as Record<string, unknown>, today) };
      const { line } = await saveRecord(change, context.session.staff);
      await endWorkingCopy(name, version);
      const done = status === 'published' || status === 'withdrawn' ? status : 'saved';
      return { done, undo: line ?? undefined, record: await storedOf(record, context) };
    } catch (error) {
      if (error instanceof Conflict) return conflictState(error, { seen: version, stored }, context);
      if (error instanceof DataError) return refusedBy(error, file, { seen: version }, context);
      throw error;
    }
  },
);

/** Both values of each field, for who decides. */
function conflictState({ conflicts }: Conflict, answer: RecordAnswer, { locale }: ActionContext): OfficeState {
  const said = conflicts.map(({ path, theirs, mine }) => ({
    path,
    label: labelOfPath(path, locale),
    theirs: valueText(theirs),
    mine: valueText(mine),
  }));
  return { error: 'conflict', record: { ...answer, conflicts: said } };
}

/** A text as it is, other values as JSON. */
const valueText = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 1);

/** The faults that the change would bring, beside the fields of this record, and in one sentence where they are elsewhere. */
async function refusedBy(
  { issues }: DataError,
  file: string,
  answer: RecordAnswer,
  { locale }: ActionContext,
): Promise<OfficeState> {
  const errors: Record<string, string> = {};
  for (const issue of issues) if (issue.file === file) errors[issue.path] ??= await sentenceOf(issue, locale);
  const error = Object.keys(errors).length > 0 ? 'notReady' : 'dataFault';
  return { error, record: { ...answer, check: { errors, missing: {}, warnings: {}, notes: {}, unneeded: [] } } };
}

/** JSON that the form sent; throws a Refusal for what it never sends. */
function readJson(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    throw new Refusal('failed');
  }
}
