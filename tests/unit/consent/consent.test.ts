import { describe, expect, it } from 'vitest';
import { asksConsent, isPersonal, partnersIn, tagHosts } from '@/lib/measurement/consent';
import { measurementSchema } from '@/lib/measurement/schema';
import { sample } from '../../support/sample-site';

const measured = (settings: object) => measurementSchema.parse(settings);
const none = measured({});
const both = measured({ tagManager: 'GTM-HEEM42', pixel: '1234567890123', hosts: ['https://*.google-analytics.com'] });
const counting = (count: boolean | 'with-consent') => ({ count, ownNetworks: [] });

describe('a site asks for consent', () => {
  it.each([
    ['no', none, counting(true), false],
    ['with a tag manager', measured({ tagManager: 'GTM-HEEM42' }), counting(false), true],
    ['with an analytics id', measured({ analytics: 'G-HEEM42' }), counting(false), true],
    ['with an ads id', measured({ ads: 'AW-123456789' }), counting(false), true],
    ['with a pixel', measured({ pixel: '1234567890123' }), counting(false), true],
    ['where visits count with consent', none, counting('with-consent'), true],
  ])('%s', (_, measurement, audience, asks) => expect(asksConsent({ measurement, audience })).toBe(asks));

  it('but not the sample', () => expect(asksConsent(sample.content.site)).toBe(false));
});

it('names who gets to know it', () => {
  expect(partnersIn('nl', none)).toBeNull();
  expect(partnersIn('nl', measured({ pixel: '1234567890123' }))).toBe('Meta');
  expect((['nl', 'fr', 'en', 'de'] as const).map((locale) => partnersIn(locale, both))).toEqual([
    'Google en Meta',
    'Google et Meta',
    'Google and Meta',
    'Google und Meta',
  ]);
});

it('has no tags on pages that are one visitor’s own', () => {
  expect(isPersonal({ name: 'portal' })).toBe(true);
  expect(isPersonal({ name: 'visit' })).toBe(true);
  expect(isPersonal({ name: 'my-data' })).toBe(true);
  expect(isPersonal({ name: 'home' })).toBe(false);
  expect(isPersonal(null)).toBe(false);
});

it('opens exactly the hosts that are configured', () => {
  expect(tagHosts(none)).toEqual({ scripts: [], sends: [] });
  expect(tagHosts(measured({ pixel: '1234567890123', hosts: ['https://x.example'] }))).toEqual({
    scripts: ['https://connect.facebook.net'],
    sends: ['https://www.facebook.com'],
  });
  expect(tagHosts(both)).toEqual({
    scripts: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://connect.facebook.net'],
    sends: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://www.facebook.com'],
  });
});

it('opens the hosts of Google Analytics and Google Ads, unless a container has them', () => {
  const direct = { analytics: 'G-HEEM42', ads: 'AW-123456789' };
  const { scripts, sends } = tagHosts(measured(direct));
  expect(scripts).toContain('https://www.googletagmanager.com');
  expect(sends).toEqual(expect.arrayContaining(['https://*.google-analytics.com', 'https://www.googleadservices.com']));
  expect(tagHosts(measured({ analytics: 'G-HEEM42' }))).toEqual({
    scripts: ['https://www.googletagmanager.com'],
    sends: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  });
  const tagManager = 'GTM-HEEM42';
  expect(tagHosts(measured({ ...direct, tagManager }))).toEqual(tagHosts(measured({ tagManager })));
});

it.each([
  { analytics: 'UA-1' },
  { analytics: 'G-X;' },
  { ads: 'AW-x' },
  { tagManager: 'UA-1' },
  { tagManager: 'GTM-X;' },
  { pixel: 'x' },
  { hosts: ['https://*'] },
  { hosts: ['http://x.example'] },
  { hosts: ["https://x.example; script-src 'unsafe-inline'"] },
  { consentMonths: 13 },
  { consentVersion: 0 },
])('refuses %o', (settings) => expect(measurementSchema.safeParse(settings).success).toBe(false));
