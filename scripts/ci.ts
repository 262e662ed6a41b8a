import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './support/project.ts';

// Runs what CI runs (.ci/run) in a clean clone of HEAD: what is not committed does not count, and nothing that a build left behind helps.

/** PATH without the programs of this folder, which the clone installs itself. */
const ownPath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.startsWith(root))
  .join(path.delimiter);
const clone = path.join(mkdtempSync(path.join(tmpdir(), 'heem-ci-')), 'heem');
try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone], { stdio: 'inherit' });
  const { status } = spawnSync('bash', [path.join(clone, '.ci/run')], {
    env: { ...process.env, PATH: ownPath, CI: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(path.dirname(clone), { recursive: true, force: true });
}
