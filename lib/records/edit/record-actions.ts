import 'server-only';
import { z } from 'zod';
import { dayOf } from '../../base/day.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import type { Draft } from '../../files/draft.ts';
import { DataError } from '../../files/issues.ts';
import { UnreadTexts } from '../../files/unread.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { officeHref } from '../../routes/office-paths.ts';
import { type ActionContext, Conflict, defineAction, type OfficeState, Rejection } from '../../staff/define-action.ts';
import { issueSentence } from '../issue-messages.ts';
import { type RecordChange, saveRecord } from '../save-record.ts';
import { endWorkingCopy, findWorkingCopy, keepWorkingCopy, noteOpenForm, type WorkingCopy } from '../store.ts';
import { gridName } from '../units/columns.ts';
import { changedBy } from './changed-by.ts';
import { checkRecord, isMissing, type RecordCheck } from './check.ts';
import { withDates } from './dates.ts';
import { withMainType } from './home-form.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { inOrder } from './order.ts';
import { recordWords } from './record-words.ts';
import { mayEdit, type RecordRef, readRecord, recordRef, type StoredRecord, schemaOf } from './records.ts';
import { tidy } from './tidy.ts';

declare module '../../staff/define-action.ts' {
  interface OfficeState {
    /** For the form of a record. */
    record?: RecordAnswer;
  }
}

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
  conflicts?: ShownConflict[];
}

/** What somebody else stored meanwhile in the same field, in the words of its form. */
export interface ShownConflict {
  /** As mergeRecord() names it. */
  path: string;
  label: string;
  theirs: string;
  mine: string;
  /** Who changed it, and when: a sentence. */
  by: string;
}

export const recordName = z.string().max(120);
const seen = z.coerce.number<string>().int().min(0);
/** JSON */
const text = z.string().max(2_000_000);

/** A record that somebody may change, as its file says it now; throws a Rejection for one that there is not, or that is not for them. */
export async function recordOf(name: string, { session: { staff } }: ActionContext): Promise<RecordRef & StoredRecord> {
  const record = recordRef(name);
  if (!record) throw new Rejection('gone');
  const found = readRecord(record);
  if (!(await mayEdit(staff, record, found))) throw new Rejection('forbidden');
  return { ...record, ...found };
}

/** Keeps what is typed, with what the form began with; it is on no page until it is saved. */
export const keepRecord = defineAction({
  name: 'record.keep',
  roles: ['owner', 'broker', 'editor'],
  kind: 'autosave',
  schema: z.object({ record: recordName, seen, base: text, content: text }),
  async run(form, context) {
    const { session, locale, data } = context;
    const record = await recordOf(form.record, context);
    const typed = tidy(readJson(form.content), jsonSchemaOf(schemaOf(record)));
    const content = record.folder === 'properties' ? withMainType(typed as Draft<Property>) : typed;
    const copy = { base: readJson(form.base), content, staff: session.staff.id, seen: form.seen };
    const kept = await keepWorkingCopy(record.name, copy);
    const others = await noteOpenForm(record.name, session.staff.id, gridOf(content));
    if (kept === null) return { record: { ...(await newerOf(record)), others } };
    return { record: { seen: kept, others, check: await checkRecord(record, content, locale, data) } };
  },
});

/** The grid of units in which a home is changed, too. */
const gridOf = (content: unknown): string[] => {
  const { projectId } = (content ?? {}) as { projectId?: unknown };
  return projectId === undefined ? [] : [gridName(projectId)];
};

/** What somebody else kept; nothing where they saved it or threw it away, so that the form begins a working copy of its own. */
async function newerOf({ name }: RecordRef): Promise<RecordAnswer> {
  const copy = await findWorkingCopy(name);
  return copy ? newer(copy) : { seen: 0 };
}

const newer = (copy: WorkingCopy): RecordAnswer => ({ seen: copy.version, newer: { ...copy, seen: copy.version } });

/** Notes that a form is still open; answers what others typed since it was seen, or what is stored once they ended the working copy. */
export const openRecord = defineAction({
  name: 'record.open',
  roles: ['owner', 'broker', 'editor'],
  kind: 'background',
  schema: z.object({ record: recordName, seen }),
  async run(form, context) {
    const { session, locale, data } = context;
    const record = await recordOf(form.record, context);
    const others = await noteOpenForm(record.name, session.staff.id, gridOf(record.stored));
    const copy = await findWorkingCopy(record.name);
    if ((copy?.version ?? 0) === form.seen) return { record: { seen: form.seen, others } };
    if (!copy) return { record: { ...(await storedAnswer(record, record.stored, context)), others } };
    const check = await checkRecord(record, copy.content, locale, data);
    return { record: { ...newer(copy), others, check } };
  },
});

/** Throws away what was typed since the last save; of a record that was only begun nothing is left, nor a form of it. */
export const discardRecord = defineAction({
  name: 'record.discard',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ record: recordName, seen }),
  async run(form, context) {
    const record = await recordOf(form.record, context);
    await endWorkingCopy(record.name, form.seen);
    const { stored, broken } = record;
    const back = record.folder === 'properties' ? 'homes' : 'content';
    if (stored === null && !broken) return { href: officeHref(back, context.locale) };
    return { done: 'discarded', record: await storedAnswer(record, stored, context) };
  },
});

/** What is stored, with its check. */
async function storedAnswer(
  record: RecordRef,
  content: unknown,
  { locale, data }: ActionContext,
): Promise<RecordAnswer> {
  const stored = inOrder(content);
  return { seen: 0, stored, check: await checkRecord(record, stored ?? {}, locale, data) };
}

/** Writes what is typed to the file; with a `status`, the record is published or taken back at the same time. */
export const saveTyped = defineAction({
  name: 'record.save',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ record: recordName, seen, status: z.enum(['published', 'draft', 'withdrawn']).optional() }),
  async run({ record: name, seen: version, status }, context) {
    const record = await recordOf(name, context);
    const copy = await findWorkingCopy(name);
    if ((copy?.version ?? 0) !== version) return { error: 'changedSince', record: await newerOf(record) };
    const { file, stored } = record;
    const { base, content } = copy ?? { base: stored, content: stored };
    const mine = status ? { ...(content as object), status } : content;
    const today = dayOf(Date.now());
    const finish = (was: unknown, joined: object) => withDates(record.folder, was, joined, today);
    const change = { file, base, mine, finish };
    try {
      const { line, record: saved } = await saveRecord(change, context.session.staff);
      await endWorkingCopy(name, version);
      const done = status === 'published' || status === 'withdrawn' ? status : 'saved';
      return { done, undo: line ?? undefined, record: await storedAnswer(record, saved, context) };
    } catch (error) {
      if (error instanceof Conflict) return conflictState(error, { record, seen: version, change }, context);
      if (error instanceof DataError) return refusedBy(error, file, { seen: version }, context);
      if (error instanceof UnreadTexts) return unreadState(error, { seen: version }, context);
      throw error;
    }
  },
});

/** Both values of each field, for who decides. */
async function conflictState(
  { conflicts, stored }: Conflict,
  { record, seen, change }: { record: RecordRef; seen: number; change: Pick<RecordChange, 'file' | 'base' | 'mine'> },
  { locale, data }: ActionContext,
): Promise<OfficeState> {
  const t = await translatorIn(locale, 'office.edit');
  const { label, value } = recordWords(record, locale, data, t('sections.other'));
  const by = await changedBy(change.file, stored, locale);
  // What each of them calls an item of a list.
  const versions = [change.mine, stored, change.base];
  const said = conflicts.map(({ path, base, theirs, mine }): ShownConflict => {
    const isPart = typeof base === 'object' && base !== null;
    const textOf = (one: unknown) => (isPart && (one ?? null) === null ? t('gone') : value(path, one, versions));
    return {
      path,
      label: path === '' ? t('whole') : label(path, versions),
      theirs: textOf(theirs),
      // All of a record is in the form below.
      mine: path === '' && mine !== null ? t('typed') : textOf(mine),
      by: by({ path, theirs }),
    };
  });
  return { error: 'conflict', record: { seen, stored: inOrder(stored), conflicts: said } };
}

/** The faults that the change would bring, beside the fields of this record, and in one sentence where they are elsewhere. */
async function refusedBy(
  { issues }: DataError,
  file: string,
  answer: RecordAnswer,
  { locale }: ActionContext,
): Promise<OfficeState> {
  const t = await translatorIn(locale, 'office.edit');
  const errors: Record<string, string> = {};
  for (const issue of issues)
    if (issue.file === file)
      errors[issue.path] ??= isMissing(issue) ? t('missing') : await issueSentence(issue, locale);
  return { error: Object.keys(errors).length > 0 ? 'notReady' : 'dataFault', record: withErrors(answer, errors) };
}

/** A sentence beside each text that somebody has to read first. */
async function unreadState(
  { paths }: UnreadTexts,
  answer: RecordAnswer,
  { locale }: ActionContext,
): Promise<OfficeState> {
  const t = await translatorIn(locale, 'office.edit.drafts');
  const errors = Object.fromEntries(paths.map((path) => [path, t('readFirst')]));
  return { error: 'unread', record: withErrors(answer, errors) };
}

const withErrors = (answer: RecordAnswer, errors: Record<string, string>): RecordAnswer => ({
  ...answer,
  check: { errors, missing: {}, warnings: {}, notes: {}, unneeded: [], unread: [] },
});

/** JSON that the form sent; throws a Rejection for what it never sends. */
export function readJson(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    throw new Rejection('failed');
  }
}
