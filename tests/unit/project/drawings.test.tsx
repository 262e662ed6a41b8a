import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FacadeDrawing } from '@/components/project/facade-drawing';
import { type UnitColumn, UnitTable, type UnitView } from '@/components/project/unit-table';
import { toDrawings } from '@/lib/catalogue/drawing/drawing-views';
import { toUnitView, type UnitWords } from '@/lib/catalogue/unit-view';
import { first, sample } from '@/tests/support/sample-site';

const words: UnitWords = {
  onRequest: 'Prijs op aanvraag',
  draft: 'Concept',
  groundFloor: 'Gelijkvloers',
  belowGround: 'ondergronds',
  floor: (floor) => `Verdieping ${floor}`,
  bedrooms: (count) => `${count} slaapkamers`,
  orientation: (orientation) => orientation,
  states: { free: 'Vrij', option: 'In optie', sold: 'Verkocht' },
  marks: { option: 'O', sold: 'V' },
};
const { projects, units } = sample.catalogue;
const rowsOf = (id: number): UnitView[] => (units.get(id) ?? []).map((unit) => toUnitView(unit, 'nl', words, sample));
const drawingsOf = (id: number) => {
  const project = first(projects.values(), (one) => one.id === id);
  return toDrawings({ project, units: units.get(id) ?? [], rows: rowsOf(id), locale: 'nl' });
};

it.each([...projects.values()].filter(({ external }) => !external).map(({ id, name }) => [name, id] as const))(
  'the drawings of %s show each of its units once, under its address, with its state',
  (_, id) => {
    const drawn = drawingsOf(id).flatMap(({ units: shown }) => shown.map((unit) => [unit.id, unit.href, unit.state]));
    const listed = rowsOf(id).map((row) => [row.id, row.href, row.state]);
    expect(drawn.toSorted()).toEqual(listed.toSorted());
  },
);

it('a building is drawn as a front, parcels of both sides of a street as one plan', () => {
  expect(drawingsOf(30).map(({ kind }) => kind)).toEqual(['facade', 'facade', 'facade']);
  expect(drawingsOf(45).map(({ kind, title }) => [kind, title])).toEqual([['plots', 'Woningen · Bouwgronden']]);
});

it('a state is said, marked by a letter and drawn with a pattern', () => {
  const [front] = drawingsOf(30);
  if (front?.kind !== 'facade') throw new Error('no front');
  const option = first(front.units, ({ state }) => state === 'option');
  expect(option.name).toMatch(/In optie|Gereserveerd/);
  const text = renderToStaticMarkup(<FacadeDrawing view={{ ...front, units: [option] }} />);
  expect(text).toContain('url(#under-option)');
  expect(text).toContain('>O</text>');
});

it('a unit tells no price that is not published or that its state stands for', () => {
  const hidden = first(units.get(30) ?? [], ({ price }) => !price.publish);
  const sold = first(units.get(30) ?? [], ({ marquee }) => marquee === 5);
  for (const unit of [hidden, sold])
    expect(JSON.stringify(toUnitView(unit, 'nl', words, sample))).not.toContain(
      unit.price.amount.toLocaleString('nl-BE'),
    );
});

it('a unit that only a preview shows says so', () => {
  const [unit] = units.get(30) ?? [];
  if (!unit) throw new Error('no unit');
  const rows = [unit, { ...unit, status: 'draft' as const }].map((one) => toUnitView(one, 'nl', words, sample));
  const columns = { unit: 'Unit' } as Record<UnitColumn, string>;
  const marked = rows.map((row) => {
    const groups = [{ id: 'a', title: null, units: [row] }];
    const table = {
      columns: ['unit' as const],
      groups,
      sorts: {},
      words: { title: '', onlyFree: '', sortBy: '', columns },
    };
    return renderToStaticMarkup(<UnitTable table={table} />).includes('<span class="draft-mark">Concept</span>');
  });
  expect(marked).toEqual([false, true]);
});

it('nothing of a project that is sold out can be had', () =>
  expect(new Set(rowsOf(42).map(({ state }) => state))).toEqual(new Set(['sold'])));

it('the street of a project whose address is not public has no name', () => {
  const project = { ...first(projects.values(), ({ id }) => id === 45), publicAddress: false };
  const [plan] = toDrawings({ project, units: units.get(45) ?? [], rows: rowsOf(45), locale: 'nl' });
  expect(plan).toMatchObject({ kind: 'plots', streetName: null });
});
