import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '../../lib/day.ts';
import type { Download } from '../../lib/import/download.ts';

/** A Download that keeps what it fetched for a day: what a dry run has fetched, the real run need not fetch again. */
export function keepingFetched(download: Download, folder: string): Download {
  let isReady: Promise<void> | undefined;
  return async (url, limits) => {
    isReady ??= prepare(folder);
    await isReady;
    const file = path.join(folder, createHash('sha256').update(url).digest('hex'));
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const bytes = await download(url, limits);
    await writeFile(`${file}.tmp`, bytes);
    await rename(`${file}.tmp`, file);
    return bytes;
  };
}

async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (name.endsWith('.tmp') || (await stat(file)).mtimeMs < Date.now() - dayMs) await rm(file, { force: true });
  }
}
