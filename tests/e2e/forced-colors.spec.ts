import { expect, test } from '../support/site';
import { frameOf, openMap } from '../support/visitor';

test.use({ contextOptions: { forcedColors: 'active' } });

for (const [what, address, current, other] of [
  ['view', '/nl/te-koop/', '[data-part=views] [aria-current]', '[data-part=views] a:not([aria-current])'],
  ['page', '/nl/te-koop/', '[data-part=pagination] [aria-current]', '[data-part=pagination] a:not([aria-current])'],
  ['choice of projects', '/nl/projecten/', 'main nav ul a[aria-current]', 'main nav ul a:not([aria-current])'],
] as const)
  test(`the ${what} that is chosen shows in a reader's own colours, too`, async ({ page }) => {
    await page.goto(address);
    const background = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background(current)).not.toBe(await background(other));
  });

test('the card on the map has an edge, for its shadow is gone', async ({ page }) => {
  await openMap(page, '/nl/te-koop/tielt-winge/?view=map');
  await frameOf(page).locator('[data-marker="home"]').first().press('Enter');
  await expect(frameOf(page).locator('[data-part="home-card"]')).toHaveCSS('border-top-style', 'solid');
});
