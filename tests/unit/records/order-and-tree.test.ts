import { describe, expect, it } from 'vitest';
import { dataSchemas } from '@/lib/data/schemas';
import { toJsonSchema } from '@/lib/records/fields/json-schema';
import { inOrder, renumberItems } from '@/lib/records/fields/list-items';
import { tidy } from '@/lib/records/fields/tidy';
import { dropEntry, moveEntry, type TreeItem, type TreePlace, treeRows } from '@/lib/records/fields/tree';

describe('the numbers of a list that is in an order', () => {
  const sorts = (...values: (number | undefined)[]) => renumberItems(values.map((sort) => ({ sort })));
  const are = (...values: number[]) => values.map((sort) => ({ sort }));

  it.each([
    ['stay where they ascend', sorts(10, 10, 30), are(10, 10, 30)],
    ['change for the one that was moved up', sorts(30, 10, 20), are(0, 10, 20)],
    ['and down', sorts(20, 30, 10), are(20, 30, 40)],
    ['and between others', sorts(10, 40, 20, 30), are(10, 15, 20, 30)],
    ['for a new one', sorts(10, 20, undefined), are(10, 20, 30)],
    ['for the first of all', sorts(undefined), are(10)],
    ['for all where several were moved', sorts(40, 30, 20, 10), are(10, 20, 30, 40)],
  ])('%s', (_, found, wanted) => expect(found).toEqual(wanted));

  it('are not shown, and follow from the order of the form', () => {
    const item = (id: string, sort: number) => ({ view: 'text', id, sort });
    const stored = { modules: [item('b', 20), item('a', 10)], points: [3, 1] };
    expect(inOrder(stored)).toEqual({ modules: [item('a', 10), item('b', 20)], points: [3, 1] });
    const written = tidy({ modules: stored.modules }, toJsonSchema(dataSchemas.page));
    expect(written).toMatchObject({ modules: [item('b', 0), item('a', 10)] });
  });
});

describe('a menu', () => {
  const items: TreeItem[] = [{ id: 'a', below: [{ id: 'a1' }, { id: 'a2' }] }, { id: 'b' }, { id: 'c', below: [] }];
  const text = (list: readonly TreeItem[]) =>
    treeRows(list, 'below')
      .map(({ item, place }) => (place.length === 2 ? `>${item.id}` : item.id))
      .join(' ');

  it.each<[TreePlace, Parameters<typeof moveEntry>[3], string]>([
    [[1], 'up', 'b a >a1 >a2 c'],
    [[0], 'down', 'b a >a1 >a2 c'],
    [[1], 'in', 'a >a1 >a2 >b c'],
    [[2], 'in', 'a >a1 >a2 b >c'],
    [[0, 0], 'down', 'a >a2 >a1 b c'],
    [[0, 1], 'out', 'a >a1 a2 b c'],
    // Nowhere to go: the first, and what has others below it.
    [[0], 'up', 'a >a1 >a2 b c'],
    [[0], 'in', 'a >a1 >a2 b c'],
    [[0, 1], 'down', 'a >a1 >a2 b c'],
  ])('an entry at %j moves %s', (place, move, wanted) =>
    expect(text(moveEntry(items, place, 'below', move))).toBe(wanted),
  );

  it.each<[TreePlace, Parameters<typeof dropEntry>[3], string]>([
    [[2], { onto: [0], where: 'before' }, 'c a >a1 >a2 b'],
    [[0], { onto: [2], where: 'after' }, 'b c a >a1 >a2'],
    [[1], { onto: [0, 0], where: 'after' }, 'a >a1 >b >a2 c'],
    [[2], { onto: [1], where: 'into' }, 'a >a1 >a2 b >c'],
    [[0, 0], { onto: [2], where: 'after' }, 'a >a2 b c a1'],
    [[0], { onto: [0, 1], where: 'after' }, 'a >a1 >a2 b c'],
    [[0], { onto: [1], where: 'into' }, 'a >a1 >a2 b c'],
  ])('an entry at %j is dropped %j', (from, where, wanted) =>
    expect(text(dropEntry(items, from, 'below', where))).toBe(wanted),
  );
});
