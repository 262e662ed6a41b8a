import type { z } from 'zod';
import type { Trx } from './db/database.ts';
import { secret } from './db/secret.ts';
import { openSigned, sign } from './signed.ts';

interface Kind<T> {
  /** Keeps a token for one thing from serving another. */
  purpose: string;
  /** The name of what it is signed with (lib/db/secret.ts). */
  secret: string;
  /** What it carries. */
  schema: z.ZodType<T>;
}

/** Signs and opens the tokens of one kind, within a transaction through that; null for a text that is none of them. */
export const signedTokens = <T>({ purpose, secret: name, schema }: Kind<T>) => ({
  sign: async (value: T, trx?: Trx): Promise<string> => sign(value, purpose, await secret(name, trx)),
  open: async (text: string): Promise<T | null> => openSigned(text, purpose, schema, await secret(name)),
});
