import { wordsIn } from '../support/messages';
import { expect, test } from '../support/site';
import { openFilters } from '../support/visitor';

const t = wordsIn('nl');
test.use({ javaScriptEnabled: false });

test('the filters are a form with a button', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const filters = await openFilters(page, t);
  await filters.locator('select[name=city]').selectOption('Hasselt|3500');
  await filters.locator('select[name=max]').selectOption('400000');
  await page.getByRole('button', { name: t('listings.apply') }).click();
  await expect(page).toHaveURL('/nl/te-koop/hasselt/?max=400000');
  await expect(page.locator('select[name=city]')).toHaveValue('Hasselt|3500');
  await expect(page.locator('select[name=max]')).toHaveValue('400000');
});

test('from sale to rent with the same form', async ({ page }) => {
  await page.goto('/nl/te-koop/hasselt/');
  const filters = await openFilters(page, t);
  await filters.locator('select[name=goal]').selectOption('1');
  await page.getByRole('button', { name: t('listings.apply') }).click();
  await expect(page).toHaveURL('/nl/te-huur/hasselt/');
});

test('an order is chosen and submitted as well', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await page.locator('select[name=sort]').selectOption('price-asc');
  await openFilters(page, t);
  await page.getByRole('button', { name: t('listings.apply') }).click();
  await expect(page).toHaveURL('/nl/te-koop/?sort=price-asc');
});

test('the pages are links', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await page.getByRole('link', { name: t('listings.next') }).click();
  await expect(page).toHaveURL('/nl/te-koop/?page=2');
});
