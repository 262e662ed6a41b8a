import type { Page } from '@playwright/test';
import { euro } from '@/lib/i18n/euro';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';

// The content of the pages of homes: http/property-blocks.spec.ts.
const path = sample.paths.href({ name: 'property', id: 5801 }, 'nl');
const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) }).last();
const t = wordsIn('nl');

test('a video plays in its place after a click, and nothing of it is fetched before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/videos/') && asked.push(request.url()));
  const answer = await page.goto(path);
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

test('a loan is worked out while it is typed, and on paper there is the home with its tables alone', async ({
  page,
}) => {
  await page.goto(path);
  const loan = section(page, t('loan.title'));
  // It is folded, with an example of the payment.
  await expect(loan.locator('summary')).toContainText('€');
  await loan.locator('summary').click();
  await loan.getByLabel(t('loan.amount')).fill('100000');
  await loan.getByLabel(t('loan.termInYears')).fill('20');
  await loan.getByLabel(t('loan.rate')).fill('2');
  await expect(loan.getByRole('status')).toHaveText(euro(505, 'nl'));
  await loan.getByLabel(t('loan.rate')).fill('');
  await expect(loan.getByRole('status')).toHaveText(t('loan.unknown'));

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
  await expect(page.getByText(new RegExp(`^https?://\\S+${path}$`))).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#buying-costs table')).toBeVisible();
});
