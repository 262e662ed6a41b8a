import { wordsIn } from '../support/messages';
import { homePath, listPath, pagePath, previewPath, tokenOver } from '../support/preview';
import { axeInBothSchemes, expect, test } from '../support/site';

for (const locale of ['nl', 'de'] as const)
  test(`an editor sees drafts marked as such, on the whole site (${locale})`, async ({ page }) => {
    const t = wordsIn(locale);
    await page.goto(previewPath(listPath(locale)));
    for (const [address, mark] of [
      [listPath(locale), '[data-part=card] .draft-mark'],
      [homePath(locale), '[data-part="property-kind"] .draft-mark'],
      [pagePath(locale), '[data-part="page-head"] .draft-mark'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator(mark)).toHaveText(t('preview.draft'));
      await expect(page.locator('[data-part="preview-bar"]')).toBeVisible();
      const [bar, header] = [page.locator('[data-part="preview-bar"]'), page.locator('[data-part="site-header"]')];
      const edges = [await bar.boundingBox(), await header.boundingBox()];
      expect(edges[1]?.y).toBeGreaterThanOrEqual((edges[0]?.y ?? 0) + (edges[0]?.height ?? 0) - 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    if (locale === 'de') expect(await axeInBothSchemes(page)).toEqual([]);
  });

test('leaving the preview ends it', async ({ page }) => {
  const t = wordsIn('nl');
  await page.goto(previewPath(homePath('nl')));
  await expect(page.getByRole('button', { name: t('preview.leave') })).toBeVisible();
  await page.getByRole('button', { name: t('preview.leave') }).click();
  await page.waitForURL('/nl/');
  await expect(page.locator('[data-part="preview-bar"]')).toHaveCount(0);
  expect((await page.goto(homePath('nl')))?.status()).toBe(404);
});

test('an expired link says so in the language of its page', async ({ page }) => {
  const t = wordsIn('de');
  expect((await page.goto(`/api/preview/${tokenOver('/de/')}/`))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('previewOver.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // Next adds one of its own to a page that it makes anew for an answer with an error.
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.getByRole('link', { name: t('missing.toHome'), exact: true }).click();
  await expect(page).toHaveURL('/de/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an invalid link says so, and what to do', async ({ page }) => {
    expect((await page.goto(`/api/preview/${tokenOver('/nl/')}AA/`))?.status()).toBe(404);
    await expect(page.locator('main')).toContainText(wordsIn('en')('previewOver.help'));
  });

  test('a form about a draft can be filled in, but not sent', async ({ page }) => {
    const t = wordsIn('nl');
    await page.goto(previewPath(pagePath('nl')));
    await expect(page.locator('[data-part="page-head"] .draft-mark')).toBeVisible();
    await page.goto('/nl/contact/');
    await page.locator('#firstName').fill('Mia');
    await page.locator('[data-part="form-submit"]').click();
    await expect(page.locator('[data-part="error-summary"]')).toContainText(t('forms.errors.preview'));
    await expect(page.locator('#firstName')).toHaveValue('Mia');
  });
});
