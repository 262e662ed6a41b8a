import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { policy } from '@/lib/security/csp';
import { securityHeaders } from '@/lib/security/headers';

it('sends from nginx exactly the security headers that the site sends', () => {
  const text = readFileSync('deploy/nginx/security-headers.conf', 'utf8');
  const sent = [...text.matchAll(/^add_header ([\w-]+) "(.*)" always;$/gm)].map(([, key, value]) => ({ key, value }));
  expect(sent).toEqual([...securityHeaders, { key: 'Content-Security-Policy', value: policy() }]);
});

it('lets nginx write no link of a mail into its log: the address without its query, and no page before', () => {
  const text = readFileSync('deploy/nginx.conf', 'utf8');
  const logs = [...text.matchAll(/^\s*access_log (\S+)(?: (\w+))?/gm)].filter(([, file]) => file !== 'off;');
  expect(logs.map(([, , format]) => format)).toEqual(['heem']);
  const [, format = ''] = /^log_format heem '(.+)';$/m.exec(text) ?? [];
  expect(format).toContain('$heem_address');
  expect(format).not.toMatch(/\$(?:request|request_uri|args|http_referer|http_cookie)\b/);
});
