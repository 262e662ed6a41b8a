import { wordsIn } from '@/tests/support/messages';
import { homePath, listPath, pagePath, previewPath } from '@/tests/support/preview';
import { expect, test } from '@/tests/support/site';

const t = wordsIn('nl');

test('an editor sees drafts marked as such, on the whole site', async ({ page }) => {
  await page.goto(previewPath(listPath('nl')));
  for (const [address, mark] of [
    [listPath('nl'), '[data-part=card] .draft-mark'],
    [homePath('nl'), '[data-part="property-kind"] .draft-mark'],
    [pagePath('nl'), '[data-part="page-head"] .draft-mark'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator(mark)).toHaveText(t('preview.draft'));
    const [bar, header] = [page.locator('[data-part="preview-bar"]'), page.locator('[data-part="site-header"]')];
    await expect(bar).toBeVisible();
    const edges = [await bar.boundingBox(), await header.boundingBox()];
    expect(edges[1]?.y).toBeGreaterThanOrEqual((edges[0]?.y ?? 0) + (edges[0]?.height ?? 0) - 1);
  }
});

test('leaving the preview ends it', async ({ page }) => {
  await page.goto(previewPath(homePath('nl')));
  await expect(page.getByRole('button', { name: t('preview.leave') })).toBeVisible();
  await page.getByRole('button', { name: t('preview.leave') }).click();
  await page.waitForURL('/nl/');
  await expect(page.locator('[data-part="preview-bar"]')).toHaveCount(0);
  expect((await page.goto(homePath('nl')))?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form about a draft can be filled in, but not sent', async ({ page }) => {
    await page.goto(previewPath(pagePath('nl')));
    await expect(page.locator('[data-part="page-head"] .draft-mark')).toBeVisible();
    await page.goto('/nl/contact/');
    await page.locator('#firstName').fill('Mia');
    await page.locator('[data-part="form-submit"]').click();
    await expect(page.locator('[data-part="error-summary"]')).toContainText(t('forms.errors.preview'));
    await expect(page.locator('#firstName')).toHaveValue('Mia');
  });
});
