import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeFile } from '../lib/files/write-file.ts';
import { hasNginx } from '../scripts/support/nginx.ts';
import type { Attack } from './abuse/attack.ts';
import { hugeBodies, paddedBodies } from './abuse/attacks/bodies.ts';
import { bursts } from './abuse/attacks/bursts.ts';
import { slowClients, upgrades } from './abuse/attacks/connections.ts';
import { floods, guesses } from './abuse/attacks/floods.ts';
import { type Finding, measure } from './abuse/measure.ts';
import { lineOf, report } from './abuse/report.ts';
import { send, visitor } from './abuse/send.ts';
import { startTestSite, type TestSite, type Way } from './abuse/test-site.ts';

// npm run abuse [-- --only posters,huge --way direct --rounds 3 --seconds 3 --out FILE]: attacks the built site on this machine and
// reports what ordinary visitors notice. About ten minutes for each way.
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    way: { type: 'string', default: 'direct,nginx' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    out: { type: 'string' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
if (!(rounds >= 1 && rounds <= 10 && seconds >= 1 && seconds <= 30))
  throw new Error('--rounds takes 1 to 10, --seconds 1 to 30');

const allAttacks: Attack[] = [
  upgrades,
  ...hugeBodies,
  ...paddedBodies,
  ...slowClients,
  ...floods,
  ...bursts,
  ...guesses,
];
const attacks = allAttacks.filter(({ name }) => values.only.split(',').some((part) => name.includes(part)));
const ways = (['direct', 'nginx'] as const).filter((way) => values.way.split(',').includes(way));
if (attacks.length === 0 || ways.length === 0)
  throw new Error(`--only takes parts of: ${allAttacks.map(({ name }) => name).join(', ')}; --way takes direct, nginx`);

const dir = mkdtempSync(path.join(tmpdir(), 'heem-abuse-'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.once('exit', () => rmSync(dir, { recursive: true, force: true }));

const findings: Finding[] = [];
for (const way of ways) {
  if (way === 'nginx' && !hasNginx()) console.log('nginx cannot be installed: the attacks through nginx are skipped.');
  else await attackAll(way);
}
const found = report(findings, rounds, seconds);
console.log(`\n${found}`);
if (values.out) writeFile(path.resolve(values.out), `${found}\n`);

/** Whether the site has recovered, so that the next attack is measured alone. */
async function isCalm({ target, places }: TestSite): Promise<boolean> {
  for (let iteration = 0; iteration < 10; iteration++) {
    const { status } = await send(target, { path: places.home, sender: visitor }, AbortSignal.timeout(1_000));
    if (status === '200') return true;
    await pause(1_000);
  }
  return false;
}

/** Runs all attacks on one site, which is restarted if it has not recovered from an attack. */
async function attackAll(way: Way): Promise<void> {
  let testSite = await startTestSite(way, dir);
  try {
    for (const attack of attacks) {
      const finding = await measure(testSite, attack, rounds, seconds);
      findings.push(finding);
      console.log(lineOf(finding));
      if (finding.left.sockets === 0 && (await isCalm(testSite))) continue;
      await testSite.stop();
      testSite = await startTestSite(way, dir);
    }
  } finally {
    await testSite.stop();
  }
}
