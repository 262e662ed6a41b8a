import { expect, it } from 'vitest';
import { WrongUse } from '@/scripts/heem/command';
import { homeNumber } from '@/scripts/heem/home-number';

it('a command takes the number of a home', () => expect(homeNumber('5801')).toBe(5801));

it.each([undefined, '', 'abc', '0', '-1', '5801,5802', '1e3'])('and refuses %s', (given) =>
  expect(() => homeNumber(given)).toThrow(WrongUse),
);
