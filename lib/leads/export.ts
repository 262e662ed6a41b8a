import 'server-only';
import { listStaff, type Staff } from '../accounts/store-staff.ts';
import { writeAudit } from '../audit/store.ts';
import { csv } from '../base/csv.ts';
import { dayOf, timeOf } from '../base/day.ts';
import { subjectLine } from '../catalogue/known-homes.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { date, languageName } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import type { ExportFormat } from '../staff/export-route.ts';
import { filterOf, type InboxQuery, inboxHref } from './inbox.ts';
import { nameLeadKind } from './lead-kinds.ts';
import { readLeadLocale } from './lead-mails.ts';
import { listSentRows } from './lead-view.ts';
import { type LeadRecord, toLeadRecord } from './store.ts';
import { exportInbox } from './store-inbox.ts';

/** Rows of one export: more would hold up the process. */
export const maxExported = 10_000;

/** Returns the leads of an inbox that a member of staff may see, as a file; the log has who exported which filter, and how many leads. */
export async function exportLeads(
  query: InboxQuery,
  format: ExportFormat,
  staff: Staff,
  locale: Locale,
  data: Snapshot,
): Promise<string> {
  const rows = await exportInbox(await filterOf(query, staff, data), maxExported);
  const leads = rows.map(toLeadRecord);
  await inTransaction((trx) =>
    writeAudit(trx, staff, {
      action: 'leads.export',
      // Without the text that was looked for: it may be a name.
      after: { format, rows: leads.length, filter: inboxHref({ ...query, text: undefined }) },
    }),
  );
  return format === 'json' ? JSON.stringify(leads, null, 2) : writeLeadsCsv(leads, locale, data);
}

/** Leads as Excel in Belgium opens them: labels in words, days and times of Belgium. */
export async function writeLeadsCsv(leads: readonly LeadRecord[], locale: Locale, data: Snapshot): Promise<string> {
  const [t, kinds, statuses] = [
    await translatorIn(locale, 'office.export'),
    await translatorIn(locale, 'office.kinds'),
    await translatorIn(locale, 'office.status'),
  ];
  const names = new Map((await listStaff()).map(({ id, name }) => [id, name]));
  const rows: Record<string, unknown>[] = [];
  for (const lead of leads) {
    const instant = Date.parse(lead.createdAt);
    const own: Record<string, unknown> = {
      [t('date')]: date(dayOf(instant), locale),
      [t('time')]: timeOf(instant),
      [t('kind')]: nameLeadKind(lead.form, kinds),
      [t('status')]: statuses(lead.status),
      [t('name')]: lead.name,
      [t('email')]: lead.email,
      [t('home')]: lead.property ?? lead.project ?? '',
      [t('about')]: subjectLine(lead, locale, data),
      [t('assignee')]: (lead.assignee && names.get(lead.assignee)) ?? '',
      [t('followUp')]: lead.followUp === null ? '' : date(lead.followUp, locale),
      [t('language')]: languageName(readLeadLocale(lead), locale),
      [t('source')]: Object.entries(lead.source)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
    };
    // A form may call its last name as we call the whole one.
    const sent = (await listSentRows(lead, locale, data)).filter(({ label }) => !(label in own));
    rows.push({ ...own, ...Object.fromEntries(sent.map(({ label, value }) => [label, value])) });
  }
  return csv(rows);
}
