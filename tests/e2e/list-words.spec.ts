import { wordsIn } from '../support/messages';
import { expect, test } from '../support/site';

const t = wordsIn('nl');
const line = 'input[name=q]';

test('words become filters and stay in the line', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await page.locator(line).fill('appartement 2 slaapkamers hasselt onder 300.000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    '/nl/te-koop/hasselt/appartement/?max=300000&bedrooms=2&q=appartement+2+slaapkamers+hasselt+onder+300.000',
  );
  await expect(page.locator(line)).toHaveValue('appartement 2 slaapkamers hasselt onder 300.000');
  await expect(page.getByRole('list', { name: t('chips.label') }).getByRole('link')).toHaveCount(4);
  await expect(page.locator('[data-not-understood]')).toHaveCount(0);
});

test('another order and further filters keep the words, what they no longer say drops them', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/nl/te-koop/?q=huis+met+tuin');
  await page.getByLabel(t('listings.sort')).selectOption('price-asc');
  await expect(page).toHaveURL('/nl/te-koop/?type=1&garden=1&sort=price-asc&q=huis+met+tuin');
  if (isMobile) return;
  await page.locator('select[name=bedrooms]').selectOption('3');
  await expect(page).toHaveURL('/nl/te-koop/?type=1&bedrooms=3&garden=1&sort=price-asc&q=huis+met+tuin');
  await page.locator('select[name=type]').selectOption('');
  await expect(page).toHaveURL('/nl/te-koop/?bedrooms=3&garden=1&sort=price-asc');
});
