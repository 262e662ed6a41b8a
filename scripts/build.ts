import { env } from '../lib/env.ts';
import { checkData } from './check-data.ts';
import { discardStamp, stampOf, writeStamp } from './support/build-stamp.ts';
import { precompress } from './support/precompress.ts';
import { inProject, nextCommand, root } from './support/project.ts';
import { run } from './support/run.ts';

/** Builds the site: checks the data, prepares the consent script, pictures, labels and icons, then compiles; false where a step failed (it has said why). */
export async function build(): Promise<boolean> {
  const stamp = stampOf(root, env);
  if (!checkData()) return false;
  discardStamp(root);
  for (const args of [
    ['scripts/consent.ts'],
    ['scripts/icons.ts'],
    ['scripts/labels.ts'],
    ['scripts/map-worker.ts'],
    ['scripts/pictures.ts'],
    ['scripts/videos.ts'],
    [nextCommand, 'build'],
  ]) {
    if ((await run(process.execPath, args, { NODE_ENV: 'production' })) !== 0) return false;
  }
  precompress(inProject('.next/static'));
  writeStamp(root, stamp);
  return true;
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1;
