import type { Criteria } from '@/lib/catalogue/search/criteria';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';
import { applyButton, frameOf, openFilters } from '@/tests/support/visitor';

const t = wordsIn('nl');
const asked = (criteria: Partial<Criteria>) =>
  sample.catalogue.search.search({ list: 'sale', sort: 'newest', page: 1, ...criteria });
const count = (criteria: Partial<Criteria>) => t('listings.count', { count: asked(criteria).total });

test('more filters open in place, apply at once and stay open @wide-only', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const filters = await openFilters(page, t);
  await filters.getByText(t('listings.more')).click();
  await filters.getByRole('checkbox', { name: t('listings.garden') }).check();
  await expect(page).toHaveURL('/nl/te-koop/?garden=1');
  await expect(page.locator('[data-part=count]')).toHaveText(count({ features: ['garden'] }));
  await expect(filters.getByRole('checkbox', { name: t('listings.garden') })).toBeFocused();
  await filters.getByRole('checkbox', { name: /^A / }).check();
  await expect(page).toHaveURL('/nl/te-koop/?energy=a&garden=1');
  await expect(page.locator('[data-part=count]')).toHaveText(count({ features: ['garden'], energy: ['a'] }));
});

test('the sheet returns the focus when it is closed, and closes when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nl/te-koop/');
  const filters = await openFilters(page, t);
  await filters.locator('[name=bedrooms]').selectOption('2');
  await applyButton(page).press('Enter');
  await expect(page).toHaveURL('/nl/te-koop/?bedrooms=2');
  await expect(page.locator('[data-part=map-pill]')).toHaveAttribute('href', '/nl/te-koop/?bedrooms=2&view=map');
  await expect(page.locator('#keep-informed [name=search]')).toHaveValue('sale.-.-.bedrooms-2');
  await expect(page.locator('#keep-informed a').first()).toHaveAttribute('href', /\?search=sale\.-\.-\.bedrooms-2$/);
  await expect(page.locator('[data-static=kept-search]')).toContainText(t('chips.bedrooms', { count: 2 }));
  const opener = page.getByRole('button', { name: t('listings.filters'), exact: true });
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await applyButton(page).press('Tab');
  await expect(filters).toBeHidden();
  await expect(page.locator('[name=sort]')).toBeFocused();
});

test('towns are narrowed by typing, ticked one after the other, and named @wide-only', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const filters = await openFilters(page, t);
  const towns = filters.locator('[data-field=city]');
  await towns.locator('summary').click();
  const hasselt = towns.locator('[value="Hasselt|3500"]');
  const zonhoven = towns.locator('[value="Zonhoven|3520"]');
  await towns.getByRole('searchbox').fill('HÁSSEL');
  await expect(zonhoven).toBeHidden();
  await towns.locator('label', { hasText: /^Hasselt / }).click();
  const two = count({ cities: ['hasselt', 'zonhoven'] });
  await expect(page).toHaveURL('/nl/te-koop/hasselt/');
  await expect(zonhoven).toBeHidden();
  await towns.getByRole('searchbox').fill('');
  await zonhoven.check();
  await expect(page).toHaveURL('/nl/te-koop/?city=hasselt_zonhoven');
  await expect(towns.locator('summary')).toContainText('Hasselt en Zonhoven');
  await expect(page.locator('[data-part=count]')).toHaveText(two);
  await expect(zonhoven).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(hasselt).toBeHidden();
  await expect(towns.locator('summary')).toBeFocused();
});

test('a chosen province can be removed', async ({ page }) => {
  await page.goto('/nl/te-koop/?province=limburg');
  const filters = await openFilters(page, t);
  await filters.locator('[data-field=city] > summary').click();
  await expect(filters.locator('[data-field=city] > summary')).toContainText('Limburg');
  // A choice is followed at once, so the field is gone before its state could be checked.
  await filters.locator('[name=province]').click();
  await expect(page).toHaveURL('/nl/te-koop/');
});

test('the sheet says how many homes its choices give, and its ways out stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/nl/te-koop/');
  const filters = await openFilters(page, t);
  const shows = (criteria: Partial<Criteria>) => t('listings.show', { count: asked(criteria).total });
  await expect(applyButton(page)).toHaveText(shows({}));
  await filters.getByText(t('listings.more')).click();
  const garden = filters.locator('label', { has: page.locator('[name=garden]') });
  await garden.click();
  await expect(applyButton(page)).toHaveText(shows({ features: ['garden'] }));
  await expect(filters).toBeVisible();
  expect((await garden.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect((await garden.locator('input').boundingBox())?.width).toBe(20);
  await filters.locator('label').last().scrollIntoViewIfNeeded();
  await expect(filters.getByRole('button', { name: t('layout.close') })).toBeInViewport({ ratio: 1 });
  await expect(applyButton(page)).toBeInViewport({ ratio: 1 });
});

test('commercial property is filtered by its kind, in words as well', async ({ page }) => {
  await page.goto('/nl/bedrijfsvastgoed/');
  const { total, facets } = asked({ list: 'commercial', kind: 'office' });
  const kind = page.locator('select[name=kind]');
  await expect(kind.locator('option[value=office]')).toHaveText(`Kantoor (${facets.kinds.get('office')})`);
  await page.goto('/nl/bedrijfsvastgoed/?q=kantoor');
  await expect(page).toHaveURL('/nl/bedrijfsvastgoed/?kind=office');
  await expect(kind).toHaveValue('office');
  await expect(page.locator('[data-part=count]')).toHaveText(t('listings.count', { count: total }));
  await page.getByRole('link', { name: t('chips.remove', { filter: 'Kantoor' }) }).click();
  await expect(page).toHaveURL('/nl/bedrijfsvastgoed/');
});

test('a link shows sold homes, and filters keep that choice', async ({ page }) => {
  await page.goto('/nl/te-koop/hasselt/');
  const open = asked({ cities: ['hasselt'] });
  const sold = page.locator('[data-part=sold-toggle]');
  await expect(page.locator('[data-part=count]')).toHaveText(t('listings.count', { count: open.total }));
  await expect(sold).toHaveText(t('listings.showSold', { list: 'sale', count: open.facets.sold }));
  await sold.click();
  await expect(page).toHaveURL('/nl/te-koop/hasselt/?sold=1');
  await expect(page.locator('[data-part=count]')).toHaveText(count({ cities: ['hasselt'], sold: true }));
  await expect(page.getByRole('article').last()).toContainText('Verkocht');
  await page.locator('[name=sort]').selectOption('living');
  await expect(page).toHaveURL('/nl/te-koop/hasselt/?sold=1&sort=living');
  await sold.click();
  await expect(page).toHaveURL('/nl/te-koop/hasselt/?sort=living');
});

test('each chip removes its filter and the last link all of them, by a plain link', async ({ page }) => {
  await page.goto('/nl/te-koop/hasselt/?radius=10&max=400000&garden=1');
  const chips = page.getByRole('list', { name: t('chips.label') });
  await expect(chips.getByRole('link')).toHaveCount(5);
  await expect(chips.getByRole('link').last()).toHaveText(t('listings.reset'));
  await chips.getByRole('link', { name: t('chips.remove', { filter: t('chips.garden') }) }).click();
  await expect(page).toHaveURL('/nl/te-koop/hasselt/?radius=10&max=400000');
  await chips.getByRole('link', { name: t('chips.remove', { filter: 'Hasselt' }) }).click();
  await expect(page).toHaveURL('/nl/te-koop/?max=400000');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('more filters open and submit @wide-only', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    const filters = await openFilters(page, t);
    await filters.getByText(t('listings.more')).click();
    await filters.getByRole('checkbox', { name: t('listings.terrace') }).check();
    await filters.locator('select[name=minliving]').selectOption('100');
    await page.getByRole('button', { name: t('listings.apply') }).click();
    await expect(page).toHaveURL('/nl/te-koop/?minliving=100&terrace=1');
  });
});

test('a list or a map without homes says so and which filter to remove, by links large enough for a finger', async ({
  page,
}) => {
  for (const view of ['', '&view=map']) {
    await page.goto(`/nl/te-koop/hasselt/?max=1000${view}`);
    await expect(page.locator('[data-part=count]')).toHaveText(t('listings.count', { count: 0 }));
    if (view) {
      await page.locator('[data-part=map-host]').scrollIntoViewIfNeeded();
      await expect(frameOf(page).getByText(t('map.nothing'))).toBeVisible();
    } else {
      const none = t('listings.noneTitle', { place: 'Hasselt', min: 'none', max: '€ 1.000' });
      await expect(page.getByRole('heading', { name: none })).toBeVisible();
      const near = page.getByRole('region', { name: t('listings.nearlyRight') });
      await expect(near.getByRole('article').first()).toContainText('Hasselt');
      const reset = page.locator('main').getByRole('link', { name: t('listings.reset') });
      await expect(reset.last()).toHaveAttribute('href', '/nl/te-koop/');
      const ways = await page.locator('[data-part=no-homes] a').all();
      expect(ways.length).toBeGreaterThan(1);
      for (const one of ways) expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page
      .getByRole('link', { name: `${asked({ cities: ['hasselt'] }).total} panden in elke prijsklasse` })
      .click();
    await expect(page).toHaveURL(`/nl/te-koop/hasselt/${view && '?view=map'}`);
  }
});
