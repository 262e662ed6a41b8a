import type { Page } from '@playwright/test';
import { thanksHref } from '@/lib/forms/form-pages';
import { addressOfForm, fillIn, fillings, somebody, submit } from '@/tests/support/forms';
import { mailsTo } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { logIn, password } from '@/tests/support/portal';
import { sample } from '@/tests/support/sample-site';
import { linkIn, oneClickPath } from '@/tests/support/signed-links';
import { expect, scriptsRun, separateNetworks, test } from '@/tests/support/site';

const t = wordsIn('nl');
const { paths } = sample;
separateNetworks(test);

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Sends the open form and confirms by mail; returns the first mail with homes. */
async function confirm(page: Page, email: string) {
  await submit(page);
  await page.waitForURL(thanksHref('demand-register', 'nl', sample));
  const [asking] = await mailsTo(email);
  const link = linkIn(asking, t('alerts.confirm'));
  // A scanner that opens the link confirms nothing.
  await page.request.get(link);
  await page.goto(link);
  await expect(title(page)).toHaveText(t('subscription.search.confirm.title'));
  await page.getByRole('button', { name: t('subscription.search.confirm.button') }).click();
  await expect(title(page)).toHaveText(t('subscription.search.confirmed.title'));
  return (await mailsTo(email, 2))[1];
}

test('a search is saved, confirmed, mailed at once, changed, and stopped by a button', async ({ page }) => {
  const { lastName, email } = somebody();
  await page.goto(
    `${paths.href({ name: 'listings', list: 'sale', city: 'hasselt', type: 2 }, 'nl')}?max=600000&energy=a_b`,
  );
  await page.getByRole('link', { name: t('alerts.lineMore') }).click();
  await page.waitForURL(({ pathname }) => pathname === addressOfForm('demand-register', 'nl'));
  await scriptsRun(page);
  await expect(page.locator('#places')).toHaveValue('3500 Hasselt');
  await expect(page.locator('#maxPrice')).toHaveValue('600000');
  await expect(page.locator('#types-2')).toBeChecked();
  await expect(page.locator('[data-part="form-subject"]')).toContainText(t('chips.energyAtLeast', { letters: 'B' }));
  await fillIn(page, t, { firstName: 'Noor', lastName, email, privacy: true });
  const first = await confirm(page, email);
  expect(first?.subject).toMatch(/^\d+ pand/);
  expect(first?.text).toContain('Energielabel B of beter');

  await page.goto(linkIn(first, t('alerts.change')));
  await page.locator('#places').fill('Hasselt, Nergenshuizen');
  await submit(page);
  await expect(page.locator('#places-error')).toHaveText(t('forms.errors.placeUnknown'));
  await page.locator('#places').fill('');
  await submit(page);
  await expect(page.locator('#places-error')).toHaveText(t('forms.errors.places'));
  await page.locator('#places').fill('Hasselt, Genk');
  await page.getByLabel(t('forms.options.daily')).check();
  await submit(page);
  await expect(title(page)).toHaveText(t('subscription.search.changed.title'));
  await expect(page.locator('[data-part="form-subject"]')).toContainText('Genk');

  await page.goto(linkIn(first, t('alerts.stop')));
  await expect(title(page)).toHaveText(t('subscription.search.stop.title'));
  await page.getByRole('button', { name: t('subscription.search.stop.button') }).click();
  await expect(title(page)).toHaveText(t('subscription.search.stopped.title'));
  await page.goto(linkIn(first, t('alerts.change')));
  await expect(title(page)).toHaveText(t('subscription.search.stopped.title'));
});

test('an address alone keeps a visitor informed of a list', async ({ page }) => {
  const { email } = somebody();
  await page.goto(`${paths.href({ name: 'listings', list: 'sale', city: 'hasselt' }, 'nl')}?max=600000`);
  const line = page.locator('#keep-informed');
  await line.getByLabel(t('forms.fields.email')).fill('an@');
  await line.getByRole('button').click();
  await expect(line.locator('#email-error')).toHaveText(t('forms.errors.emailInvalid'));
  await line.getByLabel(t('forms.fields.email')).fill(email);
  await line.getByRole('button').click();
  await page.waitForURL(thanksHref('demand-register', 'nl', sample));
  const [asking] = await mailsTo(email);
  expect(asking?.text).toContain(t('forms.mail.greetingNoName'));
  expect(asking?.text).toContain('Hasselt');
  await page.goto(linkIn(asking, t('alerts.confirm')));
  await page.getByRole('button', { name: t('subscription.search.confirm.button') }).click();
  expect((await mailsTo(email, 2))[1]?.subject).toMatch(/^\d+ pand/);
});

test('a password makes an account, which opens on the search', async ({ page }) => {
  const { lastName, email } = somebody();
  await page.goto(addressOfForm('demand-register', 'nl'));
  await fillIn(page, t, {
    ...fillings['demand-register'],
    lastName,
    email,
    newPassword: password,
    newPasswordAgain: password,
  });
  await confirm(page, email);
  await page.goto(paths.href({ name: 'login' }, 'nl'));
  await logIn(page, email);
  await expect(page).toHaveURL(paths.href({ name: 'portal', section: 'searches' }, 'nl'));
  await expect(page.locator('[data-part="own-searches"] li')).toHaveCount(1);
});

test('the newsletter checkbox of a form requires confirmation, and one click unsubscribes', async ({ page }) => {
  const { lastName, email } = somebody();
  await page.goto(addressOfForm('site-contact', 'nl'));
  await fillIn(page, t, { ...fillings['site-contact'], lastName, email, newsletter: true });
  await submit(page);
  await page.waitForURL(thanksHref('site-contact', 'nl', sample));
  const mail = (await mailsTo(email, 2)).find(({ subject }) => subject === t('alerts.newsletterSubject'));
  await page.goto(linkIn(mail, t('alerts.newsletterConfirm')));
  await page.getByRole('button', { name: t('subscription.newsletter.confirm.button') }).click();
  await expect(title(page)).toHaveText(t('subscription.newsletter.confirmed.title'));
  // A mail program unsubscribes with one click, no scanner by opening the link.
  const path = oneClickPath(mail);
  const post = (to: string) => page.request.post(to, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
  expect((await page.request.get(path, { maxRedirects: 0 })).status()).toBe(303);
  expect((await post(path.replace(/.{4}\/$/, 'AAAA/'))).status()).toBe(404);
  await page.goto(linkIn(mail, t('alerts.newsletterStop')));
  await expect(title(page)).not.toHaveText(t('subscription.newsletter.stopped.title'));
  const answer = await post(path);
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  await page.goto(linkIn(mail, t('alerts.newsletterStop')));
  await expect(title(page)).toHaveText(t('subscription.newsletter.stopped.title'));
});
