import type { Kysely } from 'kysely';

/** Lists that several people choose from, each with a nickname; what a person says of a home is a row of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shortlist')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('shortlist_by_use').on('shortlist').column('used_at').execute();

  await db.schema
    .createTable('shortlist_home')
    .addColumn('shortlist', 'text', (column) => column.notNull().references('shortlist.id').onDelete('cascade'))
    .addColumn('home', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('shortlist_home_key', ['shortlist', 'home'])
    .execute();

  await db.schema
    .createTable('shortlist_person')
    .addColumn('shortlist', 'text', (column) => column.notNull().references('shortlist.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shortlist_person_key', ['shortlist', 'person'])
    .execute();

  await db.schema
    .createTable('shortlist_reaction')
    .addColumn('shortlist', 'text', (column) => column.notNull().references('shortlist.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('home', 'integer', (column) => column.notNull())
    .addColumn('opinion', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shortlist_reaction_key', ['shortlist', 'person', 'home'])
    .execute();
}
