import { describe, expect, it } from 'vitest';
import { ask, pageOf, redirectOf } from './ask';

const home = '/nl/te-koop/hasselt/appartement/5801/';

describe('the words of the search line lead, for now, to what they mean', () => {
  it.each([
    ['the number of a home', '5801', home],
    ['its reference', 'HAS-5801', home],
    ['its reference in small letters, with space around', ' has-5801 ', home],
    ['the name of a city', 'Hasselt', '/nl/te-koop/hasselt/'],
    ['its zip', '3600', '/nl/te-koop/genk/'],
    ['its name without accents', 'liege', '/nl/te-koop/luik/'],
    ['its name in another language', 'Lüttich', '/nl/te-koop/luik/'],
    ['a type', 'appartement', '/nl/te-koop/?type=2'],
    ['a type in another language', 'Wohnung', '/nl/te-koop/?type=2'],
    ['a kind of a type', 'penthouse', '/nl/te-koop/?type=2'],
  ])('%s: %s', (_, words, target) =>
    expect(redirectOf(`/nl/te-koop/?q=${encodeURIComponent(words)}`)).toBe(`307 ${target}`),
  );

  it('under the button for rent', () => expect(redirectOf('/nl/te-huur/?q=Hasselt')).toBe('307 /nl/te-huur/hasselt/'));
  it('keeping what else was asked', () =>
    expect(redirectOf('/nl/te-koop/?q=genk&max=300000&utm_source=x')).toBe(
      '307 /nl/te-koop/genk/?max=300000&utm_source=x',
    ));
  it('to a project’s own site', () =>
    expect(redirectOf('/nl/te-koop/?q=6024')).toBe('307 https://www.residentie-blereberg.example/'));
});

it('no words are no search', () => {
  expect(redirectOf('/nl/te-koop/?q=')).toBe('308 /nl/te-koop/');
  expect(redirectOf('/nl/te-koop/?q=%20%20')).toBe('308 /nl/te-koop/');
});

it('the number of a home that is no longer here, or not yet, is no home', () => {
  expect(pageOf('/nl/te-koop/?q=6061')).toMatch(/search-miss/);
  expect(pageOf('/nl/te-koop/?q=HAS-1')).toMatch(/search-miss/);
});

describe('words that mean nothing here get a page that says so', () => {
  it.each(['kasteel', 'xyz 12', 'a/b', '50 %', 'é&ü', '<b>', '?q=', '.', '..', '…'])('%s', (words) => {
    const address = `/nl/te-koop/?${new URLSearchParams({ q: words })}`;
    const page = pageOf(address);
    expect(page).toMatch(/^200 \/nl\/search-miss\//);
    // A URL takes "." and ".." for steps up and down.
    const path = page.slice('200 '.length);
    expect(new URL(path, 'https://heem.example').pathname).toBe(path);
  });

  it('at an address of its own', () =>
    expect(redirectOf('/nl/te-koop/hasselt/?max=3&q=%20kasteel')).toBe('308 /nl/te-koop/hasselt/?q=kasteel'));

  it('and never a longer one than the search line can hold', () => {
    const decision = ask(`/nl/te-koop/?q=${'x'.repeat(5000)}`);
    expect(JSON.stringify(decision).length).toBeLessThan(200);
  });
});
