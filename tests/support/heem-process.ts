import { createInterface } from 'node:readline';
import { makeSignature } from 'better-auth/crypto';
import { sql } from 'kysely';
import { auth } from '../../lib/accounts/auth.ts';
import { db } from '../../lib/db/database.ts';
import { heem } from '../../scripts/heem.ts';

// Started by tests/support/heem-of.ts: runs staff commands one after the other, a line of JSON each, in one process. Each answer
// is a line as well: the exit code, and what the command printed.

const printed: string[] = [];
console.log = (...words) => printed.push(words.join(' '));
console.error = console.log;

/** Further commands for states that a visitor would need long to cause. */
const further: Record<string, (...words: string[]) => Promise<void>> = {
  /**
   * Creates a member of staff with a second factor and a session as rows, and prints the cookie of the session: without a password, a
   * mail or a line in the log. tests/e2e/office-access.spec.ts does it by the pages of the office.
   */
  async 'staff session'(email, name, role, broker) {
    const { internalAdapter, authCookies, secret } = await (await auth()).$context;
    const { id } = await internalAdapter.createUser(
      { email, name, role, broker: broker || null, locale: 'nl', emailVerified: true, twoFactorEnabled: true },
      { method: 'email-password' },
    );
    const { token } = await internalAdapter.createSession(id);
    const signed = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`);
    console.log(`${authCookies.sessionToken.name}=${signed}`);
  },
  /** Lets a member of staff in who chose a password, as if they had set up their second factor. */
  async secure(email) {
    const secured = await (await db())
      .updateTable('user')
      .set({ twoFactorEnabled: sql<boolean>`(1 = 1)` })
      .where('email', '=', email)
      .executeTakeFirst();
    if (secured.numUpdatedRows !== 1n) throw new Error(`no account has ${email}`);
  },
};

async function run([name = '', ...words]: string[]): Promise<number> {
  const own = further[name];
  if (!own) return heem([name, ...words]);
  try {
    await own(...words);
    return 0;
  } catch (error) {
    console.error(String(error));
    return 1;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  printed.length = 0;
  const exitCode = await run(JSON.parse(line));
  process.stdout.write(`${JSON.stringify({ exitCode, text: printed.join('\n') })}\n`);
}
process.exit();
