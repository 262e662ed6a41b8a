import 'server-only';
import type { OwnedHome } from '../accounts/owned-home.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { env } from '../env.ts';
import { composeMail } from '../letters/compose.tsx';
import { putMail } from '../mail/store.ts';
import { linkHref, unsubscribeHeaders } from '../requests/subscription-links.ts';
import { composeReportMail, type HomeMonth } from './report-mail.ts';
import { findDueMonth, monthBefore, monthBounds } from './report-month.ts';
import type { ReportReader, ReportSources } from './report-sources.ts';
import { countVisits } from './store.ts';
import { isReportHeld, listStoppedReaders, readersToSkip, readReportPlans, recordReport } from './store-reports.ts';

/** Sends the reports of the month that is due, if there is one, to owners who did not get theirs. Several workers may do so at the same time. */
export async function sendDueReports(sources: ReportSources, data: Snapshot): Promise<void> {
  const month = findDueMonth(Date.now());
  if (!month) return;
  const settled = await readersToSkip(month);
  if (settled === 'all') return;
  // One that fails is tried again in the next round; the others go on.
  for (const reader of await sources.listReportReaders())
    if (!settled.has(reader.id))
      await sendOnce(reader, month, sources, data).catch((error: unknown) =>
        console.error(`The report of ${month} to the account ${reader.id}:`, error),
      );
}

/** The mail and the record of it are one transaction: neither a crash nor another worker sends a month twice. */
async function sendOnce(reader: ReportReader, month: string, sources: ReportSources, data: Snapshot): Promise<void> {
  const mail = await composeReport(reader, month, sources, data);
  await inTransaction(async (trx) => {
    if (!mail || (await isReportHeld(trx, reader.id, month))) return;
    if (await recordReport(trx, reader.id, month, reader.locale)) await putMail(trx, mail);
  });
}

/** The result of a report that staff requested: `stopped` if the owner unsubscribed, `nothing` without a home on the site. */
export type SentReport = 'sent' | 'stopped' | 'nothing';

/** Mails the report of a month at the request of staff, sent before or not, held back or not; `anyway` also to an owner who unsubscribed. */
export async function sendReport(
  reader: ReportReader,
  month: string,
  { anyway }: { anyway: boolean },
  sources: ReportSources,
  data: Snapshot,
  also?: (trx: Trx) => Promise<unknown>,
): Promise<SentReport> {
  if (!anyway && (await listStoppedReaders()).has(reader.id)) return 'stopped';
  const mail = await composeReport(reader, month, sources, data);
  if (!mail) return 'nothing';
  await inTransaction(async (trx) => {
    await recordReport(trx, reader.id, month, reader.locale);
    await putMail(trx, mail);
    await also?.(trx);
  });
  return 'sent';
}

/** The report of a month as it would be sent now; null for an owner whose homes have left the site. */
export async function composeReport(reader: ReportReader, month: string, sources: ReportSources, data: Snapshot) {
  const shown = reader.homes.filter((home) => data.catalogue.properties.has(home));
  if (shown.length === 0) return null;
  const homes = await Promise.all(shown.map((home) => homeMonth(home, month, sources)));
  const links = {
    portal: env.siteUrl + sources.portalPath(reader.locale),
    stop: await linkHref({ kind: 'report', id: reader.id, step: 'stop' }, reader.locale, data),
  };
  const { note, author } = (await readReportPlans(month)).of(reader.id);
  const mail = await composeReportMail(
    reader,
    month,
    homes,
    links,
    data,
    note && author ? { text: note, author } : null,
  );
  return composeMail({ ...mail, headers: await unsubscribeHeaders('report', reader.id) });
}

async function homeMonth(home: OwnedHome, month: string, { readMonthFigures }: ReportSources): Promise<HomeMonth> {
  const { from, until } = monthBounds(month);
  const [now, before, past, planned] = await Promise.all([
    readMonthFigures([home], month),
    readMonthFigures([home], monthBefore(month)),
    countVisits(home, from, until),
    countVisits(home, Date.now()),
  ]);
  return { home, month, now, before, appointments: { past, planned } };
}
