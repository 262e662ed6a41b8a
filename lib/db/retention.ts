import type { Site } from '../content/schema.ts';
import { dayMs } from '../duration.ts';
import { deleteEndedLogins } from './accounts.ts';
import { deleteTraces } from './audience-traces.ts';
import { emptyLog } from './checkpoint.ts';
import { inTransaction, type Trx } from './database.ts';
import { deleteUnconfirmed } from './unconfirmed.ts';

/** Days that a search or an address of the newsletter waits to be confirmed; its mail says so. */
const patience = 14;

/** Deletes what is older than data/site.json allows, and what only had to be remembered for a while; returns the mails that went. */
export async function deleteExpired(periods: Site['retention'], now = Date.now()): Promise<string[]> {
  const mails = await deleteOld(periods, now);
  await emptyLog();
  return mails;
}

const deleteOld = ({ leads, forms, mails, documents }: Site['retention'], now: number): Promise<string[]> =>
  inTransaction(async (trx) => {
    const expired: string[] = [];
    for (const [form, days] of Object.entries(forms))
      expired.push(...(await oldLeads(trx, now - days * dayMs, [form])));
    expired.push(...(await oldLeads(trx, now - leads * dayMs, [], Object.keys(forms))));
    const gone = await deleteLeads(trx, expired);
    const loose = await trx
      .deleteFrom('outbox')
      .where('lead', 'is', null)
      .where('finished_at', '<=', now - mails * dayMs)
      .returning('id')
      .execute();
    await trx
      .deleteFrom('owner_document')
      .where('created_at', '<=', now - documents * dayMs)
      .execute();
    await deleteUnconfirmed(trx, now - patience * dayMs);
    await deleteTraces(trx, now);
    await trx.deleteFrom('spent_token').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('rate_limit').where('ends_at', '<=', now).execute();
    await deleteEndedLogins(trx, now);
    return [...gone, ...loose.map(({ id }) => id)];
  });

async function oldLeads(trx: Trx, before: number, forms: string[], otherThan: string[] = []): Promise<string[]> {
  const found = await trx
    .selectFrom('lead')
    .select('id')
    .where('created_at', '<=', before)
    .$if(forms.length > 0, (query) => query.where('form', 'in', forms))
    .$if(otherThan.length > 0, (query) => query.where('form', 'not in', otherThan))
    .execute();
  return found.map(({ id }) => id);
}

/** Deletes leads with all that belongs to them; returns their mails. */
export async function deleteLeads(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const mails: string[] = [];
  for (const lead of ids) {
    const own = await trx.deleteFrom('outbox').where('lead', '=', lead).returning('id').execute();
    await trx.deleteFrom('lead').where('id', '=', lead).execute();
    mails.push(...own.map(({ id }) => id));
  }
  return mails;
}
