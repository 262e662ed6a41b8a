import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

const mac = (secret: Buffer, purpose: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${body}`).digest();

/** A text that carries a value and cannot be forged; `purpose` keeps a text for one thing from serving another. */
export function sign(value: unknown, purpose: string, secret: Buffer): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${mac(secret, purpose, body).toString('base64url')}`;
}

/** The value of such a text; null for one that we did not sign for this purpose, or that does not hold what the schema asks. */
export function openSigned<T>(text: string, purpose: string, schema: z.ZodType<T>, secret: Buffer): T | null {
  const [body = '', given = ''] = text.split('.');
  const expected = mac(secret, purpose, body);
  const found = Buffer.from(given, 'base64url');
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return null;
  return schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data ?? null;
}
