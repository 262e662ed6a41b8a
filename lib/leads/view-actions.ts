import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import { writeAudit } from '../audit/store.ts';
import { keepForUndo, takeForUndo } from '../audit/store-undo.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { defineAction, Rejection } from '../staff/define-action.ts';
import { may } from '../staff/rights.ts';
import type { Undo } from '../staff/undo.ts';
import { inboxHref, readInboxQuery } from './inbox.ts';
import {
  countOwnViews,
  deleteView,
  findView,
  insertView,
  renameView,
  restoreStarts,
  type SavedView,
  setStart,
} from './store-views.ts';

/** Per person, and for everyone: with more they give no overview. */
const mostViews = 20;

const id = z.uuid();
const name = z.string().max(60);

/** Whether somebody may change a view; one for everyone only an owner of the agency. */
export const isViewOf = ({ owner }: SavedView, { id: staff, role }: Staff): boolean =>
  owner === staff || (owner === null && may(role, 'view.share'));

async function ownView(trx: Trx, view: string, staff: Staff): Promise<SavedView> {
  const found = await findView(trx, view);
  if (!found || !isViewOf(found, staff)) throw new Rejection('gone');
  return found;
}

const undoSaveView: Undo = async (trx, { subject }, staff) => {
  if (!subject || !(await findView(trx, subject))) throw new Rejection('gone');
  await deleteView(trx, subject);
  await writeAudit(trx, staff, { action: 'undo', subject });
};

/** Saves the filters in an address of the inbox under a name. */
export const saveView = defineAction({
  name: 'view.save',
  roles: ['owner', 'broker'],
  schema: z.object({ name, query: z.string().max(500), all: z.literal('on').optional() }),
  async run({ name, query, all }, { session: { staff }, data }) {
    if (all && !may(staff.role, 'view.share')) throw new Rejection('forbidden');
    const filters = inboxHref(readInboxQuery(new URLSearchParams(query), data));
    const view = { id: randomUUID(), name, query: filters, owner: all ? null : staff.id };
    const undo = await inTransaction(async (trx) => {
      if ((await countOwnViews(trx, view.owner)) >= mostViews) throw new Rejection('tooManyViews');
      await insertView(trx, view);
      // Without the filters: a searched text may be somebody's name.
      return writeAudit(trx, staff, { action: 'view.save', subject: view.id });
    });
    return { done: 'saved', undo };
  },
  undo: undoSaveView,
});

const undoRenameView: Undo = async (trx, { id: line, subject }, staff) => {
  const kept = await takeForUndo<{ before: string; after: string }>(trx, line);
  const view = subject && (await findView(trx, subject));
  if (!kept || !view) throw new Rejection('gone');
  if (view.name !== kept.after) throw new Rejection('changedSince');
  await renameView(trx, view.id, kept.before);
  await writeAudit(trx, staff, { action: 'undo', subject: view.id });
};

export const renameViewAction = defineAction({
  name: 'view.rename',
  roles: ['owner', 'broker'],
  schema: z.object({ id, name }),
  async run({ id: view, name }, { session: { staff } }) {
    const undo = await inTransaction(async (trx) => {
      const before = await ownView(trx, view, staff);
      await renameView(trx, view, name);
      const line = await writeAudit(trx, staff, { action: 'view.rename', subject: view });
      await keepForUndo(trx, line, { before: before.name, after: name });
      return line;
    });
    return { done: 'saved', undo };
  },
  undo: undoRenameView,
});

const undoDeleteView: Undo = async (trx, { id: line }, staff) => {
  const kept = await takeForUndo<{ view: SavedView; starts: string[] }>(trx, line);
  if (!kept) throw new Rejection('gone');
  const { view, starts } = kept;
  await insertView(trx, view);
  await restoreStarts(trx, starts, view.id);
  await writeAudit(trx, staff, { action: 'undo', subject: view.id });
};

export const deleteViewAction = defineAction({
  name: 'view.delete',
  roles: ['owner', 'broker'],
  schema: z.object({ id }),
  async run({ id: view }, { session: { staff } }) {
    const undo = await inTransaction(async (trx) => {
      const before = await ownView(trx, view, staff);
      const starts = await deleteView(trx, view);
      const line = await writeAudit(trx, staff, { action: 'view.delete', subject: view });
      await keepForUndo(trx, line, { view: before, starts });
      return line;
    });
    return { done: 'removed', undo };
  },
  undo: undoDeleteView,
});

const undoStartView: Undo = async (trx, { id: line }, staff) => {
  const kept = await takeForUndo<{ before: string | null }>(trx, line);
  if (!kept || (kept.before !== null && !(await findView(trx, kept.before)))) throw new Rejection('gone');
  await setStart(trx, staff.id, kept.before);
  await writeAudit(trx, staff, { action: 'undo' });
};

/** Sets the view that somebody's inbox opens with; without an id it opens with the open leads. */
export const startView = defineAction({
  name: 'view.start',
  roles: ['owner', 'broker'],
  schema: z.object({ id: id.optional() }),
  async run({ id: view = null }, { session: { staff } }) {
    const undo = await inTransaction(async (trx) => {
      const found = view === null ? null : await findView(trx, view);
      if (view !== null && (!found || (found.owner !== null && found.owner !== staff.id))) throw new Rejection('gone');
      const before = await setStart(trx, staff.id, view);
      const line = await writeAudit(trx, staff, { action: 'view.start', subject: view ?? undefined });
      await keepForUndo(trx, line, { before });
      return line;
    });
    return { done: 'saved', undo };
  },
  undo: undoStartView,
});
