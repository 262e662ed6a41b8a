import { env } from '../lib/env.ts';
import { build, takeOtherData } from './build.ts';
import { builtFrom, stampOf } from './support/build-stamp.ts';
import { root } from './support/project.ts';

// What is served has passed the data check: a build that the data have not changed since, or one made now. Where only the data changed,
// the site makes its pages anew as they are asked for, and is back at once.
const built = builtFrom(root, stampOf(root, env));
const ready = built === 'this' || (await (built === 'nothing' ? build() : takeOtherData()));
if (!ready) process.exit(1);
process.chdir(root);
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
await import('../server.ts');
