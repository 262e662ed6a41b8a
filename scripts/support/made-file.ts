import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from '../../lib/files/write-file.ts';
import { inProject } from './project.ts';

/**
 * Makes files of public/ where one is missing or what they are made from (data and programs, by path from the project's root) has
 * changed; a stamp lies beside the first. Returns whether they were made.
 */
export async function makeOnce(
  files: readonly [string, ...string[]],
  madeFrom: readonly string[],
  make: () => Promise<void>,
): Promise<boolean> {
  const hash = createHash('sha256');
  for (const source of madeFrom) hash.update(readFileSync(inProject(source)));
  const stamp = hash.digest('hex');
  const stampFile = `${files[0]}.txt`;
  if ([...files, stampFile].every(existsSync) && readFileSync(stampFile, 'utf8') === stamp) return false;
  await make();
  writeFile(stampFile, stamp);
  return true;
}
