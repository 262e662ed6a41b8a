import { expect, it } from 'vitest';
import { addressOf, networkOf } from '@/lib/requests/client-address';

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
