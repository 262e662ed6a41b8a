import type { Page } from '@playwright/test';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';

const t = wordsIn('nl');
const { catalogue } = sample;
const titleOf = (id: number) => catalogue.properties.get(id)?.title.nl ?? '';

const keep = (page: Page, list: 'favourites' | 'compare', card = 0) =>
  page
    .getByRole('article')
    .nth(card)
    .getByRole('button', { name: new RegExp(`^${t(`saved.${list}.button`)}:`) });
const header = (page: Page, list: 'favourites' | 'compare', count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: [t(`saved.${list}.title`), count || ''].join(' ').trim(), exact: true });
const notice = (page: Page) => page.getByRole('region', { name: t('saved.notice') });

// Undo, other tabs, cards that come later, lists of others: tests/unit/saved/saved-homes.dom.test.tsx.
test('a home is kept, counted, listed and shared', async ({ page, browser }) => {
  await page.goto('/nl/te-koop/hasselt/');
  await keep(page, 'favourites', 0).click();
  await keep(page, 'favourites', 1).click();
  await expect(keep(page, 'favourites', 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(notice(page).getByRole('status')).toHaveText(t('saved.favourites.added'));
  await header(page, 'favourites', 2).click();
  await expect(page).toHaveURL(/\/nl\/favorieten\/\?ids=\d+,\d+$/);
  await expect(page.getByRole('article')).toHaveCount(2);

  const stranger = await browser.newPage({ javaScriptEnabled: false });
  await stranger.goto(page.url());
  await expect(stranger.getByRole('article')).toHaveCount(2);
  await expect(stranger.locator('button:visible')).not.toContainText([t('saved.favourites.button')]);
  await stranger.close();
});

test('four homes at most are compared', async ({ page }) => {
  await page.goto('/nl/te-koop/hasselt/');
  for (const card of [0, 1, 2, 3]) await keep(page, 'compare', card).click();
  await keep(page, 'compare', 4).click();
  await expect(notice(page).getByRole('status')).toHaveText(t('saved.compare.full'));
  await header(page, 'compare', 4).click();
  await expect(page.locator('[data-part="compare-table"] thead').getByRole('columnheader')).toHaveCount(5);
  // The script of this page, too, has said how many they are.
  await page.waitForLoadState();
  await expect(header(page, 'compare', 4)).toBeVisible();
  const [remove] = await page.getByRole('link', { name: new RegExp(`^${t('saved.remove')}:`) }).all();
  await remove?.click();
  await expect(page.locator('[data-part="compare-table"] thead').getByRole('columnheader')).toHaveCount(4);
  await expect(header(page, 'compare', 3)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison reads, and folds what all homes share', async ({ page }) => {
    await page.goto('/nl/vergelijken/?ids=5801,5802,5925');
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader', { name: titleOf(5802) })).toBeVisible();
    const shared = page.locator('[data-part="compare-shared"]');
    await expect(shared.locator('dt').first()).toBeHidden();
    await shared.locator('summary').click();
    await expect(shared.locator('dt').first()).toBeVisible();
  });

  test('buttons that need a script are hidden', async ({ page }) => {
    await page.goto('/nl/te-koop/hasselt/');
    await expect(page.locator('[data-keep]')).toHaveCount(0);
    await expect(page.locator('[data-saved]').first()).toBeHidden();
  });
});

test('the names of the rows stay in view while the homes scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nl/vergelijken/?ids=5801,5802,5803');
  const label = page
    .getByRole('rowheader', { name: t('saved.perM2') })
    .locator('span')
    .first();
  const before = await label.boundingBox();
  await page.locator('[data-part="compare-scroll"]').evaluate((element) => element.scrollBy(200, 0));
  expect((await label.boundingBox())?.x).toBe(before?.x);
});
