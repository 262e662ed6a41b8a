import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { openDatabase } from '@/lib/db/database';
import { postgresDialect } from '@/lib/db/postgres';
import { sqliteDialect } from '@/lib/db/sqlite';
import { storeLead } from '@/lib/leads/store';
import { fill, lock } from '@/tests/support/storage/broken';
import { countRows, createDatabase, onBothEngines } from '@/tests/support/storage/database';
import { lead, mail } from '@/tests/support/storage/examples';

const counts = async () => ({ leads: await countRows('lead'), mails: await countRows('outbox') });

onBothEngines((database) => {
  it('a lead waits for another writer', async () => {
    const unlock = await lock(database());
    setTimeout(unlock, 300);
    expect(await storeLead(lead(), [mail()])).toMatchObject({ isNew: true });
  });

  it('reports a database that stays locked, without blocking other work', async () => {
    const { engine, dir, env } = database();
    const timeout = 300;
    const dialect =
      engine === 'sqlite'
        ? sqliteDialect(path.join(dir, 'heem.db'), timeout)
        : postgresDialect(env.DATABASE_URL ?? '', timeout);
    await (await processState.database)?.destroy();
    processState.database = openDatabase(dialect);
    await processState.database;
    const unlock = await lock(database());
    const started = Date.now();
    let ticks = 0;
    const clock = setInterval(() => ticks++, 10);
    await expect(storeLead(lead(), [mail()])).rejects.toThrow(/locked|lock timeout/);
    clearInterval(clock);
    await unlock();
    expect(Date.now() - started).toBeGreaterThanOrEqual(timeout);
    expect(ticks).toBeGreaterThan(5);
    expect(await counts()).toEqual({ leads: 0, mails: 0 });
  });

  it('a full disk fails the whole submission; later ones are stored once there is space again', async () => {
    const free = await fill(database(), 60, ['outbox']);
    const large = { remark: 'x'.repeat(1_000_000) };
    await expect(storeLead(lead({ fields: large }), [mail(), mail()])).rejects.toThrow(/full/);
    expect(await counts()).toEqual({ leads: 0, mails: 0 });
    await free();
    expect(await storeLead(lead({ fields: large }), [mail(), mail()])).toMatchObject({ isNew: true });
    expect(await counts()).toEqual({ leads: 1, mails: 2 });
  });
});

it('a query to a frozen PostgreSQL server fails after a timeout', async () => {
  const { env } = await createDatabase('postgres');
  const real = new URL(inject('postgresUrl'));
  let frozen = false;
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(Number(real.port), real.hostname);
    sockets.push(client, server);
    client.on('data', (chunk) => server.write(chunk)).on('error', () => server.destroy());
    server.on('data', (chunk) => frozen || client.write(chunk)).on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const url = new URL(env.DATABASE_URL ?? '');
  url.port = String((proxy.address() as AddressInfo).port);
  const database = await openDatabase(postgresDialect(url.href, 400));
  frozen = true;
  await expect(sql`select 1`.execute(database)).rejects.toThrow(/timeout/);
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await database.destroy();
});
