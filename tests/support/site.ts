import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

// As Playwright's own documentation has it: one place for a spec's test and expect.
export { expect } from '@playwright/test';

/** Chromium reports a page's own 404 or 410 as an error; which status a page has is the test's to judge. */
const isOwnStatus = (message: ConsoleMessage, page: Page) =>
  message.location().url === page.url() && message.text().startsWith('Failed to load resource');

/** A test of a page that keeps quiet: a console error or warning, script error, CSP report or request to another host fails it. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isOwnStatus(message, page))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
          complaints.push(request.url());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** What axe finds against WCAG 2.2 AA and its own best practices, one line for each element. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
