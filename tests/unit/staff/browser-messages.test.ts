import { afterEach, expect, it, vi } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { browserMessages } from '@/lib/staff/browser-messages';

afterEach(() => {
  vi.unstubAllEnvs();
  processState.messages = {};
});

it('holds precompiled texts with plurals, and no part that only the server reads', () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  processState.messages = {};
  const { office } = browserMessages('nl') as { office: { edit: Record<string, Record<string, unknown>> } };
  const plural = office.edit.town?.found as [[string, number, object]];
  expect(plural).toEqual([expect.arrayContaining(['count'])]);
  // React hands only plain objects to the browser.
  expect(Object.getPrototypeOf(plural[0][2])).toBe(Object.prototype);
  expect(office.edit.save).toBe('Bewaren');
  expect([office.edit.fields, Object.keys(office)]).toEqual([undefined, expect.not.arrayContaining(['faults'])]);
});
