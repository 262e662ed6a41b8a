import 'server-only';
import { z } from 'zod';
import { dayOf } from '../../base/day.ts';
import { isSame } from '../../base/merge-record.ts';
import { mergeTyped } from '../../base/merge-typed.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import type { Draft } from '../../files/draft.ts';
import { DataError } from '../../files/issues.ts';
import { UnreviewedTextsError } from '../../files/unreviewed.ts';
import { officeHref } from '../../routes/office-paths.ts';
import { type ActionContext, defineAction, type OfficeState, RejectionError } from '../../staff/define-action.ts';
import { ConflictError } from '../../staff/form-conflict.ts';
import { jsonField } from '../../staff/json-field.ts';
import { type CopyNews, copyVersion, newerAnswer } from '../../staff/working-copies/answers.ts';
import { discardCopy } from '../../staff/working-copies/discard-copies.ts';
import {
  endWorkingCopy,
  findWorkingCopy,
  noteOpenForm,
  saveWorkingCopy,
  type WorkingCopy,
} from '../../staff/working-copies/store.ts';
import { unsavedByOthers } from '../../staff/working-copies/unsaved-changes.ts';
import { withMainType } from '../fields/home-form.ts';
import { toJsonSchema } from '../fields/json-schema.ts';
import { inOrder } from '../fields/list-items.ts';
import { tidy } from '../fields/tidy.ts';
import { getSchema, mayEdit, type RecordRef, readRecord, recordRef } from '../records.ts';
import { saveRecord, withDates } from '../save-records.ts';
import { gridName } from '../units/columns.ts';
import { checkRecord } from './check-record.ts';
import {
  type EditableRecord,
  findStoredConflicts,
  findTabConflicts,
  invalidState,
  storedAnswer,
  unreviewedState,
} from './record-answers.ts';

export const recordName = z.string().max(120);

const fields = z.record(z.string(), z.unknown());

/** Returns a record that the person may change; throws a RejectionError if it does not exist or is not theirs. */
export async function requireEditableRecord(
  name: string,
  { session: { staff } }: ActionContext,
): Promise<EditableRecord> {
  const record = recordRef(name);
  if (!record) throw new RejectionError('gone');
  const found = readRecord(record);
  if (!(await mayEdit(staff, record, found))) throw new RejectionError('forbidden');
  return { ...record, ...found };
}

/** Notes that the form is open; returns the others who have it open, and their unsaved changes. */
async function presence(
  record: RecordRef,
  content: unknown,
  { session: { staff }, locale }: ActionContext,
): Promise<CopyNews> {
  const others = await noteOpenForm(record.name, staff.id, gridNames(content));
  return { others, unsaved: await unsavedByOthers(record.name, staff.id, locale) };
}

/** The grid of units in which a home is changed, too. */
const gridNames = (content: unknown): string[] => {
  const { projectId } = (content ?? {}) as { projectId?: unknown };
  return projectId === undefined ? [] : [gridName(projectId)];
};

/**
 * Stores the fields that were changed since the form read `version`, in the working copy of the person; it is on no page until it is
 * saved. `base` is what the form was opened from: sent with the first version, and where it has become another.
 */
export const autosaveRecordAction = defineAction({
  name: 'record.autosave',
  roles: ['owner', 'broker', 'editor'],
  kind: 'autosave',
  schema: z.object({
    record: recordName,
    version: copyVersion,
    changes: jsonField(fields),
    base: jsonField(fields.nullable()).optional(),
  }),
  async run(form, context) {
    const { session, locale, data } = context;
    const record = await requireEditableRecord(form.record, context);
    const copy = await findWorkingCopy(record.name, session.staff.id);
    if ((copy?.version ?? 0) !== form.version) return { copy: newerAnswer(copy, inOrder(record.stored)) };
    const base = form.base === undefined ? (copy?.base ?? null) : form.base;
    const schema = toJsonSchema(getSchema(record));
    const typed = tidy({ ...((copy ? copy.content : base) as object | null), ...form.changes }, schema);
    const content = record.folder === 'properties' ? withMainType(typed as Draft<Property>) : typed;
    const check = await checkRecord(record, content, locale, data);
    if (base !== null && isSame(content, tidy(base, schema))) {
      await endWorkingCopy(record.name, session.staff.id, form.version);
      return { copy: { kind: 'autosaved', version: 0, check, ...(await presence(record, content, context)) } };
    }
    const version = await saveWorkingCopy(record.name, {
      base,
      content,
      staff: session.staff.id,
      version: form.version,
    });
    if (version === null)
      return { copy: newerAnswer(await findWorkingCopy(record.name, session.staff.id), inOrder(record.stored)) };
    return { copy: { kind: 'autosaved', version, check, ...(await presence(record, content, context)) } };
  },
});

/** Notes that a form is still open; answers what another tab of the same person stored, or what is stored once it ended the working copy. */
export const pollRecordAction = defineAction({
  name: 'record.poll',
  roles: ['owner', 'broker', 'editor'],
  kind: 'background',
  schema: z.object({ record: recordName, version: copyVersion }),
  async run(form, context) {
    const { session, locale, data } = context;
    const record = await requireEditableRecord(form.record, context);
    const copy = await findWorkingCopy(record.name, session.staff.id);
    const present = await presence(record, copy?.content ?? record.stored, context);
    if ((copy?.version ?? 0) === form.version)
      return { copy: { kind: 'unchanged', version: form.version, ...present } };
    const check = await checkRecord(record, copy ? copy.content : (record.stored ?? {}), locale, data);
    return { copy: { ...newerAnswer(copy, inOrder(record.stored)), ...present, check } };
  },
});

/** Returns the fields that two tabs of one person changed, with both values. `base`: what the tab that asks had read. */
export const compareRecordAction = defineAction({
  name: 'record.compare',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ record: recordName, base: jsonField(fields), mine: jsonField(fields) }),
  async run({ record: name, base, mine }, context) {
    const record = await requireEditableRecord(name, context);
    const copy = await findWorkingCopy(name, context.session.staff.id);
    const newer = newerAnswer(copy, inOrder(record.stored));
    if (!copy) return { copy: newer };
    const { conflicts } = mergeTyped(base, copy.content, mine);
    const fields = await findTabConflicts(conflicts, { record, copy, base, mine }, context);
    return { copy: newer, conflict: { stored: copy.content, fields } };
  },
});

/** Discards what the person typed since the last save, until it is undone; a record that was never saved is gone. */
export const discardRecordAction = defineAction({
  name: 'record.discard',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ record: recordName }),
  async run(form, context) {
    const { session, locale } = context;
    const record = await requireEditableRecord(form.record, context);
    const auditId = (await discardCopy(record.name, session.staff.id, session.staff)) ?? undefined;
    const { stored, broken } = record;
    const back = record.folder === 'properties' ? 'homes' : 'content';
    if (stored === null && !broken) return { done: 'discarded', undo: auditId, href: officeHref(back, locale) };
    return { done: 'discarded', undo: auditId, copy: await storedAnswer(record, stored, context) };
  },
});

/** Writes what the person typed to the file; with a `status`, the record is published or taken back at the same time. */
export const saveRecordAction = defineAction({
  name: 'record.save',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({
    record: recordName,
    version: copyVersion,
    status: z.enum(['published', 'draft', 'withdrawn']).optional(),
  }),
  async run({ record: name, version, status }, context): Promise<OfficeState> {
    const { staff } = context.session;
    const record = await requireEditableRecord(name, context);
    const copy = await findWorkingCopy(name, staff.id);
    // Another tab of the same person: the form merges it automatically, and saves again.
    if ((copy?.version ?? 0) !== version) return { copy: newerAnswer(copy, inOrder(record.stored)) };
    const { file, stored } = record;
    const { base, content }: Pick<WorkingCopy, 'base' | 'content'> = copy ?? { base: stored, content: stored };
    const mine = status ? { ...(content as object), status } : content;
    const today = dayOf(Date.now());
    const finish = (was: unknown, joined: object) => withDates(record.folder, was, joined, today);
    try {
      const { auditId, record: saved } = await saveRecord({ file, base, mine, finish }, staff);
      await endWorkingCopy(name, staff.id, version);
      const done = status === 'published' || status === 'withdrawn' ? status : 'saved';
      return { done, undo: auditId ?? undefined, copy: await storedAnswer(record, saved, context) };
    } catch (error) {
      if (error instanceof ConflictError) {
        const fields = await findStoredConflicts(error, { record, base, mine }, context);
        return { error: 'conflict', conflict: { stored: inOrder(error.stored), fields } };
      }
      if (error instanceof DataError) return invalidState(error, file, version, context);
      if (error instanceof UnreviewedTextsError) return unreviewedState(error, version, context);
      throw error;
    }
  },
});
