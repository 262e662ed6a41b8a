import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** In ms: git at work on its files takes no longer; a lock that stays was left by one that was killed. */
const longest = 30_000;

/** Waits until git has written all files of a pull or checkout, which it does while it holds the lock of its index. */
export async function untilGitIsDone(dir: string): Promise<void> {
  const lock = lockFile(dir);
  const since = Date.now();
  while (lock && existsSync(/* turbopackIgnore: true */ lock) && Date.now() - since < longest) await wait(50);
}

/** Where git keeps the lock for the working tree that a folder lies in; null outside of one. */
function lockFile(dir: string): string | null {
  const own = path.join(dir, '.git');
  const kind = statSync(own, { throwIfNoEntry: false });
  if (kind?.isDirectory()) return path.join(own, 'index.lock');
  // In a second working tree, a file that says where.
  if (kind)
    return path.resolve(
      dir,
      readFileSync(own, 'utf8')
        .replace(/^gitdir: /, '')
        .trim(),
      'index.lock',
    );
  const above = path.dirname(dir);
  return above === dir ? null : lockFile(above);
}
