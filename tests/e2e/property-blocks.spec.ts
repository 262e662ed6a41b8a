import type { Page } from '@playwright/test';
import type { Property } from '@/lib/catalogue/schema/property';
import { euro } from '@/lib/euro';
import type { Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/tests/support/messages';
import { first, sample } from '@/tests/support/sample-site';
import { axe, expect, test } from '@/tests/support/site';

const { catalogue, paths } = sample;
const homes = [...catalogue.properties.values()].filter(
  ({ projectId }) => projectId === undefined || !catalogue.projects.get(projectId)?.external,
);
const path = (home: Property, locale: Locale = 'nl') => paths.href({ name: 'property', id: home.id }, locale);
const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) }).last();
const t = wordsIn('nl');

const forSale = first(homes, (home) => home.id === 5801);
const forRent = first(homes, ({ goal, webId, marquee }) => goal === 1 && webId === 2 && marquee === undefined);
const cut = first(homes, ({ marquee, price, history }) => marquee === 2 && price.publish && history !== undefined);
const sold = first(homes, ({ marquee, history }) => marquee === 5 && history !== undefined);

for (const [name, home] of Object.entries({ 'for sale': forSale, 'for rent': forRent, 'cut in price': cut, sold })) {
  test(`a home ${name} is accessible and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path(home, 'de'));
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('a video plays in its place after a click, and nothing of it is fetched before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/videos/') && asked.push(request.url()));
  const answer = await page.goto(path(forSale));
  expect(answer?.headers()['content-security-policy']).toMatch(/; media-src 'self';/);
  const video = section(page, t('property.videos'));
  await video.scrollIntoViewIfNeeded();
  await expect(video.locator('video, iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await video.getByRole('link', { name: t('media.video') }).press('Enter');
  await expect(video.locator('video')).toBeFocused();
  await expect
    .poll(() => video.locator('video').evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(1);
});

test('a page without a video allows none', async ({ page }) => {
  const answer = await page.goto(path(forRent));
  expect(answer?.headers()['content-security-policy']).not.toMatch(/media-src|frame-src (?!'self'(?:;|$))/);
});

test('a price that was cut is told with its day', async ({ page }) => {
  await page.goto(path(cut));
  const rows = section(page, t('history.title')).locator('tbody tr');
  await expect(rows.first()).toContainText(euro(cut.history?.[0]?.amount ?? 0));
  await expect(rows.last()).toContainText(euro(cut.price.amount));
});

test('a home that is sold says so, and hides price, costs and what no longer applies', async ({ page }) => {
  await page.goto(path(sold));
  const html = await page.content();
  for (const { amount } of sold.history ?? []) if (amount) expect(html).not.toContain(euro(amount));
  await expect(page.locator('[data-part="property-kind"]')).toContainText('Verkocht');
  await expect(page.locator('#pictures .ribbon')).toHaveText('Verkocht');
  await expect(page.locator('[data-part="property-closed"]')).toContainText(t('property.soldNotice'));
  for (const gone of [t('property.visit'), t('actions.offer'), t('actions.documents'), t('actions.poster')])
    await expect(page.getByRole('link', { name: gone })).toHaveCount(0);
  for (const gone of [t('buying.title'), t('loan.title')])
    await expect(page.getByRole('heading', { name: gone })).toHaveCount(0);
  await expect(section(page, t('history.title'))).toBeVisible();
});

test('the ways to reach the agency are forms about the home', async ({ page }) => {
  await page.goto(path(forSale));
  for (const name of ['question', 'documents', 'offer', 'friend'] as const) {
    const link = page.getByRole('link', { name: t(`actions.${name}`) });
    await expect(link).toHaveAttribute('href', new RegExp(`\\?property=${forSale.id}$`));
  }
  await page.getByRole('link', { name: t('actions.offer') }).click();
  await expect(page.locator('[data-part="form-about"]')).toContainText(forSale.title.nl);
});

test('the poster is a PDF in the page’s language', async ({ page }) => {
  for (const locale of ['nl', 'de'] as const) {
    await page.goto(path(forSale, locale));
    const link = page.getByRole('link', { name: wordsIn(locale)('actions.poster') });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=3600',
      'content-disposition': `inline; filename=${forSale.reference}-${locale}.pdf`,
    });
    const pdf = (await answer.body()).toString('latin1');
    expect(pdf).toContain(`/Lang (${locale})`);
  }
  for (const address of [
    `/api/poster/nl/${sold.id}/`,
    '/api/poster/nl/1/',
    '/api/poster/nl/x/',
    `/api/poster/es/5801/`,
  ])
    expect((await page.request.get(address)).status()).toBe(404);
});

test('on paper there are tables, but nothing to press', async ({ page }) => {
  await page.goto(path(forSale));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#buying-costs table')).toBeVisible();
  for (const gone of [
    '#videos',
    '[data-part="loan-calculator"]',
    '[data-part="broker-links"]',
    '[data-part="mosaic-play"]',
    '[data-part="mosaic-all"]',
  ])
    await expect(page.locator(gone)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to its file, and every figure is there', async ({ page }) => {
    await page.goto(path(forSale));
    const href = await page.getByRole('link', { name: t('media.video') }).getAttribute('href');
    expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('video/mp4');
    await expect(page.locator('#loan tbody tr')).toHaveCount(5);
    await expect(page.locator('[data-part="loan-calculator"]')).toBeHidden();
  });
});
