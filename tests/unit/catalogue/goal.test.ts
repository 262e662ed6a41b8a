import { expect, it } from 'vitest';
import { isTakeover, toGoal } from '@/lib/catalogue/goal';

it.each([
  [0, 'sale', false],
  ['0', 'sale', false],
  [1, 'rent', false],
  ['1', 'rent', false],
  [2, 'rent', true],
  ['', 'rent', false],
] as const)('goal %s is for %s, take-over %s', (goal, expected, takeover) => {
  expect(toGoal(goal)).toBe(expected);
  expect(isTakeover(goal)).toBe(takeover);
});
