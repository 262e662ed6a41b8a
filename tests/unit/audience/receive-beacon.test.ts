import { expect, it } from 'vitest';

import { receiveBeacon } from '@/lib/audience/beacon';
import { beacon, bufferedEvents, resetViewBuffer } from '../../support/audience';
import { sample } from '../../support/sample-site';

resetViewBuffer();
const view = { what: 'view', homes: [5801], referrer: 'www.google.be' };
const receive = (request: Request) => receiveBeacon(request, sample);

it('stores what a page sends, and only a hash of its visitor', async () => {
  await receive(beacon(view));
  await receive(beacon(view));
  const [count] = bufferedEvents();
  expect(count).toMatchObject({ what: 'view', home: 5801, source: 'google.com', times: 2 });
  expect(JSON.stringify(bufferedEvents())).not.toMatch(/192\.0\.2|Mozilla/);
});

it('distinguishes homes, actions, addresses and browsers', async () => {
  await receive(beacon(view));
  await receive(beacon({ what: 'save', homes: [5801, 5802] }));
  await receive(beacon(view, { 'x-forwarded-for': '192.0.2.2' }));
  await receive(beacon(view, { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605.1' }));
  expect(new Set(bufferedEvents().map(({ trace }) => trace)).size).toBe(5);
});

it('takes all addresses of an IPv6 line for one', async () => {
  for (const address of ['2001:db8::1', '2001:db8::2:3']) await receive(beacon(view, { 'x-forwarded-for': address }));
  expect(bufferedEvents()).toMatchObject([{ times: 2 }]);
});

it('behind nginx the own host is the one that the visitor asked', async () => {
  const proxied = { host: 'localhost:3000', 'x-forwarded-host': 'heem.example' };
  await receive(beacon({ ...view, referrer: 'heem.example' }, proxied));
  expect(bufferedEvents()).toMatchObject([{ source: 'internal' }]);
});

it.each<[string, Request]>([
  ['another site', beacon(view, { origin: 'https://evil.example' })],
  ['no page at all', beacon(view, { origin: '' })],
  ['a page without an origin', beacon(view, { origin: 'null' })],
  ['the agency', beacon(view, { 'x-forwarded-for': '198.51.100.20' })],
  ['who sends no JSON', beacon('view 5801')],
  ['who sends nothing', beacon('')],
  ['who asks for something else', beacon({ ...view, what: 'sale' })],
  ['who says more than is asked', beacon({ ...view, name: 'An' })],
  ['who names a home that is not on the site', beacon({ ...view, homes: [1] })],
  ['who names no number', beacon({ ...view, homes: ['5801'] })],
  ['who names too many homes', beacon({ ...view, homes: Array.from({ length: 61 }, () => 5801) })],
  ['who sends too much', beacon({ ...view, referrer: 'x'.repeat(3_000) })],
  ['who does not say how much', beacon(view, { 'content-length': '' })],
])('counts nothing of %s', async (_, request) => {
  await receive(request);
  expect(bufferedEvents()).toEqual([]);
});
