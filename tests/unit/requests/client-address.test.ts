import { expect, it } from 'vitest';
import { addressOf, networkOf, trustForwarded } from '@/lib/requests/client-address';

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
])('%s', (_, remote, said, address) =>
  expect(heard(remote, { 'x-forwarded-for': said })['x-forwarded-for']).toBe(address),
);

it('only a trusted proxy says which host and scheme were asked', () => {
  const said = { host: 'site:3000', 'x-forwarded-host': 'heem.example', 'x-forwarded-proto': 'https' };
  expect(heard('127.0.0.1', said)).toMatchObject(said);
  expect(heard('203.0.113.7', said)).toEqual({ host: 'site:3000', 'x-forwarded-for': '203.0.113.7' });
});

const from = (forwarded: string) => new Headers({ 'x-forwarded-for': forwarded });

it('takes what the nearest proxy saw', () => {
  expect(addressOf(from('198.51.100.7, 203.0.113.9'))).toBe('203.0.113.9');
  expect(addressOf(new Headers())).toBe('');
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
])('the turns of %s are those of %s', (address, network) => expect(networkOf(from(address))).toBe(network));
