import { expect, type Page, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { addressOf, templates } from '../../support/templates';

interface Links {
  canonical: string;
  alternates: Record<string, string>;
}

const path = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** What a page's head says of its addresses, as the server sent it. */
async function linksOf(page: Page, address: string): Promise<Links> {
  const answer = await page.request.get(address, { maxRedirects: 0 });
  expect(answer.status(), address).toBe(200);
  const links = await page.evaluate(
    (html) => {
      const { head } = new DOMParser().parseFromString(html, 'text/html');
      const found = [...head.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang]')];
      return found.map((link) => [link.getAttribute('hreflang') ?? 'canonical', link.getAttribute('href') ?? '']);
    },
    await answer.text(),
  );
  const { canonical = '', ...alternates } = Object.fromEntries(links.map(([name, href = '']) => [name, path(href)]));
  expect(links).toHaveLength(Object.keys(alternates).length + 1);
  return { canonical, alternates };
}

for (const template of templates)
  test(`${template}: the page names itself in every language, and each of those says the same`, async ({ page }) => {
    const own = locales.map((locale) => addressOf(template, locale));
    const found: Links[] = [];
    for (const address of own) found.push(await linksOf(page, address));
    const alternates = found[0]?.alternates ?? {};
    expect(found.map(({ canonical }) => canonical)).toEqual(own);
    expect(new Set(Object.values(alternates))).toEqual(new Set(own));
    expect(Object.keys(alternates)).toHaveLength(locales.length + 1);
    expect(alternates['x-default']).toBe(addressOf(template, 'nl'));
    for (const other of found) expect(other.alternates).toEqual(alternates);
  });

test('the second page of a list names the second page in the other languages', async ({ page }) => {
  const { canonical, alternates } = await linksOf(page, '/nl/te-koop/?page=2');
  expect(canonical).toBe('/nl/te-koop/?page=2');
  expect(Object.values(alternates)).toContain('/fr/a-vendre/?page=2');
});
