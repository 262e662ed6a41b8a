import { everyEntry } from '@/lib/content/menu';
import type { locales } from '@/lib/i18n/locales';
import { wordsIn } from '../support/messages';
import { sample } from '../support/sample-site';
import { expect, test } from '../support/site';

const t = wordsIn('nl');
const { content, paths } = sample;
const addressOf = (id: string, locale: (typeof locales)[number] = 'nl') => paths.href({ name: 'page', id }, locale);
const nameOf = (id: string) => everyEntry(content.menu).find(({ entry }) => entry.id === id)?.entry.name.nl ?? '';

test('text in Markdown links to pages in the page’s language, and out of the site in a new tab', async ({ page }) => {
  await page.goto(addressOf('privacy-statement', 'de'));
  const article = page.getByRole('article');
  await expect(article.locator(`a[href="${addressOf('cookie-policy', 'de')}"]`)).not.toHaveAttribute('target');
  const mail = article.locator('a[href^="mailto:"]');
  await expect(mail).toHaveAttribute('target', '_blank');
  await expect(mail).toHaveAttribute('rel', 'noopener');
  await expect(article.getByRole('heading', { level: 2 })).not.toHaveCount(0);
});

test('a long article lists its parts beside it on a wide screen', { tag: '@wide' }, async ({ page, isMobile }) => {
  await page.goto(addressOf('privacy-statement'));
  const contents = page.getByRole('navigation', { name: t('property.sections') });
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(contents).toBeVisible({ visible: !isMobile });
  if (isMobile) return;
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
  await contents.getByRole('link').last().click();
  await expect(headings.last()).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test('the footer leads to the privacy statement and the cookie policy', async ({ page }) => {
  for (const id of ['privacy-statement', 'cookie-policy']) {
    await page.goto('/nl/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: nameOf(id) })
      .click();
    await expect(page).toHaveURL(`/nl/${id}/`);
  }
});

test('the contact page names address, hours and ways to reach the agency, and requests no map', async ({ page }) => {
  await page.goto(addressOf('contact'));
  const main = page.getByRole('main');
  await expect(main.getByText(content.site.address.street)).toBeVisible();
  await expect(main.getByText('09:00–18:00')).toBeVisible();
  await expect(main.getByRole('link', { name: t('modules.map') })).toHaveAttribute('rel', 'noopener');
});

test('about us shows the team by category, and figures that are true', async ({ page }) => {
  await page.goto(addressOf('over-ons'));
  const { sale } = sample.catalogue.search.totals();
  await expect(page.locator('#figures dd').first()).toHaveText(String(sale));
  for (const { name } of content.team.values()) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.locator('#team').getByRole('heading', { level: 3 })).toHaveText([
    content.categories.get('team-hasselt')?.name.nl ?? '',
    content.categories.get('team-south')?.name.nl ?? '',
  ]);
});

test('the home page shows its modules in the editor’s order', async ({ page }) => {
  await page.goto('/nl/');
  const titles = content.home.modules.toSorted((a, b) => a.sort - b.sort).flatMap(({ title }) => title?.nl ?? []);
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(titles);
});

test('modules that fit together are in one row where there is room', { tag: '@wide' }, async ({ page, isMobile }) => {
  await page.goto(addressOf('test-page'));
  const [left, right] = [
    await page.locator('#text-left').boundingBox(),
    await page.locator('#text-right').boundingBox(),
  ];
  expect(left && right).not.toBeNull();
  if (isMobile) expect(right?.y).toBeGreaterThan(left?.y ?? 0);
  else expect(Math.round(right?.y ?? 0)).toBe(Math.round(left?.y ?? -1));
});

test('a tablet shows three pictures or cards side by side, four cards two by two', async ({ page }) => {
  for (const [address, items, perRow, width] of [
    [addressOf('test-page'), '#gallery img', [3], 834],
    [addressOf('test-page'), '#property-list [data-part=card]', [3], 834],
    [addressOf('test-page'), '#project-list [data-part=card]', [3], 1024],
    ['/nl/', '[data-per-row="4"] [data-part=card]', [2, 2], 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 1112 });
    await page.goto(address);
    const shown = await page.locator(items).all();
    const tops = await Promise.all(shown.map(async (item) => (await item.boundingBox())?.y));
    expect(
      [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length),
      items,
    ).toEqual(perRow);
  }
});
