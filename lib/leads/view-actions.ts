import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import { changeRows, type RowTarget } from '../audit/store-rows.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { defineAction, RejectionError } from '../staff/define-action.ts';
import { may } from '../staff/rights.ts';
import { inboxHref, readInboxQuery } from './inbox.ts';
import { countOwnViews, findView, type SavedView, staffStartingWith } from './store-views.ts';

/** Per person, and for everyone: with more they give no overview. */
const maxViews = 20;

const id = z.uuid();
const name = z.string().max(60);

/** Whether somebody may change a view; one for everyone only an owner of the agency. */
export const isViewOf = ({ owner }: SavedView, { id: staff, role }: Staff): boolean =>
  owner === staff || (owner === null && may(role, 'view.share'));

async function ownView(trx: Trx, view: string, staff: Staff): Promise<SavedView> {
  const found = await findView(trx, view);
  if (!found || !isViewOf(found, staff)) throw new RejectionError('gone');
  return found;
}

const place = (view: string) => ({ table: 'saved_view', key: { id: view } }) as const;

/** The view that the inbox of somebody opens with; null for none. */
const startOf = (staff: string, view: string | null): RowTarget => ({
  table: 'inbox_start',
  key: { staff },
  put: view === null ? null : { staff, view },
});

/** Saves the filters in an address of the inbox under a name. */
export const saveViewAction = defineAction({
  name: 'view.save',
  roles: ['owner', 'broker'],
  schema: z.object({ name, query: z.string().max(500), all: z.literal('on').optional() }),
  async run({ name, query, all }, { session: { staff }, data }) {
    if (all && !may(staff.role, 'view.share')) throw new RejectionError('forbidden');
    const filters = inboxHref(readInboxQuery(new URLSearchParams(query), data));
    const view = { id: randomUUID(), name, query: filters, owner: all ? null : staff.id };
    const auditId = await inTransaction(async (trx) => {
      if ((await countOwnViews(trx, view.owner)) >= maxViews) throw new RejectionError('tooManyViews');
      // The log has no filters: a searched text may be somebody's name.
      return changeRows(trx, staff, {
        action: 'view.save',
        subject: view.id,
        rows: [{ ...place(view.id), put: view }],
      });
    });
    return { done: 'saved', undo: auditId };
  },
});

export const renameViewAction = defineAction({
  name: 'view.rename',
  roles: ['owner', 'broker'],
  schema: z.object({ id, name }),
  async run({ id: view, name }, { session: { staff } }) {
    const auditId = await inTransaction(async (trx) => {
      await ownView(trx, view, staff);
      return changeRows(trx, staff, {
        action: 'view.rename',
        subject: view,
        rows: [{ ...place(view), set: { name } }],
      });
    });
    return { done: 'saved', undo: auditId };
  },
});

export const deleteViewAction = defineAction({
  name: 'view.delete',
  roles: ['owner', 'broker'],
  schema: z.object({ id }),
  async run({ id: view }, { session: { staff } }) {
    const auditId = await inTransaction(async (trx) => {
      await ownView(trx, view, staff);
      const starts = (await staffStartingWith(trx, view)).map((one) => startOf(one, null));
      const rows = [...starts, { ...place(view), put: null }];
      return changeRows(trx, staff, { action: 'view.delete', subject: view, rows });
    });
    return { done: 'removed', undo: auditId };
  },
});

/** Sets the view that somebody's inbox opens with; without an id it opens with the open leads. */
export const startViewAction = defineAction({
  name: 'view.start',
  roles: ['owner', 'broker'],
  schema: z.object({ id: id.optional() }),
  async run({ id: view = null }, { session: { staff } }) {
    const auditId = await inTransaction(async (trx) => {
      const found = view === null ? null : await findView(trx, view);
      if (view !== null && (!found || (found.owner !== null && found.owner !== staff.id)))
        throw new RejectionError('gone');
      const start = { action: 'view.start' as const, subject: view ?? undefined, rows: [startOf(staff.id, view)] };
      return changeRows(trx, staff, start);
    });
    return { done: 'saved', undo: auditId };
  },
});
