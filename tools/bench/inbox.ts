import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Staff } from '../../lib/accounts/store-staff.ts';
import { dayMs } from '../../lib/base/day.ts';
import { processState } from '../../lib/base/process-state.ts';
import { toCatalogue } from '../../lib/catalogue/catalogue.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Snapshot } from '../../lib/content/snapshot.ts';
import { publishedData } from '../../lib/data/store.ts';
import { db, openDatabase } from '../../lib/db/database.ts';
import { postgresDialect } from '../../lib/db/postgres.ts';
import { sqliteDialect } from '../../lib/db/sqlite.ts';
import { leadStatuses } from '../../lib/db/tables/leads.ts';
import { readInbox, readInboxQuery } from '../../lib/leads/inbox.ts';
import { readToday } from '../../lib/office/today.ts';
import { readWeek } from '../../lib/office/week-figures.ts';
import { findSamePerson } from '../../lib/people/store-same-person.ts';
import { listHomes, readHomesQuery } from '../../lib/records/homes/homes.ts';
import { readReviews } from '../../lib/reviews/reviews.ts';
import { pageForms } from '../../lib/routes/page-forms.ts';
import { findFittingHomes } from '../../lib/subscriptions/homes-for.ts';
import { findFittingPeople } from '../../lib/subscriptions/matching-people.ts';
import { startPostgres } from '../../scripts/support/postgres.ts';
import { inProject } from '../../scripts/support/project.ts';
import { table } from '../../scripts/support/table.ts';
import { agendaLists, fillAgenda } from './agenda.ts';
import { measure } from './measure-reads.ts';

// npm run bench:inbox: how long the lists of the office take at 100,000 leads and 10,000 appointments, on each database.

const count = 100_000;
const searches = 2_000;
const manyHomes = 5_000;
/** In ms: of a list, and of a page that compares a home with all searches. */
const aim = 150;
const pageAim = 300;
const aimOf = (name: string): number => (name.startsWith('who fits') ? pageAim : aim);
const data = publishedData();
const homes = [...data.catalogue.properties.keys()];
const person = { name: 'An', email: 'an@heem.example', locale: 'nl', secured: true } as const;
const owner: Staff = { ...person, id: 'owner', role: 'owner', broker: null };
const broker: Staff = { ...person, id: 'broker', role: 'broker', broker: 'tom-claes' };

/** As many as years bring. */
const campaigns = Array.from({ length: 60 }, (_, i) => `bron ${i % 6} / campagne ${i}`);

/** Fills the database as years of an agency would: most is closed, a little is new. */
async function fill(): Promise<void> {
  const database = await db();
  const now = Date.now();
  const review = { comment: 'Alles liep vlot.', displayName: 'Jan', aboutYou: 'kocht een huis in Genk' };
  const remark = 'Wij zouden deze woning graag bezoeken, liefst op een zaterdag in de voormiddag. '.repeat(4);
  for (let done = 0; done < count; done += 500) {
    const rows = Array.from({ length: 500 }, (_, i) => {
      const n = done + i;
      const name = `Jan Peeters ${n}`;
      const email = `jan.${n % 40_000}@visitor.example`;
      return {
        id: randomUUID(),
        key: randomUUID(),
        form: pageForms[n % pageForms.length] ?? 'site-contact',
        locale: 'nl' as const,
        name,
        email,
        fields: JSON.stringify({
          firstName: 'Jan',
          lastName: `Peeters ${n}`,
          phone: '0470 12 34 56',
          remark,
          ...review,
        }),
        property: n % 5 === 0 ? null : (homes[n % homes.length] ?? null),
        project: null,
        source: '{}',
        origin: n % 3 === 0 ? '' : (campaigns[n % campaigns.length] ?? ''),
        created_at: now - Math.floor((n * 5 * 365 * dayMs) / count),
        status: n < 300 ? 'new' : n < 1_000 ? 'open' : (leadStatuses[2 + (n % 3)] ?? 'closed'),
        words: `${name} ${email} 0470123456 ${remark}`.toLowerCase(),
      } as const;
    });
    await database.insertInto('lead').values(rows).execute();
  }
}

/** Searches as visitors save them: most in one town, some around it, some of a whole province. */
async function fillSearches(): Promise<void> {
  const cities = [...data.catalogue.cities.values()];
  const now = Date.now();
  const rows = Array.from({ length: searches }, (_, n) => {
    const city = cities[n % cities.length]?.id ?? 'hasselt';
    const place = n % 4 === 0 ? `${city}.-.radius-15` : n % 7 === 0 ? '-.-.province-limburg' : `${city}.-`;
    return {
      id: randomUUID(),
      email: `search.${n}@visitor.example`,
      name: `Zoeker ${n}`,
      locale: 'nl' as const,
      criteria: `${n % 5 === 0 ? 'rent' : 'sale'}.${place}${n % 3 === 0 ? '.max-400000' : ''}`,
      pace: 'daily' as const,
      state: 'confirmed' as const,
      created_at: now,
      confirmed_at: now,
      due_at: now,
      told_at: now,
      last_told_at: now,
      compared_with: null,
      leased_by: null,
      leased_until: 0,
    };
  });
  const database = await db();
  for (let done = 0; done < rows.length; done += 500)
    await database
      .insertInto('search')
      .values(rows.slice(done, done + 500))
      .execute();
}

/** The data with five thousand homes: those that there are, and copies of them in other towns at other prices. */
function withManyHomes(): Snapshot {
  const { catalogue } = data;
  const [known, cities] = [[...catalogue.properties.values()], [...catalogue.cities.keys()]];
  const copies = Array.from({ length: manyHomes - known.length }, (_, n): Property[] => {
    const home = known[n % known.length];
    const amount = Math.round((home?.price.amount ?? 0) * (0.75 + (n % 50) / 100));
    const city = cities[n % cities.length];
    return home && city ? [{ ...home, id: 1_000_000 + n, city, price: { ...home.price, amount } }] : [];
  });
  return { ...data, catalogue: toCatalogue(catalogue, [...known, ...copies.flat()]) };
}

const many = withManyHomes();
const [wanted] = many.catalogue.properties.values();
if (!wanted) throw new Error('there are no homes');

const inbox = (query: string, staff: Staff) => () =>
  readInbox(readInboxQuery(new URLSearchParams(query), data), staff, data);

const lists: Record<string, () => Promise<unknown>> = {
  'to do, owner': inbox('', owner),
  'to do, broker': inbox('', broker),
  'all, owner': inbox('status=all', owner),
  'all, broker': inbox('status=all', broker),
  'all, deep page': inbox(`status=all&after=${Date.now() - 4 * 365 * dayMs}_x`, owner),
  'closed, oldest first': inbox('status=closed&sort=oldest', broker),
  'one kind, a year': inbox('status=all&form=make-offer&period=year', owner),
  'one home': inbox(`status=all&home=${homes[7]}`, owner),
  'a source with its campaigns': inbox('status=all&source=bron+1', owner),
  'a source, broker': inbox('status=all&source=bron+1', broker),
  'one campaign, oldest first': inbox('status=all&source=bron+2+%2F+campagne+2&sort=oldest', owner),
  'no campaign, to do': inbox('source=-', broker),
  'a source that is gone': inbox('status=all&source=weg', owner),
  'text, found often': inbox('status=all&text=zaterdag', owner),
  'text, found once': inbox('status=all&text=peeters+77777', owner),
  'text, broker': inbox('status=all&text=peeters+77776', broker),
  'text, found never': inbox('status=all&text=nergens', owner),
  'same person': () => findSamePerson({ id: 'x', email: 'jan.77@visitor.example', fields: {} }),
  'homes, by street': async () => listHomes(readHomesQuery(new URLSearchParams('text=de')), many),
  'who fits a home, owner': () => findFittingPeople(wanted, owner, many),
  'who fits a home, broker': () => findFittingPeople(wanted, broker, many),
  'homes that fit a person': () => findFittingHomes('jan.77@visitor.example', owner, many),
  'today, owner': () => readToday(owner, data),
  'today, broker': () => readToday(broker, data),
  'the week, owner': () => readWeek(owner, data),
  'the week, broker': () => readWeek(broker, data),
  ...agendaLists(owner, broker, data),
  'reviews, owner': () => readReviews('waiting', owner, data),
  'reviews, broker': () => readReviews('refused', broker, data),
};

mkdirSync(inProject('var'), { recursive: true });
const dir = mkdtempSync(inProject('var/bench-inbox-'));
const postgres = startPostgres({ safe: false });
const engines = {
  SQLite: () => sqliteDialect(path.join(dir, 'heem.db')),
  PostgreSQL: () => postgresDialect(`${postgres.url}/postgres`),
};

const times: Record<string, [number, number]>[] = [];
for (const dialect of Object.values(engines)) {
  const database = await openDatabase(dialect());
  processState.database = Promise.resolve(database);
  await fill();
  await fillAgenda(data);
  await fillSearches();
  const own: Record<string, [number, number]> = {};
  for (const [name, list] of Object.entries(lists)) own[name] = await measure(list);
  times.push(own);
  await database.destroy();
}
postgres.stop();
rmSync(dir, { recursive: true });

const rows = Object.keys(lists).map((name) => [
  name,
  ...times.flatMap((own) => (own[name] ?? []).map((ms) => `${ms.toFixed(0)} ms`)),
]);
console.log(table(['list', ...Object.keys(engines).flatMap((engine) => [engine, 'slowest'])], rows));
const missed = times.some((own) => Object.entries(own).some(([name, [median]]) => median > aimOf(name)));
console.log(
  `Aim at ${count.toLocaleString('en')} leads: each list within ${aim} ms, who fits a home within ${pageAim} ms: ${missed ? 'missed' : 'met'}`,
);
process.exitCode = missed ? 1 : 0;
