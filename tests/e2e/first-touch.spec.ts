import type { Page } from '@playwright/test';
import { wordsIn } from '@/tests/support/messages';
import { expect, test } from '@/tests/support/site';
import { addressOf } from '@/tests/support/templates';

const home = addressOf('property', 'de');
const list = addressOf('list', 'nl');
const nextScripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name)).length,
  );
/** Keeps Next's scripts back; returns what lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
const lightbox = (page: Page) => page.locator('.yarl__container');

for (const [name, address] of [
  ['a cached page', home],
  ['a page per request', `${list}?max=300000`],
] as const)
  test(`${name} that nobody touches requests no script of Next, and shows hearts without`, async ({
    page,
    openUntouched,
  }) => {
    await openUntouched(address);
    await expect(page.locator('[data-keep="favourites"]').first()).toBeVisible();
    await page
      .locator('[data-keep="favourites"]')
      .first()
      .evaluate((heart: HTMLElement) => heart.click());
    await expect(page.locator('[data-part="saved-notice"]')).toContainText(/./);
    expect(await nextScripts(page)).toBe(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => nextScripts(page)).toBeGreaterThan(3);
  });

test('the first tap on a picture opens it large, once the scripts are there', async ({ page, openUntouched }) => {
  const release = await holdScripts(page);
  await openUntouched(home);
  const picture = page.locator('a[data-picture]').first();
  await picture.tap();
  await expect(picture).toHaveAttribute('aria-busy', 'true');
  await expect(lightbox(page)).toHaveCount(0);
  release();
  await expect(lightbox(page)).toBeVisible();
  await expect(picture).not.toHaveAttribute('aria-busy');
  expect(page.url()).toContain(home);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a form of the office that is sent before its scripts are there is sent once they are', async ({
  page,
  openUntouched,
}) => {
  const t = wordsIn('nl');
  const release = await holdScripts(page);
  await openUntouched('/nl/office/log-in/');
  await page.getByLabel(t('office.logIn.email')).fill('nobody@heem.example');
  await page.getByLabel(t('office.logIn.password')).fill('a-wrong-password');
  await page.keyboard.press('Enter');
  await expect(page.locator('form [type="submit"]')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('form')).toContainText(t('office.errors.credentials'));
  await expect(page.getByLabel(t('office.logIn.email'))).toHaveValue('nobody@heem.example');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the first key opens the lightbox', async ({ page, openUntouched }) => {
  await openUntouched(home);
  await page.locator('a[data-picture]').first().focus();
  await page.keyboard.press('Enter');
  await expect(lightbox(page)).toBeVisible();
});

test('the first touch on a filter applies it', async ({ page, openUntouched }) => {
  await openUntouched(list);
  await page.locator('[data-part="filters-open"]').tap();
  await page.locator('#filter-sheet select[name="bedrooms"]').selectOption({ index: 1 });
  await expect(page).toHaveURL(/[?&]bedrooms=/);
});

test('the first words typed get suggestions', async ({ page, openUntouched }) => {
  await openUntouched(addressOf('home', 'nl'));
  const line = page.getByRole('combobox').first();
  await line.focus();
  await page.keyboard.type('hasselt');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.describe('blocked scripts', () => {
  test.use({ blocksFiles: true });

  test('a tap on a picture opens its file', async ({ page, openUntouched }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    // Chromium's own page around a picture reports that its styles are refused.
    await page.route('**/pictures/*', (route) =>
      route.request().resourceType() === 'document' ? route.fulfill({ body: 'The picture' }) : route.continue(),
    );
    await openUntouched(home);
    await page.locator('a[data-picture]').first().tap();
    await expect(page).toHaveURL(/\/pictures\//);
  });
});
