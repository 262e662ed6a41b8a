import { readFileSync } from 'node:fs';
import { env } from '../lib/env.ts';
import { build, takeOtherData } from './build.ts';
import { builtFrom, stampOf } from './support/build-stamp.ts';
import { inProject, nextCommand, root } from './support/project.ts';
import { toolEnv } from './support/run.ts';

// Garbage is collected before the process has grown by a fifth, however large the catalogue is; V8 prefers small code, at the same
// speed here; and malloc keeps one pool instead of sixteen, and gives back what is free at its end and each text of a page at once
// (docs/performance.md).
const memoryFlags = ['--max-semi-space-size=4', '--heap-growing-percent=20', '--optimize-for-size'];
const memoryEnv = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' };

// What is served has passed the data check: a build that the data have not changed since, or one made now. Where only the data changed,
// the site makes its pages anew as they are asked for, and is back at once.
const built = builtFrom(root, stampOf(root, env));
const ready = built === 'this' || (await (built === 'nothing' ? build() : takeOtherData()));
if (!ready) process.exit(1);
const dataEnv = { OTHER_DATA: String(built === 'other data') };

// The configuration as the build left it, handed over as Next's own standalone server does: to read next.config.ts again would leave
// two compilers in memory, 24 MB. The node binary behind nginx would compress a second time: deploy/nginx.conf.
const { config } = JSON.parse(readFileSync(inProject('.next/required-server-files.json'), 'utf8')) as {
  config: object;
};
const ofBuild = JSON.stringify({ ...config, compress: process.env.COMPRESS !== '0' });

if (!process.execve) throw new Error('Heem starts on Linux and macOS; on Windows start it in WSL.');
console.log(`Heem is at http://localhost:${env.port}`);
process.chdir(root);
const server = [process.execPath, ...memoryFlags, nextCommand, 'start', '-p', String(env.port)];
// The server takes over this very process: signals and its exit code need no forwarding, and the check's memory is free again.
process.execve(
  process.execPath,
  server,
  toolEnv({ NODE_ENV: 'production', ...memoryEnv, ...dataEnv, __NEXT_PRIVATE_STANDALONE_CONFIG: ofBuild }),
);
