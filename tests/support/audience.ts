import { beforeEach } from 'vitest';

/** Each test begins with nothing gathered. */
export const gatherAnew = (): void =>
  beforeEach(() => {
    globalThis.heemAudience = undefined;
  });

/** What was gathered and is not written yet. */
export const gathered = () => [...(globalThis.heemAudience?.waiting.values() ?? [])];
