import type { Page } from '@playwright/test';
import { wordsIn } from '@/tests/support/messages';
import { expect, test } from '@/tests/support/site';
import { boxOf, chooseTown, frameOf, openMap, scrollTo } from '@/tests/support/visitor';

const t = wordsIn('nl');
const bar = (page: Page) => page.locator('[data-part=filters-bar]');
const bottomOf = async (page: Page) => {
  const { y, height } = await boxOf(bar(page));
  return y + height;
};

test('the filters stay above the list and cover nothing that gets the focus, but scroll away on a telephone that lies flat', async ({
  page,
}) => {
  await page.goto('/nl/te-koop/');
  // On a phone the order stands beside the filters, and what was sold below the list: the first home is on the screen.
  const topOf = async (part: string) => (await boxOf(page.locator(part).first())).y;
  expect(await topOf('[data-part=filters-open]')).toBe(await topOf('[name=sort]'));
  expect(await topOf('#list img')).toBeLessThan(310);
  expect(await topOf('[data-part=pagination]')).toBeGreaterThan(await topOf('#keep-informed'));
  expect(await topOf('[data-part=sold-toggle]')).toBeGreaterThan(await topOf('[data-part=pagination]'));
  const card = page.getByRole('article').nth(7);
  const button = card.getByRole('button').first();
  for (const [width, height] of [
    [390, 844],
    [834, 1112],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 0);
    await card.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(bar(page)).toBeInViewport();
    expect((await button.boundingBox())?.y, `at ${width} px`).toBeGreaterThanOrEqual(await bottomOf(page));
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await scrollTo(page, 1500);
  await expect(bar(page)).not.toBeInViewport();
});

test('a tablet has its filters in a sheet, so that the list keeps the screen', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.goto('/nl/te-koop/');
  await expect(page.locator('#filter-sheet')).toBeHidden();
  await chooseTown(page, t, 'Hasselt|3500');
  await expect(page).toHaveURL('/nl/te-koop/hasselt/');
  await scrollTo(page, 1500);
  await expect.poll(() => bottomOf(page)).toBeLessThan(160);
});

test('the map beside a list keeps its buttons in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMap(page, '/nl/te-koop/?view=map');
  await scrollTo(page, 1200);
  const draw = frameOf(page).getByRole('button', { name: t('map.draw') });
  await expect(draw).toBeVisible();
  await expect.poll(async () => (await draw.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(page));
});
