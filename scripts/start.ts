import { readFileSync } from 'node:fs';
import { env } from '../lib/env.ts';
import { build, takeOtherData } from './build.ts';
import { builtFrom, stampOf } from './support/build-stamp.ts';
import { memoryEnv, memoryFlags } from './support/memory.ts';
import { inProject, root } from './support/project.ts';
import { toolEnv } from './support/run.ts';

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
process.chdir(root);
const server = [process.execPath, ...memoryFlags(env.dataDir), inProject('server.ts')];
// The server takes over this very process: signals and its exit code need no forwarding, and the check's memory is free again.
process.execve(
  process.execPath,
  server,
  toolEnv({ NODE_ENV: 'production', ...memoryEnv, ...dataEnv, __NEXT_PRIVATE_STANDALONE_CONFIG: ofBuild }),
);
