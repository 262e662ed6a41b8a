import { locales } from '@/lib/i18n/locales';
import { wordsIn } from '@/tests/support/messages';
import { mapStyle, outsideHome, tours, videos } from '@/tests/support/outside/agency';
import { sentPage } from '@/tests/support/sent-page';
import { expect, test } from '@/tests/support/site-test';

test.use({ siteKind: 'outside' });

const hosts = [...videos, ...tours].map(({ host }) => host);
const { origin } = new URL(mapStyle);

test('the policy of a home lets through the hosts of its players, and no other', async ({ request }) => {
  const policy = (await request.get(`/nl${outsideHome.path}`)).headers()['content-security-policy'] ?? '';
  const frames = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(' ');
  expect(frames?.toSorted()).toEqual(["'self'", ...hosts.map((host) => `https://${host}`)].toSorted());
});

test('each player names its provider before it is requested', async ({ page }) => {
  for (const locale of locales) {
    const t = wordsIn(locale);
    const address = (await page.request.get(`/${locale}/property/${outsideHome.id}/`)).url();
    const { main, frames } = await sentPage(page, address, { main: 'main', frames: 'iframe' });
    for (const kind of ['youtube', 'vimeo', 'facebook', 'tvl', 'tour3d', 'yisual'])
      expect(main[0]?.text).toContain(t(`media.notes.${kind}`));
    expect(frames).toEqual([]);
  }
});

test('without JavaScript each player is a link to its own page', async ({ page }) => {
  const { links } = await sentPage(page, `/nl${outsideHome.path}`, { links: 'main a' });
  const hrefOf = (title: string) => links.find(({ text }) => text === title)?.attribute('href');
  for (const { title, link } of [...videos, ...tours].filter(({ host }) => !host.includes('youtube')))
    expect(hrefOf(title)).toBe(link);
  expect(hrefOf('Film on YouTube')).toMatch(/www\.youtube\.com\/watch\?v=abcDEF-_123$/);
});

test('only the map frame may contact the host of the map, and no other', async ({ request }) => {
  const sourcesOf = async (address: string) => {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    return [...policy.matchAll(/([\w-]+) [^;]*?(https:\/\/[^; ]+)/g)].map(([, name, source]) => `${name} ${source}`);
  };
  expect(await sourcesOf('/map-frame/')).toEqual([`img-src ${origin}`, `connect-src ${origin}`]);
  const ofPage = (await request.get('/nl/te-koop/?view=map&max=400000')).headers()['content-security-policy'];
  expect(ofPage).not.toContain(origin);
});
