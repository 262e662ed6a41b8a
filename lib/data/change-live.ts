import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processState } from '../base/process-state.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import { fileStamp } from '../files/folder.ts';
import { dataState, publishedData } from './store.ts';
import { type ChangeOptions, changeData } from './write.ts';

/** In ms: changes are active within two seconds, unless the machine does much else. */
const maxWaitMs = 10_000;

/** changeData() of the running site, which returns once the site works by it: the page that is shown next must know what was written. */
export async function changeLive(
  change: Parameters<typeof changeData>[0],
  isActive: (data: Snapshot) => boolean,
  options: ChangeOptions = {},
): Promise<string | null> {
  const auditId = await changeData(change, { known: dataState().files, ...options });
  await waitUntil(() => isActive(publishedData()));
  return auditId;
}

/** Waits until the running site works by what was written. */
export async function waitUntil(isActive: () => boolean): Promise<void> {
  if (!processState.wakeData) return;
  processState.wakeData();
  for (const end = Date.now() + maxWaitMs; !isActive() && Date.now() < end; ) await pause(50);
}

/** Whether the site uses the current version of a file. */
export const isRead = (file: string): boolean => {
  const place = path.join(env.dataDir, file);
  const stamp = dataState().files.get(file)?.stamp;
  return existsSync(place) ? stamp === fileStamp(place) : stamp === undefined;
};
