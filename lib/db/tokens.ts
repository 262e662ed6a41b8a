import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { openSigned, sign } from '../security/signed.ts';
import { type Database, db, type Trx } from './database.ts';

const known = new WeakMap<Database, Map<string, Buffer>>();

/** 32 random bytes by name, created at the first call and stored in the database, so that all instances sign with the same. Pass `trx` inside a transaction. */
export async function secret(name: string, trx?: Trx): Promise<Buffer> {
  if (trx) return storedSecret(trx, name);
  const database = await db();
  const secrets = known.get(database) ?? new Map<string, Buffer>();
  known.set(database, secrets);
  const value = secrets.get(name) ?? (await storedSecret(database, name));
  secrets.set(name, value);
  return value;
}

/** Reads first: writing fails on a full disk. */
async function storedSecret(database: Database | Trx, name: string): Promise<Buffer> {
  const stored = await database.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  if (stored) return Buffer.from(stored.value, 'base64');
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
 * Marks a token (the answer of a captcha, a one-time link) as used: true the first time only. It is stored until `expiresAt` (ms since
 * epoch), when it is no longer valid anyway. In a transaction it counts as used only if that is committed.
 */
export async function consumeToken(token: string, expiresAt: number, trx?: Trx): Promise<boolean> {
  const spent = await (trx ?? (await db()))
    .insertInto('spent_token')
    .values({ token, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .returning('token')
    .executeTakeFirst();
  return spent !== undefined;
}

interface Kind<T> {
  /** Prevents a token for one purpose from being used for another. */
  purpose: string;
  /** The name of the secret that signs it. */
  secret: string;
  /** The schema of its content. */
  schema: z.ZodType<T>;
}

/** Signs and verifies the tokens of one kind; `open` returns null for a text that is not a valid one. */
export const signedTokens = <T>({ purpose, secret: name, schema }: Kind<T>) => ({
  sign: async (value: T, trx?: Trx): Promise<string> => sign(value, purpose, await secret(name, trx)),
  open: async (text: string): Promise<T | null> => openSigned(text, purpose, schema, await secret(name)),
});
