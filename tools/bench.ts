import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeFile } from '../lib/files/write-file.ts';
import { inProject } from '../scripts/support/project.ts';
import { writeCopiedHomes } from './bench/copied-homes.ts';
import { measureInTurns, measureSize, type SizeResult } from './bench/measure.ts';
import { type Aim, aimsOf, report } from './bench/report.ts';
import { benchDir, buildCopy, copySite } from './support/site-copy.ts';

// npm run bench [-- --quick] [--sizes 250,10000,100000]: --quick loads for one second each instead of five.
const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, sizes: { type: 'string', default: '250,10000,100000' } },
});
const sizes = values.sizes.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1))
  throw new Error('--sizes takes whole numbers with commas between them');
const seconds = values.quick ? 1 : 5;

/** Whether a program is installed; prints what to install if it is not. */
function has(program: string, flag: string, packages: string): boolean {
  const there = !spawnSync(program, [flag]).error;
  if (!there)
    console.log(
      `${program} is not installed: measurements that need it are skipped (Debian: apt-get install ${packages}).`,
    );
  return there;
}

const tools = {
  wrk: has('wrk', '-v', 'wrk'),
  nginx: has('nginx', '-v', 'nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static'),
};

copySite();
const results: SizeResult[] = [];

// Called after each step, so that a later failure loses nothing.
function saveResults(aims: readonly Aim[]): void {
  const content = { at: new Date().toISOString(), aims, results };
  writeFile(path.join(benchDir, 'result.json'), `${JSON.stringify(content, null, 2)}\n`);
}

const dataDirOf = (homes: number) => path.join(benchDir, String(homes));
for (const homes of sizes) {
  console.log(`\n━━ ${homes} homes`);
  const dataDir = dataDirOf(homes);
  writeCopiedHomes(inProject('data'), dataDir, homes);
  results.push(await measureSize(homes, dataDir, buildCopy(dataDir), seconds, tools));
  saveResults(aimsOf(results, {}));
}

const [smallest = 0, manyHomes = 0] = [sizes.at(0), sizes.at(-1)];
const inTurns = tools.wrk && manyHomes !== smallest;
if (inTurns) console.log(`\n━━ ${smallest} and ${manyHomes} homes in turns`);
const ratios = inTurns ? await measureInTurns([dataDirOf(smallest), dataDirOf(manyHomes)], seconds) : {};
const aims = aimsOf(results, ratios);
saveResults(aims);
console.log(`\n${report(results, aims)}`);
