import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { dayMs, hourMs } from '../day.ts';
import type { Trx } from '../db/database.ts';
import { cancelMail } from '../db/outbox.ts';
import { updateVisit, type Visit } from '../db/visits.ts';
import type { VisitNews } from '../i18n/visit-words.ts';
import { queueMail } from '../mail/compose.tsx';
import { visitPath } from './visit-link.ts';
import { mailToHost, mailToVisitor } from './visit-mails.ts';

/** How long before an appointment its visitor is reminded; who made it shortly before that needs no reminder. */
const reminded = dayMs;
const recently = 4 * hourMs;

/** Mails the news of an appointment within the transaction that makes it: to the visitor, to the host, and for one that stands, a reminder later. */
export async function tell(trx: Trx, news: VisitNews, visit: Visit, data: Snapshot): Promise<void> {
  const path = await visitPath(visit.id, visit.locale, data, trx);
  await queueMail(trx, await mailToVisitor(news, visit, path, data), visit.lead);
  if (news !== 'offered' && news !== 'reminder')
    await queueMail(trx, await mailToHost(news, visit, path, data), visit.lead);
  if (visit.reminder) await cancelMail(trx, visit.reminder);
  await updateVisit(trx, visit.id, { reminder: await remind(trx, visit, path, data) });
}

/** Puts the reminder into the outbox; null for an appointment that needs none. */
async function remind(trx: Trx, visit: Visit, path: string, data: Snapshot): Promise<string | null> {
  const notBefore = visit.startsAt - reminded;
  if (visit.state !== 'confirmed' || notBefore - recently < Date.now()) return null;
  return queueMail(trx, { ...(await mailToVisitor('reminder', visit, path, data)), notBefore }, visit.lead);
}
