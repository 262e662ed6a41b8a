import { expect, it, vi } from 'vitest';
import type { OfficeState } from '@/lib/staff/define-action';

const refresh = vi.fn();
let answer: OfficeState = {};
vi.mock('next/cache', () => ({ refresh }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/app/office-form', () => ({ handleOfficeForm: async () => answer }));
const { act } = await import('@/app/[locale]/(office)/act');

it('returns the result of the action, and refreshes the page only after a change', async () => {
  answer = { error: 'stale' };
  expect(await act(new FormData())).toEqual(answer);
  expect(refresh).not.toHaveBeenCalled();
  answer = { done: 'saved', undo: 'event' };
  expect(await act(new FormData())).toEqual(answer);
  expect(refresh).toHaveBeenCalledTimes(1);
  // Another tab ended the working copy that the page shows.
  answer = { copy: { kind: 'ended', version: 0, stored: null } };
  expect(await act(new FormData())).toEqual(answer);
  expect(refresh).toHaveBeenCalledTimes(2);
});
