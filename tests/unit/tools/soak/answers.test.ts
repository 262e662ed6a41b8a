import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mismatch, responseMismatch } from '@/tools/soak/expectations';

const script = 'self.__next_f.push([1,"a"])';
const hash = createHash('sha256').update(script).digest('base64');
const page = `<html>Heem<script type="application/ld+json">{}</script><script src="/a.js"></script><script>${script}</script></html>`;
const headers = (policy: string) => new Headers({ 'content-security-policy': policy });
const asked = { kind: 'home', path: '/nl/', end: '</html>', shows: 'Heem' };

describe('an answer', () => {
  const policy = headers(`script-src 'self' 'sha256-${hash}'`);

  it('is right with its status, its end, its text and a policy for its scripts', () => {
    expect(responseMismatch(asked, 200, policy, page)).toBeNull();
    expect(responseMismatch({ ...asked, status: 404 }, 404, policy, page)).toBeNull();
  });

  it('is right with a nonce that the policy names', () => {
    const own = page.replace('<script>self', '<script nonce="abc">self');
    expect(responseMismatch(asked, 200, headers("script-src 'nonce-abc'"), own)).toBeNull();
    expect(responseMismatch(asked, 200, headers("script-src 'nonce-abd'"), own)).toContain('policy');
  });

  it.each([
    ['another status', 500, policy, page, 'status 200'],
    ['half a page', 200, policy, page.slice(0, -5), '"</html>"'],
    ['another page', 200, policy, page.replace('Heem', ''), '"Heem"'],
    ['the policy of another page', 200, headers("script-src 'sha256-other'"), page, 'policy'],
    ['no policy', 200, new Headers(), page, 'policy'],
  ])('is wrong with %s', (_, status, found, body, issue) => {
    expect(responseMismatch(asked, status, found, body)).toContain(issue);
  });
});

it('a page is as it must be once it shows the one text and no longer the other', () => {
  const expectation = { path: '/nl/', shows: 'new', hides: 'old' };
  expect(mismatch(expectation, 200, 'new')).toBeNull();
  expect(mismatch(expectation, 200, 'old')).toContain('expected "new"');
  expect(mismatch(expectation, 200, 'old new')).toContain('no "old"');
  expect(mismatch({ path: '/nl/', status: 410 }, 200, 'new')).toContain('status 410');
});
