import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { writeAudit } from '../audit/store.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { may } from '../staff/rights.ts';
import { findVisibleOwner, isResponsibleFor } from './access.ts';
import { reportMonths } from './report-month.ts';
import { ownSources } from './report-sources.ts';
import { findReportReader } from './reports.ts';
import { composeReport } from './send-reports.ts';

/**
 * A preview of the report of a month as HTML, with current figures: its pictures are embedded, and its links, which stop it or lead to the
 * portal, are disabled. A broker sees their own homes in it. Null if the person may not see it, or there is none.
 */
export async function reportPreview(id: string, month: string, staff: Staff, data: Snapshot): Promise<string | null> {
  if (!staff.secured || !may(staff.role, 'report.see')) return null;
  if (!Object.values(reportMonths(Date.now())).includes(month) || !(await findVisibleOwner(id, staff, data)))
    return null;
  const reader = await findReportReader(id, data);
  const mail =
    reader &&
    (await composeReport(
      { ...reader, homes: reader.homes.filter(isResponsibleFor(staff, data)) },
      month,
      ownSources(() => data),
      data,
    ));
  if (!mail) return null;
  await inTransaction((trx) => writeAudit(trx, staff, { action: 'report.see', subject: id, after: { month } }));
  const { html, attachments } = mail.message;
  return attachments
    .reduce(
      (text, { cid, contentType, content }) => text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content}`),
      html,
    )
    .replaceAll(/ href="[^"]*"/g, '');
}
