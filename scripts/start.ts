import { env } from '../lib/env.ts';
import { build } from './build.ts';
import { isBuilt, stampOf } from './support/build-stamp.ts';
import { nextCommand, root } from './support/project.ts';
import { toolEnv } from './support/run.ts';

// Garbage is collected before the process has grown by a fifth, however large the catalogue is; and malloc keeps two pools
// instead of sixteen. Measured with the sample: 195 MB after load where Node alone takes 460.
const memoryFlags = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
const memoryEnv = { MALLOC_ARENA_MAX: '2' };
// The configuration is read by Node itself: Next's compiler stays on the disk.
const nextFlags = ['--experimental-next-config-strip-types'];

// What is served has passed the data check: a build that the data have not changed since, or one made now.
if (!isBuilt(root, stampOf(root, env)) && !(await build())) process.exit(1);

if (!process.execve) throw new Error('Heem starts on Linux and macOS; on Windows start it in WSL.');
console.log(`Heem is at http://localhost:${env.port}`);
process.chdir(root);
const server = [process.execPath, ...memoryFlags, nextCommand, 'start', '-p', String(env.port), ...nextFlags];
// The server takes over this very process: signals and its exit code need no forwarding, and the check's memory is free again.
process.execve(process.execPath, server, toolEnv({ NODE_ENV: 'production', ...memoryEnv }));
