import { describe, expect, it } from 'vitest';
import { headerView } from '@/lib/content/frame/views';
import { enabledLocales } from '@/lib/content/schema';
import { locales } from '@/lib/i18n/locales';
import { alternates } from '@/lib/seo/alternates';
import { everyRouteOf, needsSubject } from '@/tests/support/every-route';
import { first, sample, without } from '@/tests/support/sample-site';
import { ask, pageOf, redirectOf, type Visitor } from './ask';

const { catalogue, paths } = sample;
const unit = first(catalogue.properties.values(), ({ projectId }) => projectId === 30);
const unitPath = paths.href({ name: 'property', id: unit.id }, 'nl');
const home = '/nl/te-koop/hasselt/appartement/5801/';

describe('a page at its own address is shown', () => {
  it.each([
    ['/nl/', '200 /nl/'],
    ['/nl/te-koop/', '200 /nl/listings/sale/'],
    ['/de/zu-vermieten/lowen/', '200 /de/listings/rent/leuven/'],
    ['/nl/te-koop/hasselt/appartement/', '200 /nl/listings/sale/hasselt/2/'],
    [home, '200 /nl/property/5801/'],
    ['/nl/projecten/', '200 /nl/projects/'],
    ['/nl/projecten/zonhoven/egge-park/30/', '200 /nl/project/30/'],
    [unitPath, `200 /nl/property/${unit.id}/`],
  ])('%s', (address, page) => expect(pageOf(address)).toBe(page));

  it('every page of the sample catalogue, in every language', () => {
    for (const route of everyRouteOf(sample))
      for (const locale of locales) {
        if (paths.entry(route).external || needsSubject(route)) continue;
        const address = paths.href(route, locale);
        expect(ask(address), address).toMatchObject({ status: 200 });
      }
  });
});

describe('a page with a form about something', () => {
  it.each([
    ['/nl/vraag-over-pand/?property=5801', '200 /nl/page/contact-me/per-request/'],
    ['/nl/vraag-over-project/?project=30', '200 /nl/page/contact-construction/per-request/'],
  ])('%s: %s', (address, page) => expect(pageOf(address)).toBe(page));

  it.each([
    ['/nl/vraag-over-pand/', '307 /nl/te-koop/'],
    ['/nl/vraag-over-pand/?property=1', '307 /nl/te-koop/'],
    ['/de/frage-zu-einem-projekt/?project=x', '307 /de/neubau/'],
    ['/fr/vraag-over-pand/?property=5801', '308 /fr/question-sur-un-bien/?property=5801'],
    ['/nl/vraag-over-pand/?utm_source=a&property=5801', '308 /nl/vraag-over-pand/?property=5801&utm_source=a'],
  ])('%s: %s', (address, answer) => expect(redirectOf(address)).toBe(answer));
});

describe('the portal and its door', () => {
  it.each([
    ['/nl/klantenzone/', '200 /nl/portal/statistics/'],
    ['/de/kundenbereich/besichtigungen/?homes=5801,5802', '200 /de/portal/visits/'],
    ['/nl/klantenzone/?find=zonhoven', '200 /nl/portal/statistics/'],
    ['/nl/login/?section=visits&homes=5801', '200 /nl/login/'],
  ])('%s', (address, page) => {
    expect(pageOf(address)).toBe(page);
    expect(ask(address)).toMatchObject({ perRequest: true, personal: true });
  });

  it.each([
    ['/nl/klantenzone/?homes=5801&homes=5802', '307 /nl/klantenzone/?homes=5801,5802'],
    ['/nl/klantenzone/?homes=5801&find=+dorp+', '307 /nl/klantenzone/?find=dorp'],
    ['/nl/klantenzone/?find=', '307 /nl/klantenzone/'],
    ['/nl/login/?homes=5801&section=visits', '307 /nl/login/?section=visits&homes=5801'],
  ])('%s: %s', (address, answer) => expect(redirectOf(address)).toBe(answer));
});

describe('appointments', () => {
  const sold = first(catalogue.properties.values(), ({ marquee }) => marquee === 5);

  it.each([
    ['/nl/afspraak-maken/', '200 /nl/page/contact-appointment/per-request/'],
    ['/nl/afspraak-maken/?property=5801', '200 /nl/page/contact-appointment/per-request/'],
    ['/de/termin/', '200 /de/visit/'],
    ['/nl/afspraak/?token=a-b_c.d', '200 /nl/visit/'],
    ['/nl/afspraak/?token=a.b&answer=moved', '200 /nl/visit/'],
  ])('%s is rendered for each request', (address, page) => {
    expect(pageOf(address)).toBe(page);
    expect(ask(address)).toMatchObject({ perRequest: true });
  });

  it.each(['afspraak-maken', 'doe-een-bod', 'vraag-over-pand'])(
    '/%s/ leads to the page of a home that is sold',
    (path) => {
      const address = sample.paths.href({ name: 'property', id: sold.id }, 'nl');
      expect(redirectOf(`/nl/${path}/?property=${sold.id}`)).toBe(`307 ${address}`);
    },
  );

  it('the form about a withdrawn home leads to its page, which is gone', () => {
    const [id = 0] = sample.catalogue.withdrawn.keys();
    const decision = ask(`/nl/afspraak-maken/?property=${id}`);
    expect(ask('redirect' in decision ? decision.redirect : '')).toMatchObject({ status: 410 });
  });

  it('the page of one is kept by no cache, and lets nothing strange into its address', () => {
    expect(ask('/nl/afspraak/?token=a.b')).toMatchObject({ personal: true });
    expect(redirectOf('/nl/afspraak/?token=../x&answer=moved')).toBe('307 /nl/afspraak/');
    expect(redirectOf('/nl/afspraak/?token=a.b&answer=x')).toBe('307 /nl/afspraak/?token=a.b');
  });
});

describe('any other way of writing it gets one permanent redirect', () => {
  it.each([
    ['no last slash', '/nl', '/nl/'],
    ['no last slash', home.slice(0, -1), home],
    ['capitals', '/NL/Te-Koop/HASSELT/', '/nl/te-koop/hasselt/'],
    ['capitals and no slash', home.toUpperCase().slice(0, -1), home],
    ['doubled slashes', '//nl//te-koop/', '/nl/te-koop/'],
    ['the original path', '/nl/property/5801/', home],
    [
      'the original path, in capitals and without slash',
      '/FR/Property/5801',
      paths.href({ name: 'property', id: 5801 }, 'fr'),
    ],
    ['the original path of a list', '/nl/for-sale/', '/nl/te-koop/'],
    ['the original path of a list', '/de/for-rent/', '/de/zu-vermieten/'],
    ['the original path of a project', '/nl/project/30/', '/nl/projecten/zonhoven/egge-park/30/'],
    ['the original path of the projects', '/fr/projects/', '/fr/nouvelle-construction/'],
    ['the original path of a unit', `/nl/property/${unit.id}/`, unitPath],
    ['another city and type', '/nl/te-koop/genk/villa/5801/', home],
    ['another goal', '/nl/te-huur/hasselt/appartement/5801/', home],
    ['words that never were a city', '/nl/te-koop/x/y/5801/', home],
    [
      'an outdated name of the project',
      '/nl/projecten/zonhoven/eggepark-oud/30/',
      '/nl/projecten/zonhoven/egge-park/30/',
    ],
    ['another project', `/nl/projecten/hasselt/zuiderpark/32/appartement/${unit.id}/`, unitPath],
    ['a list’s path for a unit', `/nl/te-koop/zonhoven/appartement/${unit.id}/`, unitPath],
    ['a project’s path for a home', '/nl/projecten/zonhoven/egge-park/30/appartement/5801/', home],
    ['names in another language', '/fr/a-vendre/luik/', '/fr/a-vendre/liege/'],
    [
      'names in another language',
      '/nl/te-koop/anvers/villa-maison-ferme/',
      '/nl/te-koop/antwerpen/villa-woning-hoeve/',
    ],
    [
      'an address of another language',
      '/fr/te-koop/hasselt/appartement/5801/',
      '/fr/a-vendre/hasselt/appartement/5801/',
    ],
    ['a campaign behind it', '/nl/property/5801?utm_source=mail', `${home}?utm_source=mail`],
  ])('%s: %s', (_, address, target) => expect(redirectOf(address)).toBe(`308 ${target}`));
});

describe('an original path without a language gets one temporary redirect, straight to the visitor’s', () => {
  it.each([
    ['/property/5801/', '/fr/a-vendre/hasselt/appartement/5801/'],
    ['/Property/5801', '/fr/a-vendre/hasselt/appartement/5801/'],
    ['/project/30/', '/fr/nouvelle-construction/zonhoven/egge-park/30/'],
    ['/projects/', '/fr/nouvelle-construction/'],
    ['/for-sale', '/fr/a-vendre/'],
    ['/for-sale/?city=Luik|4000', '/fr/a-vendre/liege/'],
    ['/for-rent/?city=Hasselt|3500', '/fr/a-louer/hasselt/'],
    ['/for-rent/?type=2', '/fr/a-louer/?type=2'],
    ['/for-sale/?city=Luik|4000&type=2&utm_source=mail', '/fr/a-vendre/liege/appartement/?utm_source=mail'],
  ])('%s', (address, target) => {
    expect(redirectOf(address, { language: 'fr' })).toBe(`307 ${target}`);
    expect(redirectOf(address, { acceptLanguage: 'fr-BE' })).toBe(`307 ${target}`);
  });
});

describe('a withdrawn home answers 410, in whatever form it is requested', () => {
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

describe('a project with its own site leads there', () => {
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

it.each<[string, Visitor, string]>([
  ['chose French once', { language: 'fr', acceptLanguage: 'de' }, '/fr/'],
  ['asks for German', { acceptLanguage: 'de-AT,de;q=0.9,en;q=0.8' }, '/de/'],
  ['would rather have English than French', { acceptLanguage: 'fr;q=0.5, en;q=0.8' }, '/en/'],
  ['speaks a language that the site has second', { acceptLanguage: 'it-IT, pt;q=0.9, fr;q=0.4' }, '/fr/'],
  ['speaks none of its languages', { acceptLanguage: 'it, pt;q=0.9' }, '/nl/'],
  ['refuses Dutch but names no other', { acceptLanguage: 'nl;q=0' }, '/nl/'],
  ['says nothing', {}, '/nl/'],
  ['has a cookie of nonsense', { language: '../fr', acceptLanguage: 'en' }, '/en/'],
  ['sends a header of nonsense', { acceptLanguage: ';;q=,,=;q=z,*' }, '/nl/'],
])('/ leads a visitor who %s to that language', (_, visitor, path) =>
  expect(redirectOf('/', visitor)).toBe(`307 ${path}`),
);

it('/ never leads to a language that is switched off', () => {
  expect(redirectOf('/', { language: 'fr', acceptLanguage: 'fr, de;q=0.5' }, without('fr'))).toBe('307 /de/');
  expect(redirectOf('/', { language: 'fr' }, without('fr'))).toBe('307 /nl/');
  expect(redirectOf('/', {}, without('nl'))).toBe('307 /fr/');
});

it('/ keeps what a campaign wrote behind it', () =>
  expect(redirectOf('/?utm_source=mail&utm_medium=a%20b')).toBe('307 /nl/?utm_source=mail&utm_medium=a+b'));

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

it.each([
  ['/nl/privacy/', '308 /nl/privacy-statement/'],
  ['/privacy/', '307 /nl/privacy-statement/'],
  ['/fr/site-contact', '308 /fr/contact/'],
  ['/nieuwbouw-detail/', '307 /nl/projecten/'],
])('the other path %s leads to its page', (address, target) => expect(redirectOf(address)).toBe(target));
