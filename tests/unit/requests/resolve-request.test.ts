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
const sold = first(catalogue.properties.values(), ({ marquee }) => marquee === 5);
const ownSite = 'https://www.residentie-blereberg.example/';

it.each([
  ['/nl/', '200 /nl/'],
  ['/nl/te-koop/', '200 /nl/listings/sale/'],
  ['/de/zu-vermieten/lowen/', '200 /de/listings/rent/leuven/'],
  ['/nl/te-koop/hasselt/appartement/', '200 /nl/listings/sale/hasselt/2/'],
  [home, '200 /nl/property/5801/'],
  ['/nl/projecten/', '200 /nl/projects/'],
  ['/nl/projecten/zonhoven/egge-park/30/', '200 /nl/project/30/'],
  [unitPath, `200 /nl/property/${unit.id}/`],
  // A form about something.
  ['/nl/vraag-over-pand/?property=5801', '200 /nl/page/contact-me/per-request/'],
  ['/nl/vraag-over-project/?project=30', '200 /nl/page/contact-construction/per-request/'],
  // A withdrawn home, in whatever form it is requested.
  ['/nl/te-koop/hasselt/appartement/6058/', '410 /nl/gone/6058/'],
  ['/nl/te-koop/hasselt/appartement/6058', '410 /nl/gone/6058/'],
  ['/nl/te-koop/genk/villa/6058/', '410 /nl/gone/6058/'],
  ['/NL/TE-KOOP/HASSELT/APPARTEMENT/6058/', '410 /nl/gone/6058/'],
  ['/nl/property/6058/', '410 /nl/gone/6058/'],
  ['/nl/te-koop/hasselt/appartement/6058/?utm_source=mail', '410 /nl/gone/6058/'],
  // Missing things: a project, a city and a type without a page, other pages with the number of a home that is gone, and no pages.
  ['/nl/project/99/', '404 /nl/missing/'],
  ['/nl/te-koop/atlantis/', '404 /nl/missing/'],
  ['/nl/te-koop/hasselt/kasteel/', '404 /nl/missing/'],
  ['/nl/over-het-weer/', '404 /nl/missing/'],
  ['/nl/artikel/6058/', '404 /nl/missing/'],
  ['/6058/', '404 /nl/missing/'],
  ['/wp-login.php', '404 /nl/missing/'],
  ['/nl/%E0%A4%A/', '404 /nl/missing/'],
  ['/nl/..%2f..%2fetc/passwd', '404 /nl/missing/'],
  // A home that there is not, or that is a draft: the page says that there is no such home.
  ['/nl/te-koop/hasselt/appartement/1/', '404 /nl/missing/home/'],
  ['/nl/property/1/', '404 /nl/missing/home/'],
  ['/property/1', '404 /nl/missing/home/'],
  ['/nl/property/6061/', '404 /nl/missing/home/'],
  ['/nl/te-koop/sint-lambrechts-herk/villa-woning-hoeve/6061/', '404 /nl/missing/home/'],
  // The language that an unknown address names.
  ['/FR/nowhere', '404 /fr/missing/'],
])('%s is the page %s', (address, page) => expect(pageOf(address)).toBe(page));

it('every page of the sample catalogue is shown at its own address, in every language', () => {
  for (const route of everyRouteOf(sample))
    for (const locale of locales) {
      if (paths.entry(route).external || needsSubject(route)) continue;
      const address = paths.href(route, locale);
      expect(ask(address), address).toMatchObject({ status: 200 });
    }
});

it.each([
  ['/nl/klantenzone/', '200 /nl/portal/statistics/', true],
  ['/de/kundenbereich/besichtigungen/?homes=5801,5802', '200 /de/portal/visits/', true],
  ['/nl/klantenzone/?find=zonhoven', '200 /nl/portal/statistics/', true],
  ['/nl/login/?section=visits&homes=5801', '200 /nl/login/', true],
  ['/de/termin/', '200 /de/visit/', true],
  ['/nl/afspraak/?token=a-b_c.d', '200 /nl/visit/', true],
  ['/nl/afspraak/?token=a.b&answer=moved', '200 /nl/visit/', true],
  ['/nl/afspraak-maken/', '200 /nl/page/contact-appointment/per-request/', undefined],
  ['/nl/afspraak-maken/?property=5801', '200 /nl/page/contact-appointment/per-request/', undefined],
])('%s is rendered for each request as %s, personal: %s', (address, page, personal) => {
  expect(pageOf(address)).toBe(page);
  const decision = ask(address);
  expect(decision).toMatchObject({ perRequest: true });
  if (personal) expect(decision).toMatchObject({ personal });
});

it.each([
  // A form about something without it, or with what the form is not about.
  ['/nl/vraag-over-pand/', '307 /nl/te-koop/'],
  ['/nl/kandidaat-huurder/', '307 /nl/te-huur/'],
  ['/nl/vraag-over-pand/?property=1', '307 /nl/te-koop/'],
  ['/de/frage-zu-einem-projekt/?project=x', '307 /de/neubau/'],
  ['/fr/vraag-over-pand/?property=5801', '308 /fr/question-sur-un-bien/?property=5801'],
  ['/nl/vraag-over-pand/?utm_source=a&property=5801', '308 /nl/vraag-over-pand/?property=5801&utm_source=a'],
  ...['afspraak-maken', 'doe-een-bod', 'vraag-over-pand'].map((path) => [
    `/nl/${path}/?property=${sold.id}`,
    `307 ${paths.href({ name: 'property', id: sold.id }, 'nl')}`,
  ]),
  // Unknown values are dropped from addresses of the portal and of appointments.
  ['/nl/klantenzone/?homes=5801&homes=5802', '307 /nl/klantenzone/?homes=5801,5802'],
  ['/nl/klantenzone/?homes=5801&find=+dorp+', '307 /nl/klantenzone/?find=dorp'],
  ['/nl/klantenzone/?find=', '307 /nl/klantenzone/'],
  ['/nl/login/?homes=5801&section=visits', '307 /nl/login/?section=visits&homes=5801'],
  ['/nl/afspraak/?token=../x&answer=moved', '307 /nl/afspraak/'],
  ['/nl/afspraak/?token=a.b&answer=x', '307 /nl/afspraak/?token=a.b'],
  // Capitals, slashes and campaigns.
  ['/nl', '308 /nl/'],
  [home.slice(0, -1), `308 ${home}`],
  ['/NL/Te-Koop/HASSELT/', '308 /nl/te-koop/hasselt/'],
  [home.toUpperCase().slice(0, -1), `308 ${home}`],
  ['//nl//te-koop/', '308 /nl/te-koop/'],
  ['/nl/property/5801?utm_source=mail', `308 ${home}?utm_source=mail`],
  // The original paths.
  ['/nl/property/5801/', `308 ${home}`],
  ['/FR/Property/5801', `308 ${paths.href({ name: 'property', id: 5801 }, 'fr')}`],
  ['/nl/for-sale/', '308 /nl/te-koop/'],
  ['/de/for-rent/', '308 /de/zu-vermieten/'],
  ['/nl/project/30/', '308 /nl/projecten/zonhoven/egge-park/30/'],
  ['/fr/projects/', '308 /fr/nouvelle-construction/'],
  [`/nl/property/${unit.id}/`, `308 ${unitPath}`],
  // The number is enough, whatever city, type, goal, list or project stands before it.
  ['/nl/te-koop/genk/villa/5801/', `308 ${home}`],
  ['/nl/te-huur/hasselt/appartement/5801/', `308 ${home}`],
  ['/nl/te-koop/x/y/5801/', `308 ${home}`],
  ['/nl/projecten/zonhoven/eggepark-oud/30/', '308 /nl/projecten/zonhoven/egge-park/30/'],
  [`/nl/projecten/hasselt/zuiderpark/32/appartement/${unit.id}/`, `308 ${unitPath}`],
  [`/nl/te-koop/zonhoven/appartement/${unit.id}/`, `308 ${unitPath}`],
  ['/nl/projecten/zonhoven/egge-park/30/appartement/5801/', `308 ${home}`],
  // Names in another language.
  ['/fr/a-vendre/luik/', '308 /fr/a-vendre/liege/'],
  ['/nl/te-koop/anvers/villa-maison-ferme/', '308 /nl/te-koop/antwerpen/villa-woning-hoeve/'],
  // An address of another language.
  ['/fr/te-koop/hasselt/appartement/5801/', '308 /fr/a-vendre/hasselt/appartement/5801/'],
  ['/fr/favorieten/', '308 /fr/favoris/'],
  ['/en/projecten/zonhoven/egge-park/30/', '308 /en/new-build/zonhoven/egge-park/30/'],
  // A project with its own site leads there, and so do its units.
  ['/nl/projecten/tielt-winge/residentie-blereberg/41/', `308 ${ownSite}`],
  ['/nl/project/41/', `308 ${ownSite}`],
  ['/nl/property/6024/', `308 ${ownSite}`],
  ['/nl/te-koop/tielt-winge/appartement/6024', `308 ${ownSite}`],
  ['/project/41/', `307 ${ownSite}`],
  ['/property/6024/', `307 ${ownSite}`],
  // Other paths of a page.
  ['/nl/privacy/', '308 /nl/privacy-statement/'],
  ['/privacy/', '307 /nl/privacy-statement/'],
  ['/fr/site-contact', '308 /fr/contact/'],
  ['/nieuwbouw-detail/', '307 /nl/projecten/'],
  ['/?utm_source=mail&utm_medium=a%20b', '307 /nl/?utm_source=mail&utm_medium=a+b'],
])('%s gets one redirect: %s', (address, answer) => expect(redirectOf(address)).toBe(answer));

it('the form about a withdrawn home leads to its page, which is gone', () => {
  const [id = 0] = catalogue.withdrawn.keys();
  const decision = ask(`/nl/afspraak-maken/?property=${id}`);
  expect(ask('redirect' in decision ? decision.redirect : '')).toMatchObject({ status: 410 });
});

it('an unknown or withdrawn address without a language has that of the visitor', () => {
  expect(pageOf('/property/6058/', { language: 'fr' })).toBe('410 /fr/gone/6058/');
  expect(pageOf('/en/nowhere/', { language: 'fr' })).toBe('404 /en/missing/');
});

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
])(
  'an original path without a language gets one temporary redirect, straight to the visitor’s: %s',
  (address, target) => {
    expect(redirectOf(address, { language: 'fr' })).toBe(`307 ${target}`);
    expect(redirectOf(address, { acceptLanguage: 'fr-BE' })).toBe(`307 ${target}`);
  },
);

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

const noGerman = without('de');

describe('a language that is switched off', () => {
  it.each(['/de/', '/de', '/DE/zu-verkaufen', '/de/property/5801/', '/de/zu-verkaufen/?city=Hasselt|3500', '/de/x/'])(
    'answers 404 at %s to everybody',
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
    const tags = ['en', 'fr', 'nl', 'x-default'].map((code) => expect.stringContaining(code));
    expect(Object.keys(alternates({ name: 'home' }, site)).sort()).toEqual(tags);
  });

  it('is not used for visitors who prefer it', () =>
    expect(redirectOf('/property/5801/', { language: 'de', acceptLanguage: 'de, en;q=0.5' }, noGerman)).toMatch(
      /^307 \/en\//,
    ));
});

it('a first segment of two letters that is no language of ours is an unknown address', () => {
  for (const prefix of ['it', 'es', 'xx', 'n', 'nld']) {
    expect(pageOf(`/${prefix}/`)).toBe('404 /nl/missing/');
    expect(pageOf(`/${prefix}/te-koop/`, { language: 'fr' })).toBe('404 /fr/missing/');
  }
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

it('the switcher keeps the query of the address', () => {
  const { languages } = headerView({ name: 'favourites' }, '?ids=5801', 'nl', sample);
  expect(languages.map(({ path }) => path)).toContain('/fr/favoris/?ids=5801');
});

it.each([
  ['/nl/te-koop/', { holdsForm: true }],
  ['/nl/te-koop/hasselt/?max=600000', { holdsForm: true }],
  ['/nl/referenties/', { holdsForm: false }],
  ['/nl/afspraak-maken/', { holdsForm: true, isLive: true }],
  ['/nl/gratis-waardebepaling/', { holdsForm: true, isLive: true, perRequest: true }],
  ['/nl/vraag-over-pand/?property=5801', { holdsForm: true, isLive: false }],
  ['/nl/contact/', { holdsForm: true, isLive: false, perRequest: false }],
])('%s takes a posted form, or is live: %j', (address, kind) => expect(ask(address)).toMatchObject(kind));
