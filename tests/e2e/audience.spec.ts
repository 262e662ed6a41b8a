import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { personsBrowser } from '../../scripts/support/send-view';
import { watchCounts } from '../support/counted';
import { wordsIn } from '../support/messages';
import { expect, test } from '../support/site';

const t = wordsIn('nl');
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
  // Counting keeps nothing; `seen` marks the home in lists and is never sent (components/seen).
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(['seen']);
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

const leftOut: Record<string, Record<string, string>> = {
  'a search engine': { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  'who asks not to be tracked': { dnt: '1' },
  'who asks for privacy': { 'sec-gpc': '1' },
  'the agency itself': { 'x-forwarded-for': '198.51.100.20' },
};
test('the server does not count robots, visitors who ask for privacy, the agency and logged-in users', async ({
  page,
  context,
  baseURL,
}) => {
  const [counts, later] = [await watchCounts(5812, 5813, 5814, 5815, 5816), await watchCounts(5820)];
  const openUncounted = async (home: number, headers: Record<string, string> = {}) => {
    await arrive(context, headers);
    const asked = page.waitForRequest('**/api/views/');
    await open(page, home);
    await asked;
  };
  for (const [index, headers] of Object.values(leftOut).entries()) await openUncounted(5812 + index, headers);
  await context.addCookies([{ name: 'heem.session_token', value: 'abc.def', url: baseURL ?? '', httpOnly: true }]);
  await openUncounted(5816);
  // The site writes views in the order in which they came.
  await context.clearCookies();
  await arrive(context);
  await open(page, 5820);
  await expect.poll(later).toMatchObject({ views: 1 });
  expect(await counts()).toEqual({});
});

test('a browser that asks for privacy sends nothing', async ({ context }) => {
  await arrive(context);
  const sent: string[] = [];
  for (const [setting, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    const other = await context.newPage();
    other.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await other.addInitScript(([name, is]) => Object.defineProperty(navigator, name, { get: () => is }), [
      setting,
      value,
    ] as const);
    await open(other, 5817);
    await other.waitForLoadState('networkidle');
    await other.close();
  }
  expect(sent).toContain('/nl/property/5817/');
  expect(sent).not.toContain('/api/views/');
});

test('a favourite and a shared list count for their homes', async ({ page, context }) => {
  const [counts, others] = [await watchCounts(5818), await watchCounts(5819)];
  await arrive(context);
  await open(page, 5818);
  const heart = page.getByRole('button', { name: new RegExp(`^${t('saved.favourites.button')}:`) }).first();
  for (let times = 0; times < 3; times++) await heart.click();
  await expect.poll(counts).toMatchObject({ visits: 1, saves: 1 });
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/nl/favorieten/?ids=5818,5819');
  await page.getByRole('button', { name: t('saved.copy'), exact: true }).click();
  await expect.poll(others).toEqual({ shares: 1 });
  expect(await counts()).toMatchObject({ visits: 1, saves: 1, shares: 1 });
});
