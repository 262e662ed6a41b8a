import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startNginx } from '../../scripts/support/nginx.ts';
import { ports } from '../../scripts/support/project.ts';
import { type Site, startSite } from '../../scripts/support/site.ts';
import { startEmptyApp } from '../support/empty-app.ts';
import { memoryMb, processTree } from '../support/processes.ts';
import { type BuildCost, benchDir, copyDir } from '../support/site-copy.ts';
import { type CrawlerResult, measureCrawler } from './crawler.ts';
import { type Load, load } from './load.ts';

/** The list of homes for sale. */
const list = '/nl/te-koop/';

/** Lists by name, which differ in the work of the search; each value of %d makes a new address that is in no cache. */
export const uncachedLists = {
  'list of a city, uncached, direct': `${list}hasselt/?min=%d`,
  'list of everything, uncached, direct': `${list}?min=%d`,
  'list with many filters, uncached, direct': `${list}?city=genk_hasselt&radius=25&min=%d&bedrooms=1&energy=a_b_c_d&garden=1&sort=price-asc`,
};

const dir = path.join(benchDir, 'nginx');
const ready = path.join(benchDir, 'ready');

/** Starts nginx in front of the site in var/bench/site, and a second server that serves `page` as a static file. */
async function startBenchNginx(page: { html: Buffer; gzip: Buffer }): Promise<Site> {
  rmSync(ready, { recursive: true, force: true });
  mkdirSync(ready, { recursive: true });
  writeFileSync(path.join(ready, 'page.html'), page.html);
  writeFileSync(path.join(ready, 'page.html.gz'), page.gzip);
  return startNginx({
    dir,
    site: copyDir,
    unlimited: true,
    ports: { site: ports.bench, cache: ports.benchCache, compressor: ports.benchCompressor },
    more: readyServer,
  });
}

const readyServer = `server {
    listen ${ports.benchFile};
    root ${ready};
    access_log ${dir}/ready.log combined buffer=64k flush=5s;
    gzip_static on;
    keepalive_requests 10000;
    open_file_cache max=1000;
  }`;

export interface SizeResult {
  homes: number;
  build: BuildCost;
  startMs: number;
  /** Right after the start, and after all the load, in MB. */
  memory: { fresh: number; loaded: number };
  loads: Record<string, Load>;
  /** A visitor beside a crawler, by name. */
  crawler: Record<string, CrawlerResult>;
}

interface Tools {
  nginx: boolean;
  wrk: boolean;
}

const cachedList = `${list}hasselt/?min=150000`;

/** Starts the built copy with some data, runs every load that the installed tools allow, and stops it. */
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
    const { loads, crawler } = tools.wrk ? await measureLoads(site, seconds, tools.nginx) : { loads: {}, crawler: {} };
    return { homes, build, startMs: Math.round(site.startMs), memory: { fresh, loaded: memory() }, loads, crawler };
  } finally {
    await site.stop();
  }
}

type Measured = Pick<SizeResult, 'loads' | 'crawler'>;

async function measureLoads(site: Site, seconds: number, withNginx: boolean): Promise<Measured> {
  const servers = [site.pid];
  const property = await firstProperty(site.url);
  const loadOne = (path: string) => load({ url: site.url + path, servers, seconds });
  const loadDistinct = (pattern: string, from: number) =>
    load({ url: site.url, distinct: { pattern, from }, servers, seconds });
  // Warm-up: V8 compiles.
  await loadDistinct(`${list}?min=%d`, 1_000);
  const loads = await oneByOne({
    'property, direct': () => loadOne(property),
    'list, cached, direct': () => loadOne(cachedList),
    ...Object.fromEntries(
      Object.entries(uncachedLists).map(([name, pattern]) => [name, () => loadDistinct(pattern, 20_000)]),
    ),
  });
  const direct = {
    loads: { ...loads, ...(await measureEmpty(seconds)) },
    crawler: { 'property, direct': await measureUnderCrawler(site.url, property, 200_000, seconds) },
  };
  if (!withNginx) return direct;
  const behind = await measureNginx(site, property, seconds);
  return {
    loads: { ...direct.loads, ...behind.loads },
    crawler: { ...direct.crawler, ...behind.crawler },
  };
}

const measureUnderCrawler = (site: string, page: string, from: number, seconds: number): Promise<CrawlerResult> =>
  measureCrawler({ site, page, pattern: `${list}?min=%d`, from }, seconds);

/** Measures one after the other and prints each result at once, since a long run may be interrupted. */
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

/** Measures in turns and returns the means, so that other work on the machine affects all of them alike. */
async function inRounds(measures: Record<string, () => Promise<Load>>): Promise<Record<string, Load>> {
  const found: Record<string, Load>[] = [];
  for (let round = 0; round < rounds; round++) found.push(await oneByOne(measures));
  return Object.fromEntries(Object.keys(measures).map((name) => [name, mean(found.flatMap((all) => all[name] ?? []))]));
}

const mean = (loads: readonly Load[]): Load => ({
  perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0) / loads.length,
  cpuMs: loads.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / loads.length,
});

/** The cost of an empty page that Next renders per request: the lower bound for a list. */
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

async function measureNginx(site: Site, property: string, seconds: number): Promise<Measured> {
  const html = Buffer.from(await (await fetch(site.url + property)).arrayBuffer());
  const nginx = await startBenchNginx({ html, gzip: gzipSync(html, { level: 6 }) });
  const servers = [site.pid, nginx.pid];
  const behind = (path: string, encoding: string) => load({ url: nginx.url + path, servers, seconds, encoding });
  const readyFile = `http://localhost:${ports.benchFile}/page.html`;
  try {
    const loads = {
      ...(await inRounds({
        'property, a ready file': () => load({ url: readyFile, servers: [nginx.pid], seconds }),
        'property, nginx, gzip': () => behind(property, 'gzip'),
        'property, nginx, brotli': () => behind(property, 'br, gzip'),
      })),
      ...(await oneByOne({
        'list, cached, nginx': () => behind(cachedList, 'gzip'),
        'list of everything, uncached, nginx': () =>
          load({ url: nginx.url, distinct: { pattern: `${list}?min=%d`, from: 60_000 }, servers, seconds }),
      })),
    };
    return { loads, crawler: { 'property, nginx': await measureUnderCrawler(nginx.url, property, 300_000, seconds) } };
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

const repetitions = 3;

/**
 * Starts the built copy once with each of two folders of data, and loads both in turns, so that other work on the machine affects both.
 * A turn takes four times `seconds`, since V8 collects a large heap only every few seconds. Returns, by name, the CPU time of an
 * uncached list with the second folder ÷ that with the first.
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
  // The first turn is a warm-up: V8 compiles.
  for (let repetition = 0; repetition <= repetitions; repetition++)
    for (const [index, { url, pid }] of sites.entries()) {
      const distinct = { pattern, from: 10_000 * (repetition + 1) };
      const found = await load({ url, distinct, servers: [pid], seconds: repetition ? 4 * seconds : seconds });
      if (repetition) cpuMs[index] = (cpuMs[index] ?? 0) + found.cpuMs;
    }
  const [smallMs = 0, largeMs = 0] = cpuMs;
  console.log(
    `${name}, in turns: ${(smallMs / repetitions).toFixed(1)} and ${(largeMs / repetitions).toFixed(1)} CPU-ms`,
  );
  return largeMs / smallMs;
}
