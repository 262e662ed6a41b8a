import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { openSigned, sign } from '../signed.ts';
import { type Database, db, type Trx } from './database.ts';

const known = new WeakMap<Database, Map<string, Buffer>>();

/** 32 random bytes, made at the first call with a name and kept in the database: all instances sign with the same. Within a transaction it is asked for through that. */
export async function secret(name: string, trx?: Trx): Promise<Buffer> {
  if (trx) return storedSecret(trx, name);
  const database = await db();
  const secrets = known.get(database) ?? new Map<string, Buffer>();
  known.set(database, secrets);
  const value = secrets.get(name) ?? (await storedSecret(database, name));
  secrets.set(name, value);
  return value;
}

/** Read before it is made: a disk that is full takes nothing more. */
async function storedSecret(database: Database | Trx, name: string): Promise<Buffer> {
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

/**
 * Spends a token (a captcha's answer, a one-time link): true the first time only. It is remembered until `expiresAt` (ms since
 * epoch), after which its owner refuses it anyway. Within a transaction it is spent only if that is committed.
 */
export async function useOnce(token: string, expiresAt: number, trx?: Trx): Promise<boolean> {
  const spent = await (trx ?? (await db()))
    .insertInto('spent_token')
    .values({ token, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .returning('token')
    .executeTakeFirst();
  return spent !== undefined;
}

interface Kind<T> {
  /** Keeps a token for one thing from serving another. */
  purpose: string;
  /** The name of what it is signed with (lib/db/tokens.ts). */
  secret: string;
  /** What it carries. */
  schema: z.ZodType<T>;
}

/** Signs and opens the tokens of one kind, within a transaction through that; null for a text that is none of them. */
export const signedTokens = <T>({ purpose, secret: name, schema }: Kind<T>) => ({
  sign: async (value: T, trx?: Trx): Promise<string> => sign(value, purpose, await secret(name, trx)),
  open: async (text: string): Promise<T | null> => openSigned(text, purpose, schema, await secret(name)),
});
