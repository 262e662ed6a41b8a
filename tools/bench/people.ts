import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Staff } from '../../lib/accounts/store-staff.ts';
import { dayMs } from '../../lib/base/day.ts';
import { processState } from '../../lib/base/process-state.ts';
import { publishedData } from '../../lib/data/store.ts';
import { db, inTransaction, openDatabase, type Trx } from '../../lib/db/database.ts';
import { refreshPerson, toPersonRow } from '../../lib/db/person-index.ts';
import { postgresDialect } from '../../lib/db/postgres.ts';
import { sqliteDialect } from '../../lib/db/sqlite.ts';
import { planErasure } from '../../lib/people/erase-person.ts';
import { peopleScope, readPeople, readPeopleQuery } from '../../lib/people/people-page.ts';
import { countByPerson, findDuplicates } from '../../lib/people/store-list.ts';
import { readPersonRecord } from '../../lib/people/store-record.ts';
import { listDueForDeletion } from '../../lib/people/store-retention.ts';
import { pageForms } from '../../lib/routes/page-forms.ts';
import { startPostgres } from '../../scripts/support/postgres.ts';
import { inProject } from '../../scripts/support/project.ts';
import { table } from '../../scripts/support/table.ts';
import { measure } from './measure-reads.ts';

// npm run bench:people: how long the pages about people take at 100,000 leads of 40,000 people, on each database.

const count = 100_000;
const people = 40_000;
const aim = 300;
const data = publishedData();
const homes = [...data.catalogue.properties.keys()];
const person = { name: 'An', email: 'an@heem.example', locale: 'nl', secured: true } as const;
const owner: Staff = { ...person, id: 'owner', role: 'owner', broker: null };
const broker: Staff = { ...person, id: 'broker', role: 'broker', broker: 'tom-claes' };
/** A broker who may see people only through an appointment, so every person is checked without a result. */
const stranger: Staff = { ...person, id: 'stranger', role: 'broker', broker: 'nobody' };

const leadOf = (n: number, now: number) => {
  const [of, phone] = [n % people, `0470 ${String(n % people).padStart(6, '0')}`];
  return {
    id: randomUUID(),
    key: randomUUID(),
    form: pageForms[n % pageForms.length] ?? 'site-contact',
    locale: 'nl' as const,
    name: `Jan Peeters ${of}`,
    email: `jan.${of}@visitor.example`,
    fields: JSON.stringify({ firstName: 'Jan', lastName: `Peeters ${of}`, phone, remark: 'x'.repeat(300) }),
    property: homes[n % homes.length] ?? null,
    project: null,
    source: '{}',
    created_at: now - Math.floor((n * 5 * 365 * dayMs) / count),
  };
};

/** Fills the database as years of an agency would, with a few people of one name and an agenda of 10,000 appointments. */
async function fill(): Promise<void> {
  const now = Date.now();
  for (let done = 0; done < count; done += step)
    await inTransaction(async (trx) => {
      for (let from = done; from < done + step; from += 500) await fillSome(trx, from, now);
    });
  await inTransaction(async (trx) => {
    for (let done = 0; done < people; done += 500) {
      const rows = Array.from({ length: 500 }, (_, i) => {
        const { email, name, fields, created_at } = leadOf(done + i, now);
        const { phone } = JSON.parse(fields) as { phone: string };
        return { id: randomUUID(), email, ...toPersonRow(email, [{ name, phone, at: created_at }]) };
      });
      await trx.insertInto('person').values(rows).execute();
    }
  });
}

/** In one transaction. */
const step = 10_000;

/** 500 leads with two mails each, and an appointment for every tenth. */
async function fillSome(trx: Trx, from: number, now: number): Promise<void> {
  const leads = Array.from({ length: 500 }, (_, i) => leadOf(from + i, now));
  await trx.insertInto('lead').values(leads).execute();
  const sent = { message: null, state: 'sent' as const, wanted_at: now, due_at: now, tries: 1, leased_by: null };
  await trx
    .insertInto('outbox')
    .values(
      leads.flatMap(({ id, email, created_at }) =>
        [email, 'tom@heem.example'].map((recipient) => ({
          id: randomUUID(),
          lead: id,
          recipient,
          subject: 'Uw vraag',
          created_at,
          ...sent,
          leased_until: 0,
          finished_at: created_at,
          last_error: null,
        })),
      ),
    )
    .execute();
  const untouched = { offered_until: null, sequence: 0, reminder: null, feedback: null, rating: null };
  await trx
    .insertInto('visit')
    .values(
      leads
        .filter((_, i) => i % 10 === 0)
        .map(({ id, property, created_at }) => ({
          id,
          lead: id,
          property,
          agenda: 'broker:tom-claes',
          state: 'confirmed' as const,
          created_at,
          starts_at: created_at + dayMs,
          ends_at: created_at + dayMs + 1,
          ...untouched,
        })),
    )
    .execute();
}

const list = (query: string, staff: Staff) => () =>
  readPeople(readPeopleQuery(new URLSearchParams(query)), staff, data);
const sampleEmail = 'jan.77@visitor.example';

const pages: Record<string, () => Promise<unknown>> = {
  'list, owner': list('', owner),
  'list, broker': list('', broker),
  'list, broker who sees nobody': list('', stranger),
  'deep page, owner': list(`after=${Date.now() - 365 * dayMs}_00000000-0000-0000-0000-000000000000`, owner),
  'name, found often': list('text=peeters', owner),
  'name, found once': list('text=peeters+7777', owner),
  'address, broker': list('text=jan.7776@visitor', broker),
  'telephone number': list(`text=${encodeURIComponent('0470 00 77 77')}`, owner),
  'found never': list('text=nergens', broker),
  'one person, owner': () => readPersonRecord(sampleEmail),
  'one person, broker': () => readPersonRecord(sampleEmail, peopleScope(broker, data)),
  'doubles and what moves': async () => {
    const row = await (await db())
      .selectFrom('person')
      .select('id')
      .where('email', '=', sampleEmail)
      .executeTakeFirstOrThrow();
    return [await findDuplicates(row), await countByPerson([sampleEmail])];
  },
  'what erasing would do': () => planErasure(sampleEmail, data),
  'what goes within a week': () => listDueForDeletion(data.content.site.retention, Date.now() + 7 * dayMs),
  'after a form': () => inTransaction((trx) => refreshPerson(trx, sampleEmail)),
};

mkdirSync(inProject('var'), { recursive: true });
const dir = mkdtempSync(inProject('var/bench-people-'));
const postgres = startPostgres({ safe: false });
const engines = {
  SQLite: () => sqliteDialect(path.join(dir, 'heem.db')),
  PostgreSQL: () => postgresDialect(`${postgres.url}/postgres`),
};

const times: Record<string, [number, number]>[] = [];
for (const [engine, dialect] of Object.entries(engines)) {
  const database = await openDatabase(dialect());
  processState.database = Promise.resolve(database);
  await fill();
  // Without it PostgreSQL plans for empty tables.
  if (engine === 'PostgreSQL') postgres.analyze();
  const own: Record<string, [number, number]> = {};
  for (const [name, read] of Object.entries(pages)) own[name] = await measure(read);
  times.push(own);
  await database.destroy();
}
postgres.stop();
rmSync(dir, { recursive: true });

const rows = Object.keys(pages).map((name) => [
  name,
  ...times.flatMap((own) => (own[name] ?? []).map((ms) => `${ms.toFixed(0)} ms`)),
]);
console.log(table(['page', ...Object.keys(engines).flatMap((engine) => [engine, 'slowest'])], rows));
const missed = times.some((own) => Object.values(own).some(([median]) => median > aim));
console.log(`Aim at ${count.toLocaleString('en')} leads: each page within ${aim} ms: ${missed ? 'missed' : 'met'}`);
process.exitCode = missed ? 1 : 0;
