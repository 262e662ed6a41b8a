import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { previewCookie } from '@/lib/data/preview-request';
import { policy, securityHeaders, sharedHeaders } from '@/lib/security/headers';

const config = readFileSync('deploy/nginx.conf', 'utf8');
/** The sites that may embed a file: the site itself, or any site for pictures meant for that. */
const policyMap = /\$heem_resource_policy \{([^}]+)\}/.exec(config)?.[1] ?? '';
const [own, shared] = [...policyMap.matchAll(/ ([\w-]+);/g)].map(([, value]) => value);

it('lets mails and other sites embed the pictures meant for that', () => expect(shared).toBe(sharedHeaders[0]?.value));

it('sends from nginx exactly the security headers that the site sends', () => {
  const text = readFileSync('deploy/nginx/security-headers.conf', 'utf8').replace('$heem_resource_policy', `"${own}"`);
  const sent = [...text.matchAll(/^add_header ([\w-]+) "(.*)" always;$/gm)].map(([, key, value]) => ({ key, value }));
  expect(sent).toEqual([...securityHeaders, { key: 'Content-Security-Policy', value: policy() }]);
});

it('logs no link of a mail: addresses without their query, no referrer, and of errors only critical ones', () => {
  const logs = [...config.matchAll(/^\s*access_log (\S+)(?: (\w+))?/gm)].filter(([, file]) => file !== 'off;');
  expect(logs.map(([, , format]) => format)).toEqual(['heem']);
  const [, format = ''] = /^log_format heem '(.+)';$/m.exec(config) ?? [];
  expect(format).toContain('$heem_address');
  expect(format).not.toMatch(/\$(?:request|request_uri|args|http_referer|http_cookie)\b/);
  // A line of an error contains the whole address.
  const servers = config.split(/^server \{/m).slice(1, 3);
  for (const server of servers) expect(server).toMatch(/^ {4}error_log \S+ crit;$/m);
});

it('informs the sender of a form that it was not received while the site is down', () => {
  expect(config).toMatch(/POST\s+\/not-sent\.html;[\s\S]*error_page 502 503 504 =503 \$heem_unavailable;/);
  expect(readFileSync('deploy/nginx/not-sent.html', 'utf8').match(/href="tel:/g)).toHaveLength(4);
});

it('neither caches previews nor serves them from the cache, and does not log their links', () => {
  for (const rule of ['proxy_cache_bypass', 'proxy_no_cache'])
    expect(config).toContain(`${rule} $cookie_${previewCookie};`);
  expect(config).toMatch(/heem_signed>[^)]*\bpreview\)/);
});
