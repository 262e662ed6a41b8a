import { expect, test } from '@playwright/test';
import { outsideHome, outsideUrl } from '../../support/outside/agency';
import { expectSafe } from '../../support/templates';

const outside = (address: string) => outsideUrl + address;
const mark = /consent/;
/** The other hosts in a policy, by directive; those of the players in their frames are another matter. */
const hostsIn = (policy: string) =>
  Object.fromEntries(
    policy
      .split('; ')
      .map((part) => part.split(' '))
      .map(([name = '', ...sources]) => [name, sources.filter((source) => source.startsWith('https:'))] as const)
      .filter(([name, hosts]) => name !== 'frame-src' && hosts.length > 0),
  );

test('a page with tags lets through exactly their hosts', async ({ request }) => {
  for (const address of [`/nl/te-koop/hasselt/appartement/${outsideHome.id}/`, '/nl/te-koop/?max=400000']) {
    const policy = (await request.get(outside(address))).headers()['content-security-policy'] ?? '';
    const [google, meta] = [
      ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
      'https://www.facebook.com',
    ];
    expect(hostsIn(policy)).toEqual({
      'script-src': [...google, 'https://connect.facebook.net'],
      'img-src': [...google, meta],
      'connect-src': [...google, meta],
    });
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test('personal pages have neither tags nor their hosts', async ({ request }) => {
  for (const address of ['/nl/login/', '/nl/wachtwoord/', '/nl/afspraak/?token=x', '/nl/mijn-mails/?link=x']) {
    const answer = await request.get(outside(address));
    expect(answer.headers()['content-security-policy'], address).not.toContain('https:');
    expect(await answer.text(), address).not.toContain('consent.js');
  }
});

test('a site without tags has nothing of it', async ({ request }) => {
  for (const address of ['/nl/', '/nl/te-koop/?max=400000', '/nl/property/5801/']) {
    const answer = await request.get(address);
    expect(answer.headers()['content-security-policy']).not.toContain('https:');
    expect((await answer.text()).replaceAll(/"count"|<[^>]+data-count[^>]+>/g, ''), address).not.toMatch(mark);
  }
});

test('its script is a file like any other', async ({ request }) => {
  const answer = await request.get('/consent.js');
  expect(answer.status()).toBe(200);
  expectSafe(answer);
});
