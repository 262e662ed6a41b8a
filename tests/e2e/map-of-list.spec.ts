import { wordsIn } from '@/tests/support/messages';
import { expect, test } from '@/tests/support/site';
import { chooseTown, frameOf, markers, openMap } from '@/tests/support/visitor';

const t = wordsIn('nl');

test('loads nothing of the map before it is opened, and is one link away from it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/nl/te-koop/hasselt/');
  await page.getByRole('link', { name: t('map.map'), exact: true }).hover();
  expect(requests.filter((url) => /map-frame|api\/map|maplibre/.test(url))).toEqual([]);
  await page.getByRole('link', { name: t('map.map'), exact: true }).click();
  await expect(page).toHaveURL('/nl/te-koop/hasselt/?view=map');
  await expect(markers(page).first()).toBeVisible();
});

test('fills the window beside its list, which a phone pulls over it', { tag: '@wide' }, async ({ page, isMobile }) => {
  await openMap(page, '/nl/te-koop/hasselt/?view=map');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const host = await page.locator('[data-part=map-host]').boundingBox();
  expect(host?.y).toBeLessThan(isMobile ? 140 : 220);
  expect(host?.width).toBeGreaterThan(isMobile ? width - 1 : width / 2);
  expect((host?.y ?? 0) + (host?.height ?? 0)).toBeGreaterThan(height - 120);
  await expect(page.locator('[data-part=count]')).toBeInViewport();
  const card = page.getByRole('article').first();
  if (!isMobile) {
    await expect(card).toBeInViewport();
    // A card that is looked at has its marker set apart.
    await expect(frameOf(page).locator('[data-on]')).toHaveCount(0);
    await page.getByRole('article').nth(1).getByRole('link').last().focus();
    return expect(frameOf(page).locator('[data-on]')).toHaveCount(1);
  }
  await page.getByRole('link', { name: t('map.list'), exact: true }).click();
  await expect(card).toBeInViewport();
  // The sheet is closed: no strip of the map shows between its rows.
  const overCard = ((await card.boundingBox())?.y ?? 0) - 4;
  expect(await page.evaluate((y) => document.elementFromPoint(195, y)?.localName, overCard)).not.toBe('iframe');
  await page.getByRole('link', { name: t('map.map'), exact: true }).click();
  await expect(markers(page).first()).toBeInViewport();
});

test.describe('with consent', () => {
  test.use({ consent: 'agreed' });

  test('remembers which homes were looked at', async ({ page }) => {
    await page.goto('/nl/te-koop/hasselt/appartement/5801/');
    await openMap(page, '/nl/te-koop/hasselt/?view=map&min=269000&max=269000');
    await expect(frameOf(page).locator('[data-marker=home][data-seen]')).toHaveCount(1);
  });
});

test('goes to where the visitor is, without telling the server, and stays open while it is filtered', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 5.338, latitude: 50.93 });
  await openMap(page, '/nl/te-koop/?view=map');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await frameOf(page)
    .getByRole('button', { name: t('map.nearMe') })
    .click();
  await expect(frameOf(page).getByRole('img', { name: t('map.nearMe') })).toBeInViewport();
  expect(sent.filter((request) => /5\.33|50\.93/.test(request))).toEqual([]);
  // It stays open while its list is filtered.
  await chooseTown(page, t, 'Hasselt|3500');
  await expect(page).toHaveURL('/nl/te-koop/hasselt/?view=map');
  await expect(markers(page).first()).toBeVisible();
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
