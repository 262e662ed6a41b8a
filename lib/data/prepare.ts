import { fork } from 'node:child_process';
import path from 'node:path';
import type { Fault } from './fault.ts';

/** Whether a file of the data folder is a picture, or says which there are. */
export const isOfPictures = (file: string): boolean => /^pictures(?:\.json$|\/)/.test(file);
const isVideo = (file: string): boolean => file.startsWith('videos/');

/** Makes what is served of the pictures and videos among the files, in a process of its own; returns what is wrong with them. */
export async function prepare(files: readonly string[]): Promise<Fault[]> {
  return [
    ...(files.some(isOfPictures) ? await runScript('scripts/pictures.ts') : []),
    ...(files.some(isVideo) ? await runScript('scripts/videos.ts') : []),
  ];
}

/** Runs a script of the build, which sends its faults; throws where it fails for another reason. */
function runScript(file: string): Promise<Fault[]> {
  return new Promise((resolve, reject) => {
    const faults: Fault[] = [];
    const child = fork(path.join(/* turbopackIgnore: true */ process.cwd(), file), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
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
