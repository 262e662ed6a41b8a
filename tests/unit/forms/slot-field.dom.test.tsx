// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { SlotField } from '@/components/forms/slot-field';

const words = { full: 'full', none: 'none', held: 'kept for you', taken: 'just taken' };
const days = [{ day: '2026-12-01', label: '1', note: '', slots: [{ value: '1', label: '10:00', full: false }] }];

/** Chooses the only moment, which the site answers so; returns what the visitor is told. */
async function chooseAndRead(answer: { held: boolean; full: string[] }): Promise<string | null | undefined> {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  await act(() => document.querySelector('input')?.click());
  return vi.waitFor(() => document.querySelector('[role=status]')?.textContent);
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<form></form>';
  const root = createRoot(document.querySelector('form') as HTMLFormElement);
  await act(() => root.render(<SlotField name="slot" days={days} chosen="" words={words} formKey={() => 'key'} />));
  return async () => {
    await act(() => root.unmount());
    vi.unstubAllGlobals();
    sessionStorage.clear();
  };
});

it.each([
  ['a moment that is kept', { held: true, full: [] }, 'kept for you'],
  ['one that was taken', { held: false, full: ['1'] }, 'just taken'],
  ['one that is free but not kept: nothing is wrong with it', { held: false, full: [] }, ''],
])('describes %s', async (_, answer, actual) => {
  expect(await chooseAndRead(answer)).toBe(actual);
});
