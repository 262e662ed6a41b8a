import { locales } from '@/lib/i18n/locales';
import { expect, test } from '../../support/site-test';
import { addressOf, templates } from '../../support/templates';

interface Entry {
  parts: string[];
  address: string;
  alternates: string[];
}

test('the sitemap is valid XML: each page with its languages, in the order that the schema wants', async ({ page }) => {
  const answer = await page.request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const entries = await page.evaluate(
    (text): Entry[] => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      if (xml.querySelector('parsererror')) throw new Error(xml.querySelector('parsererror')?.textContent ?? '');
      const path = (address: string | null | undefined) => new URL(address ?? '').pathname;
      return [...xml.getElementsByTagName('url')].map((url) => ({
        parts: [...url.children].map(({ tagName }) => tagName),
        address: path(url.querySelector('loc')?.textContent),
        alternates: [...url.getElementsByTagName('xhtml:link')].map((link) => path(link.getAttribute('href'))),
      }));
    },
    await answer.text(),
  );
  const addresses = entries.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { parts, address, alternates } of entries) {
    expect(parts.join(' ')).toMatch(/^loc( lastmod)?( xhtml:link){5}$/);
    expect(alternates).toContain(address);
  }
  const known = templates.flatMap((template) => locales.map((locale) => addressOf(template, locale)));
  expect(known.filter((address) => !addresses.includes(address))).toEqual([]);
  for (const address of addresses.filter((_, position) => position % 97 === 0))
    expect((await page.request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
});

test('the sitemap leaves out filtered lists, withdrawn homes, drafts and pages of other sites', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  for (const left of ['?page', '?type', '/6058/', '/6061/', 'blereberg']) expect(text.includes(left), left).toBe(false);
});

test('robots.txt names the sitemap, and blocks no file that pages need', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  expect(text).toMatch(/^User-agent: \*$/im);
  expect(text).not.toMatch(/^Disallow: \/(?:_next|pictures|images)?\/?$/m);
});
