import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { inTransaction } from '../db/database.ts';
import { putMail } from '../db/outbox.ts';
import { announcedHomes, finishComparison, type LeasedSearch, leaseSearches } from '../db/subscriptions.ts';
import { composeMail } from '../mail/compose.tsx';
import { firstMail, newsMail } from './alert-mail.ts';
import { catalogueMark } from './catalogue-mark.ts';
import { storedCriteria } from './kept-search.ts';
import { type News, newsOf } from './news.ts';
import { nextTurn } from './pace.ts';

const batch = 10;
/** In ms: a worker that was killed keeps its searches no longer. */
const lease = 120_000;
const nothing: News = { fresh: [], lowered: [], told: [] };

/** Tells some searches that are due what is new to them; returns how many it looked at. Several workers may do so at the same time. */
export async function tellSome(worker: string, data: Snapshot): Promise<number> {
  const searches = await leaseSearches(worker, catalogueMark(data.catalogue), batch, lease);
  // One that fails keeps its lease and is tried again when that ends; the others go on.
  for (const search of searches)
    await tell(worker, search, data).catch((error: unknown) => console.error(`The search ${search.id}:`, error));
  return searches.length;
}

/** What is told and that it was told are one transaction: neither a crash nor another worker tells it twice. */
async function tell(worker: string, search: LeasedSearch, data: Snapshot): Promise<void> {
  const criteria = storedCriteria(search);
  const news = criteria ? newsOf(criteria, await announcedHomes(search.id), data.catalogue) : nothing;
  const mail =
    criteria && search.isFirst
      ? await firstMail(search, criteria, news, data)
      : criteria && (news.fresh.length > 0 || news.lowered.length > 0)
        ? await newsMail(search, criteria, news, data)
        : null;
  const composed = mail && (await composeMail(mail));
  const turn = {
    worker,
    search: search.id,
    catalogue: catalogueMark(data.catalogue),
    told: news.told,
    dueAt: nextTurn(search.pace, Date.now()),
  };
  await inTransaction(async (trx) => {
    if ((await finishComparison(trx, turn)) && composed) await putMail(trx, composed);
  });
}
