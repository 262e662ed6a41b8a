import { expect, it } from 'vitest';
import { isExcluded, receiveBeacon } from '@/lib/audience/beacon';
import { classifySearch, missedSearch } from '@/lib/audience/missed-search';
import { sorts } from '@/lib/catalogue/search/criteria';
import { audienceSchema } from '@/lib/content/schema';
import { personsBrowser } from '@/scripts/support/send-view';
import { beacon, bufferedEvents, bufferedMisses, countAtNoon } from '@/tests/support/audience';
import { sample } from '@/tests/support/sample-site';

countAtNoon();

const rules = { count: true, ownNetworks: ['198.51.100.7', '203.0.113.0/24', '2001:db8:1::/48'] };
const leftOut = (headers: Record<string, string>, own = {}) =>
  isExcluded(new Headers({ 'user-agent': personsBrowser, 'x-forwarded-for': '192.0.2.1', ...headers }), {
    ...rules,
    ...own,
  });

it('a person with a browser counts', () => {
  expect(leftOut({})).toBe(false);
  expect(leftOut({ dnt: '0', cookie: 'language=nl; not-heem.session_token=1' })).toBe(false);
  // The cookie of a person who is logged out again.
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
])('a request of the agency is %s: %s', (address, own) => expect(leftOut({ 'x-forwarded-for': address })).toBe(own));

it('counting can be switched off', () => {
  expect(leftOut({}, { count: false })).toBe(true);
  expect(leftOut({}, { count: 'with-consent' })).toBe(false);
});

it('the schema takes addresses and ranges, and nothing else', () => {
  const valid = (network: string) => audienceSchema.safeParse({ count: true, ownNetworks: [network] }).success;
  expect(['192.0.2.1', '192.0.2.0/24', '2001:db8::1', '2001:db8::/32'].map(valid)).not.toContain(false);
  expect(['192.0.2.300', '192.0.2.0/33', 'office', '2001:db8::/129'].map(valid)).not.toContain(true);
});

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

const missed = (address: string) => missedSearch(address, sample);
const asked = { list: 'sale', sort: sorts[0], page: 1 } as const;

it('counts what was understood, in coarse classes', () => {
  expect(missed('/nl/te-koop/hasselt/?bedrooms=6&max=150000&garden=1')).toEqual({
    list: 'sale',
    type: 0,
    town: 'hasselt',
    price: '-200000',
    bedrooms: 6,
    more: 1,
    nothing: 1,
    few: 0,
    unknown: 0,
  });
  expect(missed('/fr/a-louer/?max=100')).toMatchObject({ list: 'rent', town: '', price: '-750', nothing: 0, few: 1 });
});

it('no search words are stored, only that some were not understood', () => {
  const address = '/nl/te-koop/?q=xyzzy%20plugh';
  expect(missed(address)).toEqual({
    list: 'sale',
    type: 0,
    town: '',
    price: '',
    bedrooms: 0,
    more: 0,
    nothing: 0,
    few: 0,
    unknown: 1,
  });
  expect(
    missed('/nl/te-koop/hasselt/?bedrooms=6&max=150000&q=hasselt%206%20slaapkamers%20tot%20150000%20plugh'),
  ).toEqual({
    list: 'sale',
    type: 0,
    town: 'hasselt',
    price: '-200000',
    bedrooms: 6,
    more: 0,
    nothing: 1,
    few: 0,
    unknown: 1,
  });
});

it.each([
  ['what found enough', '/nl/te-koop/'],
  ['a further page', '/nl/te-koop/?max=1&page=2'],
  ['sold homes', '/nl/referenties/?bedrooms=6'],
  ['a page that is no list', '/nl/contact/'],
  ['no address', 'xyzzy'],
  ['a broken address', '/nl/%E0%A4%A/?q=%E0%A4%A'],
  ['a home by its number', '/nl/te-koop/?q=5801'],
])('counts nothing of %s', (_, address) => expect(missed(address)).toBeNull());

it.each([
  [{ maxPrice: 200_000 }, '-200000'],
  [{ maxPrice: 200_001 }, '200000-300000'],
  [{ minPrice: 2_000_000 }, '1000000-'],
  [{ minPrice: 200_000, maxPrice: 320_000 }, '300000-400000'],
  [{ list: 'rent' as const, maxPrice: 900 }, '750-1000'],
  [{ list: 'commercial' as const, goal: 'rent' as const, maxPrice: 3_000 }, '2000-'],
  [{}, ''],
])('%j is in the band "%s"', (own, band) => expect(classifySearch({ ...asked, ...own }).price).toBe(band));

it('several towns or types are not named one by one', () =>
  expect(classifySearch({ ...asked, cities: ['genk', 'hasselt'], types: [1, 2] })).toMatchObject({
    town: '*',
    type: -1,
  }));

it('a page reports it, and the buffer holds no word, address or visitor', async () => {
  const search = { what: 'search', address: '/nl/te-koop/?max=1000&bedrooms=6' };
  await receive(beacon(search));
  await receive(beacon(search, { 'x-forwarded-for': '192.0.2.77' }));
  expect(bufferedMisses()).toEqual([
    {
      day: '2026-11-22',
      list: 'sale',
      type: 0,
      town: '',
      price: '-200000',
      bedrooms: 6,
      more: 0,
      nothing: 2,
      few: 0,
      unknown: 0,
    },
  ]);
  expect(bufferedEvents()).toEqual([]);
});
