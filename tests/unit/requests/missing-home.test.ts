import { expect, it } from 'vitest';
import { pageOf } from './ask';

it.each([
  ['a number without a home', '/nl/te-koop/hasselt/appartement/1/'],
  ['the original path of no home', '/nl/property/1/'],
  ['the same without a language', '/property/1'],
  ['a draft', '/nl/property/6061/'],
  ['a draft below its list', '/nl/te-koop/sint-lambrechts-herk/villa-woning-hoeve/6061/'],
])('the 404 page says that there is no such home: %s: %s', (_, address) =>
  expect(pageOf(address)).toBe('404 /nl/missing/home/'),
);
