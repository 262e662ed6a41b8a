import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ports } from '../../scripts/support/ports.ts';
import type { Site } from '../../scripts/support/site.ts';
import { startNginx } from '../support/nginx.ts';
import { benchDir, copyDir } from '../support/site-copy.ts';

const dir = path.join(benchDir, 'nginx');
const ready = path.join(benchDir, 'ready');

/** Starts nginx in front of the site in var/bench/site, and one server that has `page` as a ready file. */
export async function startBenchNginx(page: { html: Buffer; gzip: Buffer }): Promise<Site> {
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
