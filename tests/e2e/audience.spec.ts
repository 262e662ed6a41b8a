import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { personsBrowser } from '@/scripts/support/send-view';
import { watchCounts } from '@/tests/support/counted';
import { expect, test } from '@/tests/support/site';

test.use({ userAgent: personsBrowser });

/** Gives a visitor a separate network address and the user agent of an ordinary browser. */
async function arrive(context: BrowserContext, headers: Record<string, string> = {}): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address, ...headers });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true }),
  );
}

const open = (page: Page, home: number, query = '') => page.goto(`/nl/property/${home}/${query}`);

// Tests of the visitors left out, and of hearts and shared lists: tests/unit/audience, tests/unit/saved/saved-homes.dom.test.tsx.
test('a visit counts once a day, and every time that the page is opened', async ({ page, context }) => {
  const counts = await watchCounts(5811);
  await arrive(context);
  await open(page, 5811, '?utm_source=Nieuwsbrief&utm_medium=mail');
  await expect.poll(counts).toEqual({ views: 1, visits: 1, 'from nieuwsbrief / mail': 1 });
  await page.reload();
  await expect.poll(counts).toEqual({ views: 2, visits: 1, 'from nieuwsbrief / mail': 1 });
  await arrive(context);
  await page.reload();
  await expect.poll(counts).toEqual({ views: 3, visits: 2, 'from nieuwsbrief / mail': 2 });
  expect(await context.cookies()).toEqual([]);
  // The browser stores only the answer to the question for consent.
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.filter((key) => !key.startsWith('consent'))).toEqual([]);
});

test('a visit through a link of the site counts as internal', async ({ page, context }) => {
  await arrive(context);
  await page.goto('/nl/te-koop/');
  const card = page.locator('article[data-home]').first();
  const counts = await watchCounts(Number(await card.getAttribute('data-home')));
  await card.getByRole('link').first().click();
  await page.waitForURL(/\/\d+\/$/);
  await expect.poll(counts).toEqual({ views: 1, visits: 1, 'from internal': 1 });
});
