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
import { type Hindered, type Instead, insteadOf } from './instead.ts';
import { mayEdit, type RecordRef, readRecord, recordRef } from './records.ts';
import { labelOfPath } from './words.ts';

/** What a form shows beside itself. */
export type Beside = (Instead | Hindered) & { record: RecordRef };

/** The site with what is typed in the form of a record; null where there is none, or not for whoever asks. */
export async function besideOf(name: string, session: OfficeSession | null, state: DataState): Promise<Beside | null> {
  const record = recordRef(name);
  if (!session?.staff.secured || !record) return null;
  const read = readRecord(record);
  if (!mayOpen(session.staff.role, 'edit/[...id]') || !(await mayEdit(session.staff, record, read))) return null;
  const content = (await findWorkingCopy(name))?.content ?? read.stored;
  const found = content === null ? null : insteadOf(state, record, content as object);
  return found && { ...found, record };
}

/** What keeps a page from being made, by the path of each field, in words. */
export async function hindrances(
  { issues, record }: Hindered & { record: RecordRef },
  locale: Locale,
): Promise<{ path: string; text: string }[]> {
  const t = await translatorIn(locale, 'office.edit');
  const lines = new Map<string, string>();
  for (const issue of issues) {
    const said = isMissing(issue) ? t('missing') : await issueSentence(issue, locale);
    if (!lines.has(issue.path))
      lines.set(issue.path, `${labelled(labelOfPath(issue.path, locale, record.schema), locale)} ${said}`);
  }
  return [...lines].map(([path, text]) => ({ path, text }));
}
