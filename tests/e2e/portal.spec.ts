import { dayOf } from '@/lib/base/day';
import type { Locale } from '@/lib/i18n/locales';
import { portalSections, sectionNames } from '@/lib/routes/routes';
import { wordsIn } from '@/tests/support/messages';
import { enter, heem, invitationOf, invited, logIn, password, signIn } from '@/tests/support/portal';
import { sample } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { writeDirectly } from '@/tests/support/site-database';

const { paths } = sample;
separateNetworks(test);

const streetOf = (id: number): string => sample.catalogue.properties.get(id)?.address.street ?? 'a home of the sample';
const portal = (locale: Locale) => paths.href({ name: 'portal' }, locale);

// The test is in German, whose words are the longest. The sections in every language: http/portal.spec.ts.
test('an invited owner reaches every section', async ({ page }) => {
  const locale = 'de';
  const t = wordsIn(locale);
  const owner = await invited(locale, 5801, 5802);
  await page.goto(owner.link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('account.password.invitation.title', { name: owner.name }),
  );
  await page.locator('#newPassword').fill('too short');
  await page.locator('[data-part="form-submit"]').click();
  await expect(page.locator('#newPassword-error')).toHaveText(t('forms.errors.passwordShort'));
  await enter(page, owner);
  await expect(page).toHaveURL(portal(locale));
  await expect(page.getByText(t('account.portal.welcome', { name: owner.name }))).toBeVisible();
  for (const section of [undefined, ...portalSections]) {
    await page
      .getByRole('link', { name: sectionNames[section ?? 'statistics'][locale], exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(paths.href({ name: 'portal', section }, locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sectionNames[section ?? 'statistics'][locale]);
  }
  // By now the site has found what the command left for it.
  expect(await invitationOf(owner)).toBe(owner.link);
});

test('one of several homes is chosen, with the keyboard', async ({ page }) => {
  const t = wordsIn('nl');
  await signIn(page, 5801, 5802);
  await page.goto(portal('nl'));
  await page.locator('[data-part="portal-chooser"] summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: t('account.portal.show') }).press('Enter');
  await expect(page).toHaveURL(`${portal('nl')}?homes=5801`);
  await expect(page.locator('[data-part="portal-chooser"] summary')).toContainText(streetOf(5801));
  await page.getByRole('link', { name: sectionNames.visits.nl }).first().click();
  await expect(page).toHaveURL(`${paths.href({ name: 'portal', section: 'visits' }, 'nl')}?homes=5801`);
});

test('the chart is bars and a table, also on paper and in the colours of the reader', async ({ page }) => {
  writeDirectly(
    `insert into audience_day (home, day, views, visits, saves, shares, requests) values (5823, ?, 5, 3, 0, 0, 0)
     on conflict (home, day) do update set visits = 3`,
    dayOf(Date.now() - 86_400_000),
  );
  await signIn(page, 5823, 5824);
  await page.goto(`${portal('nl')}?homes=5823`);
  const [bars, table] = [page.locator('[data-part="day-chart"] svg'), page.locator('[data-part="day-table"] table')];
  await expect(bars).toBeVisible();
  await expect(table).toBeHidden();
  await page.locator('[data-part="day-table"] summary').press('Enter');
  await expect(table.getByRole('row')).toHaveCount(31);
  await page.locator('[data-part="day-table"] summary').press('Enter');
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.locator('[data-part="portal-menu"]')).toBeHidden();
  await expect(
    page.locator('[data-part="portal-chooser"]').getByText(streetOf(5823)).filter({ visible: true }),
  ).toHaveCount(1);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const fill = await bars
    .locator('rect')
    .first()
    .evaluate((bar) => getComputedStyle(bar).fill);
  expect(fill).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
});

test('a member of staff chooses among the homes of all, and changes nothing', async ({ page }) => {
  const t = wordsIn('nl');
  await signIn(page);
  await page.goto(portal('nl'));
  await expect(page.getByText(t('account.portal.manager'))).toBeVisible();
  await page.getByRole('link', { name: sectionNames.media.nl }).first().click();
  await expect(page.getByText(t('account.portal.choose', { most: 25 }))).toBeVisible();
  await page.getByLabel(t('account.portal.searchLabel')).fill('Hasselt');
  await page.keyboard.press('Enter');
  await page.locator('input[name="homes"][value="5801"]').check();
  await page.getByRole('button', { name: t('account.portal.show') }).click();
  await expect(page.locator('[data-part="owner-thumbs"] img').first()).toBeVisible();
  await page.locator('[data-part="portal-chooser"] summary').click();
  await page.getByLabel(t('account.portal.searchLabel')).fill('5802');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="portal-chooser"] summary')).toContainText(streetOf(5802));
  await expect(page.locator('[data-part="owner-thumbs"] img').first()).toBeVisible();
});

test('the title of a document may be long', async ({ page }) => {
  const title = 'Voorstel voor een nieuwe prijs na de bezoeken van oktober en november';
  await heem('documents', 'add', '--property', '5803', '--title', title, 'data/documents/5801-epc-certificate.pdf');
  await signIn(page, 5803, 5804);
  await page.goto(paths.href({ name: 'portal', section: 'documents' }, 'nl'));
  const row = page.getByRole('row', { name: title }).first();
  const [text, home] = [
    await row.locator('.link').boundingBox(),
    await row.locator('[data-part="owner-home"]').boundingBox(),
  ];
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(home?.y ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner of several homes chooses one after the log-in', async ({ page }) => {
    const t = wordsIn('de');
    const { email, link } = await invited('de', 5801, 5802);
    await page.goto(link);
    await page.locator('#newPassword').fill(password);
    await page.locator('#newPasswordAgain').fill('Something else');
    await page.locator('[data-part="form-submit"]').click();
    await expect(page.locator('#newPasswordAgain-error')).toHaveText(t('forms.errors.passwordsDiffer'));
    await enter(page, { link });
    await page.locator('[data-part="portal-chooser"] summary').click();
    await page.locator('input[name="homes"][value="5802"]').check();
    await page.getByRole('button', { name: t('account.portal.show') }).click();
    await expect(page).toHaveURL(`${portal('de')}?homes=5802`);
    await page.getByRole('button', { name: t('account.portal.logOut'), exact: true }).click();
    await logIn(page, email, 'not the password');
    await expect(page.locator('[data-part="error-summary"]')).toContainText(t('forms.errors.credentials'));
    await logIn(page, email);
    await expect(page).toHaveURL(portal('de'));
  });
});
