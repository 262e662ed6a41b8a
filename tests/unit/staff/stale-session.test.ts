import { expect, it, vi } from 'vitest';
import type { OfficeState } from '@/lib/staff/define-action';

const refresh = vi.fn();
let answer: OfficeState = {};
vi.mock('next/cache', () => ({ refresh }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/app/office-form', () => ({ handleOfficeForm: async () => answer }));
const { act } = await import('@/app/[locale]/(office)/act');

it('says that an action waits for a code, and makes the page anew only after a change', async () => {
  const form = new FormData();
  form.set('locale', 'de');
  answer = { error: 'stale' };
  expect(await act(form)).toMatchObject({ needs: 'code', error: expect.stringMatching(/Code/) });
  expect(refresh).not.toHaveBeenCalled();
  answer = { done: 'invited' };
  expect(await act(form)).toMatchObject({ needs: undefined });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('the answer names the event of the log that the toast can undo', async () => {
  const form = new FormData();
  form.set('locale', 'nl');
  answer = { done: 'saved', undo: 'event' };
  expect(await act(form)).toMatchObject({ undo: 'event' });
});
