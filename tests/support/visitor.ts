import { randomInt } from 'node:crypto';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Words } from './messages';

/** The main menu with the languages; opens the drawer first on a phone. */
export async function openMenu(page: Page, t: Words): Promise<Locator> {
  await page.waitForLoadState('domcontentloaded');
  const button = page.getByRole('button', { name: t('layout.menu'), exact: true });
  if (!(await button.isVisible())) return page.getByRole('banner');
  await button.click();
  return page.locator('#drawer');
}

/** The filters of a list; opens the sheet first on a phone. */
export async function openFilters(page: Page, t: Words): Promise<Locator> {
  await page.waitForLoadState('domcontentloaded');
  const button = page.getByRole('button', { name: t('listings.filters'), exact: true });
  if (await button.isVisible()) await button.click();
  return page.locator('#filter-sheet');
}

/** The button of a telephone's sheet of filters, "Show 119 homes". */
export const applyButton = (page: Page): Locator => page.locator('[data-part=filters-apply]');

/** Chooses a filter by its label; on a phone it is applied when the sheet is closed. */
export async function chooseFilter(page: Page, t: Words, label: string | RegExp, value: string): Promise<void> {
  const filters = await openFilters(page, t);
  await filters.getByLabel(label).selectOption(value);
  if (await applyButton(page).isVisible()) await applyButton(page).click();
}

/** Ticks a town, by the value of its box. */
export async function chooseTown(page: Page, t: Words, town: string): Promise<void> {
  const filters = await openFilters(page, t);
  await filters.locator('[data-field=city] > summary').click();
  await filters.locator(`input[name=city][value="${town}"]`).check();
  if (await applyButton(page).isVisible()) await applyButton(page).click();
}

/** The scroll position of the page in px. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
export const scrollTo = (page: Page, y: number): Promise<void> => page.evaluate((top) => window.scrollTo(0, top), y);

/** The box of a part that is drawn, in px from the upper left of the window; throws for any other. */
export async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not drawn`);
  return box;
}

/** The content of the map frame. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
export const markers = (page: Page): Locator => frameOf(page).locator('[data-marker]');

/** Opens the map of a list and waits until it shows homes. */
export async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(markers(page).first()).toBeVisible();
}

/** Opens the day of a slot and chooses the slot, as a visitor does. */
export async function choose(page: Page, slot: string): Promise<void> {
  const radio = page.locator(`input[name="slot"][value="${slot}"]`);
  const day = page.locator('[data-part="slot-days"] details', { has: radio });
  if (!(await day.evaluate((details: HTMLDetailsElement) => details.open))) await day.locator('summary').click();
  await radio.check();
}

/** Chooses any free slot, since tests run in parallel; returns it (ms since epoch, as the form sends it). */
export async function chooseAny(page: Page): Promise<string> {
  const free = await page
    .locator('[data-part="slot"]:not(:has(small)) input[name="slot"]')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  const slot = free[randomInt(free.length)] ?? '';
  await choose(page, slot);
  return slot;
}

const addStyle = (page: Page, style: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, style);

/** Letters twice as large, as a visitor's browser can be set: WCAG 1.4.4. */
export const enlargeText = (page: Page): Promise<void> => addStyle(page, 'html { font-size: 200% !important; }');

/** The widest spacing of text that a page must bear: WCAG 1.4.12. */
export const spaceText = (page: Page): Promise<void> =>
  addStyle(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  );
