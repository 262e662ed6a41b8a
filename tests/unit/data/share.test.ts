import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reuseUnchanged } from '@/lib/data/reader';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('share', () => {
  it('says the same as the new value, and is the old one where both say the same', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        expect(copy(reuseUnchanged(before, copy(now)))).toEqual(copy(now));
        const again = copy(before);
        if (typeof again === 'object' && again !== null) expect(reuseUnchanged(before, again)).toBe(before);
      }),
    ));

  it('keeps the rows of a table that did not change', () => {
    const before = {
      items: [
        { id: 'a', name: { nl: 'een' } },
        { id: 'b', name: { nl: 'twee' } },
      ],
    };
    const now = reuseUnchanged(before, {
      items: [
        { id: 'a', name: { nl: 'één' } },
        { id: 'b', name: { nl: 'twee' } },
      ],
    });
    expect(now.items[1]).toBe(before.items[1]);
    expect(now.items[0]).toEqual({ id: 'a', name: { nl: 'één' } });
  });

  it('takes a list for no object', () => expect(reuseUnchanged({ 0: 'a' }, ['a'])).toEqual(['a']));
});
