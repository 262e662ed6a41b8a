import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { db, inTransaction } from '@/lib/db/database';
import { putUpload, storeLead } from '@/lib/leads/store';
import { addEntry } from '@/lib/leads/store-work';
import { insertDataLink } from '@/lib/people/store-data-links';
import { insertReader } from '@/lib/subscriptions/store';
import { recordOffers } from '@/lib/subscriptions/store-offers';
import { invited } from './accounts';
import { lead, mail } from './examples';
import { addSearch } from './searches';
import { book } from './visits';

/** Stores something of every kind under an address; returns the appointment. `word` is in all that is free text. */
export async function storeEverything(email: string, word: string, { slot, homes }: { slot: string; homes: number[] }) {
  const fields = { firstName: word, phone: '0470 12 34 56', email, remark: `${word} remark` };
  const { id } = await storeLead(
    lead({ email: email.toUpperCase(), name: `${word} Name`, form: 'contact-me', fields }),
    [mail({ subject: `About ${word}`, replyTo: email }), mail({ to: email, subject: `Thanks ${word}` })],
  );
  const content = Buffer.from(`${word} file`);
  await inTransaction(async (trx) => {
    await putUpload(trx, { field: 'cv', name: `${word}.pdf`, type: 'application/pdf', content }, id);
    await addEntry(trx, id, { id: null, name: 'Tom' }, { kind: 'note', text: `${word} note` });
    await insertReader(trx, { id: randomUUID(), email, name: word, locale: 'nl', form: 'sign-newsletter' });
    await recordOffers(trx, email, [5803]);
    await insertDataLink(trx, randomUUID(), email, Date.now() + 3_600_000);
  });
  await addSearch({ email, name: word });
  await invited({ email, name: word, locale: 'nl', role: 'client', homes });
  const visit = await book({ slot, email });
  if (typeof visit !== 'string') throw new Error('no appointment');
  return visit;
}

/** Everything that a database holds, as text. */
export async function wholeDatabase(): Promise<string> {
  const database = await db();
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  const rows = tables.map(async (name) => (await sql`select * from ${sql.table(name)}`.execute(database)).rows);
  return JSON.stringify(await Promise.all(rows), (_, value) =>
    value instanceof Uint8Array
      ? Buffer.from(value).toString('latin1')
      : value?.type === 'Buffer'
        ? Buffer.from(value.data).toString('latin1')
        : value,
  );
}
