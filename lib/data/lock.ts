import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs `work` while nobody else holds the lock file, which contains the id of its process; the lock of a process that has ended is ignored.
 * Waits for `waitMs`, then throws an Error that names the process.
 */
export async function withLock<T>(file: string, work: () => T | Promise<T>, waitMs = 0): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  const until = Date.now() + waitMs;
  while (!takeLock(file)) {
    if (Date.now() >= until) throw new Error(`process ${holderOf(file)} is running: ${file}`);
    await pause(20);
  }
  try {
    return await work();
  } finally {
    rmSync(file);
  }
}

/** Creates the lock file with its content in one step; false if another process was first. */
function takeLock(file: string): boolean {
  const holder = holderOf(file);
  if (holder !== null && isRunning(holder)) return false;
  if (holder !== null) rmSync(file, { force: true });
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own);
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
