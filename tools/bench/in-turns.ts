import path from 'node:path';
import { ports } from '../../scripts/support/ports.ts';
import { type Site, startSite } from '../../scripts/support/site.ts';
import { benchDir, copyDir } from '../support/site-copy.ts';
import { uncachedLists } from './lists.ts';
import { load } from './load.ts';

const turns = 3;

/**
 * Starts the built copy once with each of two folders of data, and loads both in turns: whatever else the machine does meets both alike.
 * A turn takes four times `seconds`, since V8 looks through a large heap many seconds apart. Returns, by name, the CPU of an uncached
 * list with the second folder ÷ that with the first.
 */
export async function measureInTurns(
  dataDirs: readonly [string, string],
  seconds: number,
): Promise<Record<string, number>> {
  const sites: Site[] = [];
  try {
    for (const [index, dataDir] of dataDirs.entries())
      sites.push(
        await startSite({
          args: ['scripts/start.ts'],
          cwd: copyDir,
          port: index ? ports.benchOther : ports.bench,
          env: { DATA_DIR: dataDir, VAR_DIR: path.join(benchDir, `var-${index}`) },
        }),
      );
    const ratios: Record<string, number> = {};
    for (const [name, pattern] of Object.entries(uncachedLists))
      ratios[name] = await ratioOf(name, pattern, sites, seconds);
    return ratios;
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

async function ratioOf(name: string, pattern: string, sites: readonly Site[], seconds: number): Promise<number> {
  const cpuMs = sites.map(() => 0);
  // The first turn goes to the compiler of V8.
  for (let turn = 0; turn <= turns; turn++)
    for (const [index, { url, pid }] of sites.entries()) {
      const distinct = { pattern, from: 10_000 * (turn + 1) };
      const found = await load({ url, distinct, servers: [pid], seconds: turn ? 4 * seconds : seconds });
      if (turn) cpuMs[index] = (cpuMs[index] ?? 0) + found.cpuMs;
    }
  const [few = 0, many = 0] = cpuMs;
  console.log(`${name}, in turns: ${(few / turns).toFixed(1)} and ${(many / turns).toFixed(1)} CPU-ms`);
  return many / few;
}
