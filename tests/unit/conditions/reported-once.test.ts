import { afterEach, expect, it, vi } from 'vitest';
import { holds } from '@/lib/conditions/evaluate';

afterEach(() => vi.restoreAllMocks());

it('a condition that cannot be evaluated is reported once', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const broken = {
    rules: [{ field: 'goal', logic: 'equals' as const, compareWithValue: 0 }],
    advancedCondition: '1 and 7',
  };
  for (let i = 0; i < 3; i++) expect(holds(broken, { goal: 0 })).toBe(false);
  expect(said).toHaveBeenCalledTimes(1);
  expect(said.mock.calls[0]?.[0]).toMatch(/conditions\.json: expected a rule from 1 to 1, found 7 .*taken as false/);
});
