import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processState } from '../base/process-state.ts';
import { sourcesFile } from '../content/import-sources.ts';
import { env } from '../env.ts';
import { fileStamp } from '../files/folder.ts';
import { dataState } from './store.ts';
import { type ChangeOptions, changeData } from './write.ts';

/** In ms: changes are active within two seconds, unless the machine does much else. */
const maxWaitMs = 10_000;

/** changeData() of the running site, which returns once the site uses the written files: the page that is shown next must show them. */
export async function changeLive(
  change: Parameters<typeof changeData>[0],
  options: ChangeOptions = {},
): Promise<string | null> {
  let files: string[] = [];
  const changeAndNote: typeof change = (read) => {
    const contents = change(read);
    files = Object.keys(contents).filter(isUsed);
    return contents;
  };
  const auditId = await changeData(changeAndNote, { known: dataState().files, ...options });
  await waitUntil(() => files.every(isRead));
  return auditId;
}

/** Whether the site uses a data file: not the sources of imports, and pictures and documents only through the files that name them. */
const isUsed = (file: string): boolean => file.endsWith('.json') && file !== sourcesFile;

/** Waits until the running site uses what was written. */
export async function waitUntil(isActive: () => boolean): Promise<void> {
  if (!processState.wakeData) return;
  processState.wakeData();
  for (const end = Date.now() + maxWaitMs; !isActive() && Date.now() < end; ) await pause(50);
}

/** Whether the site uses the current version of a file. */
const isRead = (file: string): boolean => {
  const place = path.join(env.dataDir, file);
  const stamp = dataState().files.get(file)?.stamp;
  return existsSync(place) ? stamp === fileStamp(place) : stamp === undefined;
};
