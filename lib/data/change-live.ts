import { setTimeout as pause } from 'node:timers/promises';
import { processState } from '../process-state.ts';
import type { Snapshot } from './load.ts';
import { dataState, publishedData } from './store.ts';
import { type ChangeOptions, changeData } from './write.ts';

/** In ms: changes are active within two seconds. */
const longest = 3_000;

/** changeData() of the running site, which returns once the site works by it: the page that is shown next must know what was written. */
export async function changeLive(
  change: Parameters<typeof changeData>[0],
  isActive: (data: Snapshot) => boolean,
  options: ChangeOptions = {},
): Promise<string | null> {
  const line = await changeData(change, { known: dataState().files, ...options });
  if (!processState.wakeData) return line;
  processState.wakeData();
  for (const end = Date.now() + longest; !isActive(publishedData()) && Date.now() < end; ) await pause(50);
  return line;
}
