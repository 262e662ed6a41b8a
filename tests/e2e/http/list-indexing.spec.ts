import { sentPage } from '@/tests/support/sent-page';
import { expect, test } from '@/tests/support/site-test';

// The other rules are tested in tests/unit/seo/metadata.test.ts.
for (const [address, canonical, indexed] of [
  ['/nl/te-koop/', '/nl/te-koop/', true],
  ['/nl/te-koop/?page=2', '/nl/te-koop/?page=2', true],
  ['/nl/te-koop/?max=300000', '/nl/te-koop/', false],
] as const)
  test(`${address} is ${indexed ? 'kept by search engines' : 'kept out of search results'}`, async ({ page }) => {
    const { links, robots } = await sentPage(page, address, {
      links: 'link[rel=canonical]',
      robots: 'meta[name=robots]',
    });
    const { pathname, search } = new URL(links[0]?.attribute('href') ?? '');
    expect(pathname + search).toBe(canonical);
    expect(robots.map((meta) => meta.attribute('content'))).toEqual(indexed ? [] : ['noindex, follow']);
  });
