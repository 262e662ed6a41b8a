import { wordsIn } from '@/tests/support/messages';
import { roomBelowSearch } from '@/tests/support/outside/consent';
import { expect, test } from '@/tests/support/site';

const t = wordsIn('nl');
// The shipped agency measures campaigns alone. The window is as high as a phone's browser leaves it.
test.use({ consent: 'open', viewport: { width: 390, height: 664 } });

test('the question leaves the search field usable, and nothing is stored before its answer', async ({ page }) => {
  await page.goto('/nl/?utm_source=mail');
  const question = page.getByRole('dialog', { name: t('consent.titleAlone') });
  const field = page.getByRole('combobox').first();
  await expect(question).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => roomBelowSearch(page), `${width} × ${height}`).toBeGreaterThanOrEqual(0);
  }
  await field.tap();
  await page.keyboard.type('zonhoven');
  // The lowest one.
  await page.getByRole('option').last().tap();
  await page.waitForURL('/nl/te-huur/zonhoven/');
  await expect(question).toBeVisible();
  const stored = () => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(await stored()).toEqual([[], []]);
});

test('a home and the campaign are remembered with consent, until it is withdrawn', async ({ page }) => {
  const stored = () =>
    page.evaluate(() => [localStorage.getItem('seen') !== null, sessionStorage.getItem('utm_parameters')]);
  await page.goto('/nl/te-koop/hasselt/appartement/5801/?utm_source=mail');
  await page.getByRole('button', { name: t('consent.agree') }).tap();
  await expect.poll(stored).toEqual([true, 'utm_source=mail']);
  await page.getByRole('button', { name: t('footer.consent') }).click();
  await page.getByRole('button', { name: t('consent.decline') }).tap();
  await expect.poll(stored).toEqual([false, null]);
});
