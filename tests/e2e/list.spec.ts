import type { Criteria } from '@/lib/catalogue/search/criteria';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';
import { boxOf, chooseFilter, chooseTown, scrollTo } from '@/tests/support/visitor';

const t = wordsIn('nl');
const asked = (criteria: Partial<Criteria>) =>
  sample.catalogue.search.search({ list: 'sale', sort: 'newest', page: 1, ...criteria });
const count = (criteria: Partial<Criteria>) => t('listings.count', { count: asked(criteria).total });
const titles = (criteria: Partial<Criteria>) =>
  asked(criteria).ids.map((id) => sample.catalogue.properties.get(id)?.title.nl ?? '');

test('applies each filter at once, with a correct count, and keeps scroll position and focus', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await page.goto('/nl/te-koop/');
  await scrollTo(page, 60);
  const city = page.locator('input[name=city][value="Hasselt|3500"]');
  // Its count may move below a longer title: what is seen stays in its place.
  const placeOfBar = async () => (await boxOf(page.locator('[data-part=filters-bar]'))).y;
  const before = await placeOfBar();
  await chooseTown(page, t, 'Hasselt|3500');
  await expect(page).toHaveURL('/nl/te-koop/hasselt/');
  await expect(page.locator('[data-part=count]')).toHaveText(count({ cities: ['hasselt'] }));
  expect(Math.abs((await placeOfBar()) - before)).toBeLessThan(2);
  await expect(city).toBeChecked();
  if (!isMobile) await expect(city).toBeFocused();
  await chooseFilter(page, t, t('listings.bedrooms'), '2');
  await expect(page).toHaveURL('/nl/te-koop/hasselt/?bedrooms=2');
  await expect(page.locator('[data-part=count]')).toHaveText(count({ cities: ['hasselt'], bedrooms: 2 }));
  await chooseFilter(page, t, new RegExp(`^${t('listings.type')}`), '2');
  await expect(page).toHaveURL('/nl/te-koop/hasselt/appartement/?bedrooms=2');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hasselt');
});

test('orders the homes as chosen', async ({ page }) => {
  await page.goto('/nl/te-koop/hasselt/');
  for (const sort of ['price-asc', 'price-desc', 'living'] as const) {
    await page.getByLabel(t('listings.sort')).selectOption(sort);
    await expect(page).toHaveURL(`/nl/te-koop/hasselt/?sort=${sort}`);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles({ cities: ['hasselt'], sort }));
  }
});

test('pages forward and back', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const pages = page.getByRole('navigation', { name: t('listings.pages') });
  const total = asked({}).pages;
  await expect(pages).toContainText(t('listings.pageOf', { page: 1, total }));
  await pages.getByRole('link', { name: t('listings.next') }).click();
  await expect(page).toHaveURL('/nl/te-koop/?page=2');
  await expect(pages).toContainText(t('listings.pageOf', { page: 2, total }));
  await expect(page).toHaveTitle(new RegExp(t('listings.page', { page: 2 })));
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles({ page: 2 }));
  await page.goBack();
  await expect(page).toHaveURL('/nl/te-koop/');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles({}));
});

test('is unchanged when the visitor returns from a home', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await chooseTown(page, t, 'Hasselt|3500');
  await expect(page).toHaveURL('/nl/te-koop/hasselt/');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/\d+\/$/);
  await page.goBack();
  await expect(page).toHaveURL('/nl/te-koop/hasselt/');
  await expect(page.locator('input[name=city][value="Hasselt|3500"]')).toBeChecked();
});
