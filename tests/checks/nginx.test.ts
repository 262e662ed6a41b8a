import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { policy } from '@/lib/security/csp';
import { securityHeaders } from '@/lib/security/headers';

it('sends from nginx exactly the security headers that the site sends', () => {
  const text = readFileSync('deploy/nginx/security-headers.conf', 'utf8');
  const sent = [...text.matchAll(/^add_header ([\w-]+) "(.*)" always;$/gm)].map(([, key, value]) => ({ key, value }));
  expect(sent).toEqual([...securityHeaders, { key: 'Content-Security-Policy', value: policy() }]);
});
