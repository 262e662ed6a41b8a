import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Expression, holdsFor, parseExpression, ruleNumbers } from '@/lib/catalogue/conditions/expression';

const value = (text: string, ...truths: boolean[]) =>
  holdsFor(parseExpression(text), (number) => truths[number - 1] === true);

const expressions = fc.letrec<{ any: Expression }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 5 },
    fc.integer({ min: 1, max: 6 }).map((number): Expression => ({ kind: 'rule', number })),
    tie('any').map((of): Expression => ({ kind: 'not', of })),
    fc
      .tuple(fc.constantFrom('and' as const, 'or' as const), tie('any'), tie('any'))
      .map(([kind, left, right]): Expression => ({ kind, left, right })),
  ),
})).any;

/** Writes an expression with every possible bracket. */
const written = (expression: Expression): string => {
  if (expression.kind === 'rule') return String(expression.number);
  if (expression.kind === 'not') return `not (${written(expression.of)})`;
  return `(${written(expression.left)}) ${expression.kind} (${written(expression.right)})`;
};

describe('parseExpression', () => {
  it('reads back whatever was written, in any case and with any spaces', () => {
    fc.assert(
      fc.property(expressions, fc.boolean(), (expression, loud) => {
        const text = written(expression);
        const other = loud
          ? text.toUpperCase().replaceAll(' ', ' \n ')
          : text.replaceAll(') ', ')').replaceAll(' (', '(');
        expect(parseExpression(other)).toEqual(expression);
      }),
    );
  });

  it('agrees with JavaScript, where not, and, or bind in the same order', () => {
    const words = fc.array(fc.tuple(fc.constantFrom('and', 'or'), fc.boolean(), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 6,
    });
    const truths = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(words, truths, (parts, known) => {
        const text = parts
          .map(([join, negated, n], i) => `${i > 0 ? `${join} ` : ''}${negated ? 'not ' : ''}${n}`)
          .join(' ');
        // A sum of products, as the rules of precedence have it.
        const groups: boolean[][] = [[]];
        for (const [i, [join, negated, n]] of parts.entries()) {
          if (i > 0 && join === 'or') groups.push([]);
          groups.at(-1)?.push(known[n - 1] !== negated);
        }
        expect(value(text, ...known)).toBe(groups.some((group) => group.every(Boolean)));
      }),
    );
  });

  it('follows the specification’s example', () => {
    const example = (...truths: boolean[]) => value('(1 and 2) or not 3', ...truths);
    expect([example(true, true, true), example(true, false, true), example(false, false, false)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('names the rules that it is made of', () =>
    expect(ruleNumbers(parseExpression('(4 and 2) or not 12'))).toEqual([4, 2, 12]));

  it.each([
    '',
    ' ',
    '1 and',
    'and 1',
    '(1',
    '1)',
    '1 2',
    '1 & 2',
    'not',
    '1 or or 2',
    'constructor',
    '1; alert(1)',
    '()',
  ])('refuses %j and says why', (text) => expect(() => parseExpression(text)).toThrow(/^expected .+, found /));

  it('never does anything but read or refuse', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          parseExpression(text);
        } catch (error) {
          expect(String(error)).toMatch(/expected/);
        }
      }),
    );
  });
});
