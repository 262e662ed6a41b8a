import { describe, expect, it } from 'vitest';
import { changesOf, isSame, mergeRecord } from '@/lib/data/merge';

const home = { id: 1, price: 100, title: { nl: 'Huis', fr: 'Maison' }, pictures: ['a', 'b'] };
const rooms = (...names: string[]) => ({ rooms: names.map((id) => ({ id, area: 10 })) });

describe('two changes of a record are joined', () => {
  it.each<[string, unknown, unknown, unknown, unknown]>([
    ['different fields', home, { ...home, price: 90 }, { ...home, id: 2 }, { ...home, price: 90, id: 2 }],
    [
      'different languages of a text',
      home,
      { ...home, title: { ...home.title, nl: 'Villa' } },
      { ...home, title: { ...home.title, fr: 'Villa' } },
      { ...home, title: { nl: 'Villa', fr: 'Villa' } },
    ],
    ['the same change', home, { ...home, price: 90 }, { ...home, price: 90 }, { ...home, price: 90 }],
    ['a new field and a removed one', { a: 1, b: 2 }, { a: 1 }, { a: 1, b: 2, c: 3 }, { a: 1, c: 3 }],
    ['an undefined field is an absent one', { a: 1 }, { a: 1, b: undefined }, { a: 2 }, { a: 2 }],
    ['groups that both began', {}, { price: { rent: 1 } }, { price: { costs: 2 } }, { price: { rent: 1, costs: 2 } }],
    [
      'a list that one changed',
      home,
      { ...home, price: 90 },
      { ...home, pictures: ['b'] },
      { ...home, price: 90, pictures: ['b'] },
    ],
    [
      'items with keys',
      rooms('a', 'b', 'c'),
      {
        rooms: [
          { id: 'a', area: 11 },
          { id: 'b', area: 10 },
          { id: 'c', area: 10 },
          { id: 'd', area: 1 },
        ],
      },
      {
        rooms: [
          { id: 'x', area: 1 },
          { id: 'a', area: 10 },
          { id: 'c', area: 12 },
        ],
      },
      {
        rooms: [
          { id: 'x', area: 1 },
          { id: 'a', area: 11 },
          { id: 'c', area: 12 },
          { id: 'd', area: 1 },
        ],
      },
    ],
    [
      'a new order and a new value',
      rooms('a', 'b', 'c'),
      rooms('c', 'a', 'b'),
      {
        rooms: [
          { id: 'a', area: 10 },
          { id: 'b', area: 9 },
          { id: 'c', area: 10 },
        ],
      },
      {
        rooms: [
          { id: 'c', area: 10 },
          { id: 'a', area: 10 },
          { id: 'b', area: 9 },
        ],
      },
    ],
    [
      'new items of both',
      { files: [] },
      { files: [{ file: 'a' }] },
      { files: [{ file: 'b' }] },
      { files: [{ file: 'b' }, { file: 'a' }] },
    ],
  ])('%s', (_, base, theirs, mine, joined) => {
    expect(mergeRecord(base, theirs, mine)).toEqual({ value: joined, conflicts: [] });
  });
});

describe('a conflict names its field with all three values, and keeps theirs', () => {
  it.each<[string, unknown, unknown, unknown, string]>([
    ['a value', home, { ...home, price: 90 }, { ...home, price: 80 }, 'price'],
    [
      'one language',
      home,
      { ...home, title: { nl: 'a', fr: 'b' } },
      { ...home, title: { nl: 'c', fr: 'Maison' } },
      'title.nl',
    ],
    ['a plain list', home, { ...home, pictures: ['a'] }, { ...home, pictures: ['b'] }, 'pictures'],
    ['an item', rooms('a'), { rooms: [{ id: 'a', area: 1 }] }, { rooms: [{ id: 'a', area: 2 }] }, 'rooms.a.area'],
    [
      'an item that the other deleted',
      rooms('a', 'b'),
      rooms('b'),
      {
        rooms: [
          { id: 'a', area: 2 },
          { id: 'b', area: 10 },
        ],
      },
      'rooms.a',
    ],
    ['two orders', rooms('a', 'b', 'c'), rooms('c', 'a', 'b'), rooms('b', 'a', 'c'), 'rooms'],
    ['a field that one removed', { a: 1 }, {}, { a: 2 }, 'a'],
    ['another kind of value', { a: 1 }, { a: { b: 1 } }, { a: [1] }, 'a'],
    ['items with one key twice', { a: [{ id: 1 }] }, { a: [{ id: 1 }, { id: 1 }] }, { a: [] }, 'a'],
  ])('%s', (_, base, theirs, mine, path) => {
    const { value, conflicts } = mergeRecord(base, theirs, mine);
    expect(conflicts).toMatchObject([{ path }]);
    const at = (record: unknown) =>
      path
        .split('.')
        .reduce<unknown>(
          (part, name) =>
            Array.isArray(part) ? part.find(({ id }) => id === name) : (part as Record<string, unknown>)[name],
          record,
        );
    expect(conflicts[0]).toEqual({ path, base: at(base), theirs: at(theirs), mine: at(mine) });
    expect(isSame(at(value), at(theirs))).toBe(true);
  });

  it('what does not conflict is joined beside it', () => {
    const { value } = mergeRecord(home, { ...home, price: 90 }, { ...home, price: 80, pictures: [] });
    expect(value).toEqual({ ...home, price: 90, pictures: [] });
  });
});

it('a field of any name is a field', () => {
  const odd = (value: number) => JSON.parse(`{"__proto__": ${value}, "constructor": 1}`);
  expect(JSON.stringify(mergeRecord(odd(1), odd(1), odd(2)).value)).toBe('{"__proto__":2,"constructor":1}');
  expect(JSON.stringify(mergeRecord({ a: odd(1), b: 1 }, { a: odd(3), b: 1 }, { a: odd(1), b: 2 }).value)).toBe(
    '{"a":{"__proto__":3,"constructor":1},"b":2}',
  );
});

it('what changed is told by the same fields', () => {
  expect(changesOf(home, { ...home, price: 90, title: { nl: 'Huis', fr: 'Villa' } })).toEqual([
    { path: 'price', before: 100, after: 90 },
    { path: 'title.fr', before: 'Maison', after: 'Villa' },
  ]);
  expect(changesOf(rooms('a', 'b'), rooms('b', 'a'))).toEqual([
    { path: 'rooms', before: ['a', 'b'], after: ['b', 'a'] },
  ]);
  expect(changesOf(rooms('a'), { rooms: [] })).toEqual([
    { path: 'rooms.a', before: { id: 'a', area: 10 }, after: undefined },
  ]);
});
