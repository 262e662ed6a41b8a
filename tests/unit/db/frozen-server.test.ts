import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '@/lib/db/database';
import { postgresDialect } from '@/lib/db/postgres';
import { createDatabase } from '../../support/storage/database';

it('a PostgreSQL server that is frozen fails a query instead of holding it for ever', async () => {
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
  const begun = Date.now();
  await expect(sql`select 1`.execute(database)).rejects.toThrow(/timeout/);
  expect(Date.now() - begun).toBeLessThan(4_000);
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await database.destroy();
});
