import { wordsIn } from '../support/messages';
import { expect, test } from '../support/site';
import { chooseTown, drawn, frameOf, markers, openMap } from '../support/visitor';

const t = wordsIn('nl');

test('loads nothing of the map before it is opened, and is one link away from it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/nl/te-koop/hasselt/');
  await page.getByRole('link', { name: t('map.map'), exact: true }).hover();
  expect(requests.filter((url) => /map-frame|api\/map|maplibre/.test(url))).toEqual([]);
  await page.getByRole('link', { name: t('map.map'), exact: true }).click();
  await expect(page).toHaveURL('/nl/te-koop/hasselt/?view=map');
  await expect(markers(page).first()).toBeVisible(drawn);
  await expect(page.getByRole('article').first()).toBeHidden();
});

test('keeps its view while it is filtered', { tag: '@wide' }, async ({ page }) => {
  await openMap(page, '/nl/te-koop/?view=map');
  await chooseTown(page, t, 'Hasselt|3500');
  await expect(page).toHaveURL('/nl/te-koop/hasselt/?view=map');
  await expect(markers(page).first()).toBeVisible(drawn);
});

test('without homes the map says so', async ({ page }) => {
  await page.goto('/nl/te-koop/?min=999999999&view=map');
  await page.locator('[data-part=map-host]').scrollIntoViewIfNeeded();
  await expect(frameOf(page).getByText(t('map.nothing'))).toBeVisible(drawn);
});

test('beside its map: a card that is looked at has its marker set apart; a telephone shows the list', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  if (isMobile) {
    await page.goto('/nl/te-koop/hasselt/?view=both');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('[data-part=map-host]')).toBeHidden();
    return;
  }
  await openMap(page, '/nl/te-koop/hasselt/?view=both');
  await expect(frameOf(page).locator('[data-on]')).toHaveCount(0);
  await page.getByRole('article').nth(1).getByRole('link').last().focus();
  await expect(frameOf(page).locator('[data-on]')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a map is its list, and says why', async ({ page }) => {
    await page.goto('/nl/te-koop/hasselt/?view=map');
    await expect(page.getByText(t('map.withoutScript'))).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('[data-part=map-host]')).toBeHidden();
  });
});
