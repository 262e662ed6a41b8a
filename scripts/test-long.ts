import { run } from './support/run.ts';

/** What takes long by its nature: kills, soaks, large data, throttled lines, whole days. */
const steps: [name: string, command: string, args: string[]][] = [
  ['unit tests', 'vitest', ['run', '--config', 'vitest.long.config.ts']],
  ['build', process.execPath, ['scripts/build.ts']],
  ['browser tests', 'playwright', ['test', '--config', 'playwright.long.config.ts']],
];

/** Runs the steps in order, each whatever became of the one before it. */
const failed: string[] = [];
for (const [name, command, args] of steps) {
  console.log(`\n━━ ${name}`);
  if ((await run(command, args)) !== 0) failed.push(name);
}
console.log(failed.length > 0 ? `\n✗ ${failed.join(', ')}` : `\n${steps.length} passed`);
process.exitCode = failed.length > 0 ? 1 : 0;
