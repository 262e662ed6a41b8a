import { namesPerson } from '../base/names-person.ts';
import { db, type Trx } from '../db/database.ts';
import type { SavedViewTable } from '../db/tables/leads.ts';

/** The filters of an inbox under a name, of one member of staff or of all. */
export type SavedView = SavedViewTable;

/** What somebody sees: the views for all and their own, by name, and the one that their inbox opens with. */
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

export async function insertView(trx: Trx, view: SavedView): Promise<void> {
  await trx.insertInto('saved_view').values(view).execute();
}

export async function renameView(trx: Trx, id: string, name: string): Promise<void> {
  await trx.updateTable('saved_view').set({ name }).where('id', '=', id).execute();
}

/** Deletes a view; returns the people whose inbox opened with it. */
export async function deleteView(trx: Trx, id: string): Promise<string[]> {
  const starts = await trx.deleteFrom('inbox_start').where('view', '=', id).returning('staff').execute();
  await trx.deleteFrom('saved_view').where('id', '=', id).execute();
  return starts.map(({ staff }) => staff);
}

/** Makes a view the one that an inbox opens with, or none; returns the one that it was. */
export async function setStart(trx: Trx, staff: string, view: string | null): Promise<string | null> {
  const before = await trx.deleteFrom('inbox_start').where('staff', '=', staff).returning('view').executeTakeFirst();
  if (view !== null) await trx.insertInto('inbox_start').values({ staff, view }).execute();
  return before?.view ?? null;
}

/** Makes a view the opening one again, for people who still have access and have not chosen another. */
export async function restoreStarts(trx: Trx, staff: readonly string[], view: string): Promise<void> {
  if (staff.length === 0) return;
  const there = await trx.selectFrom('user').select('id').where('id', 'in', staff).execute();
  for (const { id } of there)
    await trx
      .insertInto('inbox_start')
      .values({ staff: id, view })
      .onConflict((conflict) => conflict.column('staff').doNothing())
      .execute();
}

/** Deletes the views that look for somebody who is being erased, or are named so. */
export async function deleteViewsFor(trx: Trx, known: readonly string[]): Promise<void> {
  const views = await trx.selectFrom('saved_view').select(['id', 'name', 'query']).execute();
  for (const { id, ...view } of views) if (namesPerson(view, known)) await deleteView(trx, id);
}
