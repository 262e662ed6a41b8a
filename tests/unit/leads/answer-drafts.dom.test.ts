// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readDraft, removeDrafts, saveDraft } from '@/components/staff/answer-drafts';
import { dayMs } from '@/lib/base/day';

beforeEach(() => localStorage.clear());

it('a draft of an answer stays for a day, and with a log-out none does', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.setItem('office-answer-old', 'plain text of an older version');
  localStorage.setItem('language', 'nl');
  saveDraft('one', 'Beste An');
  vi.setSystemTime(Date.now() + dayMs - 1_000);
  saveDraft('two', 'Beste Jan');
  removeDrafts();
  expect(['one', 'two', 'old'].map(readDraft)).toEqual(['Beste An', 'Beste Jan', '']);
  vi.setSystemTime(Date.now() + 2_000);
  removeDrafts();
  expect(['one', 'two'].map(readDraft)).toEqual(['', 'Beste Jan']);
  removeDrafts(Number.POSITIVE_INFINITY);
  expect(Object.keys(localStorage)).toEqual(['language']);
  vi.useRealTimers();
});
