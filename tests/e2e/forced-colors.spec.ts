import { expect, test } from '@/tests/support/site';

test.use({ contextOptions: { forcedColors: 'active' } });

test('a selected view, page or kind of projects is marked in forced colours', async ({ page }) => {
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
