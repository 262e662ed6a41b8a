import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { db } from '../../lib/db/database.ts';
import type { PageForm } from '../../lib/forms/forms.ts';
import { checkFormLimits } from '../../lib/forms/rate-limit.ts';
import { heem } from '../../scripts/heem.ts';

// Started by tests/support/heem-of.ts: runs staff commands one after the other, a line of JSON each, in one process. Each answer
// is a line as well: the exit code, and what the command printed.

const printed: string[] = [];
console.log = (...words) => printed.push(words.join(' '));
console.error = console.log;

/** What no staff command does, for states that take a visitor long to cause. */
const further: Record<string, (...words: string[]) => Promise<void>> = {
  /** Lets a member of staff in who chose a password, as if they had set up their second factor; tests/e2e/office.spec.ts does it by hand. */
  async secure(email) {
    const secured = await (await db())
      .updateTable('user')
      .set({ twoFactorEnabled: sql<boolean>`(1 = 1)` })
      .where('email', '=', email)
      .executeTakeFirst();
    if (secured.numUpdatedRows !== 1n) throw new Error(`no account has ${email}`);
  },
  /** Counts a form that a network address sent. */
  'count form': (form, network) => checkFormLimits(form as PageForm, network),
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
