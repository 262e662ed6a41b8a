import 'server-only';
import { randomUUID } from 'node:crypto';
import { storedCriteria } from '../catalogue/search/alert-criteria.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { composeMail } from '../letters/compose.tsx';
import { putMail } from '../mail/store.ts';
import { composeFirstMail, composeNewsMail } from './alert-mail.ts';
import { catalogueMark, findNews, type News } from './news.ts';
import { computeNextAlert } from './pace.ts';
import { finishComparison, type LeasedSearch, leaseSearches, listAnnouncedHomes } from './store.ts';

const batch = 10;
/** In ms: a worker that was killed keeps its searches no longer. */
export const alertLeaseMs = 120_000;
const nothing: News = { fresh: [], lowered: [], announced: [] };

/** Sends the alerts of some searches that are due; returns how many it looked at. Several workers may do so at the same time. */
export async function sendDueAlerts(worker: string, data: Snapshot): Promise<number> {
  const searches = await leaseSearches(worker, catalogueMark(data.catalogue), batch, alertLeaseMs);
  // One that fails keeps its lease and is tried again when that ends; the others go on.
  for (const search of searches)
    await sendAlert(worker, search, data).catch((error: unknown) => console.error(`The search ${search.id}:`, error));
  return searches.length;
}

/** The mail and the record of what it announced are one transaction: neither a crash nor another worker sends it twice. */
async function sendAlert(worker: string, search: LeasedSearch, data: Snapshot): Promise<void> {
  const criteria = storedCriteria(search);
  const news = criteria ? findNews(criteria, await listAnnouncedHomes(search.id), data.catalogue) : nothing;
  const mail =
    criteria && search.isFirst
      ? await composeFirstMail(search, criteria, news, data)
      : criteria && (news.fresh.length > 0 || news.lowered.length > 0)
        ? await composeNewsMail(search, criteria, news, data)
        : null;
  const composed = mail && (await composeMail(mail));
  const comparison = {
    worker,
    search: search.id,
    catalogue: catalogueMark(data.catalogue),
    announced: news.announced,
    isTold: composed !== null,
    dueAt: computeNextAlert(search.pace, Date.now()),
  };
  await inTransaction(async (trx) => {
    if ((await finishComparison(trx, comparison)) && composed) await putMail(trx, composed);
  });
}

const worker = randomUUID();

/** Sends all that are due, each by the data as they are then. */
export async function sendAllDueAlerts(data: () => Snapshot): Promise<void> {
  while ((await sendDueAlerts(worker, data())) > 0);
}
