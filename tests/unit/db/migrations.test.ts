import { readdirSync, rmSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '@/lib/db/database';
import type { Schema } from '@/lib/db/schema';
import { staffProcess } from '@/tests/support/storage/command';
import { createDatabase, onBothEngines, type TestDatabase } from '@/tests/support/storage/database';

/** A database as it was before a migration, and what runs one more. */
async function databaseBefore(first: string, engine: TestDatabase['engine']) {
  const { dialect, dir } = await createDatabase(engine, { empty: true });
  const opened = new Kysely<Schema>({ dialect: dialect() });
  onTestFinished(async () => {
    await opened.destroy();
    rmSync(dir, { recursive: true });
  });
  const names = readdirSync('lib/db/migrations').map((file) => file.replace('.ts', ''));
  const run = async (name: string) => (await import(`../../../lib/db/migrations/${name}.ts`)).up(opened);
  for (const name of names.toSorted().filter((one) => one < first)) await run(name);
  return { opened, run };
}

onBothEngines((database) => {
  it('several instances start at once on an empty database', async () => {
    const empty = await createDatabase(database().engine, { empty: true });
    const answers = await Promise.all([1, 2, 3].map(() => staffProcess(empty, 'outbox')));
    expect(answers).toEqual(Array(3).fill({ code: 0, stdout: 'Everything has been delivered.\n', stderr: '' }));
    const opened = await openDatabase(empty.dialect());
    const done = await sql<{ name: string }>`select name from kysely_migration`.execute(opened);
    expect(new Set(done.rows.map(({ name }) => name)).size).toBe(done.rows.length);
    await opened.destroy();
    rmSync(empty.dir, { recursive: true });
  }, 60_000);

  it('existing leads and people are found, also by campaign, and former managers become brokers', async () => {
    const { opened, run } = await databaseBefore('0012', database().engine);
    const now = new Date().toISOString();
    const isVerified = database().engine === 'sqlite' ? 1 : true;
    await sql`insert into ${sql.table('user')} (id, name, email, ${sql.ref('emailVerified')}, role, locale, ${sql.ref('createdAt')}, ${sql.ref('updatedAt')})
      values ('m', 'Jef', 'jef@heem.example', ${isVerified}, 'manager', 'nl', ${now}, ${now})`.execute(opened);
    // More than one statement takes; the third gave a number, the last is the newest.
    for (let i = 0; i < 501; i++)
      await sql`insert into lead (id, key, form, locale, name, email, fields, source, created_at)
        values (${`${i}`}, ${`${i}`}, 'contact-me', 'nl', ${i === 3 || i === 500 ? 'Zoé' : 'Z.'}, ${i % 2 ? 'Z@visitor.example' : 'z@VISITOR.example'}, ${i === 3 ? '{"phone":"0470 12 34 56"}' : '{}'}, '{}', ${i})`.execute(
        opened,
      );
    await sql`insert into reader (id, email, name, locale, form, state, created_at) values ('r', 'r@visitor.example', 'R', 'nl', 'sign-newsletter', 'asked', 7)`.execute(
      opened,
    );
    await run('0012-office');
    const [user] = await opened.selectFrom('user').select(['role', 'twoFactorEnabled']).execute();
    expect(user).toEqual({ role: 'broker', twoFactorEnabled: null });
    const leads = await opened.selectFrom('lead').select(['id', 'words', 'status']).execute();
    expect(leads.find(({ id }) => id === '3')?.words).toBe('zoe z@visitor.example 0470123456 0470 12 34 56');
    expect(leads.filter(({ words, status }) => !words.includes('z@visitor.example') || status !== 'new')).toEqual([]);
    await run('0013-absences');
    await run('0015-people');
    const people = await opened.selectFrom('person').selectAll().orderBy('email').execute();
    const zoe = { email: 'z@visitor.example', name: 'Zoé', folded: 'zoe', phone: '0470 12 34 56' };
    expect(people).toMatchObject([
      { email: 'r@visitor.example', name: 'R', phone: '', last_at: 7 },
      { ...zoe, dialled: '0470123456', last_at: 500 },
    ]);
    for (const [id, source] of [
      ['7', '{"page":"/nl/","utm_source":"Nieuwsbrief","utm_campaign":"Lente"}'],
      ['8', '{"page":"/nl/utm_source/"}'],
    ])
      await sql`update lead set source = ${source} where id = ${id}`.execute(opened);
    await run('0016-leads');
    expect(await opened.selectFrom('lead').select(['id', 'origin']).where('origin', '!=', '').execute()).toEqual([
      { id: '7', origin: 'nieuwsbrief / lente' },
    ]);
  }, 60_000);

  it('an existing working copy belongs to its last editor only', async () => {
    const { opened, run } = await databaseBefore('0026', database().engine);
    await sql`insert into working_copy (record, base, content, version, staff, changed_at)
      values ('properties/5801', 'null', '{"lot":"A"}', 7, 'nora', 1700000000000), ('site', '{}', '{}', 2, 'lies', 5)`.execute(
      opened,
    );
    await run('0026-personal-copies');
    const row = { record: 'properties/5801', staff: 'nora', base: 'null', content: '{"lot":"A"}', version: 7 };
    const read = () => opened.selectFrom('working_copy').selectAll().orderBy('record').orderBy('staff').execute();
    expect(await read()).toMatchObject([
      { ...row, changed_at: 1_700_000_000_000 },
      { record: 'site', staff: 'lies' },
    ]);
    await opened
      .insertInto('working_copy')
      .values({ ...row, staff: 'lies', changed_at: 9 })
      .execute();
    expect(await read()).toHaveLength(3);
    await expect(
      opened
        .insertInto('working_copy')
        .values({ ...row, changed_at: 9 })
        .execute(),
    ).rejects.toThrow();
  });

  it('rejects a database that a newer version of the site has migrated', async () => {
    const later = await createDatabase(database().engine);
    const opened = await openDatabase(later.dialect());
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(opened);
    await opened.destroy();
    await expect(openDatabase(later.dialect())).rejects.toThrow('The database cannot be used: corrupted migrations');
    rmSync(later.dir, { recursive: true });
  });
});
