import type { Page } from '@playwright/test';
import type { Property } from '@/lib/catalogue/schema/property';
import { euro } from '@/lib/euro';
import type { Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/tests/support/messages';
import { first, sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';

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

test('the page of a home for sale shows costs of buying and a loan', async ({ page }) => {
  await page.goto(path(forSale));
  const costs = section(page, t('buying.title'));
  await expect(costs.getByRole('row', { name: t('buying.registration') })).toContainText(
    euro(forSale.price.amount * 0.02, 'nl'),
  );
  await expect(costs.getByRole('row', { name: t('buying.total') })).toBeVisible();
  await expect(costs.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  const loan = section(page, t('loan.title'));
  await loan.getByLabel(t('loan.amount')).fill('100000');
  await loan.getByLabel(t('loan.termInYears')).fill('20');
  await loan.getByLabel(t('loan.rate')).fill('2');
  await expect(loan.getByRole('status')).toHaveText(euro(505, 'nl'));
  await loan.getByLabel(t('loan.rate')).fill('');
  await expect(loan.getByRole('status')).toHaveText(t('loan.unknown'));
});

test('the page of a rent says what is paid at the start, and a page without a video allows none', async ({ page }) => {
  const answer = await page.goto(path(forRent));
  expect(answer?.headers()['content-security-policy']).not.toMatch(/media-src|frame-src (?!'self'(?:;|$))/);
  const costs = section(page, t('renting.title'));
  await expect(costs.getByRole('row', { name: t('renting.firstMonth') })).toContainText(
    euro(forRent.price.amount, 'nl'),
  );
  await expect(costs.getByRole('row', { name: t('renting.deposit') })).toContainText(
    t('renting.months', { months: 3 }),
  );
  await expect(page.getByRole('heading', { name: t('buying.title') })).toHaveCount(0);
});

test('a reduced price shows the date', async ({ page }) => {
  await page.goto(path(cut));
  const rows = section(page, t('history.title')).locator('tbody tr');
  await expect(rows.first()).toContainText(euro(cut.history?.[0]?.amount ?? 0, 'nl'));
  await expect(rows.last()).toContainText(euro(cut.price.amount, 'nl'));
});

test('a home that is sold says so, and hides price, costs and what no longer applies', async ({ page }) => {
  await page.goto(path(sold));
  const html = await page.content();
  for (const { amount } of sold.history ?? []) if (amount) expect(html).not.toContain(euro(amount, 'nl'));
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

test('on paper there is the home with its tables, without the site around it or anything to press', async ({
  page,
}) => {
  await page.goto(path(forSale));
  await page.emulateMedia({ media: 'print' });
  for (const gone of [
    '[data-part="site-header"]',
    '[data-part="site-footer"]',
    '[data-part="breadcrumbs"]',
    '[data-part="broker-actions"]',
    '[data-contact-bar]',
    '[data-part="similar"]',
    '[data-to-top]',
    '#videos',
    '[data-part="loan-calculator"]',
    '[data-part="broker-links"]',
    '[data-part="mosaic-play"]',
    '[data-part="mosaic-all"]',
  ])
    await expect(page.locator(gone).first()).toBeHidden();
  await expect(page.getByText(new RegExp(`^https?://\\S+${path(forSale)}$`))).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#buying-costs table')).toBeVisible();
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
