import { namesPerson } from '../base/names-person.ts';
import { db, type Trx } from '../db/database.ts';
import type { SavedViewTable } from '../db/tables/leads.ts';

/** The filters of an inbox under a name, of one member of staff or of all. */
export type SavedView = SavedViewTable;

/** The views of a person: those for all and their own, by name, and the one that their inbox opens with. */
export async function listViews(staff: string): Promise<{ views: SavedView[]; start: SavedView | null }> {
  const database = await db();
  const views = await database
    .selectFrom('saved_view')
    .selectAll()
    .where((eb) => eb.or([eb('owner', 'is', null), eb('owner', '=', staff)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const chosen = await database.selectFrom('inbox_start').select('view').where('staff', '=', staff).executeTakeFirst();
  return { views, start: views.find(({ id }) => id === chosen?.view) ?? null };
}

export async function findView(trx: Trx, id: string): Promise<SavedView | null> {
  return (await trx.selectFrom('saved_view').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function countOwnViews(trx: Trx, owner: string | null): Promise<number> {
  const { n } = await trx
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('owner', owner === null ? 'is' : '=', owner)
    .executeTakeFirstOrThrow();
  return n;
}

/** The people whose inbox opens with a view, sorted. */
export async function staffStartingWith(trx: Trx, view: string): Promise<string[]> {
  const rows = await trx.selectFrom('inbox_start').select('staff').where('view', '=', view).orderBy('staff').execute();
  return rows.map(({ staff }) => staff);
}

/** Deletes the views that look for somebody who is being erased, or are named so. */
export async function deleteViewsFor(trx: Trx, known: readonly string[]): Promise<void> {
  const views = await trx.selectFrom('saved_view').select(['id', 'name', 'query']).execute();
  for (const { id, ...view } of views)
    if (namesPerson(view, known)) await trx.deleteFrom('saved_view').where('id', '=', id).execute();
}
