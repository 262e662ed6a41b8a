import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asksConsent, consentView, isPersonal, partnersIn, tagHosts } from '@/lib/consent/consent';
import { measurementSchema } from '@/lib/content/measurement-settings';
import { siteSchema } from '@/lib/content/schema';
import { locales } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routes/routes';
import { consentDemo } from '@/scripts/demo/consent';
import { sample } from '@/tests/support/sample-site';

const measured = (settings: object) => measurementSchema.parse(settings);
const none = measured({});
const [tagManager, analytics, ads, pixel] = ['GTM-HEEM42', 'G-HEEM42', 'AW-123456789', '1234567890123'];
const counting = (count: boolean | 'with-consent') => ({ count, ownNetworks: [] });

describe('a site asks for consent', () => {
  it.each([
    ['no', none, counting(true), false],
    ['with campaigns', measured({ campaigns: true }), counting(true), true],
    ['with a tag manager', measured({ tagManager }), counting(false), true],
    ['with an analytics id', measured({ analytics }), counting(false), true],
    ['with an ads id', measured({ ads }), counting(false), true],
    ['with a pixel', measured({ pixel }), counting(false), true],
    ['where visits count with consent', none, counting('with-consent'), true],
  ])('%s', (_, measurement, audience, asks) => expect(asksConsent({ measurement, audience })).toBe(asks));

  it('in the demo of consent, a copy of data that do not ask', () => {
    expect(asksConsent(sample.content.site)).toBe(false);
    const folder = mkdtempSync(path.join(tmpdir(), 'heem-demo-'));
    try {
      const text = consentDemo('tests/data', folder, 'http://localhost:3000');
      const copy = path.join(folder, 'demo-consent');
      expect(text).toContain(`DATA_DIR=${copy} npm start`);
      expect(text).toContain('EXCLUDE localhost');
      const { $schema: _, ...site } = JSON.parse(readFileSync(path.join(copy, 'site.json'), 'utf8'));
      expect(asksConsent(siteSchema.parse(site))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it('is asked on pages of an agency that measures, but not on those that are one visitor’s own', () => {
  const { content } = sample;
  const site = { ...content.site, measurement: measured({ campaigns: true }) };
  const view = (name: 'home' | 'shortlist', data = { ...sample, content: { ...content, site } }) =>
    consentView({ name }, 'nl', data);
  expect(view('home')).toMatchObject({ partners: null, script: { 'data-campaigns': '', 'data-version': 1 } });
  expect([view('shortlist'), view('home', sample)]).toEqual([null, null]);
});

it('names who gets to know it', () => {
  expect(partnersIn('nl', none)).toBeNull();
  expect(partnersIn('nl', measured({ pixel }))).toBe('Meta');
  const both = measured({ tagManager, pixel });
  expect(locales.map((locale) => partnersIn(locale, both)).join()).toBe(
    'Google en Meta,Google et Meta,Google and Meta,Google und Meta',
  );
});

it('has no tags on pages that are one visitor’s own', () => {
  const own = (['portal', 'visit', 'my-data', 'home'] as const).filter((name) => isPersonal({ name } as Route));
  expect(own).toEqual(['portal', 'visit', 'my-data']);
  expect(isPersonal(null)).toBe(false);
});

const [google, facebook] = ['https://www.googletagmanager.com', 'https://connect.facebook.net'];
const analyticsHost = 'https://*.google-analytics.com';

it.each<[what: string, settings: object, scripts: string[], sends: string[]]>([
  ['nothing', {}, [], []],
  ['a pixel alone', { pixel, hosts: ['https://x.example'] }, [facebook], ['https://www.facebook.com']],
  [
    'a container with its hosts, and a pixel',
    { tagManager, pixel, hosts: [analyticsHost] },
    [google, analyticsHost, facebook],
    [google, analyticsHost, 'https://www.facebook.com'],
  ],
  ['Google Analytics', { analytics }, [google], [google, analyticsHost, 'https://*.analytics.google.com']],
])('opens exactly the hosts of %s', (_, settings, scripts, sends) =>
  expect(tagHosts(measured(settings))).toEqual({ scripts, sends }),
);

it('opens the hosts of Google Ads, and none of both tags where a container has them', () => {
  const { scripts, sends } = tagHosts(measured({ analytics, ads }));
  expect(scripts).toContain(google);
  expect(sends).toEqual(expect.arrayContaining([analyticsHost, 'https://www.googleadservices.com']));
  expect(tagHosts(measured({ analytics, ads, tagManager }))).toEqual(tagHosts(measured({ tagManager })));
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
