import 'server-only';
import type { DataState } from '../../data/store.ts';
import { labelled } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { mayOpen } from '../../staff/rights.ts';
import type { OfficeSession } from '../../staff/session.ts';
import { issueSentence } from '../issue-messages.ts';
import { findWorkingCopy } from '../store.ts';
import { isMissing } from './check.ts';
import { type PreviewErrors, type PreviewSnapshot, previewSnapshot } from './preview-snapshot.ts';
import { mayEdit, type RecordRef, readRecord, recordRef } from './records.ts';
import { labelOfPath } from './words.ts';

/** The preview next to a form. */
export type RecordPreview = (PreviewSnapshot | PreviewErrors) & { record: RecordRef };

/** The site with the person's unsaved changes of a record; null if there is no preview, or the person may not see it. */
export async function recordPreview(
  name: string,
  session: OfficeSession | null,
  state: DataState,
): Promise<RecordPreview | null> {
  const record = recordRef(name);
  if (!session?.staff.secured || !record) return null;
  const read = readRecord(record);
  if (!mayOpen(session.staff.role, 'edit/[...id]') || !(await mayEdit(session.staff, record, read))) return null;
  const content = (await findWorkingCopy(name, session.staff.id))?.content ?? read.stored;
  const found = content === null ? null : previewSnapshot(state, record, content as object);
  return found && { ...found, record };
}

/** The issues that prevent a preview, as sentences with the path of the field. */
export async function previewIssues(
  { issues, record }: PreviewErrors & { record: RecordRef },
  locale: Locale,
): Promise<{ path: string; text: string }[]> {
  const t = await translatorIn(locale, 'office.edit');
  const lines = new Map<string, string>();
  for (const issue of issues) {
    const text = isMissing(issue) ? t('missing') : await issueSentence(issue, locale);
    if (!lines.has(issue.path))
      lines.set(issue.path, `${labelled(labelOfPath(issue.path, locale, record.schema), locale)} ${text}`);
  }
  return [...lines].map(([path, text]) => ({ path, text }));
}
