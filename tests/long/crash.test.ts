import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { db } from '@/lib/db/database';
import { smtpTransport } from '@/lib/mail/transport';
import { onBothEngines, type TestDatabase } from '@/tests/support/storage/database';
import { deliver, settled, startSmtp } from '@/tests/support/storage/outbox';

/** The process sends so many mails at the same time, which may be sent twice when it is killed (docs/decisions/storage-and-outbox.md). */
const parallel = 5;

/** Starts a process that stores and delivers, kills it while it works, and returns what it had acknowledged. */
async function storeUntilKilled({ env }: TestDatabase, smtpUrl: string, acknowledgements: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/support/server-code.ts', 'tests/support/storage/processes/store-many.ts'],
    {
      env: { ...process.env, ...env, SMTP_URL: smtpUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const keys: string[] = [];
  for await (const key of createInterface(child.stdout)) {
    keys.push(key);
    if (keys.length === acknowledgements) setTimeout(() => child.kill('SIGKILL'), Math.random() * 30);
  }
  return keys;
}

onBothEngines((database) => {
  it('a site that is killed repeatedly loses nothing it acknowledged and sends hardly anything twice', async () => {
    await using smtp = await startSmtp();
    const acknowledged: string[] = [];
    let kills = 0;
    while (acknowledged.length < 200) {
      const some = 50 + Math.round(Math.random() * 40);
      acknowledged.push(...(await storeUntilKilled(database(), smtp.url, some)));
      kills++;
    }
    deliver(smtpTransport(smtp.url, parallel));
    await settled();

    const stored = await (await db()).selectFrom('lead').select('key').execute();
    const keys = new Set(stored.map(({ key }) => key));
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
    expect(new Set(smtp.received.map(({ subject }) => subject))).toEqual(keys);

    // Duplicates have the same Message-ID, by which mail programs recognise them.
    const ids = new Set(smtp.received.map(({ messageId }) => messageId));
    expect(ids.size).toBe(stored.length);
    expect(smtp.received.length - ids.size).toBeLessThanOrEqual(kills * parallel);
  }, 120_000);
});
