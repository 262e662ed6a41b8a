import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadSnapshot } from '../lib/data/load.ts';
import { env } from '../lib/env.ts';
import { writeFile } from '../lib/files/write-file.ts';
import { DataFolder } from '../scripts/support/data-folder.ts';
import { inProject, ports } from '../scripts/support/project.ts';
import { startSite } from '../scripts/support/site.ts';
import { fetchExpected } from './soak/expectations.ts';
import { Journal, minuteLine, report, ServerLog } from './soak/journal.ts';
import { memoryTrend, sample } from './soak/memory.ts';
import { createMix } from './soak/mix.ts';
import { runSlot, slotSeconds } from './soak/plan.ts';
import { chooseTargets } from './soak/targets.ts';
import { callAtRate } from './support/processes.ts';
import { buildCopy, copyDir, copySite } from './support/site-copy.ts';

// npm run soak [-- --minutes 60 --rate 10]: runs the built site under a steady load; every ten seconds its data change, and once a minute a file is broken.
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, rate: { type: 'string', default: '10' } },
});
const [minutes, rate] = [values.minutes, values.rate].map(Number);
if (!minutes || !rate || minutes < 1 || rate < 0) throw new Error('--minutes and --rate take numbers above zero');

const dir = inProject('var/soak');
const folder = new DataFolder(path.join(dir, 'data'));
const heapFile = path.join(dir, 'heap');
rmSync(dir, { recursive: true, force: true });
cpSync(env.dataDir, folder.dir, { recursive: true });
const snapshot = loadSnapshot(folder.dir);
const targets = chooseTargets(snapshot);
copySite();
buildCopy(folder.dir);

const journal = new Journal();
const log = new ServerLog(journal);
const probe = `${new URL('./soak/heap-probe.ts', import.meta.url)}?into=${encodeURIComponent(heapFile)}`;
const server = await startSite({
  args: ['scripts/start.ts'],
  cwd: copyDir,
  port: ports.bench,
  env: { DATA_DIR: folder.dir, VAR_DIR: path.join(dir, 'var'), NODE_OPTIONS: `--import=${probe}` },
  onError: (line) => log.readLine(line),
});

const next = createMix(snapshot, targets);
async function visit(): Promise<void> {
  const expected = next();
  const { ms, issue } = await fetchExpected(server.url, expected);
  journal.addResponse(expected.kind, ms);
  if (issue) journal.fail(issue);
}

/** Load before the first change, in ms: V8 compiles code while a new process answers its first requests. */
const warmUpMs = 60_000;

const run = new AbortController();
const background = [callAtRate(rate, visit, run.signal), sample(server.pid, heapFile, journal, run)];
await pause(warmUpMs);
const started = performance.now();
for (let slot = 0; slot < (minutes * 60) / slotSeconds && !run.signal.aborted; slot++) {
  await runSlot({ site: server.url, folder, targets, journal, log }, slot);
  const passed = (slot + 1) * slotSeconds;
  await pause(Math.max(0, passed * 1000 - (performance.now() - started)));
  if (passed % 60 === 0) console.log(minuteLine(journal, passed / 60));
}
run.abort();
await Promise.all(background);
await server.stop();

const found = report(journal);
console.log(`\n${found}`);
writeFile(
  path.join(dir, 'result.txt'),
  [`${minutes} minutes, ${rate} requests a second`, '', found, '', ...journal.failures, ''].join('\n'),
);
process.exitCode = journal.failures.length > 0 || memoryTrend(journal.samples) === 'growing' ? 1 : 0;
