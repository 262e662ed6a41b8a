import { expect, type Page, type Response, test } from '@playwright/test';
import { violationsIn } from './axe';
import { enlargeText } from './visitor';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
/** WCAG 2.2, 1.4.10 Reflow. */
const narrowest = { width: 320, height: 640 };
const tablet = { width: 834, height: 1112 };

/** The address of a page; a function if it contains the id or the link of a record. */
export type Address = string | (() => string);

export const read = (address: Address): string => (typeof address === 'string' ? address : address());

/** A state that a page is in after something was opened or sent: what brings it there, and waits for it. */
export type OpenedState = readonly [screen: 'phone' | 'wide', address: Address, open: (page: Page) => Promise<unknown>];

const pagesPerTest = 10;

/** Pages or states with their names in groups: a test that opens ten in one tab takes half as long as ten tests with a tab each. */
export const inGroups = <A>(all: readonly (readonly [name: string, A])[]) =>
  Array.from({ length: Math.ceil(all.length / pagesPerTest) }, (_, index) => {
    const group = all.slice(index * pagesPerTest, (index + 1) * pagesPerTest);
    return { title: group.map(([name]) => name).join(', '), group };
  });

/** Sets the screen and the colours that axe looks at: a phone is light, a wide screen dark. */
async function showOn(page: Page, screen: 'phone' | 'wide'): Promise<void> {
  await page.setViewportSize(screen === 'phone' ? phone : wide);
  // Motion is off, so that no colour is measured during a transition.
  await page.emulateMedia(
    screen === 'phone'
      ? { colorScheme: 'light', reducedMotion: 'no-preference' }
      : { colorScheme: 'dark', reducedMotion: 'reduce' },
  );
}

/** Axe finds nothing, and the page does not scroll sideways. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await violationsIn(page), where).toEqual([]);
  await expectFits(page, where);
}

/** Brings a page into one state after the other and looks at each on one screen. What a state leaves in the browser is forgotten, but for cookies. */
export async function checkStates(page: Page, states: readonly (readonly [name: string, state: OpenedState])[]) {
  for (const [name, [screen, address, open]] of states)
    await test.step(name, async () => {
      await showOn(page, screen);
      await page.goto(read(address));
      await open(page);
      await expectAccessible(page, `${name}, on a ${screen} screen`);
      await page.evaluate(() => localStorage.clear());
    });
}

/** Opens a page on a phone; `checkPage` does the rest. */
export async function openOnPhone(page: Page, address: Address): Promise<Response | null> {
  await showOn(page, 'phone');
  return page.goto(read(address));
}

/** Every check of a page that is open on a phone: axe on a phone and on a wide screen, and its layout on every screen. */
export async function checkPage(page: Page, name: string, { withLargeLetters = true } = {}): Promise<void> {
  await expectAccessible(page, `${name}, on a phone`);
  await unfold(page);
  await showOn(page, 'wide');
  await expectAccessible(page, `${name}, on a wide screen in the dark, with all that folds open`);
  for (const screen of [tablet, narrowest, phone]) {
    await page.setViewportSize(screen);
    await expectFits(page, `${name}, at ${screen.width} px`);
  }
  if (!withLargeLetters) return;
  // WCAG 2.2, 1.4.4 Resize Text, without scrolling sideways.
  await enlargeText(page);
  await expectFits(page, `${name}, on a phone with letters at 200 %`);
}

/** A phone zooms out of a page that is too wide, which widens `innerWidth`: the width that was set is what counts. */
async function expectFits(page: Page, where: string): Promise<void> {
  const tooWide = await page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return [];
    // Elements that an ancestor clips or scrolls, and fixed ones, do not widen the page.
    const isFree = (one: Element | null): boolean =>
      !one?.parentElement ||
      (getComputedStyle(one).position !== 'fixed' &&
        getComputedStyle(one.parentElement).overflowX === 'visible' &&
        isFree(one.parentElement));
    const parts = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > width && isFree(one),
    );
    return ['the page', ...parts.map((one) => one.outerHTML.slice(0, 120))];
  }, page.viewportSize()?.width ?? 0);
  expect.soft(tooWide, `${where}: what is too wide`).toEqual([]);
}

const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
