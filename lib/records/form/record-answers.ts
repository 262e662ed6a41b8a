import 'server-only';
import type { FieldConflict } from '../../base/merge-record.ts';
import type { DataError } from '../../files/issues.ts';
import type { UnreviewedTextsError } from '../../files/unreviewed.ts';
import { moment } from '../../i18n/format.ts';
import { translatorIn } from '../../i18n/translator.ts';
import type { ActionContext, OfficeState } from '../../staff/define-action.ts';
import type { ShownConflict } from '../../staff/form-conflict.ts';
import type { CopyAnswer } from '../../staff/working-copies/answers.ts';
import type { WorkingCopy } from '../../staff/working-copies/store.ts';
import { inOrder } from '../fields/list-items.ts';
import { recordWords } from '../fields/record-words.ts';
import { issueSentence } from '../issue-messages.ts';
import type { RecordRef, StoredRecord } from '../records.ts';
import { changedBy } from './changed-by.ts';
import { checkRecord, isMissing, type RecordCheck } from './check-record.ts';

declare module '../../staff/working-copies/answers.ts' {
  interface CopyNews {
    check?: RecordCheck;
  }
}

/** A record that the person may change, with what its file says now. */
export type EditableRecord = RecordRef & StoredRecord;
type Context = Pick<ActionContext, 'locale' | 'data'>;

/** Answers with the stored record and its check. */
export async function storedAnswer(
  record: RecordRef,
  content: unknown,
  { locale, data }: Context,
): Promise<CopyAnswer> {
  const stored = inOrder(content);
  return { kind: 'stored', version: 0, stored, check: await checkRecord(record, stored ?? {}, locale, data) };
}

/** Both values of each field, in the words of the form. `versions` of the record tell what items of lists are called. */
export async function shownConflicts(
  conflicts: readonly FieldConflict[],
  versions: readonly [mine: unknown, theirs: unknown, base: unknown],
  by: (conflict: FieldConflict) => string,
  { record, locale, data }: Context & { record: RecordRef },
): Promise<ShownConflict[]> {
  const t = await translatorIn(locale, 'office.edit');
  const { label, value } = recordWords(record, locale, data, t('sections.other'));
  return conflicts.map((conflict): ShownConflict => {
    const { path, base, theirs, mine } = conflict;
    const isPart = typeof base === 'object' && base !== null;
    const toText = (one: unknown) => (isPart && (one ?? null) === null ? t('gone') : value(path, one, versions));
    return {
      path,
      label: path === '' ? t('whole') : label(path, versions),
      theirs: toText(theirs),
      // All of a record is in the form below.
      mine: path === '' && mine !== null ? t('typed') : toText(mine),
      by: by(conflict),
    };
  });
}

/** The fields that were stored since the form was opened and that both changed. */
export async function findStoredConflicts(
  { conflicts, stored }: { conflicts: readonly FieldConflict[]; stored: unknown },
  { record, base, mine }: { record: EditableRecord; base: unknown; mine: unknown },
  { locale, data }: Context,
): Promise<ShownConflict[]> {
  const by = await changedBy(record.file, stored, locale);
  return shownConflicts(conflicts, [mine, stored, base], by, { record, locale, data });
}

/** The fields that another tab of the same person and this one both changed. */
export async function findTabConflicts(
  conflicts: readonly FieldConflict[],
  { record, copy, base, mine }: { record: EditableRecord; copy: WorkingCopy; base: unknown; mine: unknown },
  { locale, data }: Context,
): Promise<ShownConflict[]> {
  const t = await translatorIn(locale, 'office.edit.changedBy');
  const by = t('otherTab', { when: moment(copy.changedAt, locale) });
  return shownConflicts(conflicts, [mine, copy.content, base], () => by, { record, locale, data });
}

/** The issues that the change would bring: beside the fields of this record, and in one sentence where they are elsewhere. */
export async function invalidState(
  { issues }: DataError,
  file: string,
  version: number,
  { locale }: Context,
): Promise<OfficeState> {
  const t = await translatorIn(locale, 'office.edit');
  const errors: Record<string, string> = {};
  for (const issue of issues)
    if (issue.file === file)
      errors[issue.path] ??= isMissing(issue) ? t('missing') : await issueSentence(issue, locale);
  return { error: Object.keys(errors).length > 0 ? 'notReady' : 'dataFault', copy: withErrors(version, errors) };
}

/** A sentence beside each text that somebody has to read first. */
export async function unreviewedState(
  { paths }: UnreviewedTextsError,
  version: number,
  { locale }: Context,
): Promise<OfficeState> {
  const t = await translatorIn(locale, 'office.edit.drafts');
  const errors = Object.fromEntries(paths.map((path) => [path, t('readFirst')]));
  return { error: 'unread', copy: withErrors(version, errors) };
}

const withErrors = (version: number, errors: Record<string, string>): CopyAnswer => ({
  kind: 'unchanged',
  version,
  check: { errors, missing: {}, warnings: {}, notes: {}, unneeded: [], unreviewed: [] },
});
