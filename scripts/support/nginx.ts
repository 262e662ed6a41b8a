import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.ts';
import { type Site, startSite } from './site.ts';

const modules = '/etc/nginx/modules-enabled';

interface NginxSettings {
  /** The folder that nginx writes to; it is emptied first. */
  dir: string;
  /** The folder with the files of the site. */
  site: string;
  ports: { site: number; cache: number; compressor: number };
  /** Without rate limits: the load of a benchmark comes from one address. */
  unlimited?: true;
  /** Further `server` blocks. */
  more?: string;
}

/** Whether nginx is installed; installs Debian's if it is not. */
export function hasNginx(): boolean {
  const isThere = () => !spawnSync('nginx', ['-v']).error;
  if (!isThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'];
    console.log(`nginx is not installed: apt-get install ${packages.join(' ')}`);
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
  }
  return isThere();
}

/** Starts nginx with the shipped deploy/nginx.conf in front of a running site. */
export async function startNginx(settings: NginxSettings): Promise<Site> {
  const { dir } = settings;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'heem.conf'), shippedConfiguration(settings));
  writeFileSync(path.join(dir, 'nginx.conf'), mainConfiguration(settings));
  const args = ['-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'error.log')];
  return startSite({ command: 'nginx', args, cwd: dir, port: settings.ports.cache });
}

/** deploy/nginx.conf with other names, ports and folders, and without rate limits if `unlimited`. */
function shippedConfiguration({ dir, site, ports, unlimited }: NginxSettings): string {
  const brotli = existsSync(path.join(modules, '50-mod-http-brotli-filter.conf'));
  const changes: [string, string][] = [
    ['/srv/heem', site],
    ['heem.example', 'localhost'],
    ['    listen 80;', `    listen ${ports.cache};`],
    ['    listen [::]:80;', `    listen [::]:${ports.cache};`],
    ['127.0.0.1:3000', `127.0.0.1:${ports.site}`],
    ['127.0.0.1:3080', `127.0.0.1:${ports.compressor}`],
    ['/var/cache/nginx/heem', path.join(dir, 'cache')],
    ['/var/log/nginx/heem.log', path.join(dir, 'access.log')],
    ['/var/log/nginx/heem-error.log', path.join(dir, 'server-error.log')],
    ...(unlimited ? ([['limit_req zone=heem_pages burst=60 nodelay;', '']] satisfies [string, string][]) : []),
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

// As Debian's /etc/nginx/nginx.conf; one worker, since the load generator uses the other core.
const mainConfiguration = ({ dir, more = '' }: NginxSettings): string => `
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
  ${more}
}
`;
