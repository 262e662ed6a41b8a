// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { startMeasurement } from '@/components/consent/measurement';
import { everything, nothing } from '@/components/consent/stored-consent';

const ids = { campaigns: '', tagManager: 'GTM-HEEM42', pixel: '1234567890123' };
const analytics = { ...nothing, analytics_storage: true };
const purposes = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'];
const [denied, granted] = ['denied', 'granted'].map((answer) =>
  Object.fromEntries(purposes.map((purpose) => [purpose, answer])),
);
const byDefault = ['consent', 'default', { ...denied, wait_for_update: 500 }];
const view = { event: 'page_view', page_location: 'http://localhost:3000/nl/?utm_source=mail&x=1', page_title: 'Heem' };
const start = { 'gtm.start': expect.any(Number), event: 'gtm.js' };

/** The entries of the data layer: commands as lists, events as they are. */
const google = () => (window.dataLayer ?? []).map((entry) => (isCommand(entry) ? Array.from(entry) : entry));
const isCommand = (entry: unknown): entry is ArrayLike<unknown> =>
  Object.prototype.toString.call(entry) === '[object Arguments]';
const meta = () => window.fbq?.queue ?? [];
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const policies = () => document.querySelectorAll('meta[http-equiv]').length;
const gtm = 'https://www.googletagmanager.com/gtm.js?id=GTM-HEEM42';
const fbevents = 'https://connect.facebook.net/en_US/fbevents.js';
const pixelStart = [
  ['set', 'autoConfig', false, ids.pixel],
  ['init', ids.pixel],
  ['track', 'PageView'],
];

beforeEach(() => {
  document.head.innerHTML = '<title>Heem</title>';
  history.replaceState(null, '', '/nl/?utm_source=mail&x=1');
  sessionStorage.clear();
  for (const name of ['dataLayer', 'fbq', '_fbq'] as const) delete window[name];
  for (const cookie of ['_ga', '_ga_ABC', '_gac_1', '_gcl_au', '_fbp', 'language', '_gallery']) {
    // biome-ignore lint/suspicious/noDocumentCookie: it is what the code works on
    document.cookie = `${cookie}=1; path=/`;
  }
});
const cookies = () => [...document.cookie.matchAll(/(\w+)=/g)].map(([, name]) => name).sort();

it('denies first, and loads nothing before a choice', () => {
  const { countPage } = startMeasurement(ids);
  countPage();
  expect([google(), meta(), scripts()]).toEqual([[byDefault], [], []]);
});

it('sends all in the order of Consent Mode, then the pixel', () => {
  startMeasurement(ids).follow(everything);
  expect(google()).toEqual([byDefault, ['consent', 'update', granted], start, view]);
  expect(meta()).toEqual(pixelStart);
  expect(scripts()).toEqual([gtm, fbevents]);
  expect(sessionStorage.getItem('utm_parameters')).toBe('utm_source=mail');
});

it('loads nothing for one who declines, and keeps nothing', () => {
  sessionStorage.setItem('utm_parameters', 'utm_source=old');
  localStorage.setItem('seen', '{}');
  startMeasurement(ids).follow(nothing);
  expect(google()).toEqual([byDefault, ['consent', 'update', denied]]);
  expect([meta(), scripts(), policies()]).toEqual([[], [], 0]);
  expect([sessionStorage.getItem('utm_parameters'), localStorage.getItem('seen')]).toEqual([null, null]);
  expect(cookies()).toEqual(['_gallery', 'language']);
});

it('keeps no campaign for an agency that does not measure them', () => {
  startMeasurement({ ...ids, campaigns: undefined }).follow(everything);
  expect(sessionStorage.getItem('utm_parameters')).toBeNull();
});

it('has no pixel without ad storage', () => {
  startMeasurement(ids).follow({ ...everything, ad_storage: false });
  expect([scripts(), meta()]).toEqual([[gtm], []]);
  expect(cookies()).toEqual(['_ga', '_ga_ABC', '_gallery', 'language']);
});

it('counts each further page', () => {
  const { follow, countPage } = startMeasurement(ids);
  follow(everything);
  countPage();
  expect(google().slice(-2)).toEqual([view, view]);
  expect(meta().slice(-2)).toEqual(Array(2).fill(['track', 'PageView']));
});

describe('a withdrawal', () => {
  it('reports to both tags a last time before the page closes', () => {
    const { follow, countPage } = startMeasurement(ids);
    follow(everything);
    const before = [google().length, meta().length];
    follow(nothing);
    expect(google().slice(before[0])).toEqual([['consent', 'update', denied]]);
    expect(meta().slice(before[1])).toEqual([['consent', 'revoke']]);
    expect(policies()).toBe(1);
    follow(everything);
    countPage();
    expect([google().length, meta().length, policies()]).toEqual([Number(before[0]) + 1, Number(before[1]) + 1, 1]);
  });

  it('silences the pixel for advertising alone, until it is allowed again', () => {
    const { follow, countPage } = startMeasurement(ids);
    follow(everything);
    follow(analytics);
    countPage();
    follow(everything);
    expect(meta()).toEqual([...pixelStart, ['consent', 'revoke'], ['consent', 'grant']]);
    expect([scripts(), policies()]).toEqual([[gtm, fbevents], 0]);
    expect(google().filter((entry) => entry !== null && 'event' in Object(entry))).toEqual([start, view, view]);
  });
});

describe('tags without a container', () => {
  const own = { analytics: 'G-HEEM42', ads: 'AW-123456789' };
  const { event, ...page } = view;
  const config = (id: string) => ['config', id, { send_page_view: false }];
  const viewed = (...ids: string[]) => ['event', event, { ...page, send_to: ids }];
  const gtagScript = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`;

  it('loads nothing before a choice, nor for one who declines', () => {
    const { follow, countPage } = startMeasurement(own);
    countPage();
    follow(nothing);
    expect(google()).toEqual([byDefault, ['consent', 'update', denied]]);
    expect([scripts(), policies()]).toEqual([[], 0]);
  });

  it('sends default, update, start, the tags and the page view', () => {
    startMeasurement(own).follow(everything);
    expect(google()).toEqual([
      byDefault,
      ['consent', 'update', granted],
      ['js', expect.any(Date)],
      config(own.analytics),
      config(own.ads),
      viewed(own.analytics, own.ads),
    ]);
    expect(scripts()).toEqual([gtagScript(own.analytics)]);
  });

  it('starts each tag with its own purpose only, and tells it no page after a withdrawal', () => {
    const { follow, countPage } = startMeasurement(own);
    follow(analytics);
    expect(google().slice(3)).toEqual([config(own.analytics), viewed(own.analytics)]);
    follow(everything);
    expect(google().slice(-2)).toEqual([config(own.ads), viewed(own.ads)]);
    follow(analytics);
    countPage();
    expect(google().at(-1)).toEqual(viewed(own.analytics));
    follow(nothing);
    countPage();
    expect(google().at(-1)).toEqual(['consent', 'update', denied]);
    expect([scripts(), policies()]).toEqual([[gtagScript(own.analytics)], 1]);
  });
});

it('says nothing to whom the site does not have', () => {
  startMeasurement({ pixel: ids.pixel }).follow(everything);
  expect([google(), scripts()]).toEqual([[], [fbevents]]);
  startMeasurement({}).follow(everything);
  expect(scripts()).toEqual([fbevents]);
});
