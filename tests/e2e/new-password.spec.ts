import { mailWith } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { enter, invited } from '@/tests/support/portal';
import { sample } from '@/tests/support/sample-site';
import { linkIn } from '@/tests/support/signed-links';
import { expect, separateNetworks, test } from '@/tests/support/site';

separateNetworks(test);
test.use({ javaScriptEnabled: false });

// The variant with a script is the state "link for a password is on its way" in sweep/opened.spec.ts.
test('a link for a new password is mailed without a script', async ({ page }) => {
  const locale = 'de';
  const t = wordsIn(locale);
  const { email } = await invited(locale, 5801);
  await page.goto(sample.paths.href({ name: 'login' }, locale));
  await page.getByRole('link', { name: t('account.login.forgotten') }).click();
  await page.locator('#loginEmail').fill('jef@');
  await page.locator('[data-part="form-submit"]').click();
  await expect(page.locator('#loginEmail-error')).toHaveText(t('forms.errors.emailInvalid'));
  await expect(page.locator('#loginEmail')).toHaveValue('jef@');
  await page.locator('#loginEmail').fill(email);
  await page.locator('[data-part="form-submit"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.password.sent.title'));
  const mail = await mailWith(email, t('account.mails.reset.subject'));
  const link = linkIn(mail, t('account.mails.reset.button'));
  await enter(page, { link });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.password.over.title'));
});
