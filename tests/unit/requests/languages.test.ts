import { describe, expect, it } from 'vitest';
import { headerView } from '@/lib/content/frame/views';
import { enabledLocales } from '@/lib/content/schema';
import { alternates } from '@/lib/seo/alternates';
import { sample, without } from '@/tests/support/sample-site';
import { pageOf, redirectOf } from './ask';

const noGerman = without('de');

describe('a language that is switched off', () => {
  it.each(['/de/', '/de', '/DE/zu-verkaufen', '/de/property/5801/', '/de/zu-verkaufen/?city=Hasselt|3500', '/de/x/'])(
    'answers 404 at %s, whoever asks',
    (address) => {
      expect(pageOf(address, { language: 'de', acceptLanguage: 'de' }, noGerman)).toBe('404 /nl/missing/');
      expect(pageOf(address, { language: 'fr' }, noGerman)).toMatch(/^404 /);
    },
  );

  it('is not in the switcher', () => {
    const { languages } = headerView({ name: 'home' }, '', 'nl', noGerman);
    expect(languages.map(({ locale }) => locale)).toEqual(['nl', 'fr', 'en']);
  });

  it('is no alternate of any page', () => {
    const site = {
      paths: noGerman.paths,
      locales: enabledLocales(noGerman.content.site),
      siteUrl: 'https://heem.example',
    };
    expect(Object.keys(alternates({ name: 'home' }, site)).sort()).toEqual(
      ['en', 'fr', 'nl', 'x-default'].map(expectTag),
    );
  });

  it('is not spoken to visitors who ask for it', () =>
    expect(redirectOf('/property/5801/', { language: 'de', acceptLanguage: 'de, en;q=0.5' }, noGerman)).toMatch(
      /^307 \/en\//,
    ));
});

const expectTag = (code: string) => expect.stringContaining(code);

it('a first segment of two letters that is no language of ours is an unknown address', () => {
  for (const prefix of ['it', 'es', 'xx', 'n', 'nld']) {
    expect(pageOf(`/${prefix}/`)).toBe('404 /nl/missing/');
    expect(pageOf(`/${prefix}/te-koop/`, { language: 'fr' })).toBe('404 /fr/missing/');
  }
});

it('an unknown address is missing in the language that it names', () => {
  expect(pageOf('/en/nowhere/', { language: 'fr' })).toBe('404 /en/missing/');
  expect(pageOf('/FR/nowhere')).toBe('404 /fr/missing/');
});

it('the switcher leads to the same page, and from a page without an address to the home page', () => {
  const paths = (route: Parameters<typeof headerView>[0]) =>
    headerView(route, '', 'nl', sample).languages.map(({ path }) => path);
  expect(paths({ name: 'listings', list: 'sale', city: 'luik' })).toEqual([
    '/nl/te-koop/luik/',
    '/fr/a-vendre/liege/',
    '/en/for-sale/liege/',
    '/de/zu-verkaufen/luttich/',
  ]);
  expect(paths(null)).toEqual(['/nl/', '/fr/', '/en/', '/de/']);
});

it('the switcher keeps what the address holds beside the page', () => {
  const { languages } = headerView({ name: 'favourites' }, '?ids=5801', 'nl', sample);
  expect(languages.map(({ path }) => path)).toContain('/fr/favoris/?ids=5801');
});
