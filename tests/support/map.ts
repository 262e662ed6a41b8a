import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

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
