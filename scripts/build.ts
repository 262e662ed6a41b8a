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
  const scripts = ['consent', 'icons', 'labels', 'map-worker', ...ofData].map((name) => `scripts/${name}.ts`);
  if (!(await runAll([...scripts.map((script) => [script]), [nextCommand, 'build']]))) return false;
  precompress(inProject('.next/static'));
  writeStamp(root, stamp);
  return true;
}

/** Makes a build serve other data than it was made from: checks them and prepares their pictures and videos; false where a step failed. */
export const takeOtherData = async (): Promise<boolean> =>
  checkData() && (await runAll(ofData.map((name) => [`scripts/${name}.ts`])));

/** The scripts whose work follows from the data. */
const ofData = ['pictures', 'videos'];

async function runAll(commands: readonly string[][]): Promise<boolean> {
  for (const args of commands) if ((await run(process.execPath, args, { NODE_ENV: 'production' })) !== 0) return false;
  return true;
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1;
