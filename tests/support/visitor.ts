import type { Locator, Page } from '@playwright/test';
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
