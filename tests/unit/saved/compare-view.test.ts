import { expect, it } from 'vitest';
import { compareRow } from '@/lib/catalogue/compare-view';

it.each([
  ['the lowest', [300, 200, 250], Math.min, [1]],
  ['the highest', [3, 4, 4], Math.max, [1, 2]],
  ['none where all are alike', [2, 2, null], Math.max, []],
  ['none where only one is known', [null, 2, null], Math.max, []],
] as const)('marks %s', (_, numbers, choose, best) =>
  expect(compareRow('x', 'X', numbers.map(String), numbers, choose).best).toEqual(best),
);

it('says whether the values differ', () => {
  expect(compareRow('x', 'X', ['1', '1']).differs).toBe(false);
  expect(compareRow('x', 'X', ['1', null]).differs).toBe(true);
});
