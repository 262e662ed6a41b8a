import { fork } from 'node:child_process';
import path from 'node:path';
import type { Fault } from './fault.ts';

const scripts = [
  { of: /^pictures(?:\.json|\/)/, file: 'scripts/pictures.ts' },
  { of: /^videos\//, file: 'scripts/videos.ts' },
];

/** Makes what is served of the pictures and videos among the files, in a process of its own; returns what is wrong with them. */
export async function prepare(files: readonly string[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { of, file } of scripts)
    if (files.some((name) => of.test(name))) faults.push(...(await runScript(path.join(process.cwd(), file))));
  return faults;
}

/** Runs a script of the build, which sends its faults; throws where it fails for another reason. */
function runScript(file: string): Promise<Fault[]> {
  return new Promise((resolve, reject) => {
    const faults: Fault[] = [];
    const child = fork(file, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said += text;
    });
    child.on('message', (sent) => faults.push(...(sent as Fault[])));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 || faults.length > 0 ? resolve(faults) : reject(new Error(`${file} ended with ${code}: ${said}`)),
    );
  });
}
