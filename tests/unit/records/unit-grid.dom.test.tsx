// @vitest-environment jsdom

import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { columnNames } from '@/lib/records/units/columns';
import { type GridRow, typedInto } from '@/lib/records/units/grid-rows';
import type { OfficeState } from '@/lib/staff/define-action';
import { gridChoices, gridRow, priced } from '@/tests/support/grid-rows';
import { renderInOffice } from '@/tests/support/in-office';

/** The unanswered requests by their action. */
const waiting = new Map<string, (answer: OfficeState) => void>();
const run = (action: string): Promise<OfficeState> =>
  new Promise((resolve) => {
    waiting.set(action, resolve);
  });
vi.mock('@/components/staff/office-provider', () => ({ useOffice: () => ({ run }) }));
const { UnitGrid } = await import('@/components/records/projects/unit-grid');

let isNarrow = false;
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = () => ({ matches: isNarrow, addEventListener() {}, removeEventListener() {} }) as never;
});
beforeEach(() => {
  waiting.clear();
  isNarrow = false;
});

const show = (...rows: GridRow[]) =>
  renderInOffice(<UnitGrid project={36} rows={rows} choices={gridChoices} locale="nl" />);
/** Answers what was asked, with the rows that there are now. */
const answer = async (action: string, rows: GridRow[], more: OfficeState = {}) => {
  await vi.waitFor(() => expect([...waiting.keys()]).toContain(action), 10_000);
  await act(async () => waiting.get(action)?.({ payload: { rows }, ...more }));
  waiting.delete(action);
};
/** Shows the grid, and answers its first request. */
const showPolled = async (...rows: GridRow[]) => {
  show(...rows);
  await answer('units.poll', rows);
};
const rowOf = (id: number) => screen.getByRole('checkbox', { name: `select ${id}` }).closest('tr') as HTMLElement;
/** The first cell is that of the ticks. */
const cell = (id: number, column: number) => rowOf(id).children[column + 1] as HTMLElement;
const price = columnNames.indexOf('price');
const fieldOf = (nth: number, name: string) =>
  within(screen.getAllByRole('listitem')[nth] as HTMLElement).getByLabelText(name);
const pressed = (name: string) => screen.getByRole('button', { name });

it('leaves an open cell in its unit where a colleague takes away one above it', async () => {
  show(gridRow(1), gridRow(2), gridRow(3), gridRow(4));
  await userEvent.click(cell(3, price));
  await userEvent.keyboard('25');
  await answer('units.poll', [gridRow(1), gridRow(3), gridRow(4)]);
  expect(document.activeElement?.closest('td')).toBe(cell(3, price));
  await userEvent.keyboard('0.000{Enter}');
  expect([3, 4].map((id) => cell(id, price).textContent)).toEqual(['250.000', '300.000']);
  expect(document.activeElement).toBe(cell(4, price));
});

it('writes what is typed into no other unit where its own is taken away, and goes on from the next one', async () => {
  show(gridRow(1), gridRow(2), gridRow(3));
  await userEvent.click(cell(2, price));
  await userEvent.keyboard('25');
  await answer('units.poll', [gridRow(1), gridRow(3)]);
  expect(document.activeElement).toBe(cell(3, price));
  expect(cell(3, price).textContent).toBe('300.000');
});

it('pastes nothing of an empty clipboard', async () => {
  show(gridRow(1), gridRow(2));
  await userEvent.click(cell(2, price));
  const paste = (text: string) => fireEvent.paste(cell(2, price), { clipboardData: { getData: () => text } });
  for (const [text, shown] of [
    ['', '300.000'],
    ['250000', '250.000'],
  ] as const) {
    paste(text);
    expect(cell(2, price).textContent).toBe(shown);
  }
});

it('leaves the selection on its units where one above them is taken away', async () => {
  show(gridRow(1), gridRow(2), gridRow(3), gridRow(4));
  await userEvent.click(cell(3, price));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await answer('units.poll', [gridRow(2), gridRow(3), gridRow(4)]);
  const selected = [...document.querySelectorAll<HTMLElement>('td[aria-selected="true"]')];
  expect(selected).toEqual([cell(3, price), cell(4, price)]);
});

it('goes on from the next unit once one is taken away that was only begun', async () => {
  const begun = gridRow(2, { isNew: true, version: 1 });
  await showPolled(gridRow(1), begun, gridRow(3));
  await userEvent.click(pressed('remove 2'));
  await answer('units.discard', [gridRow(1), gridRow(3)]);
  expect(document.activeElement?.parentElement).toBe(cell(3, columnNames.length));
});

it('leaves the focus on the button that saves once a phone takes a unit away', async () => {
  isNarrow = true;
  await showPolled(gridRow(1), gridRow(2, { isNew: true, version: 1 }), gridRow(3));
  await userEvent.click(screen.getByText('2'));
  await userEvent.click(pressed('remove 2'));
  await answer('units.discard', [gridRow(1), gridRow(3)]);
  expect(document.activeElement).toBe(pressed('save'));
});

it('has its one stop of the Tab key at a colleague’s unit, too, which it does not tick', async () => {
  show(gridRow(1), gridRow(2, { isLocked: true }));
  await userEvent.click(cell(2, 0));
  await userEvent.keyboard('{Home}');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'select 2' });
  expect([document.activeElement, box.tabIndex]).toEqual([box, 0]);
  await userEvent.keyboard(' {Shift>} {/Shift}');
  expect(box.checked).toBe(false);
});

it('leaves the focus on the button that saves once a conflict is resolved', async () => {
  const mine = priced(gridRow(1), '310.000');
  await showPolled(mine);
  await userEvent.click(pressed('save'));
  const fields = [{ path: '1.price', label: '', theirs: '', mine: '', by: '' }];
  await answer('units.save', [mine], { conflict: { stored: { '1.price': 305_000 }, fields } });
  await userEvent.click(pressed('resolve'));
  expect(document.activeElement).toBe(pressed('save'));
});

it('leaves a unit open on a phone that a fault has opened, while it is mended', async () => {
  isNarrow = true;
  show(gridRow(1), ...[2, 3].map((id) => typedInto(gridRow(id), 'bedrooms', '2,5', gridChoices)));
  for (const nth of [2, 1]) {
    await userEvent.clear(fieldOf(nth, 'bedrooms'));
    await userEvent.keyboard('3{Tab}');
    expect(document.activeElement).toBe(fieldOf(nth, 'price'));
  }
});

it('leaves the unit open on a phone that somebody works in, where another gets a fault', async () => {
  isNarrow = true;
  show(gridRow(1), gridRow(2));
  await userEvent.click(screen.getByText('1'));
  await userEvent.click(fieldOf(0, 'bedrooms'));
  const faulty = typedInto(gridRow(2), 'bedrooms', '2,5', gridChoices);
  // The event of a <details> comes later.
  const toggled = new Promise((done) => document.addEventListener('toggle', done, { capture: true, once: true }));
  await answer('units.poll', [gridRow(1), faulty]);
  await act(() => toggled);
  expect(fieldOf(1, 'bedrooms')).toBeDefined();
  expect(document.activeElement).toBe(fieldOf(0, 'bedrooms'));
});

it('opens a unit on a phone by one press, and closes it by another', async () => {
  isNarrow = true;
  show(gridRow(1));
  const name = screen.getByText('1');
  await userEvent.click(name);
  expect(screen.getByLabelText('price')).toBeDefined();
  fireEvent.click(name);
  await vi.waitFor(() => expect(screen.queryByLabelText('price')).toBeNull(), 10_000);
});
