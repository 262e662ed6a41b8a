import { expect, it } from 'vitest';
import { editHomePath, homeRecordName, readHomeNumber } from '@/lib/routes/home-record';

it('names the record and the form of a home', () => {
  expect(homeRecordName(5801)).toBe('properties/5801');
  expect(editHomePath(5801)).toBe('edit/properties/5801');
});

it.each([
  ['properties/5801', 5801],
  ['properties/5801.json', 5801],
  ['properties/old/5801.json', 5801],
  ['projects/12', null],
  ['properties/new', null],
])('reads the number of a home from %s', (name, number) => {
  expect(readHomeNumber(name)).toBe(number);
});
