import { expect, test } from '../support/site';
import { everyPage } from '../support/templates';

test.use({ javaScriptEnabled: false });

for (const [name, address] of everyPage('nl'))
  test(`reads without JavaScript: ${name}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.locator('main a[href]').count()).toBeGreaterThan(0);
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
    }
    const first = page.locator('main img').first();
    if ((await page.locator('main img').count()) > 0) expect(await first.boundingBox()).not.toBeNull();
  });
