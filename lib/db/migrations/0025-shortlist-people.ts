import type { Kysely } from 'kysely';

/**
 * Who a person on a shortlist is, is known by a secret of their browser, and who made the list can erase it. Nobody can erase the older
 * lists, whose maker is not known: they are deleted once they are no longer used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('shortlist_person').addColumn('browser_hash', 'text').execute();
  await db.schema.alterTable('shortlist').addColumn('maker', 'text').execute();
}
