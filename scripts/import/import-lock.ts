import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Runs `work` unless another import holds the lock file, which contains its process id; the lock of a process that has ended is ignored. */
export async function withImportLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  const at = holderOf(file);
  if (at !== null && isRunning(at)) throw new Error(`another import runs, as process ${at}: ${file}`);
  if (at !== null) rmSync(file);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
  } catch (error) {
    throw new Error(`another import has just begun: ${file}`, { cause: error });
  } finally {
    rmSync(own);
  }
  try {
    return await work();
  } finally {
    rmSync(file);
  }
}

/** The process id in the lock file; null without one. */
function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
