import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { inTransaction } from '@/lib/db/database';
import { smtpTransport } from '@/lib/mail/transport';
import { onBothEngines, type TestDatabase } from '../../support/storage/database';
import { deliver, queue, settled, startSmtp } from '../../support/storage/outbox';

/** What another process reads of the outbox: what is committed. */
async function committed({
  engine,
  dir,
  env,
}: TestDatabase): Promise<{ subject: string; state: string; leased: boolean }[]> {
  const query = `select subject, state, leased_until > ${Date.now()} as leased from outbox order by subject`;
  const rows =
    engine === 'sqlite' ? readSqlite(path.join(dir, 'heem.db'), query) : await readPostgres(env.DATABASE_URL, query);
  return rows.map(({ subject, state, leased }) => ({
    subject: String(subject),
    state: String(state),
    leased: Boolean(leased),
  }));
}

function readSqlite(file: string, query: string): Record<string, unknown>[] {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  return database.prepare(query).all();
}

async function readPostgres(url: string | undefined, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

const busy = 100;

onBothEngines((database) => {
  it('what a server accepted is noted before all that waits for the database', async () => {
    const { promise: whole, resolve } = Promise.withResolvers<() => void>();
    await using smtp = await startSmtp({
      onData: (stream, _, done) => void stream.resume().on('end', () => resolve(done)),
    });
    deliver(smtpTransport(smtp.url, 1));
    await queue({});
    const accept = await whole;

    // Forms and visits that came meanwhile; each says what it sees of the mail when it is done.
    const seen: string[] = [];
    let accepted = false;
    const others = Array.from({ length: busy }, () =>
      inTransaction(async (trx) => {
        await pause(database().engine === 'sqlite' ? 10 : 40);
        const { state } = await trx.selectFrom('outbox').select('state').executeTakeFirstOrThrow();
        if (accepted) seen.push(state);
      }),
    );
    await pause(5);
    accepted = true;
    accept();
    await Promise.all(others);
    expect(seen.length).toBeGreaterThan(busy * 0.8);
    // Those that had a connection when the server said yes; the note itself takes a moment.
    expect(seen.filter((state) => state === 'waiting').length).toBeLessThan(busy / 2);
    expect(seen.at(-1)).toBe('sent');
  });

  it('a mail is claimed on the disk before a server hears of it, and the one before is noted', async () => {
    const heard: Awaited<ReturnType<typeof committed>>[] = [];
    await using smtp = await startSmtp({
      onMailFrom(_, __, done) {
        committed(database()).then((mails) => {
          heard.push(mails);
          done();
        }, done);
      },
    });
    deliver(smtpTransport(smtp.url, 1), { parallel: 1 });
    await queue({ subject: 'a' }, { subject: 'b' }, { subject: 'c' });
    await settled();
    expect(heard).toHaveLength(3);
    for (const [turn, mails] of heard.entries()) {
      expect(mails.filter(({ state }) => state === 'sent')).toHaveLength(turn);
      expect(mails.filter(({ state, leased }) => state === 'waiting' && leased)).toHaveLength(1);
    }
  });
});
