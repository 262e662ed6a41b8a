import { beforeEach } from 'vitest';
import { processState } from '@/lib/process-state';

/** Each test begins with nothing gathered. */
export const gatherAnew = (): void =>
  beforeEach(() => {
    processState.audience = undefined;
  });

/** What was gathered and is not written yet. */
export const gathered = () => [...(processState.audience?.waiting.values() ?? [])];
