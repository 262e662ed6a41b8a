import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { changeRows, type LoggedChange, type RowChange, restoreRows } from '@/lib/audit/store-rows';
import { consumeUndoState, undoStates } from '@/lib/audit/store-undo';
import { db, inTransaction } from '@/lib/db/database';
import { storeLead } from '@/lib/leads/store';
import { findLead } from '@/lib/leads/store-work';
import { onBothEngines } from '@/tests/support/storage/database';
import { lead } from '@/tests/support/storage/examples';
import { auditEvents } from '@/tests/support/storage/office';

const actor = { id: null, name: 'Lies' };

const change = (...changes: LoggedChange[]) => inTransaction((trx) => changeRows(trx, actor, ...changes));

/** Undoes a change as the office does, without its rights. */
async function restore(id = ''): Promise<Awaited<ReturnType<typeof restoreRows>>> {
  const state = (await undoStates([id])).get(id) as { rows: RowChange[] };
  return inTransaction(async (trx) => {
    expect(await consumeUndoState(trx, id)).toBe(true);
    return restoreRows(trx, actor, state.rows);
  });
}

const stateOf = async (id: string) => {
  const found = await findLead(id);
  return found && [found.status, found.followUp];
};
const add = async () => (await storeLead(lead({ key: randomUUID() }), [])).id;
const logged = (subject: string, set: object): LoggedChange => ({
  action: 'lead.change',
  subject,
  rows: [{ table: 'lead', key: { id: subject }, set, isLogged: true }],
});
const view = (name: string) => ({ id: randomUUID(), name, query: '?status=open', owner: null });
const viewNames = async () =>
  (await (await db()).selectFrom('saved_view').select('name').execute()).map(({ name }) => name);

onBothEngines(() => {
  it('logs and stores the changes of an update, and restores them with a separate event', async () => {
    const id = await add();
    const event = await change(logged(id, { status: 'open', follow_up: '2026-12-01', assignee: undefined }));
    const [{ before, after } = {}] = await auditEvents();
    expect([before, after]).toEqual([
      { status: 'new', followUp: null },
      { status: 'open', followUp: '2026-12-01' },
    ]);
    expect(await change(logged(id, { status: 'open' }))).toBeUndefined();
    expect(await restore(event)).toEqual({ skippedFields: [], changed: true, found: true });
    expect(await stateOf(id)).toEqual(['new', null]);
    expect((await auditEvents({ action: 'undo' }))[0]).toMatchObject({ subject: id, before: after, after: before });
    expect((await undoStates([event ?? ''])).size).toBe(0);
  });

  it('skips the fields that were changed since, and reports them', async () => {
    const id = await add();
    const event = await change(logged(id, { status: 'open', follow_up: '2026-12-01' }));
    await change(logged(id, { status: 'closed' }));
    expect(await restore(event)).toMatchObject({ skippedFields: [{ table: 'lead', path: 'status' }], changed: true });
    expect(await stateOf(id)).toEqual(['closed', null]);
    expect((await auditEvents({ action: 'undo' }))[0]).toMatchObject({
      before: { followUp: '2026-12-01' },
      after: { followUp: null },
    });
  });

  it('undoes a bulk change by its first event, and reports whether anything was restored', async () => {
    const ids = [await add(), await add()];
    const event = await change(...ids.map((id) => logged(id, { status: 'spam' })));
    await change(logged(ids[0] ?? '', { status: 'open' }));
    expect(await restore(event)).toMatchObject({ skippedFields: [{ path: 'status' }], changed: true });
    expect(await Promise.all(ids.map(stateOf))).toEqual([
      ['open', null],
      ['new', null],
    ]);
    const [one = ''] = ids;
    const again = await change(logged(one, { status: 'spam' }));
    await (await db()).deleteFrom('lead').where('id', '=', one).execute();
    expect(await restore(again)).toMatchObject({ changed: false, found: false });
  });

  it('deletes an inserted row if it is unchanged, and inserts a deleted row again', async () => {
    const [mine, renamed] = [view('Mine'), view('Theirs')];
    const put = (row: typeof mine): LoggedChange => ({
      action: 'view.save',
      subject: row.id,
      rows: [{ table: 'saved_view', key: { id: row.id }, put: row }],
    });
    const events = [await change(put(mine)), await change(put(renamed))];
    await change({
      action: 'view.rename',
      subject: renamed.id,
      rows: [{ table: 'saved_view', key: { id: renamed.id }, set: { name: 'Renamed' } }],
    });
    expect(await restore(events[1])).toMatchObject({
      skippedFields: [{ table: 'saved_view', path: '' }],
      changed: false,
    });
    await restore(events[0]);
    expect(await viewNames()).toEqual(['Renamed']);
    const gone = await change({
      action: 'view.delete',
      subject: renamed.id,
      rows: [{ table: 'saved_view', key: { id: renamed.id }, put: null }],
    });
    expect(await viewNames()).toEqual([]);
    expect(await restore(gone)).toMatchObject({ skippedFields: [], changed: true });
    expect(await viewNames()).toEqual(['Renamed']);
  });

  it('restores each language of a text separately', async () => {
    const id = randomUUID();
    const put = (texts: object): LoggedChange => ({
      action: 'text.save',
      subject: id,
      rows: [{ table: 'text_block', key: { id }, put: { id, name: 'Hours', texts: JSON.stringify(texts) } }],
    });
    await change(put({ nl: 'Dag', fr: 'Bonjour' }));
    const event = await change(put({ nl: 'Goedendag', fr: 'Salut' }));
    await change(put({ nl: 'Goedendag', fr: 'Coucou' }));
    expect((await restore(event)).skippedFields).toMatchObject([{ path: 'texts.fr' }]);
    const row = await (await db()).selectFrom('text_block').select('texts').executeTakeFirstOrThrow();
    expect(JSON.parse(row.texts)).toEqual({ nl: 'Dag', fr: 'Coucou' });
  });

  it('skips a row with a dangling reference, and restores the others', async () => {
    const [first, second] = [view('First'), view('Second')];
    const staff = randomUUID();
    const gone = await change({
      action: 'view.delete',
      subject: first.id,
      rows: [
        { table: 'saved_view', key: { id: second.id }, put: second },
        { table: 'saved_view', key: { id: first.id }, put: first },
      ],
    });
    const state = (await undoStates([gone ?? ''])).get(gone ?? '') as { rows: RowChange[] };
    const [event] = state.rows.map((row) => row.event);
    // The start of somebody who is no longer a member of staff.
    const start = { table: 'inbox_start', key: { staff }, before: { staff, view: first.id }, after: null } as const;
    const result = await inTransaction((trx) =>
      restoreRows(trx, actor, [...state.rows, { ...start, event: event ?? '' }]),
    );
    expect(result).toMatchObject({ skippedFields: [{ table: 'inbox_start', path: '' }], changed: true });
    expect(await viewNames()).toEqual([]);
  });
});
