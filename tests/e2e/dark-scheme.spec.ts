import { expect, test } from '../support/site';
import { drawn, frameOf, openMap } from '../support/visitor';

const light = 'rgb(251, 250, 247)';
const dark = 'rgb(20, 25, 23)';

test.use({ colorScheme: 'dark' });

test('the page follows the scheme of its reader, at once and without a script', async ({ page }) => {
  await page.goto('/nl/');
  const root = page.locator('html');
  await expect(root).toHaveCSS('background-color', dark);
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('meta[name="theme-color"][media*="dark"]')).toHaveAttribute('content', '#141917');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveCSS('background-color', light);
});

test('paper stays light', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(28, 35, 33)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('the map and its credit are dark too, and turn light with the page', async ({ page }) => {
  await openMap(page, '/nl/te-koop/?view=map');
  const credit = frameOf(page).locator('.maplibregl-ctrl-attrib');
  await expect(credit).toHaveCSS('color', 'rgb(168, 178, 172)', drawn);
  await expect(credit).not.toHaveCSS('background-color', 'rgba(255, 255, 255, 0.5)');
  const canvas = frameOf(page).locator('canvas');
  const night = await canvas.screenshot();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => night.equals(await canvas.screenshot()), drawn).toBe(false);
  await expect(credit).toHaveCSS('color', 'rgb(92, 102, 97)');
});
