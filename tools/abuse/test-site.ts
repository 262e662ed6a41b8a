import path from 'node:path';
import { startNginx } from '../../scripts/support/nginx.ts';
import { ports, root } from '../../scripts/support/project.ts';
import { startSite } from '../../scripts/support/site.ts';
import { findPlaces, type Places } from './places.ts';
import type { Target } from './send.ts';

export type Way = 'direct' | 'nginx';

/** A running site to attack. */
export interface TestSite {
  way: Way;
  target: Target;
  places: Places;
  /** The process and port of the site itself, also behind nginx. */
  pid: number;
  sitePort: number;
  /** Returns a unique number. */
  fresh(): number;
  stop(): Promise<void>;
}

let numbers = 0;

/** Starts the built site with a new database in `dir`, alone or behind nginx, and warms it up. */
export async function startTestSite(way: Way, dir: string): Promise<TestSite> {
  const site = await startSite({
    args: ['scripts/start.ts'],
    cwd: root,
    port: ports.abuse,
    env: { VAR_DIR: path.join(dir, `var-${way}`), ...(way === 'nginx' ? { COMPRESS: '0' } : {}) },
  });
  try {
    const places = await findPlaces(site.url);
    await warmUp(site.url, places);
    const nginx =
      way === 'nginx'
        ? await startNginx({
            dir: path.join(dir, 'nginx'),
            site: root,
            ports: { site: ports.abuse, cache: ports.abuseCache, compressor: ports.abuseCompressor },
          })
        : null;
    return {
      way,
      target: { port: nginx ? ports.abuseCache : ports.abuse, behindNginx: nginx !== null },
      places,
      pid: site.pid,
      sitePort: ports.abuse,
      fresh: () => ++numbers,
      stop: async () => {
        await nginx?.stop();
        await site.stop();
      },
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
}

/** V8 compiles code while a new process answers its first requests. */
async function warmUp(siteUrl: string, { home, list }: Places): Promise<void> {
  for (let iteration = 0; iteration < 60; iteration++)
    for (const path of [home, `${list}?min=${100_000 + iteration * 1_000}`])
      await (await fetch(siteUrl + path)).arrayBuffer();
}
