import { beforeEach, vi } from 'vitest';
import { countEvent } from '@/lib/audience/view-buffer';
import { figuresByDay } from '@/lib/db/audience';
import { gatherAnew } from '../audience';

export const home = 5801;

/** Each test begins at noon of 22 November 2026 with nothing gathered. */
export function countAtNoon(): void {
  gatherAnew();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T12:00:00+01:00') });
    return () => vi.useRealTimers();
  });
}

/** Somebody sees the home, or does something else with it, at home. */
export const see = (who = 'An', source = 'direct', what: 'view' | 'save' | 'share' = 'view'): void =>
  countEvent({ what, home, source, network: `of ${who}`, browser: 'Mozilla' });

export const figures = () => figuresByDay([home]);
