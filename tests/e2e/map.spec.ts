import type { Locator, Page } from '@playwright/test';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';
import { frameOf, markers, openMap } from '@/tests/support/visitor';

const t = wordsIn('nl');
const homes = [...sample.catalogue.properties.values()];
const titleIn = (card: Locator) => card.getByRole('heading', { level: 2 });
const covers = async (one: Locator, other: Locator) => {
  const a = await one.boundingBox();
  const b = await other.boundingBox();
  return !!a && !!b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};
const single = (page: Page) => frameOf(page).locator('[data-marker="home"]').first();

test('leads to the page of a home by a card, which returns the focus when it closes', async ({ page }) => {
  await openMap(page, '/nl/te-koop/tielt-winge/?view=map');
  await single(page).focus();
  await page.keyboard.press('Enter');
  const card = frameOf(page).locator('[data-part="home-card"]');
  await expect(card).toBeFocused();
  expect(await covers(card.getByRole('button', { name: t('map.close') }), titleIn(card))).toBe(false);
  // Forced colours remove its shadow.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(card).toHaveCSS('border-top-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(single(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const link = frameOf(page).getByRole('heading', { level: 2 }).getByRole('link');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/tielt-winge\/[\w-]+\/\d+\/$/);
});

test('the card of a home shows its whole title, and its marker beside it @wide-only', async ({ page }) => {
  await openMap(page, '/nl/te-koop/tielt-winge/?view=map');
  await single(page).click();
  const card = frameOf(page).locator('[data-part="home-card"]');
  await expect(titleIn(card).getByRole('link')).toBeVisible();
  expect(await covers(card.getByRole('button', { name: t('map.close') }), titleIn(card))).toBe(false);
  await expect(page.locator('[data-part="map-pill"]:visible')).toHaveCount(0);
  await expect.poll(() => covers(card, frameOf(page).locator('[data-marker][data-on]'))).toBe(false);
});

test('searches in the view that follows from a pressed cluster', async ({ page }) => {
  await openMap(page, '/nl/te-koop/?view=map&page=2');
  const cluster = frameOf(page).locator('[data-marker="cluster"]').first();
  const name = (await cluster.getAttribute('aria-label')) ?? '';
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect(frameOf(page).getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(frameOf(page).locator('[data-marker]:focus')).toHaveCount(1);
  await frameOf(page)
    .getByRole('button', { name: t('map.searchHere') })
    .click();
  await expect(page).toHaveURL(/[?&]area=(?:-?\d+\.\d{4}(?:,|%2C)-?\d+\.\d{4}_?){4}/);
  expect(new URL(page.url()).searchParams.has('page')).toBe(false);
});

test('omits homes whose marquee excludes them, and says how many', async ({ page }) => {
  await openMap(page, '/nl/te-huur/?sold=1&view=map');
  const rent = homes.filter(({ goal }) => goal !== 0);
  const off = rent.filter(({ marquee }) => marquee !== undefined && !sample.catalogue.marquees.get(marquee)?.onMap);
  const shown = await markers(page).evaluateAll((elements) =>
    elements.reduce(
      (sum, { dataset, textContent }) => sum + (dataset.marker === 'cluster' ? Number(textContent) : 1),
      0,
    ),
  );
  expect(off.length).toBeGreaterThan(1);
  expect(shown).toBe(rent.length - off.length);
  await expect(frameOf(page).getByText(t('map.offMap', { count: off.length }))).toBeVisible();
});

test('searches in an area drawn by hand, unless the drawing is cancelled', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await openMap(page, '/nl/te-koop/hasselt/?view=map');
  const link = frameOf(page).getByRole('link', { name: `© ${t('map.contributors')}` });
  const credit = await link.boundingBox();
  const middle = [(credit?.x ?? 0) + (credit?.width ?? 0) / 2, (credit?.y ?? 0) + (credit?.height ?? 0) / 2] as const;
  expect(middle[1]).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.localName, middle)).toBe('iframe');

  const frame = frameOf(page);
  await frame.getByRole('button', { name: t('map.draw') }).click();
  await expect(frame.getByText(t('map.drawHint'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.getByText(t('map.drawHint'))).toBeHidden();
  await frame.getByRole('button', { name: t('map.draw') }).click();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const box = await page.locator('iframe').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x + 60, y);
  await page.mouse.down();
  for (const [dx, dy] of [
    [0, 60],
    [-60, 0],
    [0, -60],
  ] as const)
    await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/[?&]area=\d/);
});

test('is a list if the browser cannot draw a map', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/nl/te-koop/tielt-winge/?view=map');
  await expect(frameOf(page).getByText(t('map.noWebgl'))).toBeVisible();
  const link = frameOf(page).getByRole('link').first();
  await link.click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/tielt-winge\/[\w-]+\/\d+\/$/);
});
