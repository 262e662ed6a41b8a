import { wordsIn } from '@/tests/support/messages';
import { expect, test } from '@/tests/support/site';
import { applyButton, openFilters } from '@/tests/support/visitor';

const t = wordsIn('nl');
test.use({ javaScriptEnabled: false });

test('filters and order are a form with a button, pages are links', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const filters = await openFilters(page, t);
  await filters.locator('[data-field=city] > summary').click();
  await filters.locator('input[name=city][value="Hasselt|3500"]').check();
  await filters.locator('select[name=max]').selectOption('400000');
  await applyButton(page).click();
  await expect(page).toHaveURL('/nl/te-koop/hasselt/?max=400000');
  await expect(page.locator('input[name=city][value="Hasselt|3500"]')).toBeChecked();
  await expect(page.locator('select[name=max]')).toHaveValue('400000');

  // The same form changes from sale to rent.
  await page.goto('/nl/te-koop/hasselt/');
  await (await openFilters(page, t)).locator('select[name=goal]').selectOption('1');
  await applyButton(page).click();
  await expect(page).toHaveURL('/nl/te-huur/hasselt/');

  // An order is chosen and submitted as well.
  await page.goto('/nl/te-koop/');
  await page.locator('select[name=sort]').selectOption('price-asc');
  await openFilters(page, t);
  await applyButton(page).click();
  await expect(page).toHaveURL('/nl/te-koop/?sort=price-asc');

  // The pages are links.
  await page.goto('/nl/te-koop/');
  await page.getByRole('link', { name: t('listings.next') }).click();
  await expect(page).toHaveURL('/nl/te-koop/?page=2');
});
