import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain, slug } from '@/lib/base/slug';

describe('slug', () => {
  it.each([
    ["'t Zand", 't-zand'],
    ['Kapelle-op-den-Bos', 'kapelle-op-den-bos'],
    ['Liège', 'liege'],
    ['Villa / woning / hoeve', 'villa-woning-hoeve'],
    ['Grundstück', 'grundstuck'],
    ['Gros Œuvre', 'gros-oeuvre'],
  ])('%s → %s', (text, expected) => expect(slug(text)).toBe(expected));

  it('is idempotent and safe in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = slug(text);
        expect(slug(once)).toBe(once);
        expect(once).toMatch(/^(?:[\p{Letter}\p{Number}]+(?:-[\p{Letter}\p{Number}]+)*)?$/u);
      }),
    );
  });
});

it('plain ignores case and accents', () => expect(plain(' Ettelbrück ')).toBe('ettelbruck'));
