import { axe, expect, test } from '../support/site';
import { everyPageInTurns } from '../support/templates';

for (const { name, address, locale } of everyPageInTurns)
  test(`axe finds nothing, on a telephone and wide: ${name} (${locale})`, async ({ page }) => {
    await page.goto(address);
    expect(await axe(page)).toEqual([]);
    // To load the page once more would take longer than to look at it.
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await axe(page)).toEqual([]);
  });
