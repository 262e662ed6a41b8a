import { expect, test } from '../support/site';

const canonical = 'link[rel=canonical]';
const robots = 'meta[name=robots]';
const path = (address: string | null) => address && new URL(address).pathname + new URL(address).search;

for (const [address, stands, indexed] of [
  ['/nl/te-koop/', '/nl/te-koop/', true],
  ['/nl/te-koop/hasselt/appartement/', '/nl/te-koop/hasselt/appartement/', true],
  ['/nl/te-koop/?page=2', '/nl/te-koop/?page=2', true],
  ['/nl/te-koop/?utm_source=mail', '/nl/te-koop/', true],
  ['/nl/te-koop/?max=300000', '/nl/te-koop/', false],
  ['/nl/te-koop/hasselt/?sort=price-asc', '/nl/te-koop/hasselt/', false],
  ['/nl/te-koop/?type=2', '/nl/te-koop/', false],
  ['/nl/te-koop/?page=9999', '/nl/te-koop/?page=9999', false],
] as const)
  test(`${address} is ${indexed ? 'kept by search engines' : 'kept out of search results'}`, async ({ page }) => {
    await page.goto(address);
    expect(path(await page.locator(canonical).getAttribute('href'))).toBe(stands);
    if (indexed) await expect(page.locator(robots)).toHaveCount(0);
    else await expect(page.locator(robots)).toHaveAttribute('content', 'noindex, follow');
  });
