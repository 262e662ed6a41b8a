import { outsideHome } from '@/tests/support/outside/agency';
import { previewPath } from '@/tests/support/preview';
import { expect, test } from '@/tests/support/site-test';

test.use({ siteKind: 'outside' });

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
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
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
    const answer = await request.get(address);
    expect(answer.headers()['content-security-policy'], address).not.toContain('https:');
    expect(await answer.text(), address).not.toContain('consent.js');
  }
});

test('a preview asks for no consent and measures nothing', async ({ request }) => {
  const marks = ['consent.js', 'class="consent-place"', 'data-count='];
  const found = async (address: string) => {
    const html = await (await request.get(address)).text();
    return marks.filter((mark) => html.includes(mark));
  };
  const page = `/nl${outsideHome.path}`;
  expect(await found(page)).toEqual(marks);
  expect(await found(previewPath(page))).toEqual([]);
});
