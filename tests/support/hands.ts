import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page of the office has. */
const maxStops = 200;

/** Presses the Tab key until the target has the focus, where its outline must be seen. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < maxStops; stop++) {
    if (await isFocused()) return expect(target).toBeInViewport();
    await page.keyboard.press(key);
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** Operates a page by the keyboard alone. */
export const keyboard = (page: Page) => ({
  /** Opens a link, presses a button, unfolds what is folded. */
  async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await tabTo(page, target);
    const isOpen = () => target.evaluate((element) => element.matches('details[open] > summary'));
    const [isFold, was] = await Promise.all([target.evaluate((element) => element.matches('summary')), isOpen()]);
    await page.keyboard.press('Enter');
    // The next key waits until the fold is open.
    if (isFold) await expect.poll(isOpen).toBe(!was);
  },
  /** Replaces the text of a field by typing. */
  async type(field: Locator, text: string): Promise<void> {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  /** Ticks a box, or chooses one of several buttons. */
  async tick(box: Locator): Promise<void> {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  },
});
