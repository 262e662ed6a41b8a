import { setTimeout as pause } from 'node:timers/promises';
import type { Snapshot } from './load.ts';
import { dataState, publishedData } from './store.ts';
import { changeData, type DataFiles } from './write.ts';

/** In ms: changes are active within two seconds. */
const longest = 3_000;

/** changeData() of the running site, which returns once the site works by it: the page that is shown next must know what was written. */
export async function changeLive(
  change: (read: (file: string) => unknown) => DataFiles,
  isActive: (data: Snapshot) => boolean,
): Promise<void> {
  await changeData(change, dataState().files);
  for (const end = Date.now() + longest; !isActive(publishedData()) && Date.now() < end; ) await pause(50);
}
