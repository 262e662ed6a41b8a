import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasNginx, startNginx } from '@/scripts/support/nginx';
import { inProject, ports, root } from '@/scripts/support/project';
import type { Site } from '@/scripts/support/site';

// The shipped configuration in a real nginx, with no site behind it, as during a restart.

const dir = mkdtempSync(path.join(tmpdir(), 'heem-nginx-'));
let nginx: Site;
beforeAll(async () => {
  if (!hasNginx()) throw new Error('nginx is required: run apt-get install nginx as root.');
  const { testStopped: site, abuseCache: cache, abuseCompressor: compressor } = ports;
  nginx = await startNginx({ dir, site: root, ports: { site, cache, compressor } });
}, 120_000);
afterAll(async () => {
  await nginx?.stop();
  rmSync(dir, { recursive: true });
});

it.each([
  ['GET', '/nl/', 'unavailable.html'],
  ['POST', '/nl/contact/', 'not-sent.html'],
  ['POST', '/api/forms/', 'not-sent.html'],
])('a %s to %s is answered with %s and when to come again', async (method, address, file) => {
  const body = method === 'POST' ? new URLSearchParams({ firstName: 'Noor' }) : undefined;
  const answer = await fetch(nginx.url + address, { method, body });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer.text()).toBe(readFileSync(inProject('deploy/nginx', file), 'utf8'));
});
