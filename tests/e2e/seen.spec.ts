import { wordsIn } from '@/tests/support/messages';
import { expect, test } from '@/tests/support/site';

const t = wordsIn('nl');
test.use({ consent: 'agreed' });

test('homes that were opened are marked in lists and stand in a row, until the visitor clears it', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/nl/te-koop/hasselt/');
  const first = page.getByRole('article').first();
  const id = await first.getAttribute('data-home');
  const recent = page.getByRole('region', { name: t('seen.recent') });
  await expect(recent).toBeHidden();
  await first.getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/\d+\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen'))).toContain(`"id":${id}`);
  await page.goto('/nl/te-koop/hasselt/');
  await expect(first).toContainText(t('seen.seen'));
  await page.locator('[name=sort]').selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(page.locator(`article[data-home="${id}"]`)).toContainText(t('seen.seen'));
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await recent.getByRole('button', { name: t('seen.clear') }).click();
  await expect(recent).toBeHidden();
  await expect(page.getByText(t('seen.seen'), { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('seen'))).toBeNull();
  expect(sent.filter((request) => request.includes('"before"'))).toEqual([]);
});

test('a card is swiped through, and counts', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const card = page.getByRole('article').first();
  const strip = card.locator('[data-more]');
  await expect(card.locator('[data-part=card-count]')).toHaveText(/^1\/\d$/);
  await expect(strip.locator('img[src$="-600.avif"]')).toHaveCount(0);
  await strip.dispatchEvent('touchstart');
  await expect
    .poll(() =>
      strip
        .locator('img')
        .nth(1)
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(600);
  await strip.evaluate((pictures) => pictures.scrollBy({ left: pictures.clientWidth }));
  await expect(card.locator('[data-part=card-count]')).toHaveText(/^2\/\d$/);
  await expect(page).toHaveURL('/nl/te-koop/');
});
