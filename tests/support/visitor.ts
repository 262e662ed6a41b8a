import { randomInt } from 'node:crypto';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Words } from './messages';

/** The main menu with the languages: on a telephone they are in a drawer, which opens first. */
export async function openMenu(page: Page, t: Words): Promise<Locator> {
  const button = page.getByRole('button', { name: t('layout.menu'), exact: true });
  if (!(await button.isVisible())) return page.getByRole('banner');
  await button.click();
  return page.locator('#drawer');
}

/** The filters of a list: on a telephone they are in a sheet, which opens first. */
export async function openFilters(page: Page, t: Words): Promise<Locator> {
  const button = page.getByRole('button', { name: t('listings.filters'), exact: true });
  if (await button.isVisible()) await button.click();
  return page.locator('#filter-sheet');
}

/** Chooses a filter by its label; in the sheet of a telephone it counts once the sheet is done. */
export async function chooseFilter(page: Page, t: Words, label: string | RegExp, value: string): Promise<void> {
  const filters = await openFilters(page, t);
  await filters.getByLabel(label).selectOption(value);
  const done = filters.getByRole('button', { name: t('listings.apply') });
  if (await done.isVisible()) await done.click();
}

/** How far the page is scrolled, in px. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
export const scrollTo = (page: Page, y: number): Promise<void> => page.evaluate((top) => window.scrollTo(0, top), y);

/** What is in the frame of a page's map. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
export const markers = (page: Page): Locator => frameOf(page).locator('[data-marker]');

/** Drawing a map takes the software renderer of a test machine its time. */
export const drawn = { timeout: 20_000 };

/** Opens the map of a list and waits until it shows homes. */
export async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(markers(page).first()).toBeVisible(drawn);
}

/** Opens the day of a moment and chooses it, as a visitor does. */
export async function choose(page: Page, slot: string): Promise<void> {
  const radio = page.locator(`input[name="slot"][value="${slot}"]`);
  const day = page.locator('[data-part="slot-days"] details', { has: radio });
  if (!(await day.evaluate((details: HTMLDetailsElement) => details.open))) await day.locator('summary').click();
  await radio.check();
}

/** Chooses any moment that is free, for tests run at the same time; returns it (ms since epoch, as the form sends it). */
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
