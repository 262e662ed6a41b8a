import { randomBytes } from 'node:crypto';
import { type Database, db, type Trx } from './database.ts';

const known = new WeakMap<Database, Map<string, Buffer>>();

/** 32 random bytes, made at the first call with a name and kept in the database: all instances sign with the same. Within a transaction it is asked for through that. */
export async function secret(name: string, trx?: Trx): Promise<Buffer> {
  if (trx) return keptSecret(trx, name);
  const database = await db();
  const secrets = known.get(database) ?? new Map<string, Buffer>();
  known.set(database, secrets);
  const value = secrets.get(name) ?? (await keptSecret(database, name));
  secrets.set(name, value);
  return value;
}

/** Read before it is made: a disk that is full takes nothing more. */
async function keptSecret(database: Database | Trx, name: string): Promise<Buffer> {
  const kept = await database.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  if (kept) return Buffer.from(kept.value, 'base64');
  await database
    .insertInto('secret')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64');
}
