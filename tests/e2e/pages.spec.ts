import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';

// The content of the pages of an editor: http/pages.spec.ts.
const t = wordsIn('nl');
const addressOf = (id: string) => sample.paths.href({ name: 'page', id }, 'nl');

test('a long article lists its parts folded on a phone and beside it on a wide screen', async ({ page }) => {
  await page.goto(addressOf('privacy-statement'));
  const contents = page.getByRole('navigation', { name: t('property.sections') });
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
  await contents.getByRole('link').last().click();
  await expect(headings.last()).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test('modules, pictures and cards stand in rows where there is room', async ({ page }) => {
  const rowsOf = async (items: string, width: number) => {
    await page.setViewportSize({ width, height: 1112 });
    const shown = await page.locator(items).all();
    const tops = await Promise.all(shown.map(async (item) => Math.round((await item.boundingBox())?.y ?? 0)));
    return [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
  };
  for (const [address, items, width, perRow] of [
    [addressOf('test-page'), '#text-left, #text-right', 390, [1, 1]],
    [addressOf('test-page'), '#text-left, #text-right', 1440, [2]],
    [addressOf('test-page'), '#gallery img', 834, [3]],
    [addressOf('test-page'), '#property-list [data-part=card]', 834, [3]],
    [addressOf('test-page'), '#project-list [data-part=card]', 1024, [3]],
    ['/nl/', '[data-per-row="4"] [data-part=card]', 1024, [2, 2]],
    ['/nl/', '[data-per-row="4"] [data-part=card]', 1440, [4]],
  ] as const) {
    if (new URL(page.url(), 'http://localhost').pathname !== address) await page.goto(address);
    expect(await rowsOf(items, width), `${items} at ${width} px`).toEqual(perRow);
  }
});
