import { wordsIn } from '@/tests/support/messages';
import { expect, test } from '@/tests/support/site';

const t = wordsIn('nl');
const line = 'input[name=q]';

// The results of words, and words that were not understood: http/lists.spec.ts.
test('words become filters and stay in the line; another order and further filters keep them', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await page.goto('/nl/te-koop/');
  await page.locator(line).fill('huis met tuin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/te-koop/?type=1&garden=1&q=huis+met+tuin');
  await expect(page.locator(line)).toHaveValue('huis met tuin');
  await expect(page.getByRole('list', { name: t('chips.label') }).getByRole('link')).toHaveCount(3);
  await expect(page.locator('[data-not-understood]')).toHaveCount(0);
  await page.getByLabel(t('listings.sort')).selectOption('price-asc');
  await expect(page).toHaveURL('/nl/te-koop/?type=1&garden=1&sort=price-asc&q=huis+met+tuin');
  if (isMobile) return;
  await page.locator('select[name=bedrooms]').selectOption('3');
  await expect(page).toHaveURL('/nl/te-koop/?type=1&bedrooms=3&garden=1&sort=price-asc&q=huis+met+tuin');
  // A filter that contradicts the words drops them.
  await page.locator('select[name=type]').selectOption('');
  await expect(page).toHaveURL('/nl/te-koop/?bedrooms=3&garden=1&sort=price-asc');
});
