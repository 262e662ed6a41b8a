import { env } from '../lib/env.ts';
import { build } from './build.ts';
import { checkStart } from './check-data.ts';
import { builtFrom, stampOf } from './support/build-stamp.ts';
import { root } from './support/project.ts';

// The site only serves what passed the check of the data: it uses a build that is up to date, or builds now. If only the data changed, pages
// are rendered again when they are requested, and the running site makes new pictures, so that it starts at once.
const built = builtFrom(root, stampOf(root, env));
const ready = built === 'this' || (built === 'nothing' ? await build({ toStart: true }) : checkStart());
if (!ready) process.exit(1);
process.chdir(root);
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
await import('../server.ts');
