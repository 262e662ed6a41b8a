import type { Locale } from '@/lib/i18n/locales';
import { sectionNames } from '@/lib/routes/routes';
import { mailWith } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { enter, enteredBy, invited, logIn, password } from '@/tests/support/portal';
import { sample } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';

const { paths } = sample;
separateNetworks(test);

const portal = (locale: Locale) => paths.href({ name: 'portal' }, locale);

test('the login page remembers where a visitor wanted to go', async ({ page, request }) => {
  const t = wordsIn('nl');
  const { email, link } = await invited('nl', 5801);
  await enteredBy(request, link);
  const wanted = `${paths.href({ name: 'portal', section: 'documents' }, 'nl')}?homes=5801`;
  await page.goto(wanted);
  await expect(page).toHaveURL(`${paths.href({ name: 'login' }, 'nl')}?section=documents&homes=5801`);
  await logIn(page, email, 'not the password');
  await expect(page.locator('[data-part="error-summary"]')).toContainText(t('forms.errors.credentials'));
  await expect(page.locator('#loginEmail')).toHaveValue(email);
  await logIn(page, email);
  await expect(page).toHaveURL(wanted);
  await page.goto(paths.href({ name: 'login' }, 'nl'));
  await expect(page).toHaveURL(portal('nl'));
});

test('a log-in shows no page between the form and the portal', async ({ page }) => {
  const t = wordsIn('nl');
  const { email, name, link } = await invited('nl', 5801);
  // A delayed response has no transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const titles = new Set<string>();
  await page.exposeFunction('tellTitle', (title: string) => titles.add(title));
  await page.addInitScript(
    'new MutationObserver(() => document.querySelector("h1") && tellTitle(document.querySelector("h1").textContent)).observe(document, { subtree: true, childList: true })',
  );
  // Time enough for anything that would come in between.
  await page.route(`**${portal('nl')}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await enter(page, { link });
  await page.getByRole('button', { name: t('account.portal.logOut'), exact: true }).click();
  await page.waitForURL(paths.href({ name: 'login' }, 'nl'));
  await logIn(page, email);
  await page.locator('[data-part="portal"]').waitFor();
  expect([...titles]).toEqual([
    t('account.password.invitation.title', { name }),
    sectionNames.statistics.nl,
    t('account.login.title'),
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a passkey opens the portal instead of the password, until it is removed', async ({ page, context }) => {
  const t = wordsIn('nl');
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { email, link } = await invited('nl', 5801);
  await enteredBy(page.request, link);
  await page.goto(paths.href({ name: 'portal', section: 'account' }, 'nl'));
  await page.getByLabel(t('forms.fields.password')).fill('not the password');
  await page.getByRole('button', { name: t('account.passkeys.add') }).click();
  await expect(page.locator('#passkey-password-error')).toHaveText(t('account.passkeys.wrongPassword'));
  await expect(page.locator('#passkey-password')).toBeFocused();
  await page.locator('#passkey-password').fill(password);
  await page.getByRole('button', { name: t('account.passkeys.add') }).click();
  await expect(page.locator('[data-part="passkeys"] li')).toHaveCount(1);
  await mailWith(email, t('account.mails.passkeyAdded.subject'));
  await page.getByRole('button', { name: t('account.portal.logOut'), exact: true }).click();
  await page.waitForURL(paths.href({ name: 'login' }, 'nl'));
  await page.reload();
  await page.getByRole('button', { name: t('account.passkeys.use') }).click();
  await page.locator('[data-part="portal"]').waitFor();
  await page.goto(paths.href({ name: 'portal', section: 'account' }, 'nl'));
  await page.getByRole('button', { name: t('account.passkeys.remove') }).click();
  await expect(page.locator('[data-part="passkeys"] li')).toHaveCount(0);
  await page.getByRole('button', { name: t('account.portal.logOut'), exact: true }).click();
  await page.waitForURL(paths.href({ name: 'login' }, 'nl'));
  await page.reload();
  await page.getByRole('button', { name: t('account.passkeys.use') }).click();
  await expect(page.getByText(t('account.passkeys.useFailed'))).toBeVisible();
});
