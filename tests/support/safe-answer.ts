import { type APIResponse, expect } from '@playwright/test';
import { securityHeaders } from '@/lib/security/headers';

/** Every security header, and one policy that lets no script of a stranger in. */
export function expectHeaders(answer: APIResponse): void {
  const sent = answer.headers();
  for (const { key, value } of securityHeaders) expect(sent[key.toLowerCase()]).toBe(value);
  const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy');
  // Two policies hold together: a page's own scripts would be stopped by the other.
  expect(policies).toHaveLength(1);
  const [, scripts] = /script-src ([^;]+)/.exec(policies[0]?.value ?? '') ?? [];
  expect(scripts).toMatch(/^'self'(?: '(?:sha256|nonce)-[\w+/=]+')*$/);
  expect(policies[0]?.value).toContain("default-src 'none'");
  expect(policies[0]?.value).toContain("frame-ancestors 'none'");
  expect(sent).not.toHaveProperty('x-powered-by');
}

/** The same, and no cookie. */
export function expectSafe(answer: APIResponse): void {
  expectHeaders(answer);
  expect(answer.headers()).not.toHaveProperty('set-cookie');
}
