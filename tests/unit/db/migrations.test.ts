import { readdirSync, rmSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '@/lib/db/database';
import type { Schema } from '@/lib/db/schema';
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

  it('the office finds the leads that were there, also by their campaign, and former managers are brokers', async () => {
    const before = await createDatabase(database().engine, { empty: true });
    const opened = new Kysely<Schema>({ dialect: before.dialect() });
    const names = readdirSync('lib/db/migrations').map((file) => file.replace('.ts', ''));
    const run = async (name: string) => (await import(`../../../lib/db/migrations/${name}.ts`)).up(opened);
    for (const name of names.toSorted().filter((one) => one < '0012')) await run(name);
    const now = new Date().toISOString();
    await sql`insert into ${sql.table('user')} (id, name, email, ${sql.ref('emailVerified')}, role, locale, ${sql.ref('createdAt')}, ${sql.ref('updatedAt')})
      values ('m', 'Jef', 'jef@heem.example', ${database().engine === 'sqlite' ? 1 : true}, 'manager', 'nl', ${now}, ${now})`.execute(
      opened,
    );
    for (let i = 0; i < 501; i++)
      await sql`insert into lead (id, key, form, locale, name, email, fields, source, created_at)
        values (${String(i)}, ${String(i)}, 'contact-me', 'nl', 'Zoé', 'z@visitor.example', '{"phone":"0470 12 34 56"}', '{}', 1)`.execute(
        opened,
      );
    await run('0012-office');
    const [user] = await opened.selectFrom('user').select(['role', 'twoFactorEnabled']).execute();
    expect(user).toEqual({ role: 'broker', twoFactorEnabled: null });
    const leads = await opened.selectFrom('lead').select(['words', 'status']).distinct().execute();
    expect(leads).toEqual([{ words: 'zoe z@visitor.example 0470123456 0470 12 34 56', status: 'new' }]);
    for (const [id, source] of [
      ['7', '{"page":"/nl/","utm_source":"Nieuwsbrief","utm_campaign":"Lente"}'],
      ['8', '{"page":"/nl/utm_source/"}'],
    ])
      await sql`update lead set source = ${source} where id = ${id}`.execute(opened);
    await run('0016-leads');
    expect(await opened.selectFrom('lead').select(['id', 'origin']).where('origin', '!=', '').execute()).toEqual([
      { id: '7', origin: 'nieuwsbrief / lente' },
    ]);
    await opened.destroy();
    rmSync(before.dir, { recursive: true });
  });

  it('the office finds the people who were there', async () => {
    const before = await createDatabase(database().engine, { empty: true });
    const opened = new Kysely<Schema>({ dialect: before.dialect() });
    const names = readdirSync('lib/db/migrations').map((file) => file.replace('.ts', ''));
    const run = async (name: string) => (await import(`../../../lib/db/migrations/${name}.ts`)).up(opened);
    for (const name of names.toSorted().filter((one) => one < '0015')) await run(name);
    for (let i = 0; i < 501; i++)
      await sql`insert into lead (id, key, form, locale, name, email, fields, source, created_at)
        values (${`${i}`}, ${`${i}`}, 'contact-me', 'nl', ${i === 500 ? 'Zoé' : 'Z.'}, ${i % 2 ? 'Z@visitor.example' : 'z@VISITOR.example'}, ${i === 3 ? '{"phone":"0470 12 34 56"}' : '{}'}, '{}', ${i})`.execute(
        opened,
      );
    await sql`insert into reader (id, email, name, locale, form, state, created_at) values ('r', 'r@visitor.example', 'R', 'nl', 'sign-newsletter', 'asked', 7)`.execute(
      opened,
    );
    await run('0015-people');
    const people = await opened.selectFrom('person').selectAll().orderBy('email').execute();
    expect(people).toMatchObject([
      { email: 'r@visitor.example', name: 'R', phone: '', last_at: 7 },
      {
        email: 'z@visitor.example',
        name: 'Zoé',
        folded: 'zoe',
        phone: '0470 12 34 56',
        dialled: '0470123456',
        last_at: 500,
      },
    ]);
    await opened.destroy();
    rmSync(before.dir, { recursive: true });
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
