import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works a page: the same steps with the mouse, or with the keyboard alone. */
export interface Hands {
  /** Opens a link, presses a button, opens what is folded. */
  press(target: Locator): Promise<void>;
  /** Types into a field instead of what stands there. */
  type(field: Locator, text: string): Promise<void>;
  /** Ticks a box, or chooses one of several buttons. */
  tick(box: Locator): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  tick: (box) => box.check({ force: true }),
};

/** More than any page of the office has. */
const mostStops = 200;

/** Goes from one stop to the next until the target has the focus, where its outline must be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const has = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < mostStops; stop++) {
    if (await has()) return expect(target).toBeInViewport();
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** No step of it touches the mouse. */
export const keyboard = (page: Page): Hands => ({
  async press(target) {
    await expect(target).toBeVisible();
    await tabTo(page, target);
    const isOpen = () => target.evaluate((element) => element.matches('details[open] > summary'));
    const [isFold, was] = [await target.evaluate((element) => element.matches('summary')), await isOpen()];
    await page.keyboard.press('Enter');
    // Nobody is on the next key before what is folded has opened.
    if (isFold) await expect.poll(isOpen).toBe(!was);
  },
  async type(field, text) {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  async tick(box) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  },
});
