import { expect, test } from '../support/site';
import { everyPage } from '../support/templates';

// The narrowest screens, and German, whose words are the longest (WCAG 2.2, 1.4.10 Reflow).
test.use({ viewport: { width: 320, height: 640 } });

for (const [name, address] of everyPage('de'))
  test(`nothing sticks out at 320 px: ${name}`, async ({ page }) => {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
