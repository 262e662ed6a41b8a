import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { sentPage } from '@/tests/support/sent-page';
import { expect, test } from '@/tests/support/site-test';
import { addressOf, templates } from '@/tests/support/templates';

const regions: Record<Locale, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en', de: 'de-BE' };

interface Links {
  canonical: string;
  alternates: Record<string, string>;
  /** The links to languages in the header and the drawer. */
  switcher: Record<string, string>;
}

const path = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
};

/** The addresses that a page names, in the HTML of the server. */
async function linksOf(page: Page, address: string): Promise<Links> {
  const { canonical, alternates, switcher } = await sentPage(page, address, {
    canonical: 'link[rel=canonical]',
    alternates: 'link[rel=alternate][hreflang]',
    switcher: '[data-languages] a',
  });
  const byLanguage = (links: typeof alternates) =>
    Object.fromEntries(links.map((link) => [link.attribute('hreflang'), path(link.attribute('href'))]));
  expect(canonical).toHaveLength(1);
  expect(alternates).toHaveLength(locales.length + 1);
  return {
    canonical: path(canonical[0]?.attribute('href') ?? ''),
    alternates: byLanguage(alternates),
    switcher: byLanguage(switcher),
  };
}

test('each kind of page names itself in every language, and each of those says the same', async ({ page }) => {
  for (const template of templates) {
    const own = Object.fromEntries(locales.map((locale) => [locale, addressOf(template, locale)]));
    for (const locale of locales) {
      const { canonical, alternates, switcher } = await linksOf(page, addressOf(template, locale));
      expect(canonical).toBe(own[locale]);
      const byRegion = locales.map((code) => [regions[code], own[code]]);
      expect(alternates, template).toEqual({ ...Object.fromEntries(byRegion), 'x-default': own.nl });
      expect(switcher, template).toEqual(own);
    }
  }
});

test('the second page of a list names the second page in the other languages', async ({ page }) => {
  const { canonical, alternates } = await linksOf(page, '/nl/te-koop/?page=2');
  expect(canonical).toBe('/nl/te-koop/?page=2');
  expect(Object.values(alternates)).toContain('/fr/a-vendre/?page=2');
});

test('the language switcher of a missing page links to the home pages', async ({ page }) => {
  const { switcher } = await sentPage(page, '/nl/nergens/', { switcher: '[data-languages] a' }, { status: 404 });
  expect(new Set(switcher.map((link) => link.attribute('href')))).toEqual(new Set(locales.map((code) => `/${code}/`)));
});
