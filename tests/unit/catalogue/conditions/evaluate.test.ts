import { afterEach, describe, expect, it, vi } from 'vitest';
import { evaluate, type Facts, isFulfilled } from '@/lib/catalogue/conditions/evaluate';
import type { ConditionRule } from '@/lib/catalogue/conditions/schema';

const facts: Facts = { year: 1990, renewed: 2015, kind: 'villa', empty: '  ', sold: false, day: '2026-05-01' };
const rule = (field: string, logic: ConditionRule['logic'], compareWithValue?: ConditionRule['compareWithValue']) =>
  evaluate({ rules: [{ field, logic, compareWithValue }] }, facts);

describe('a rule', () => {
  it.each([
    ['year', 'equals', 1990, true],
    ['year', 'equals', '1990', false],
    ['year', 'notEquals', 1990, false],
    ['year', 'greaterThan', 1989, true],
    ['year', 'greaterThan', 1990, false],
    ['year', 'atLeast', 1990, true],
    ['year', 'lessThan', 1990, false],
    ['year', 'atMost', 1990, true],
    ['day', 'lessThan', '2026-11-20', true],
    ['kind', 'isOneOf', ['house', 'villa'], true],
    ['kind', 'isOneOf', ['house'], false],
    ['empty', 'isEmpty', undefined, true],
    ['unknown', 'isEmpty', undefined, true],
    ['sold', 'isEmpty', undefined, false],
    ['year', 'isNotEmpty', undefined, true],
  ] satisfies [string, ConditionRule['logic'], ConditionRule['compareWithValue'], boolean][])(
    '%s %s %j is %s',
    (field, logic, value, expected) => expect(rule(field, logic, value)).toBe(expected),
  );

  it('finds what is not known neither equal, nor more, nor less', () => {
    for (const logic of ['equals', 'greaterThan', 'atLeast', 'lessThan', 'atMost'] as const)
      expect(rule('unknown', logic, 0)).toBe(false);
    expect(rule('unknown', 'notEquals', 0)).toBe(true);
  });

  it('compares with another field', () => {
    const rules: ConditionRule[] = [{ field: 'renewed', logic: 'greaterThan', compareWithField: 'year' }];
    expect(evaluate({ rules }, facts)).toBe(true);
    expect(evaluate({ rules }, { ...facts, renewed: 1980 })).toBe(false);
  });
});

describe('a condition', () => {
  const rules: ConditionRule[] = [
    { field: 'year', logic: 'lessThan', compareWithValue: 2000 },
    { field: 'sold', logic: 'equals', compareWithValue: true },
  ];

  it('wants all its rules, unless it says how they are combined', () => {
    expect(evaluate({ rules }, facts)).toBe(false);
    expect(evaluate({ rules, advancedCondition: '1 or 2' }, facts)).toBe(true);
    expect(evaluate({ rules, advancedCondition: '1 and not 2' }, facts)).toBe(true);
  });

  it.each([
    ['a rule that is not there', '1 and 3', /expected a rule from 1 to 2, found 3/],
    ['words that make no sense', '1 and (', /expected the number of a rule/],
  ])('is false, and says why, for %s', (_, advancedCondition, why) => {
    const actual: string[] = [];
    expect(isFulfilled({ rules, advancedCondition }, facts, (message) => actual.push(message))).toBe(false);
    expect(actual).toEqual([expect.stringMatching(why)]);
  });

  it('is false where two values have no order', () => {
    const actual: string[] = [];
    const mixed: ConditionRule[] = [{ field: 'kind', logic: 'greaterThan', compareWithValue: 3 }];
    expect(isFulfilled({ rules: mixed }, facts, (message) => actual.push(message))).toBe(false);
    expect(isFulfilled({ rules: mixed, advancedCondition: 'not 1' }, facts, (message) => actual.push(message))).toBe(
      false,
    );
    expect(actual).toHaveLength(2);
  });
});

afterEach(() => vi.restoreAllMocks());

it('a condition that cannot be evaluated is reported once', () => {
  const actual = vi.spyOn(console, 'error').mockReturnValue();
  const broken = {
    rules: [{ field: 'goal', logic: 'equals' as const, compareWithValue: 0 }],
    advancedCondition: '1 and 7',
  };
  for (let i = 0; i < 3; i++) expect(isFulfilled(broken, { goal: 0 })).toBe(false);
  expect(actual).toHaveBeenCalledTimes(1);
  expect(actual.mock.calls[0]?.[0]).toMatch(/conditions\.json: expected a rule from 1 to 1, found 7 .*taken as false/);
});
