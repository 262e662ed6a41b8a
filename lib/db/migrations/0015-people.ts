import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** People by mail address, derived from what is stored under it; and the links by which they see it themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('dialled', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('person_by_time').on('person').columns(['last_at', 'id']).execute();
  for (const column of ['folded', 'dialled'])
    await db.schema.createIndex(`person_by_${column}`).on('person').column(column).execute();
  await db.schema
    .createTable('data_link')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  // The newest of an address, without reading the others.
  await db.schema.dropIndex('lead_by_email').execute();
  await sql`create index lead_by_email on lead (lower(email), created_at)`.execute(db);
  await sql`create index search_by_email on search (lower(email), created_at)`.execute(db);
  await sql`create index outbox_by_recipient on outbox (lower(recipient), created_at)`.execute(db);
  await fill(db);
}

/** Fills the table from the existing data. */
async function fill(db: Kysely<unknown>): Promise<void> {
  const people = new Map<string, Trace[]>();
  const add = (email: string, trace: Trace) => {
    const known = people.get(email);
    if (known) known.push(trace);
    else people.set(email, [trace]);
  };
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; name: string; email: string; fields: string; at: number }>`
      select id, name, lower(email) as email, fields, created_at as at from lead where id > ${last} order by id limit 500`.execute(
      db,
    );
    for (const { email, name, fields, at } of rows) {
      const { phone } = JSON.parse(fields);
      if (email !== '') add(email, { name, at, phone: typeof phone === 'string' ? phone : '' });
    }
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  const others = await sql<{ name: string; email: string; at: number }>`
    select name, lower(email) as email, created_at as at from search
    union all select name, email, created_at from reader`.execute(db);
  for (const { email, ...trace } of others.rows) add(email, { ...trace, phone: '' });
  const accounts = await sql<{ name: string; email: string; created: string | Date }>`
    select name, email, ${sql.ref('createdAt')} as created from ${sql.table('user')} where role = 'client'`.execute(db);
  for (const { email, name, created } of accounts.rows)
    add(email, { name, phone: '', at: new Date(created).getTime() });
  for (const [email, traces] of people) {
    const { name, phone, folded, dialled, words, last_at } = describe(email, traces);
    await sql`insert into person (id, email, name, phone, folded, dialled, words, last_at)
      values (${randomUUID()}, ${email}, ${name}, ${phone}, ${folded}, ${dialled}, ${words}, ${last_at})`.execute(db);
  }
}

// The row of a person, as it was derived when this migration was written.

interface Trace {
  name: string;
  phone: string;
  at: number;
}

function describe(email: string, traces: readonly Trace[]) {
  const sorted = traces.toSorted((a, b) => b.at - a.at);
  const valuesOf = (key: 'name' | 'phone') => [...new Set(sorted.map((trace) => trace[key].trim()).filter(Boolean))];
  const [names, phones] = [valuesOf('name'), valuesOf('phone')];
  const [name = '', phone = ''] = [names[0], phones[0]];
  return {
    name,
    phone,
    folded: plain(name),
    dialled: dialledDigits(phone),
    words: plain([email, ...names, ...phones, ...phones.map(dialledDigits)].join(' ')).slice(0, 1_000),
    last_at: sorted[0]?.at ?? 0,
  };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .trim();

/** As dialled within Belgium; all digits of the number of another country. */
function dialledDigits(given: string): string {
  const digits = given.replace(/\D/g, '');
  if (!/^\s*(?:\+|00)/.test(given)) return digits;
  const belgian = /^(?:00)?320?(\d+)$/.exec(digits);
  return belgian ? `0${belgian[1]}` : digits;
}
