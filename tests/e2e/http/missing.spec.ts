import { locales } from '@/lib/i18n/locales';
import { wordsIn } from '@/tests/support/messages';
import { sentPage } from '@/tests/support/sent-page';
import { expect, test } from '@/tests/support/site-test';

const parts = {
  html: 'html',
  title: 'h1',
  search: '[role=combobox], main input[name=q]',
  links: 'main a',
  cards: 'article',
  robots: 'meta[name=robots]',
};

for (const locale of locales)
  test(`an unknown address says so and offers the search (${locale})`, async ({ page }) => {
    const t = wordsIn(locale);
    const { html, title, search, links, robots } = await sentPage(page, `/${locale}/nowhere/at/all/`, parts, {
      status: 404,
    });
    expect(title.map(({ text }) => text)).toEqual([t('missing.title')]);
    expect(search).not.toEqual([]);
    expect(html[0]?.attribute('lang')).toBe(locale);
    expect(links.find(({ text }) => text === t('missing.toHome'))?.attribute('href')).toBe(`/${locale}/`);
    expect(robots[0]?.attribute('content')).toContain('noindex');
  });

const de = wordsIn('de');

test('a number that no home has says so and shows the newest homes', async ({ page }) => {
  const { title, search, cards } = await sentPage(page, '/de/property/999999/', parts, { status: 404 });
  expect(title.map(({ text }) => text)).toEqual([de('missingHome.title')]);
  expect(search).not.toEqual([]);
  expect(cards).toHaveLength(4);
});

test('a home that is gone says so and shows others like it', async ({ page }) => {
  const { title, search, cards, robots } = await sentPage(page, '/de/property/6058/', parts, { status: 410 });
  expect(title.map(({ text }) => text)).toEqual([de('gone.title')]);
  expect(search).not.toEqual([]);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.length).toBeLessThanOrEqual(4);
  expect(robots[0]?.attribute('content')).toContain('noindex');
});

for (const address of ['/nowhere/', '/it/te-koop/', '/wp-login.php', '/nope.txt', '/api/nowhere/'])
  test(`an unknown address without a language speaks the visitor’s: ${address}`, async ({ page }) => {
    const { title } = await sentPage(page, address, parts, { status: 404, headers: { 'accept-language': 'fr-BE' } });
    expect(title.map(({ text }) => text)).toEqual([wordsIn('fr')('missing.title')]);
  });
