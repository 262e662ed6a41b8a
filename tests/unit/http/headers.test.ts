import { expect, it } from 'vitest';
import { wantedRange } from '@/lib/http/byte-range';
import { clientAddress, clientNetwork, trustForwarded } from '@/lib/http/client-address';
import { matcher } from '@/lib/http/matcher';
import { config } from '@/middleware';

const proxies = ['127.0.0.1', '::1', '10.0.0.0/8'];
const heard = (remote: string, headers: Record<string, string>) => {
  const own = { ...headers };
  trustForwarded(own, remote, proxies);
  return own;
};

it.each([
  ['nginx on the machine', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the same in the notation of IPv6', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['what a visitor wrote before nginx came', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies of ours', '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['a proxy that says nothing', '127.0.0.1', '', '127.0.0.1'],
  ['who reaches the port directly', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
])('%s', (_, remote, forwarded, address) =>
  expect(heard(remote, { 'x-forwarded-for': forwarded })['x-forwarded-for']).toBe(address),
);

it('only a trusted proxy sets host and scheme', () => {
  const forwarded = { host: 'site:3000', 'x-forwarded-host': 'heem.example', 'x-forwarded-proto': 'https' };
  expect(heard('127.0.0.1', forwarded)).toMatchObject(forwarded);
  expect(heard('203.0.113.7', forwarded)).toEqual({ host: 'site:3000', 'x-forwarded-for': '203.0.113.7' });
});

const from = (forwarded: string) => new Headers({ 'x-forwarded-for': forwarded });

it('uses the address that the nearest proxy saw', () => {
  expect(clientAddress(from('198.51.100.7, 203.0.113.9'))).toBe('203.0.113.9');
  expect(clientAddress(new Headers())).toBe('');
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3::', '2001:db8:1:2'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['not an address', 'not an address'],
])('the turns of %s are those of %s', (address, network) => expect(clientNetwork(from(address))).toBe(network));

const file = { size: 100, etag: '"a"' };
const wanted = (headers: Record<string, string>) => wantedRange(new Headers(headers), file);

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-0', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=1-2', null],
])('reads the range %s of 100 bytes', (range, result) => expect(wanted({ range })).toEqual(result));

it('sends a changed file as a whole, and 304 for a known version', () => {
  expect(wanted({ range: 'bytes=0-9', 'if-range': '"a"' })).toEqual({ start: 0, end: 9 });
  expect(wanted({ range: 'bytes=0-9', 'if-range': '"b"' })).toBeNull();
  expect(wanted({ 'if-none-match': 'W/"b", "a"' })).toBe('unchanged');
  expect(wanted({ 'if-none-match': 'W/"a"' })).toBe('unchanged');
  expect(wanted({ 'if-none-match': '"b"' })).toBeNull();
});

it('the middleware leaves alone exactly the paths of the list', () => expect(config.matcher).toEqual([matcher]));
