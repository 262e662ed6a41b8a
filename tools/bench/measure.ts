import { gzipSync } from 'node:zlib';
import { ports } from '../../scripts/support/ports.ts';
import { type Site, startSite } from '../../scripts/support/site.ts';
import { startEmptyApp } from '../support/empty-app.ts';
import { memoryMb, processTree } from '../support/processes.ts';
import { type BuildCost, copyDir } from '../support/site-copy.ts';
import { list, uncachedLists } from './lists.ts';
import { type Load, load } from './load.ts';
import { startBenchNginx } from './nginx.ts';

export interface SizeResult {
  homes: number;
  build: BuildCost;
  startMs: number;
  /** Right after the start, and after all the load, in MB. */
  memory: { fresh: number; loaded: number };
  loads: Record<string, Load>;
}

interface Tools {
  nginx: boolean;
  wrk: boolean;
}

const keptList = `${list}hasselt/?min=150000`;

/** Starts the built copy with some data, loads it in every way that the tools allow, and stops it. */
export async function measureSize(
  homes: number,
  dataDir: string,
  build: BuildCost,
  seconds: number,
  tools: Tools,
): Promise<SizeResult> {
  const site = await startSite({
    args: ['scripts/start.ts'],
    cwd: copyDir,
    port: ports.bench,
    env: { DATA_DIR: dataDir },
  });
  const memory = () => Math.round(memoryMb(processTree(site.pid)));
  const fresh = memory();
  try {
    const loads = tools.wrk ? await measureLoads(site, seconds, tools.nginx) : {};
    return { homes, build, startMs: Math.round(site.startMs), memory: { fresh, loaded: memory() }, loads };
  } finally {
    await site.stop();
  }
}

async function measureLoads(site: Site, seconds: number, withNginx: boolean): Promise<Record<string, Load>> {
  const servers = [site.pid];
  const property = await firstProperty(site.url);
  const direct = (path: string) => load({ url: site.url + path, servers, seconds });
  const everNew = (pattern: string, from: number) =>
    load({ url: site.url, distinct: { pattern, from }, servers, seconds });
  // The first seconds go to the compiler of V8.
  await everNew(`${list}?min=%d`, 1_000);
  const loads = await oneByOne({
    'property, direct': () => direct(property),
    'list, cached, direct': () => direct(keptList),
    ...Object.fromEntries(
      Object.entries(uncachedLists).map(([name, pattern]) => [name, () => everNew(pattern, 20_000)]),
    ),
  });
  const all = { ...loads, ...(await measureEmpty(seconds)) };
  return withNginx ? { ...all, ...(await measureNginx(site, property, seconds)) } : all;
}

/** Measures one after the other, and says each figure as it comes: a whole run takes long, and may be ended before its time. */
async function oneByOne(measures: Record<string, () => Promise<Load>>): Promise<Record<string, Load>> {
  const loads: Record<string, Load> = {};
  for (const [name, measure] of Object.entries(measures)) {
    const found = await measure();
    loads[name] = found;
    console.log(`${name}: ${found.perSecond.toFixed(0)} requests/s, ${found.cpuMs.toFixed(3)} CPU-ms`);
  }
  return loads;
}

const rounds = 3;

/** Measures what is to be compared in turns, and returns the means: whatever else the machine does meets all of them alike. */
async function inRounds(measures: Record<string, () => Promise<Load>>): Promise<Record<string, Load>> {
  const found: Record<string, Load>[] = [];
  for (let round = 0; round < rounds; round++) found.push(await oneByOne(measures));
  return Object.fromEntries(Object.keys(measures).map((name) => [name, mean(found.flatMap((all) => all[name] ?? []))]));
}

const mean = (loads: readonly Load[]): Load => ({
  perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0) / loads.length,
  cpuMs: loads.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / loads.length,
});

/** What Next itself takes for a page that it renders per request: no list can cost less. */
async function measureEmpty(seconds: number): Promise<Record<string, Load>> {
  const app = await startEmptyApp();
  const measure = () => load({ url: `${app.url}/per-request`, servers: [app.pid], seconds });
  try {
    await measure();
    return await oneByOne({ 'an empty page, uncached, direct': measure });
  } finally {
    await app.stop();
  }
}

async function measureNginx(site: Site, property: string, seconds: number): Promise<Record<string, Load>> {
  const html = Buffer.from(await (await fetch(site.url + property)).arrayBuffer());
  const nginx = await startBenchNginx({ html, gzip: gzipSync(html, { level: 6 }) });
  const servers = [site.pid, nginx.pid];
  const behind = (path: string, encoding: string) => load({ url: nginx.url + path, servers, seconds, encoding });
  const readyFile = `http://localhost:${ports.benchFile}/page.html`;
  try {
    return {
      ...(await inRounds({
        'property, a ready file': () => load({ url: readyFile, servers: [nginx.pid], seconds }),
        'property, nginx, gzip': () => behind(property, 'gzip'),
        'property, nginx, brotli': () => behind(property, 'br, gzip'),
      })),
      ...(await oneByOne({
        'list, cached, nginx': () => behind(keptList, 'gzip'),
        'list of everything, uncached, nginx': () =>
          load({ url: nginx.url, distinct: { pattern: `${list}?min=%d`, from: 60_000 }, servers, seconds }),
      })),
    };
  } finally {
    await nginx.stop();
  }
}

/** The address of the first home in the list. */
async function firstProperty(siteUrl: string): Promise<string> {
  const html = await (await fetch(siteUrl + list)).text();
  const path = /href="(\/nl\/te-koop\/[^"]*\/\d+\/)"/.exec(html)?.[1];
  if (!path) throw new Error(`${siteUrl}${list}: expected a link to a home`);
  return path;
}
