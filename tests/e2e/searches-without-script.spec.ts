import { thanksHref } from '@/lib/forms/form-pages';
import { fillIn, somebody, submit } from '@/tests/support/forms';
import { mailsTo } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { linkIn } from '@/tests/support/signed-links';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { answerSum } from '@/tests/support/text-captcha';

test.use({ javaScriptEnabled: false });
const t = wordsIn('fr');
separateNetworks(test);

test('a search is kept, confirmed, mailed, changed and stopped without a script', async ({ page }) => {
  const { lastName, email } = somebody();
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`${sample.paths.href({ name: 'listings', list: 'rent' }, 'fr')}?min=999999`);
  // A link of the list leads to the whole form, filled in with its filters.
  await page.getByRole('link', { name: t('alerts.lineMore') }).click();
  await expect(page.locator('#minPrice')).toHaveValue('999999');
  await page.locator('#minPrice').fill('');
  await fillIn(page, t, { places: 'Hasselt', radius: 'km25', firstName: 'Noor', lastName, email, privacy: true });
  await submit(page);
  await answerSum(page);
  await expect(page.locator('#places')).toHaveValue('Hasselt');
  await submit(page);
  await expect(page).toHaveURL(thanksHref('demand-register', 'fr', sample));

  const [asking] = await mailsTo(email);
  await page.goto(linkIn(asking, t('alerts.confirm')));
  await page.getByRole('button', { name: t('subscription.search.confirm.button') }).click();
  await expect(title).toHaveText(t('subscription.search.confirmed.title'));
  const mail = (await mailsTo(email, 2))[1];

  await page.goto(linkIn(mail, t('alerts.change')));
  await page.locator('#minBedrooms').fill('deux');
  await submit(page);
  await expect(page.locator('#minBedrooms-error')).toHaveText(
    t('forms.errors.number', { field: t('forms.fields.minBedrooms') }),
  );
  await page.locator('#minBedrooms').fill('1');
  await submit(page);
  await expect(title).toHaveText(t('subscription.search.changed.title'));

  await page.goto(linkIn(mail, t('alerts.stop')));
  await page.getByRole('button', { name: t('subscription.search.stop.button') }).click();
  await expect(title).toHaveText(t('subscription.search.stopped.title'));
});

test('an address alone keeps a visitor informed of a list without a script, once a sum is solved', async ({ page }) => {
  const { email } = somebody();
  const list = `${sample.paths.href({ name: 'listings', list: 'sale', city: 'hasselt' }, 'fr')}?max=600000`;
  await page.goto(list);
  await page.locator('#keep-informed').getByLabel(t('forms.fields.email')).fill(email);
  await submit(page);
  await expect(page).toHaveURL(list);
  await expect(page.locator('#keep-informed').getByLabel(t('forms.fields.email'))).toHaveValue(email);
  await answerSum(page);
  await submit(page);
  await expect(page).toHaveURL(thanksHref('demand-register', 'fr', sample));
  expect((await mailsTo(email))[0]?.text).toContain('Hasselt');
});
