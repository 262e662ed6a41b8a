import type { Page } from '@playwright/test';
import { wordsIn } from '../support/messages';
import { first, sample } from '../support/sample-site';
import { axeInBothSchemes, expect, test } from '../support/site';

const t = wordsIn('nl');
const { catalogue } = sample;
const gone = first(catalogue.withdrawn.keys(), () => true);
const hidden = first(
  catalogue.properties.values(),
  ({ address, price, projectId }) => !address.publish && !price.publish && projectId === undefined,
);
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

test('a home is kept, counted, listed and shared', async ({ page, browser }) => {
  await page.goto('/nl/te-koop/hasselt/');
  await keep(page, 'favourites', 0).click();
  await keep(page, 'favourites', 1).click();
  await expect(keep(page, 'favourites', 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(notice(page).getByRole('status')).toHaveText(t('saved.favourites.added'));
  expect(await axeInBothSchemes(page)).toEqual([]);
  await header(page, 'favourites', 2).click();
  await expect(page).toHaveURL(/\/nl\/favorieten\/\?ids=\d+,\d+$/);
  await expect(page.getByRole('article')).toHaveCount(2);

  const stranger = await browser.newPage({ javaScriptEnabled: false });
  await stranger.goto(page.url());
  await expect(stranger.getByRole('article')).toHaveCount(2);
  await expect(stranger.locator('button:visible')).not.toContainText([t('saved.favourites.button')]);
  await stranger.close();
});

test('what is let go of comes back by undo, and the focus with it', async ({ page }) => {
  await page.goto('/nl/te-koop/hasselt/');
  await keep(page, 'favourites').click();
  await keep(page, 'favourites').click();
  await expect(header(page, 'favourites', 0)).toBeVisible();
  await notice(page)
    .getByRole('button', { name: t('saved.undo') })
    .click();
  await expect(header(page, 'favourites', 1)).toBeVisible();
  await expect(keep(page, 'favourites')).toBeFocused();
  await notice(page)
    .getByRole('button', { name: t('saved.close') })
    .click();
  await expect(notice(page).getByRole('button')).toHaveCount(0);
});

test('another tab follows', async ({ page, context }) => {
  await page.goto('/nl/te-koop/hasselt/');
  const other = await context.newPage();
  await other.goto('/nl/');
  await keep(page, 'favourites').click();
  await expect(header(other, 'favourites', 1)).toBeVisible();
});

test('a list that changes by its filters gets its buttons again', async ({ page }) => {
  await page.goto('/nl/te-koop/hasselt/');
  await keep(page, 'favourites').click();
  await page.getByLabel(t('listings.sort')).selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(keep(page, 'favourites')).toBeVisible();
  await expect(page.locator('[data-keep="favourites"][aria-pressed="true"]')).toHaveCount(1);
});

test('homes are kept by keyboard, on the page of a home too', async ({ page }) => {
  await page.goto('/nl/property/5801/');
  const button = page.getByRole('button', { name: `${t('saved.favourites.button')}: ${titleOf(5801)}` });
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(header(page, 'favourites', 1)).toBeVisible();
});

test('a list says what is gone, and drops what never was', async ({ page }) => {
  await page.goto(`/nl/favorieten/?ids=5801,${gone},1`);
  await expect(page).toHaveURL(new RegExp(`ids=5801(,|%2C)${gone}$`));
  await expect(page.getByText(t('saved.gone', { id: gone }))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a list that somebody sent is kept as a whole', async ({ page }) => {
  await page.goto('/nl/favorieten/?ids=5801,5802');
  const all = page.getByRole('button', { name: t('saved.keepAll') });
  await all.click();
  await expect(header(page, 'favourites', 2)).toBeVisible();
  await expect(all).toBeHidden();
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
  expect(await axeInBothSchemes(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison reads, marks what differs and holds nothing that is not published', async ({ page }) => {
    await page.goto(`/nl/vergelijken/?ids=5801,5802,${hidden.id}`);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader', { name: titleOf(5802) })).toBeVisible();
    await expect(table).toContainText(t('price.onRequest'));
    const html = await page.content();
    expect(html).not.toContain(`${hidden.address.street} ${hidden.address.houseNumber}`);
    expect(html).not.toContain(hidden.price.amount.toLocaleString('nl-BE'));
    const same = page.locator('[data-part="compare-table"] [data-differs="false"]');
    expect(await same.count()).toBeGreaterThan(0);
    await page.getByLabel(t('saved.onlyDifferences')).check();
    await expect(same.first()).toBeHidden();
  });

  test('no button does nothing', async ({ page }) => {
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
