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

describe('words that say more become filters, and are kept', () => {
  const lead = (words: string, list = '/nl/te-koop/') => redirectOf(`${list}?${new URLSearchParams({ q: words })}`);

  it.each([
    ['appartement 2 slaapkamers hasselt onder 300.000', '/nl/te-koop/hasselt/appartement/?max=300000&bedrooms=2'],
    ['huis of appartement in Genk of Hasselt', '/nl/te-koop/?city=genk_hasselt&type=1_2'],
    ['te huur studio', '/nl/te-huur/?type=3'],
    ['kasteel met tuin', '/nl/te-koop/?garden=1'],
  ])('%s', (words, target) => {
    const kept = new URLSearchParams({ q: words });
    expect(lead(words)).toBe(`307 ${target}${target.includes('?') ? '&' : '?'}${kept}`);
  });

  it('replace what they speak of and leave the rest', () =>
    expect(redirectOf('/nl/te-koop/genk/?min=500000&garden=1&q=hasselt+onder+300.000')).toBe(
      '307 /nl/te-koop/hasselt/?max=300000&garden=1&q=hasselt+onder+300.000',
    ));

  it('narrow a list that has both goals instead of leaving it', () =>
    expect(lead('te huur in hasselt', '/nl/bedrijfsvastgoed/')).toBe(
      '307 /nl/bedrijfsvastgoed/hasselt/?goal=1&q=te+huur+in+hasselt',
    ));

  it('are handed on by a form while they mean no other thing', () => {
    expect(redirectOf('/nl/te-koop/?words=huis+met+tuin&type=1&garden=1&sort=living')).toBe(
      '308 /nl/te-koop/?type=1&garden=1&sort=living&q=huis+met+tuin',
    );
    expect(redirectOf('/nl/te-koop/?words=huis+met+tuin&type=1')).toBe('308 /nl/te-koop/?type=1');
  });
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
    expect(pageOf(address)).toBe('200 /nl/search-miss/');
  });

  it('at an address of its own', () =>
    expect(redirectOf('/nl/te-koop/hasselt/?max=3&q=%20kasteel')).toBe('308 /nl/te-koop/hasselt/?q=kasteel'));

  it('and never a longer one than the search line can hold', () => {
    const decision = ask(`/nl/te-koop/?q=${'x'.repeat(5000)}`);
    expect(JSON.stringify(decision).length).toBeLessThan(200);
  });
});
