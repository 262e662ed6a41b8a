import { expect, it } from 'vitest';
import { homeNumber, UsageError } from '@/scripts/heem/command';

it('a command takes the number of a home', () => expect(homeNumber('5801')).toBe(5801));

it.each([undefined, '', 'abc', '0', '-1', '5801,5802', '1e3'])('a command refuses %s', (given) =>
  expect(() => homeNumber(given)).toThrow(UsageError),
);
