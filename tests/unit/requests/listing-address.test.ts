import { describe, expect, it } from 'vitest';
import { ask, listOf, pageOf, redirectOf } from './ask';

describe('the address of a list leads to', () => {
  it.each([
    // City and type go into the path.
    ['/nl/te-koop/?city=Hasselt|3500', '/nl/te-koop/hasselt/'],
    ['/nl/te-koop/?city=Hasselt%7C3500&type=2', '/nl/te-koop/hasselt/appartement/'],
    ['/nl/te-koop/?city=hasselt', '/nl/te-koop/hasselt/'],
    ['/nl/te-koop/?city=3500', '/nl/te-koop/hasselt/'],
    ['/nl/te-koop/?city=liege', '/nl/te-koop/luik/'],
    ['/nl/te-koop/?city=Sint-Lambrechts-Herk|3500', '/nl/te-koop/sint-lambrechts-herk/'],
    ['/nl/te-koop/?city=Oude%20naam|3600', '/nl/te-koop/genk/'],
    ['/fr/for-rent/?city=Hasselt|3500', '/fr/a-louer/hasselt/'],
    ['/nl/te-koop/hasselt/?city=Genk|3600', '/nl/te-koop/genk/'],
    ['/nl/te-koop/hasselt/?type=2', '/nl/te-koop/hasselt/appartement/'],
    ['/nl/te-koop/hasselt/appartement/?type=3', '/nl/te-koop/hasselt/studio/'],
    ['/nl/te-koop/?goal=1', '/nl/te-huur/'],
    ['/nl/te-huur/hasselt/?goal=0', '/nl/te-koop/hasselt/'],
    ['/nl/te-koop/hasselt/?goal=1&city=Hasselt|3500&type=2&min=500', '/nl/te-huur/hasselt/appartement/?min=500'],
    // Several go into parameters, in one order; a radius and an area have their form.
    ['/nl/te-koop/?city=Hasselt|3500&city=Genk|3600', '/nl/te-koop/?city=genk_hasselt'],
    ['/nl/te-koop/hasselt/?city=genk_hasselt&type=2', '/nl/te-koop/?city=genk_hasselt&type=2'],
    ['/nl/te-koop/?city=genk_genk', '/nl/te-koop/genk/'],
    ['/nl/te-koop/hasselt/appartement/?type=2&type=1', '/nl/te-koop/hasselt/?type=1_2'],
    ['/nl/te-koop/?type=2_1', '/nl/te-koop/?type=1_2'],
    ['/nl/te-koop/hasselt/?garden=1&radius=010', '/nl/te-koop/hasselt/?radius=10&garden=1'],
    ['/nl/te-koop/?radius=10', '/nl/te-koop/'],
    ['/nl/te-koop/?energy=c&energy=a&energy=z', '/nl/te-koop/?energy=a_c'],
    [
      '/nl/te-koop/?area=5.3%2C50.9_5.4%2C50.9_5.4%2C51',
      '/nl/te-koop/?area=5.3000,50.9000_5.4000,50.9000_5.4000,51.0000',
    ],
    ['/nl/te-koop/?area=5.3,50.9_5.4,50.9', '/nl/te-koop/'],
    // Filters that the list does not have.
    ['/fr/bedrijfsvastgoed/', '/fr/immobilier-commercial/'],
    ['/de/referenties', '/de/referenzen/'],
    ['/nl/referenties/?min=100000&sold=1&sort=price-asc', '/nl/referenties/'],
    ['/nl/te-koop/?available=1&garden=1', '/nl/te-koop/?garden=1'],
    ['/nl/bedrijfsvastgoed/?bedrooms=2&garden=1&goal=1', '/nl/bedrijfsvastgoed/?goal=1'],
    ['/nl/referenties/hasselt/appartement/5801/', '/nl/te-koop/hasselt/appartement/5801/'],
    // Words that say nothing are no search.
    ['/nl/te-koop/?q=', '/nl/te-koop/'],
    ['/nl/te-koop/?q=%20%20', '/nl/te-koop/'],
    // Empty filters are dropped, the usual ones, what makes no sense, and what is said twice; the order is fixed.
    ['/nl/te-koop/?goal=0&city=&type=&min=&max=&bedrooms=&sort=newest', '/nl/te-koop/'],
    ['/nl/te-koop/?goal=', '/nl/te-koop/'],
    ['/nl/te-koop/?page=1', '/nl/te-koop/'],
    [
      '/nl/te-koop/?page=2&sort=price-asc&bedrooms=1&max=900000&min=50000',
      '/nl/te-koop/?min=50000&max=900000&bedrooms=1&sort=price-asc&page=2',
    ],
    ['/nl/te-koop/?min=300000&max=100000', '/nl/te-koop/?min=100000&max=300000'],
    ['/nl/te-koop/?max=%E2%82%AC%20250.000', '/nl/te-koop/?max=250000'],
    ['/nl/te-koop/?min=duur&bedrooms=-1&sort=mooiste&page=0', '/nl/te-koop/'],
    ['/nl/te-koop/?view=list', '/nl/te-koop/'],
    ['/nl/te-koop/?view=globe', '/nl/te-koop/'],
    ['/nl/te-koop/?page=2&view=map&min=1000', '/nl/te-koop/?min=1000&view=map&page=2'],
    ['/nl/te-koop/?view=both', '/nl/te-koop/?view=map'],
    ['/nl/bedrijfsvastgoed/?kind=castle', '/nl/bedrijfsvastgoed/'],
    ['/nl/te-koop/?kind=office', '/nl/te-koop/'],
    ['/nl/te-koop/?min=1000&min=2000', '/nl/te-koop/?min=1000'],
    ['/nl/te-koop/?utm_source=mail&city=Genk&max=1000', '/nl/te-koop/genk/?max=1000&utm_source=mail'],
  ])('%s → %s', (address, target) => expect(redirectOf(address)).toBe(`308 ${target}`));

  // A name that is not known may be one day, so no browser may keep the answer.
  it.each([
    ['/nl/te-koop/?city=Nergens|9999', '/nl/te-koop/'],
    ['/nl/te-koop/?city=genk_nergens', '/nl/te-koop/genk/'],
    ['/nl/te-koop/?type=99', '/nl/te-koop/'],
    ['/nl/te-koop/?type=2_1_99', '/nl/te-koop/?type=1_2'],
    ['/nl/te-koop/hasselt/?type=x', '/nl/te-koop/hasselt/'],
    ['/referenties/', '/nl/referenties/'],
  ])('%s → %s, for now', (address, target) => expect(redirectOf(address)).toBe(`307 ${target}`));

  it.each([
    [
      '/nl/te-koop/?min=50000&max=900000&bedrooms=1&sort=price-asc&page=2',
      'per-request sale.-.-.min-50000.max-900000.bedrooms-1.sort-price-asc.page-2',
    ],
    ['/nl/bedrijfsvastgoed/?kind=office&goal=1', 'per-request commercial.-.-.kind-office.goal-1'],
    ['/nl/te-koop/hasselt/?sort=living', 'per-request sale.hasselt.-.sort-living'],
    ['/nl/te-koop/hasselt/?utm_source=mail', 'kept sale.hasselt.-'],
    // A map is a state of the list, and a type without a city stays a filter.
    ['/nl/te-koop/hasselt/?view=map', 'per-request sale.hasselt.-.view-map'],
    ['/nl/te-koop/?type=2', 'per-request sale.-.2'],
    ['/nl/te-koop/?max=1000&gclid=a.b-c&fbclid=', 'per-request sale.-.-.max-1000'],
  ])('%s is kept as it is', (address, list) => expect(listOf(address)).toBe(list));

  it('a comma may be written in either way', () => {
    const area = '5.3000,50.9000_5.4000,50.9000_5.4000,51.0000';
    const list = listOf(`/nl/te-koop/?area=${area}`);
    expect(list).toMatch(/^per-request sale\.-\.-\.area-~/);
    expect(listOf(`/nl/te-koop/?area=${area.replaceAll(',', '%2C')}`)).toBe(list);
  });

  it.each([
    ['/nl/bedrijfsvastgoed/', '200 /nl/listings/commercial/'],
    ['/de/gewerbe/hasselt/', '200 /de/listings/commercial/hasselt/'],
    ['/en/references/?goal=0', '200 /en/listings/per-request/references/'],
  ])('%s is the page %s', (address, page) => expect(pageOf(address)).toBe(page));
});

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
    ['a town without homes', 'Spa', '/nl/te-koop/?town=Spa'],
    ['a kind of a type', 'penthouse', '/nl/te-koop/?kinds=penthouse'],
  ])('%s: %s', (_, words, target) =>
    expect(redirectOf(`/nl/te-koop/?q=${encodeURIComponent(words)}`)).toBe(`307 ${target}`),
  );

  it.each([
    ['/nl/te-huur/?q=Hasselt', '/nl/te-huur/hasselt/'],
    ['/nl/te-koop/?q=genk&max=300000&utm_source=x', '/nl/te-koop/genk/?max=300000&utm_source=x'],
    // A project's own site.
    ['/nl/te-koop/?q=6024', 'https://www.residentie-blereberg.example/'],
  ])('%s → %s', (address, target) => expect(redirectOf(address)).toBe(`307 ${target}`));
});

describe('words with a known meaning become filters, and are kept', () => {
  const lead = (words: string, list = '/nl/te-koop/') => redirectOf(`${list}?${new URLSearchParams({ q: words })}`);

  it.each([
    ['appartement 2 slaapkamers hasselt onder 300.000', '/nl/te-koop/hasselt/appartement/?max=300000&bedrooms=2'],
    ['huis of appartement in Genk of Hasselt', '/nl/te-koop/?city=genk_hasselt&type=1_2'],
    ['te huur studio', '/nl/te-huur/?type=3'],
    ['duplex zonder lift niet in Genk', '/nl/te-koop/?notcity=genk&kinds=duplex&without=lift'],
    ['huis in de buurt van Waregem', '/nl/te-koop/?type=1&town=Waregem&radius=10'],
    ['huis in Knokke of Blankenberge', '/nl/te-koop/?type=1&town=Blankenberge_Knokke'],
    ['kasteel met tuin', '/nl/te-koop/?garden=1'],
  ])('%s', (words, target) => {
    const kept = new URLSearchParams({ q: words });
    expect(lead(words)).toBe(`307 ${target}${target.includes('?') ? '&' : '?'}${kept}`);
  });

  it('replace the filters that they name, and keep the others', () =>
    expect(redirectOf('/nl/te-koop/genk/?min=500000&garden=1&q=hasselt+onder+300.000')).toBe(
      '307 /nl/te-koop/hasselt/?max=300000&garden=1&q=hasselt+onder+300.000',
    ));

  it('narrow a list that has both goals instead of leaving it', () =>
    expect(lead('te huur in hasselt', '/nl/bedrijfsvastgoed/')).toBe(
      '307 /nl/bedrijfsvastgoed/hasselt/?goal=1&q=te+huur+in+hasselt',
    ));

  it('are kept by a form while their meaning is unchanged', () => {
    expect(redirectOf('/nl/te-koop/?words=huis+met+tuin&type=1&garden=1&sort=living')).toBe(
      '308 /nl/te-koop/?type=1&garden=1&sort=living&q=huis+met+tuin',
    );
    expect(redirectOf('/nl/te-koop/?words=huis+met+tuin&type=1')).toBe('308 /nl/te-koop/?type=1');
  });
});

describe('towns in an address', () => {
  it.each([
    ['one that has homes by now', 'town=Hasselt&type=1', 'hasselt/villa-woning-hoeve/'],
    ['one that has, beside one that has none', 'town=Knokke&town=Hasselt', 'hasselt/?town=Knokke'],
    ['one that has, beside a city', 'town=Hasselt&city=genk', '?city=genk_hasselt'],
    ['several times', 'town=Knokke&town=Blankenberge', '?town=Blankenberge_Knokke'],
    ['in two languages', 'town=Verviers_Mouscron&town=Moeskroen', '?town=Moeskroen_Verviers'],
    ['an unknown one', 'town=Atlantis_Spa', '?town=Spa'],
  ])('%s', (_, query, target) => expect(redirectOf(`/nl/te-koop/?${query}`)).toBe(`308 /nl/te-koop/${target}`));

  it('is valid as it is', () => expect(pageOf('/nl/te-koop/?town=Spa')).toBe('200 /nl/listings/per-request/sale/'));
});

it('the start of one project leads there, that of a street to its homes', () => {
  expect(redirectOf('/nl/te-koop/?q=egge')).toMatch(/egge-park/);
  expect(redirectOf('/nl/te-koop/?q=blereberg')).toMatch(/blereberg/);
  expect(pageOf('/nl/te-koop/?q=kuringerst')).toMatch(/search-miss/);
});

it('the number of a withdrawn or unpublished home finds no home', () => {
  expect(pageOf('/nl/te-koop/?q=6061')).toMatch(/search-miss/);
  expect(pageOf('/nl/te-koop/?q=HAS-1')).toMatch(/search-miss/);
});

describe('words without a meaning', () => {
  it.each(['kasteel', 'xyz 12', 'a/b', '50 %', 'é&ü', '<b>', '?q=', '.', '..', '…'])('%s', (words) => {
    const address = `/nl/te-koop/?${new URLSearchParams({ q: words })}`;
    expect(pageOf(address)).toBe('200 /nl/search-miss/');
  });

  it('keep the address of the list', () =>
    expect(redirectOf('/nl/te-koop/hasselt/?max=3&q=%20kasteel')).toBe('308 /nl/te-koop/hasselt/?q=kasteel'));

  it('have an address no longer than the search line can hold', () => {
    const decision = ask(`/nl/te-koop/?q=${'x'.repeat(5000)}`);
    expect(JSON.stringify(decision).length).toBeLessThan(200);
  });
});

describe('a page beyond the last leads to the last', () => {
  it.each([
    ['/nl/te-koop/?page=999', '307 /nl/te-koop/?page=4'],
    ['/nl/te-koop/?q=hasselt&page=999', '307 /nl/te-koop/hasselt/'],
    ['/nl/te-koop/?q=huis+met+tuin&page=999', '307 /nl/te-koop/?type=1&garden=1&page=2&q=huis+met+tuin'],
    ['/nl/te-koop/hasselt/appartement/?page=999&utm_source=mail', null],
  ])('%s', (address, target) => {
    const redirect = redirectOf(address);
    if (target) expect(redirect).toBe(target);
    else expect(redirect).toMatch(/^307 .*utm_source=mail$/);
  });

  it('a list without homes has one page', () =>
    expect(redirectOf('/nl/te-koop/?min=900000000&page=3')).toBe('307 /nl/te-koop/?min=900000000'));
});
