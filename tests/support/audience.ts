import { beforeEach, vi } from 'vitest';
import { figuresByDay } from '@/lib/audience/store';
import { countEvent } from '@/lib/audience/view-buffer';
import { processState } from '@/lib/base/process-state';
import { personsBrowser } from '@/scripts/support/send-view';

/** Each test starts with an empty buffer. */
export const resetViewBuffer = (): void =>
  beforeEach(() => {
    processState.audience = undefined;
  });

/** The events that are not stored yet. */
export const bufferedEvents = () => [...(processState.audience?.waiting.values() ?? [])];

/** The searches that found little and are not stored yet. */
export const bufferedMisses = () => [...(processState.audience?.missed.values() ?? [])];

/** The beacon of a page, with the headers or body of the test. */
export function beacon(body: unknown, own: Record<string, string> = {}): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const usual = {
    host: 'heem.example',
    origin: 'https://heem.example',
    'user-agent': personsBrowser,
    'x-forwarded-for': '192.0.2.1',
    'content-length': String(Buffer.byteLength(text)),
  };
  return new Request('https://heem.example/api/views/', { method: 'POST', body: text, headers: { ...usual, ...own } });
}

export const home = 5801;

/** Each test starts at noon of 22 November 2026 with an empty buffer. */
export function countAtNoon(): void {
  resetViewBuffer();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T12:00:00+01:00') });
    return () => vi.useRealTimers();
  });
}

/** Records a view of the home, or another event. */
export const see = (who = 'An', source = 'direct', what: 'view' | 'save' | 'share' = 'view'): void =>
  countEvent({ what, home, source, network: `of ${who}`, browser: 'Mozilla' });

export const figures = () => figuresByDay([home]);
