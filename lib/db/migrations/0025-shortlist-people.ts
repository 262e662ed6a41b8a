import type { Kysely } from 'kysely';

/**
 * A secret of the browser identifies a person on a shortlist, and the maker of the list can erase it. Older lists have no known maker: they
 * are deleted once they are no longer used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('shortlist_person').addColumn('browser_hash', 'text').execute();
  await db.schema.alterTable('shortlist').addColumn('maker', 'text').execute();
}
