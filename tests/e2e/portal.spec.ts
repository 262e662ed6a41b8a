import type { Locale } from '@/lib/i18n/locales';
import { portalSections, sectionNames } from '@/lib/routes/portal-sections';
import { mailsTo } from '../support/mailbox';
import { wordsIn } from '../support/messages';
import { oneAddressEach } from '../support/network';
import { enter, invitationOf, invited, logIn, password } from '../support/portal';
import { sample } from '../support/sample-site';
import { linkIn } from '../support/signed-links';
import { axe, expect, test } from '../support/site';

const { paths } = sample;
oneAddressEach(test);

const portal = (locale: Locale) => paths.href({ name: 'portal' }, locale);

for (const locale of ['nl', 'fr', 'en', 'de'] as const)
  test(`an owner is invited, chooses a password and looks at every section (${locale})`, async ({ page }) => {
    test.slow();
    const t = wordsIn(locale);
    const owner = await invited(locale, 5801, 5802);
    expect(await invitationOf(owner)).toBe(owner.link);
    await page.goto(owner.link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('account.password.invitation.title', { name: owner.name }),
    );
    expect(await axe(page)).toEqual([]);
    await page.locator('#newPassword').fill('too short');
    await page.locator('.form-submit').click();
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
      expect(await axe(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });

test('one of several homes is chosen, with the keyboard', async ({ page }) => {
  const t = wordsIn('nl');
  await enter(page, await invited('nl', 5801, 5802));
  await page.locator('.portal-chooser summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: t('account.portal.show') }).press('Enter');
  await expect(page).toHaveURL(`${portal('nl')}?homes=5801`);
  await expect(page.locator('.portal-chooser summary')).toHaveText(t('account.portal.chosen', { count: 1 }));
  await page.getByRole('link', { name: sectionNames.visits.nl }).first().click();
  await expect(page).toHaveURL(`${paths.href({ name: 'portal', section: 'visits' }, 'nl')}?homes=5801`);
});

test('the door remembers where somebody wanted to go, and a forgotten password is replaced', async ({ page }) => {
  test.slow();
  const t = wordsIn('nl');
  const { email, link } = await invited('nl', 5801);
  await enter(page, { link });
  await page.getByRole('button', { name: t('account.portal.logOut'), exact: true }).click();
  await expect(page).toHaveURL(paths.href({ name: 'login' }, 'nl'));

  const wanted = `${paths.href({ name: 'portal', section: 'documents' }, 'nl')}?homes=5801`;
  await page.goto(wanted);
  await expect(page).toHaveURL(`${paths.href({ name: 'login' }, 'nl')}?section=documents&homes=5801`);
  expect(await axe(page)).toEqual([]);
  await logIn(page, email, 'not the password');
  await expect(page.locator('.error-summary')).toContainText(t('forms.errors.credentials'));
  await expect(page.locator('#loginEmail')).toHaveValue(email);
  await logIn(page, email);
  await expect(page).toHaveURL(wanted);
  await page.goto(paths.href({ name: 'login' }, 'nl'));
  await expect(page).toHaveURL(portal('nl'));
  await page.getByRole('button', { name: t('account.portal.logOut'), exact: true }).click();

  await page.getByRole('link', { name: t('account.login.forgotten') }).click();
  expect(await axe(page)).toEqual([]);
  await page.locator('#loginEmail').fill(email);
  await page.locator('.form-submit').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.password.sent.title'));
  expect(await axe(page)).toEqual([]);
  const again = linkIn((await mailsTo(email, 2))[1], t('account.mails.reset.button'));
  await enter(page, { link: again });
  await page.goto(again);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.password.over.title'));
});

test('logging out everywhere ends the session of another browser', async ({ page, browser, baseURL }) => {
  test.slow();
  const t = wordsIn('nl');
  const { email, link } = await invited('nl', 5801);
  await enter(page, { link });
  const other = await browser.newPage({ baseURL });
  await other.goto(paths.href({ name: 'login' }, 'nl'));
  await logIn(other, email);
  await other.locator('.portal').waitFor();
  await page.goto(paths.href({ name: 'portal', section: 'account' }, 'nl'));
  await page.getByRole('button', { name: t('account.settings.logOutEverywhere') }).click();
  await page.waitForURL(paths.href({ name: 'login' }, 'nl'));
  await other.goto(portal('nl'));
  await expect(other).toHaveURL(paths.href({ name: 'login' }, 'nl'));
  await other.close();
});

test('a passkey opens the portal instead of the password, until it is removed', async ({ page, context }) => {
  test.slow();
  const t = wordsIn('nl');
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await enter(page, await invited('nl', 5801));
  await page.goto(paths.href({ name: 'portal', section: 'account' }, 'nl'));
  await page.getByRole('button', { name: t('account.passkeys.add') }).click();
  await expect(page.locator('.passkeys li')).toHaveCount(1);
  await page.getByRole('button', { name: t('account.portal.logOut'), exact: true }).click();
  await page.waitForURL(paths.href({ name: 'login' }, 'nl'));
  await page.reload();
  await page.getByRole('button', { name: t('account.passkeys.use') }).click();
  await page.locator('.portal').waitFor();
  await page.goto(paths.href({ name: 'portal', section: 'account' }, 'nl'));
  await page.getByRole('button', { name: t('account.passkeys.remove') }).click();
  await expect(page.locator('.passkeys li')).toHaveCount(0);
  await page.getByRole('button', { name: t('account.portal.logOut'), exact: true }).click();
  await page.waitForURL(paths.href({ name: 'login' }, 'nl'));
  await page.reload();
  await page.getByRole('button', { name: t('account.passkeys.use') }).click();
  await expect(page.getByText(t('account.passkeys.useFailed'))).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner comes in, chooses a home and leaves', async ({ page }) => {
    const t = wordsIn('de');
    const { email, link } = await invited('de', 5801, 5802);
    await page.goto(link);
    await page.locator('#newPassword').fill(password);
    await page.locator('#newPasswordAgain').fill('Something else');
    await page.locator('.form-submit').click();
    await expect(page.locator('#newPasswordAgain-error')).toHaveText(t('forms.errors.passwordsDiffer'));
    await enter(page, { link });
    await page.locator('.portal-chooser summary').click();
    await page.locator('input[name="homes"][value="5802"]').check();
    await page.getByRole('button', { name: t('account.portal.show') }).click();
    await expect(page).toHaveURL(`${portal('de')}?homes=5802`);
    await page.getByRole('button', { name: t('account.portal.logOut'), exact: true }).click();
    await logIn(page, email, 'not the password');
    await expect(page.locator('.error-summary')).toContainText(t('forms.errors.credentials'));
    await logIn(page, email);
    await expect(page).toHaveURL(portal('de'));
  });
});
