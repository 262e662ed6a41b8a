import { env } from '../../lib/env.ts';
import { build } from '../../scripts/build.ts';
import { builtFrom, stampOf } from '../../scripts/support/build-stamp.ts';
import { root } from '../../scripts/support/project.ts';

/** Builds the site before the first test, unless the build is up to date or only the data differ, as `npm start` does. */
export default async function buildOnce(): Promise<void> {
  if (builtFrom(root, stampOf(root, env)) === 'nothing' && !(await build({ toStart: true })))
    throw new Error('The site under test could not be built: see above.');
}
