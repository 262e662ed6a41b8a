import { expect, test } from '@/tests/support/site';
import { everyPage } from '@/tests/support/templates';

test.use({ javaScriptEnabled: false });

/** The visible parts of the open page. */
const shown = () => {
  const isShown = (selector: string) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  return {
    heading: isShown('h1'),
    footer: isShown('[data-part="site-footer"]'),
    links: document.querySelectorAll('main a[href]').length > 0,
    picturesWithoutSize: pictures.filter((one) => !(one.getAttribute('width') && one.getAttribute('height'))).length,
    // Folds open without a script.
    hiddenPictures: pictures.filter((one) => !one.checkVisibility() && !one.closest('details:not([open])')).length,
  };
};

test('every page reads without JavaScript', async ({ page }) => {
  for (const [name, address] of everyPage('nl'))
    await test.step(name, async () => {
      await page.goto(address);
      expect(await page.evaluate(shown), name).toEqual({
        heading: true,
        footer: true,
        links: true,
        picturesWithoutSize: 0,
        hiddenPictures: 0,
      });
    });
});
