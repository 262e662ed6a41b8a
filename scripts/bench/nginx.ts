import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ports } from '../support/ports.ts';
import { inProject } from '../support/project.ts';
import { type Site, startSite } from '../support/site.ts';
import { benchDir, copyDir } from './site-copy.ts';

const dir = path.join(benchDir, 'nginx');
const modules = '/etc/nginx/modules-enabled';

/** Starts nginx with the shipped deploy/nginx.conf in front of the site in var/bench/site, and one server that has `page` as a ready file. */
export async function startNginx(page: { html: Buffer; gzip: Buffer }): Promise<Site> {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.join(dir, 'ready'), { recursive: true });
  writeFileSync(path.join(dir, 'ready/page.html'), page.html);
  writeFileSync(path.join(dir, 'ready/page.html.gz'), page.gzip);
  writeFileSync(path.join(dir, 'heem.conf'), shippedConfiguration());
  writeFileSync(path.join(dir, 'nginx.conf'), mainConfiguration());
  const args = ['-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'error.log')];
  return startSite({ command: 'nginx', args, cwd: dir, port: ports.benchCache });
}

/** deploy/nginx.conf as it is, but for names, ports and folders. */
function shippedConfiguration(): string {
  const brotli = existsSync(path.join(modules, '50-mod-http-brotli-filter.conf'));
  const changes: [string, string][] = [
    ['/srv/heem', copyDir],
    ['heem.example', 'localhost'],
    ['    listen 80;', `    listen ${ports.benchCache};`],
    ['    listen [::]:80;', `    listen [::]:${ports.benchCache};`],
    ['127.0.0.1:3000', `127.0.0.1:${ports.bench}`],
    ['127.0.0.1:3080', `127.0.0.1:${ports.benchCompressor}`],
    ['/var/cache/nginx/heem', path.join(dir, 'cache')],
    ['/var/log/nginx/heem.log', path.join(dir, 'access.log')],
    ['/etc/nginx/heem-brotli.con[f]', brotli ? inProject('deploy/nginx/brotli.conf') : '/dev/null'],
  ];
  return changes.reduce(
    (text, [shipped, here]) => {
      if (!text.includes(shipped)) throw new Error(`deploy/nginx.conf: expected "${shipped}" in it`);
      return text.replaceAll(shipped, here);
    },
    readFileSync(inProject('deploy/nginx.conf'), 'utf8'),
  );
}

// What Debian's /etc/nginx/nginx.conf says, and the ready file; one worker, since the load takes the other core.
const mainConfiguration = (): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
${existsSync(modules) ? `include ${modules}/*.conf;` : ''}
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  include ${dir}/heem.conf;
  server {
    listen ${ports.benchFile};
    root ${dir}/ready;
    access_log ${dir}/ready.log combined buffer=64k flush=5s;
    gzip_static on;
    keepalive_requests 10000;
    open_file_cache max=1000;
  }
}
`;
