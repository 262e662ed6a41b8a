import { expect, test } from '@/tests/support/site';
import { everyPage, templates } from '@/tests/support/templates';

const others = ['form', 'list without homes', 'list of favourites', 'homes compared', 'login', 'missing page'];
const isMain = (name: string) => others.includes(name) || templates.some((template) => template === name);
const widths = [390, 834, 1440];

for (const locale of ['nl', 'de'] as const)
  for (const [name, address] of everyPage(locale).filter(([name]) => isMain(name)))
    test(`${name} looks as before (${locale})`, async ({ page }) => {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(async () => {
          const pictures = [...document.querySelectorAll('img')];
          for (const picture of pictures) picture.loading = 'eager';
          // Pictures hidden at this width are never loaded.
          await Promise.all(
            pictures.filter((one) => one.checkVisibility()).map((one) => one.decode().catch(() => null)),
          );
        });
        const file = `${name.replaceAll(' ', '-')}-${locale}-${width}.png`;
        await expect.soft(page).toHaveScreenshot(file, { fullPage: true, maxDiffPixels: 0 });
      }
    });
