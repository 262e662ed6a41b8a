import { run } from './support/run.ts';

// Compares screenshots of the main pages with those in var/look, which --update makes anew.

const update = process.argv.includes('--update') ? ['--update-snapshots=all'] : [];
process.exitCode = await run('playwright', ['test', '--config', 'playwright.look.config.ts', ...update]);
