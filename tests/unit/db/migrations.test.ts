import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '@/lib/db/database';
import { staffProcess } from '../../support/storage/command';
import { createDatabase, onBothEngines } from '../../support/storage/database';

onBothEngines((database) => {
  it('several instances that start at once on an empty database all come up', async () => {
    const empty = await createDatabase(database().engine, { empty: true });
    const answers = await Promise.all([1, 2, 3, 4].map(() => staffProcess(empty, 'outbox')));
    expect(answers).toEqual(Array(4).fill({ code: 0, stdout: 'Everything has been delivered.\n', stderr: '' }));
    const opened = await openDatabase(empty.dialect());
    const done = await sql<{ name: string }>`select name from kysely_migration`.execute(opened);
    expect(new Set(done.rows.map(({ name }) => name)).size).toBe(done.rows.length);
    await opened.destroy();
    rmSync(empty.dir, { recursive: true });
  });

  it('a database that a newer version of the site has changed is refused', async () => {
    const later = await createDatabase(database().engine);
    const opened = await openDatabase(later.dialect());
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(opened);
    await opened.destroy();
    await expect(openDatabase(later.dialect())).rejects.toThrow('The database cannot be used: corrupted migrations');
    rmSync(later.dir, { recursive: true });
  });
});
