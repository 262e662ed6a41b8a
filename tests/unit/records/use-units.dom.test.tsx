// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type GridRow, typedInto } from '@/lib/records/units/grid-rows';
import type { OfficeState } from '@/lib/staff/define-action';
import { gridChoices, gridRow, priced } from '@/tests/support/grid-rows';

interface Sent {
  action: string;
  units: unknown;
  isQuiet: boolean;
  answer: (answer: OfficeState) => Promise<void>;
}
/** The requests of the grid. */
let sent: Sent[] = [];
const run = (
  action: string,
  { units }: Record<string, string>,
  { isQuiet = false }: { isQuiet?: boolean } = {},
): Promise<OfficeState> =>
  new Promise((resolve) => {
    const answer = (reply: OfficeState) => act(async () => resolve(reply));
    sent.push({ action, units: units && JSON.parse(units), isQuiet, answer });
  });
vi.mock('@/components/staff/office-provider', () => ({ useOffice: () => ({ run }) }));
const { useUnits } = await import('@/components/records/projects/use-units');

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const stored = [gridRow(1), gridRow(2), gridRow(3)];
/** Renders the hook and answers its first request. */
const opened = async () => {
  const { result } = renderHook((rows) => useUnits(36, rows), { initialProps: stored as readonly GridRow[] });
  await later(0);
  await last('units.poll').answer(answered(...stored));
  const type = (id: number, price: string) =>
    act(() =>
      result.current.change((rows) =>
        rows.map((row) => (row.id === id ? typedInto(row, 'price', price, gridChoices) : row)),
      ),
    );
  return { result, type, prices: () => result.current.rows.map(({ cells: { price } }) => price) };
};
const last = (action: string): Sent => {
  const request = sent.at(-1);
  expect(request?.action).toBe(action);
  return request as Sent;
};
/** The rows that a server answers, some of them typed in. */
const answered = (...rows: GridRow[]) => ({ payload: { rows } });
/** After so many ms. */
const later = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('leaves in the grid what is typed while a save is on its way, and keeps it afterwards', async () => {
  const { result, type, prices } = await opened();
  type(1, '310.000');
  act(() => void result.current.save());
  await later(0);
  const autosave = last('units.autosave');
  type(2, '320.000');
  await autosave.answer(answered(priced(gridRow(1), '310.000'), gridRow(2), gridRow(3)));
  await later(0);
  const save = last('units.save');
  // Text that is not yet autosaved is not sent.
  expect(save.units).toEqual([{ id: 1, version: 1, isNew: false }]);
  type(3, '330.000');
  const saved = typedInto(gridRow(1), 'price', '310.000', gridChoices);
  await save.answer({ done: 'saved', payload: { rows: [{ ...saved, base: saved.cells }, gridRow(2), gridRow(3)] } });
  expect([prices(), result.current.state, result.current.changes]).toEqual([[310_000, 320_000, 330_000], 'typed', 2]);
  await later(2_000);
  expect(last('units.autosave').units).toEqual([
    { id: 2, cells: { price: 320_000 } },
    { id: 3, cells: { price: 330_000 } },
  ]);
});

it('leaves in the grid what is typed while a conflict is resolved', async () => {
  const { result, type, prices } = await opened();
  type(1, '310.000');
  act(() => void result.current.save());
  await later(0);
  const autosavedRows = [priced(gridRow(1), '310.000'), gridRow(2), gridRow(3)];
  await last('units.autosave').answer({ payload: { rows: autosavedRows } });
  const fields = [{ path: '1.price', label: '', theirs: '', mine: '', by: '' }];
  await last('units.save').answer({
    payload: { rows: autosavedRows },
    conflict: { stored: { '1.price': 305_000 }, fields },
  });
  type(2, '320.000');
  act(() => void result.current.resolve(() => false));
  await later(0);
  const autosave = last('units.autosave');
  type(3, '330.000');
  await autosave.answer(answered(autosavedRows[0] as GridRow, priced(gridRow(2), '320.000'), gridRow(3)));
  const chosen = last('units.autosave');
  expect(chosen.units).toEqual([{ id: 1, base: { price: 305_000 }, cells: { price: 305_000 } }]);
  const theirs = typedInto(gridRow(1), 'price', '305.000', gridChoices);
  await chosen.answer({
    payload: { rows: [{ ...theirs, base: theirs.cells }, priced(gridRow(2), '320.000'), gridRow(3)] },
  });
  expect([last('units.save').units, prices()]).toEqual([
    [{ id: 2, version: 1, isNew: false }],
    [305_000, 320_000, 330_000],
  ]);
});

it('keeps and saves the rest, where a colleague has deleted a unit or got it meanwhile', async () => {
  const { result, type } = await opened();
  type(1, '310.000');
  type(2, '320.000');
  type(3, '330.000');
  await later(2_000);
  await last('units.autosave').answer({ error: 'gone' });
  expect(result.current.state).toBe('failed');
  act(() => void result.current.save());
  await later(0);
  const fresh = [gridRow(2, { isLocked: true }), gridRow(3)];
  await last('units.poll').answer({ payload: { rows: fresh } });
  expect(result.current.rows[0]?.cells.price).toBe(300_000);
  const autosave = last('units.autosave');
  expect(autosave.units).toEqual([{ id: 3, cells: { price: 330_000 } }]);
  await autosave.answer(answered(gridRow(2, { isLocked: true }), priced(gridRow(3), '330.000')));
  expect(last('units.save').units).toEqual([{ id: 3, version: 1, isNew: false }]);
});

it('asks before the page is left until a failed autosave is repeated, whatever is typed meanwhile', async () => {
  const { result, type } = await opened();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  type(1, '310.000');
  await later(2_000);
  expect(asks()).toBe(false);
  await last('units.autosave').answer({ error: 'failed' });
  type(2, '320.000');
  expect(asks()).toBe(true);
  await later(2_000);
  await last('units.poll').answer(answered(...stored));
  type(3, '330.000');
  expect(asks()).toBe(true);
  await last('units.autosave').answer(
    answered(priced(gridRow(1), '310.000'), priced(gridRow(2), '320.000'), gridRow(3)),
  );
  expect([asks(), result.current.state]).toEqual([false, 'typed']);
});

it('can step back after a save that did not happen, and says nothing of a beat that fails', async () => {
  const { result, type } = await opened();
  type(1, '310.000');
  act(() => void result.current.save());
  await later(0);
  await last('units.autosave').answer({ error: 'loggedOut' });
  expect([result.current.state, result.current.canUndo, result.current.isBusy]).toEqual(['failed', true, false]);
  expect(sent.map(({ action, isQuiet }) => `${action} ${isQuiet}`)).toEqual([
    'units.poll true',
    'units.autosave false',
  ]);
  await later(30_000);
  await last('units.poll').answer({ error: 'loggedOut' });
  await last('units.autosave').answer({ error: 'loggedOut' });
  expect(sent.slice(2).map(({ isQuiet }) => isQuiet)).toEqual([true, true]);
});
