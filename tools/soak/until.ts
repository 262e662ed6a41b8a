import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '../../lib/data/fault.ts';
import { type Sight, sightFault } from './sight.ts';

const givenUpAfter = 6_000;

/** Says what is wrong; null where nothing is. */
export type Look = () => Promise<string | null>;

/** Looks five times a second until nothing is wrong; resolves to the ms since `from`, and rejects with what is wrong after six seconds. */
export async function until(look: Look, from: number): Promise<number> {
  for (;;) {
    await pause(200);
    const wrong = await look();
    const passed = performance.now() - from;
    if (wrong === null) return passed;
    if (passed > givenUpAfter) throw new Error(wrong);
  }
}

/** Looks at a page of the site. */
export const lookAt =
  (site: string, sight: Sight): Look =>
  async () => {
    const answer = await fetch(site + sight.path);
    return sightFault(sight, answer.status, await answer.text());
  };

/** Whether /api/health/ tells exactly these faults. */
export const lookAtHealth =
  (site: string, faults: readonly Fault[]): Look =>
  async () => {
    const answer = await fetch(`${site}/api/health/`);
    const text = await answer.text();
    if (!answer.headers.get('content-type')?.includes('json')) return `/api/health/: status ${answer.status}, no JSON`;
    const { status, data } = JSON.parse(text) as { status: string; data: { faults: Fault[] } };
    const expected = faults.length > 0 ? 'data refused' : 'ok';
    return status === expected && isDeepStrictEqual(data.faults, faults)
      ? null
      : `/api/health/: expected "${expected}" and ${JSON.stringify(faults)}, found ${text}`;
  };
