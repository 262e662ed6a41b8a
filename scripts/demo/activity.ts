import type { Snapshot } from '../../lib/data/load.ts';
import { listAccounts } from '../../lib/db/accounts.ts';
import { listLeads } from '../../lib/db/lead-records.ts';
import { env } from '../../lib/env.ts';
import { putPapers } from './documents.ts';
import { sendNothing } from './mails.ts';
import { askAll } from './requests.ts';
import { countViews } from './views.ts';
import { bookAll } from './visits.ts';

/** Why no sample activity may be written; null where it may: on a database of one's own in which nobody has done anything. */
export async function refusal(): Promise<string | null> {
  if (env.databaseUrl) return 'DATABASE_URL is set';
  if ((await listAccounts()).length > 0) return 'somebody has an account';
  return (await listLeads(0)).length > 0 ? 'somebody has sent a form' : null;
}

/** Writes two months of sample activity up to a moment (ms since epoch), with the site's own functions. Nothing of it is mailed. */
export async function writeActivity(data: Snapshot, now = Date.now()): Promise<void> {
  await countViews(data, now);
  await askAll(data, now);
  await bookAll(data, now);
  await putPapers(data, now);
  await sendNothing(now);
}
