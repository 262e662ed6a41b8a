import { describe, expect, it } from 'vitest';
import { changesOf, isSame, mergeRecord } from '@/lib/base/merge-record';

const home = { id: 1, price: 100, title: { nl: 'Huis', fr: 'Maison' }, pictures: ['a', 'b'] };
/** Items with keys: `{ a: 10 }` is a room "a" of 10 m². */
const rooms = (areas: Record<string, number>) => ({
  rooms: Object.entries(areas).map(([id, area]) => ({ id, area })),
});

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
    rooms({ a: 10, b: 10, c: 10 }),
    rooms({ a: 11, b: 10, c: 10, d: 1 }),
    rooms({ x: 1, a: 10, c: 12 }),
    rooms({ x: 1, a: 11, c: 12, d: 1 }),
  ],
  [
    'a new order and a new value',
    rooms({ a: 10, b: 10, c: 10 }),
    rooms({ c: 10, a: 10, b: 10 }),
    rooms({ a: 10, b: 9, c: 10 }),
    rooms({ c: 10, a: 10, b: 9 }),
  ],
  [
    'new items of both',
    { files: [] },
    { files: [{ file: 'a' }] },
    { files: [{ file: 'b' }] },
    { files: [{ file: 'b' }, { file: 'a' }] },
  ],
])('two changes of a record are joined: %s', (_, base, theirs, mine, joined) => {
  expect(mergeRecord(base, theirs, mine)).toEqual({ value: joined, conflicts: [] });
});

describe('a conflict reports its field with all three values, and keeps theirs', () => {
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
    ['an item', rooms({ a: 10 }), rooms({ a: 1 }), rooms({ a: 2 }), 'rooms.a.area'],
    ['an item that the other deleted', rooms({ a: 10, b: 10 }), rooms({ b: 10 }), rooms({ a: 2, b: 10 }), 'rooms.a'],
    [
      'two orders',
      rooms({ a: 10, b: 10, c: 10 }),
      rooms({ c: 10, a: 10, b: 10 }),
      rooms({ b: 10, a: 10, c: 10 }),
      'rooms',
    ],
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

  it('changes without a conflict are merged', () => {
    const { value } = mergeRecord(home, { ...home, price: 90 }, { ...home, price: 80, pictures: [] });
    expect(value).toEqual({ ...home, price: 90, pictures: [] });
  });
});

it('a field may have any name, also "__proto__"', () => {
  const odd = (value: number) => JSON.parse(`{"__proto__": ${value}, "constructor": 1}`);
  expect(JSON.stringify(mergeRecord(odd(1), odd(1), odd(2)).value)).toBe('{"__proto__":2,"constructor":1}');
  expect(JSON.stringify(mergeRecord({ a: odd(1), b: 1 }, { a: odd(3), b: 1 }, { a: odd(1), b: 2 }).value)).toBe(
    '{"a":{"__proto__":3,"constructor":1},"b":2}',
  );
});

it('lists changes by the same fields as a merge', () => {
  expect(changesOf(home, { ...home, price: 90, title: { nl: 'Huis', fr: 'Villa' } })).toEqual([
    { path: 'price', before: 100, after: 90 },
    { path: 'title.fr', before: 'Maison', after: 'Villa' },
  ]);
  expect(changesOf(rooms({ a: 10, b: 10 }), rooms({ b: 10, a: 10 }))).toEqual([
    { path: 'rooms', before: ['a', 'b'], after: ['b', 'a'] },
  ]);
  expect(changesOf(rooms({ a: 10 }), { rooms: [] })).toEqual([
    { path: 'rooms.a', before: { id: 'a', area: 10 }, after: undefined },
  ]);
});
