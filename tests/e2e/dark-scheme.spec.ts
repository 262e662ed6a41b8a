import { expect, test } from '@/tests/support/site';

const light = 'rgb(251, 250, 247)';
const dark = 'rgb(20, 25, 23)';

test.use({ colorScheme: 'dark' });

test('the page follows the scheme of its reader, at once and without a script, and paper is light', async ({
  page,
}) => {
  await page.goto('/nl/');
  const root = page.locator('html');
  await expect(root).toHaveCSS('background-color', dark);
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('meta[name="theme-color"][media*="dark"]')).toHaveAttribute('content', '#141917');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveCSS('background-color', light);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(root).toHaveCSS('color', 'rgb(28, 35, 33)');
  await expect(root).toHaveCSS('color-scheme', 'light');
});
