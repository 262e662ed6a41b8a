import { expect, it } from 'vitest';
import { isLeftOut } from '@/lib/audience/beacon';
import { audienceSchema } from '@/lib/audience/schema';
import { personsBrowser } from '../../../scripts/support/send-view';

const rules = { count: true, ownNetworks: ['198.51.100.7', '203.0.113.0/24', '2001:db8:1::/48'] };
const leftOut = (headers: Record<string, string>, own = {}) =>
  isLeftOut(new Headers({ 'user-agent': personsBrowser, 'x-forwarded-for': '192.0.2.1', ...headers }), {
    ...rules,
    ...own,
  });

it('a person with a browser counts', () => {
  expect(leftOut({})).toBe(false);
  expect(leftOut({ dnt: '0', cookie: 'language=nl; not-heem.session_token=1' })).toBe(false);
  // Who logged in once and is logged out.
  expect(leftOut({ cookie: 'heem_device=abc.def' })).toBe(false);
});

it.each<[string, Record<string, string>]>([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a browser without a screen', { 'user-agent': personsBrowser.replace('Chrome', 'HeadlessChrome') }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['who does not say what they are', { 'user-agent': '' }],
  ['a page that is fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['who asks not to be tracked', { dnt: '1' }],
  ['who asks for privacy', { 'sec-gpc': '1' }],
  ['who is logged in', { cookie: 'language=nl; heem.session_token=abc.def' }],
  ['who is logged in over HTTPS', { cookie: '__Secure-heem.session_token=abc.def' }],
])('%s does not', (_, headers) => expect(leftOut(headers)).toBe(true));

it.each([
  ['198.51.100.7', true],
  ['198.51.100.8', false],
  ['203.0.113.200', true],
  ['::ffff:203.0.113.200', true],
  ['192.0.2.9, 203.0.113.5', true],
  ['203.0.113.5, 192.0.2.9', false],
  ['2001:db8:1:2::3', true],
  ['2001:db8:2::3', false],
  ['unknown', false],
])('of the agency is %s: %s', (address, own) => expect(leftOut({ 'x-forwarded-for': address })).toBe(own));

it('counting can be switched off', () => {
  expect(leftOut({}, { count: false })).toBe(true);
  expect(leftOut({}, { count: 'with-consent' })).toBe(false);
});

it('the schema takes addresses and ranges, and nothing else', () => {
  const valid = (network: string) => audienceSchema.safeParse({ count: true, ownNetworks: [network] }).success;
  expect(['192.0.2.1', '192.0.2.0/24', '2001:db8::1', '2001:db8::/32'].map(valid)).not.toContain(false);
  expect(['192.0.2.300', '192.0.2.0/33', 'office', '2001:db8::/129'].map(valid)).not.toContain(true);
});
