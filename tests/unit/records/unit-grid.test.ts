import { describe, expect, it } from 'vitest';
import { type Cells, cellText, columnNames, homeCells, readCell, withCells } from '@/lib/records/units/columns';
import {
  changePrices,
  copyCells,
  fillDown,
  type GridRow,
  isChanged,
  joinRows,
  pasteInto,
  stepBack,
  typedIn,
  typedInto,
} from '@/lib/records/units/grid-rows';
import { readTable, tableText } from '@/lib/records/units/table-text';
import { gridChoices as choices, gridRow } from '@/tests/support/grid-rows';
import { homes } from '@/tests/support/sample-site';

const cells: Cells = { ...gridRow(0).cells, lot: 'A1.01', block: 'a', terrace: 12.5, price: 332_500 };
const row = (id: number, own: Partial<Cells> = {}, isLocked = false): GridRow => {
  const all = { ...cells, ...own };
  return gridRow(id, { base: all, cells: all, isLocked });
};
const place = (name: (typeof columnNames)[number]) => columnNames.indexOf(name);
const at = (top: number, name: (typeof columnNames)[number], bottom = top) => ({
  top,
  bottom,
  left: place(name),
  right: place(name),
});

describe('a text from a spreadsheet', () => {
  it.each([
    ['price', '250.000,00', 250_000],
    ['price', '€ 250.000,00', 250_000],
    ['price', '250 000,50 €', 250_000.5],
    ['price', '250,000.00', 250_000],
    ['living', '85,5 m²', 85.5],
    ['living', '', null],
    ['floor', '-1', -1],
    ['floor', 'GLV', 0],
    ['marquee', 'VERKOCHT', 5],
    ['marquee', 'beschikbaar', null],
    ['marquee', '', null],
    ['block', 'b', 'b'],
    ['block', 'residentie b', 'b'],
    ['lot', ' A1.02 ', 'A1.02'],
  ] as const)('%s "%s" is read', (name, text, value) => expect(readCell(name, text, choices)).toEqual({ value }));

  it.each([
    ['price', 'op aanvraag', 'number'],
    ['price', '-250.000', 'number'],
    ['price', '', 'required'],
    ['bedrooms', '2,5', 'whole'],
    ['block', 'Residentie Z', 'choice'],
    ['status', '', 'required'],
  ] as const)('%s "%s" is not', (name, text, fault) => expect(readCell(name, text, choices)).toEqual({ fault }));

  it('is cells between tabs, with line ends, tabs and quotes in quotes', () => {
    expect(readTable('a\tb\r\nc\t"d ""e""\nf"\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd "e"\nf'],
    ]);
    expect(readTable('"3 duim')).toEqual([['"3 duim']]);
    expect(readTable('')).toEqual([['']]);
    const lines = [
      ['1', 'x\ty', ''],
      ['"', '', 'z'],
    ];
    expect(readTable(tableText(lines))).toEqual(lines);
  });

  it('shows every value of the sample so that it is read again as it was', () => {
    for (const home of homes)
      for (const name of columnNames)
        for (const locale of ['nl', 'fr', 'en', 'de'] as const) {
          const value = homeCells(home)[name];
          if (choices[name] && !choices[name].some(([one]) => one === value)) continue;
          expect(readCell(name, cellText(name, value, choices, locale), choices)).toEqual({ value });
        }
  });
});

it('a home with other values in its cells keeps the rest, and loses what is emptied', () => {
  const home = { id: 1, unit: { block: 'a', position: 1 }, attributes: { layout: { floor: 1, facades: 2 } } };
  expect(withCells(home, { floor: null, position: 3, living: 80 })).toEqual({
    id: 1,
    unit: { block: 'a', position: 3 },
    attributes: { layout: { facades: 2 }, surfaces: { living: 80 } },
  });
});

describe('pasting', () => {
  const rows = [row(1), row(2), row(3, {}, true)];

  it('fills cells from a place on; what is no value stays as text, beside its fault', () => {
    const found = pasteInto(rows, at(0, 'bedrooms'), readTable('3\t€ 1\n2,5\tvraagprijs'), choices);
    const { rows: pasted, rest, dropped } = found;
    expect(pasted[0]?.cells).toMatchObject({ bedrooms: 3, price: 1 });
    expect(pasted[1]).toMatchObject({
      cells: { bedrooms: 2, price: 332_500 },
      wrong: { bedrooms: { text: '2,5', fault: 'whole' }, price: { text: 'vraagprijs', fault: 'number' } },
    });
    expect([rest, dropped]).toEqual([[], 0]);
    const mended = typedInto(pasted[1] as GridRow, 'price', '300.000', choices);
    expect(mended).toMatchObject({ cells: { price: 300_000 }, wrong: { bedrooms: { fault: 'whole' } } });
    expect(mended.wrong.price).toBeUndefined();
  });

  it('tells what found no cell, and keeps lines without a row for new units', () => {
    const found = pasteInto(rows, at(2, 'status'), readTable('draft\tx\npublished\npublished'), choices);
    expect(found.rows[2]).toEqual(rows[2]);
    expect(found).toMatchObject({ dropped: 2, rest: [['published'], ['published']] });
  });

  it('one text fills all selected cells; filling down repeats the first', () => {
    const filled = pasteInto(rows, at(0, 'price', 1), [['200.000']], choices).rows;
    expect(filled.map((one) => one.cells.price)).toEqual([200_000, 200_000, 332_500]);
    const down = fillDown([row(1, { living: 70 }), row(2), row(3, {}, true)], at(0, 'living', 2));
    expect(down.map((one) => one.cells.living)).toEqual([70, 70, 90]);
  });
});

it('prices of several rise by a percentage, to the cent or rounded; of a colleague’s they stay', () => {
  const rows = [row(1), row(2, { price: 100_049 }), row(3, {}, true), row(4)];
  const raised = (percent: number, step: number) =>
    changePrices(rows, new Set([1, 2, 3]), percent, step).map(({ cells: { price } }) => price);
  expect(raised(2, 1)).toEqual([339_150, 102_050, 332_500, 332_500]);
  expect(raised(-1.5, 500)).toEqual([327_500, 98_500, 332_500, 332_500]);
});

it('copies are drafts with the next places and names of their floor', () => {
  const of = { ...cells, marquee: 5 };
  expect(copyCells([row(1, { marquee: 5 }), row(2, { lot: 'A1.02', position: 2 })], of, 2)).toEqual([
    { ...of, lot: 'A1.03', position: 3, status: 'draft', marquee: null },
    { ...of, lot: 'A1.04', position: 4, status: 'draft', marquee: null },
  ]);
});

it('text typed since the last answer stays, other cells are updated, and no row moves', () => {
  const known = [row(2), row(1), row(5)];
  const mine = known.map((one) => (one.id === 1 ? typedInto(one, 'price', 'nog te bepalen', choices) : one));
  const fresh = [row(1, { price: 350_000, living: 95 }), row(2, { living: 60 }), { ...row(4), isNew: true }];
  const joined = joinRows(mine, known, fresh);
  // The unit 5 was deleted by somebody else.
  expect(joined.map(({ id }) => id)).toEqual([2, 1, 4]);
  expect(joined[1]).toMatchObject({ base: { price: 350_000, living: 95 }, cells: { living: 95 } });
  expect(joined.map((one) => typedIn(one, 'price'))).toEqual([332_500, 'nog te bepalen', 332_500]);
  expect(joined[0]?.cells.living).toBe(60);
  expect(joined.filter(isChanged).map(({ id }) => id)).toEqual([1, 4]);
  // A step back has what the server has in the other columns.
  expect(stepBack(joined, known)[1]).toMatchObject({ wrong: {}, cells: { price: 332_500 } });
});
