import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { env } from '../lib/env.ts';
import { writeFile } from '../lib/files/write-file.ts';
import { checkData, checkStart } from './check-data.ts';
import { discardStamp, stampOf, writeStamp } from './support/build-stamp.ts';
import { inProject, root, run } from './support/project.ts';

/**
 * Builds the site: checks the data, prepares the scripts without React, pictures, labels and icons, then compiles. `toStart`: the
 * large sizes of pictures are left to the running site, and faults of data that it can do without are only printed. False if a step failed;
 * the step has printed the reason.
 */
export async function build({ toStart = false } = {}): Promise<boolean> {
  const stamp = stampOf(root, env);
  if (!(toStart ? checkStart() : checkData())) return false;
  discardStamp(root);
  const scripts = ['assets', ...dataScripts].map((name) => `scripts/${name}.ts`);
  const options = toStart ? ['--first', '--go-on'] : [];
  if (!(await runAll(scripts, options)) || (await run('next', ['build'], production)) !== 0) return false;
  precompress(inProject('.next/static'));
  writeStamp(root, stamp);
  return true;
}

/** The scripts that process data. */
const dataScripts = ['pictures', 'videos'];

const production = { NODE_ENV: 'production' };

async function runAll(scripts: readonly string[], options: readonly string[] = []): Promise<boolean> {
  for (const script of scripts) if ((await run(process.execPath, [script, ...options], production)) !== 0) return false;
  return true;
}

const text = /\.(?:js|css|svg|json|txt|ico|xml)$/;
const minBytes = 1024;

/** Writes a .gz and a .br beside each text file of a folder, for servers that send them as they are. */
function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => text.test(file))) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    if (content.length < minBytes) continue;
    writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFile(`${file}.br`, brotliCompressSync(content));
  }
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1;
