import { expect, test } from '../support/site';
import { frameOf, openMap } from '../support/visitor';

test.use({ contextOptions: { forcedColors: 'active' } });

test("what is chosen shows in a reader's own colours, too: the view, the page, the kind of projects", async ({
  page,
}) => {
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [address, ...groups] of [
    ['/nl/te-koop/', '[data-part=views]', '[data-part=pagination]'],
    ['/nl/projecten/', 'main nav ul'],
  ] as const) {
    await page.goto(address);
    for (const group of groups)
      expect(await background(`${group} a[aria-current]`), group).not.toBe(
        await background(`${group} a:not([aria-current])`),
      );
  }
});

test('the card on the map has an edge, for its shadow is gone', async ({ page }) => {
  await openMap(page, '/nl/te-koop/tielt-winge/?view=map');
  await frameOf(page).locator('[data-marker="home"]').first().press('Enter');
  await expect(frameOf(page).locator('[data-part="home-card"]')).toHaveCSS('border-top-style', 'solid');
});
