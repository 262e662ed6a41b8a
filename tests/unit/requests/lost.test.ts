import { describe, expect, it } from 'vitest';
import { pageOf, redirectOf } from './ask';

describe('a home that is gone answers 410, however it is asked for', () => {
  it.each([
    '/nl/te-koop/hasselt/appartement/6058/',
    '/nl/te-koop/hasselt/appartement/6058',
    '/nl/te-koop/genk/villa/6058/',
    '/NL/TE-KOOP/HASSELT/APPARTEMENT/6058/',
    '/nl/property/6058/',
    '/nl/te-koop/hasselt/appartement/6058/?utm_source=mail',
  ])('%s', (address) => expect(pageOf(address)).toBe('410 /nl/gone/6058/'));

  it('in the visitor’s language where the address names none', () =>
    expect(pageOf('/property/6058/', { language: 'fr' })).toBe('410 /fr/gone/6058/'));
});

describe('what never was answers 404', () => {
  it.each([
    ['a number without a home', '/nl/te-koop/hasselt/appartement/1/'],
    ['the original path of no home', '/nl/property/1/'],
    ['a draft', '/nl/property/6061/'],
    ['a draft', '/nl/te-koop/sint-lambrechts-herk/villa-woning-hoeve/6061/'],
    ['a project that never was', '/nl/project/99/'],
    ['a city without a page', '/nl/te-koop/atlantis/'],
    ['a type without a page', '/nl/te-koop/hasselt/kasteel/'],
    ['any other page', '/nl/over-het-weer/'],
    ['any other page with the number of a home that is gone', '/nl/artikel/6058/'],
    ['any other page with that number', '/6058/'],
    ['a file', '/wp-login.php'],
    ['a broken escape', '/nl/%E0%A4%A/'],
    ['a step up', '/nl/..%2f..%2fetc/passwd'],
  ])('%s: %s', (_, address) => expect(pageOf(address)).toBe('404 /nl/missing/'));
});

describe('a project with a site of its own leads there', () => {
  const site = 'https://www.residentie-blereberg.example/';

  it.each([
    ['/nl/projecten/tielt-winge/residentie-blereberg/41/', 308],
    ['/nl/project/41/', 308],
    ['/nl/property/6024/', 308],
    ['/nl/te-koop/tielt-winge/appartement/6024', 308],
    ['/project/41/', 307],
    ['/property/6024/', 307],
  ])('%s', (address, status) => expect(redirectOf(address)).toBe(`${status} ${site}`));
});
