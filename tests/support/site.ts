import { randomInt } from 'node:crypto';
import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import { test as base } from './site-test';

// As Playwright recommends: specs import `test` and `expect` from one module.
export { expect } from '@playwright/test';

/** Chromium reports the 404 or 410 of a page as an error; tests check the status themselves. */
const isOwnStatus = (message: ConsoleMessage, page: Page) =>
  message.location().url === page.url() && message.text().startsWith('Failed to load resource');

/** A warning of the software renderer when it draws a map. */
const isOfDriver = (message: ConsoleMessage) => message.text().includes('GL Driver Message');

/** A message of Chromium when a busy machine skips a view transition. */
const isSkippedTransition = (error: Error) =>
  /^(?:(?:InvalidState|Timeout)Error: Transition was aborted|AbortError: Transition was skipped)/.test(String(error));

/** The scripts come at the first touch: a visitor of these tests acts once they run. `goto` and `reload` wait for it by themselves. */
export const scriptsRun = (page: Page) =>
  page.waitForFunction(() => {
    // Again and again: the page may not be there yet.
    dispatchEvent(new Event('pointerdown'));
    return (
      !document.querySelector('script') || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
    );
  });

/** `goto` and `reload` of each page as they are. */
const untouched = new WeakMap<Page, Pick<Page, 'goto' | 'reload'>>();

interface Fixtures {
  /** Other hosts that the page may contact; the test must answer for them. */
  otherHosts: readonly string[];
  /** Whether a failed request may be reported on the console, for tests that block files. */
  blocksFiles: boolean;
  /** Opens a page and leaves it untouched: Next's scripts are not there. */
  openUntouched: (address: string) => Promise<void>;
  /** Opens it anew in the same way. */
  reloadUntouched: () => Promise<void>;
  quiet: undefined;
}

/** A test that allows no errors: a console error or warning, script error, CSP report or request to another host fails it. */
export const test = base.extend<Fixtures>({
  otherHosts: [[], { option: true }],
  blocksFiles: [false, { option: true }],
  openUntouched: async ({ page }, use) => use(async (address) => void (await untouched.get(page)?.goto(address))),
  reloadUntouched: async ({ page }, use) => use(async () => void (await untouched.get(page)?.reload())),
  page: async ({ page, context, javaScriptEnabled }, use, testInfo) => {
    const own = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
    untouched.set(page, own);
    const touched =
      <Asked extends unknown[], Answer>(open: (...asked: Asked) => Promise<Answer>) =>
      async (...asked: Asked) => {
        const answer = await open(...asked);
        if (javaScriptEnabled !== false) await scriptsRun(page);
        return answer;
      };
    page.goto = touched(own.goto);
    page.reload = touched(own.reload);
    await use(page);
    // Playwright’s own option takes a picture of each page at the end of each test, and throws it away.
    if (testInfo.status !== testInfo.expectedStatus)
      for (const [at, open] of context.pages().entries())
        await open.screenshot({ path: testInfo.outputPath(`page-${at + 1}.png`) });
  },
  quiet: [
    async ({ page, baseURL, otherHosts, blocksFiles }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (blocksFiles && message.text().startsWith('Failed to load resource')) return;
        if (['error', 'warning'].includes(message.type()) && !isOwnStatus(message, page) && !isOfDriver(message))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => {
        if (!isSkippedTransition(error)) complaints.push(String(error));
      });
      page.on('request', (request) => {
        const { origin, protocol, host } = new URL(request.url());
        if (origin !== baseURL && protocol !== 'data:' && !otherHosts.includes(host)) complaints.push(request.url());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Each test has a separate network address, so that rate limits do not affect other tests. */
export const separateNetworks = (own: typeof test): void =>
  own.beforeEach(({ context }) =>
    context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }),
  );
