import { wordsIn } from '../support/messages';
import { axeInBothSchemes, expect, test } from '../support/site';
import { openFilters, openMenu, scrollTo } from '../support/visitor';

test.describe('axe finds nothing in what opens', () => {
  const t = wordsIn('nl');

  test('the menu', { tag: '@wide' }, async ({ page }) => {
    await page.goto('/nl/');
    await openMenu(page, t);
    expect(await axeInBothSchemes(page)).toEqual([]);
  });

  test('the filters, with those that open below', { tag: '@wide' }, async ({ page }) => {
    await page.goto('/nl/te-koop/?garden=1');
    const filters = await openFilters(page, t);
    await filters.getByText(t('listings.more')).click();
    expect(await axeInBothSchemes(page)).toEqual([]);
  });

  test('the suggestions', async ({ page }) => {
    await page.goto('/nl/');
    await page.getByRole('combobox').fill('hasselt');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await axeInBothSchemes(page)).toEqual([]);
  });

  test('the header and the back-to-top link of a scrolled page', { tag: '@wide' }, async ({ page }) => {
    await page.goto('/nl/');
    await scrollTo(page, 900);
    await expect(page.getByRole('link', { name: t('layout.toTop') })).toBeVisible();
    expect(await axeInBothSchemes(page)).toEqual([]);
  });
});
