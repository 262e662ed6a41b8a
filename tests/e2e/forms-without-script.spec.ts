import { emptyFile } from '@/tests/support/empty-file';
import { addressAfter, addressOfForm, fillIn, fillings, somebody, submit } from '@/tests/support/forms';
import { mailsTo } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { answerSum } from '@/tests/support/text-captcha';

test.use({ javaScriptEnabled: false });
const t = wordsIn('fr');
separateNetworks(test);

// Moments: visits.spec.ts; boxes to tick: searches-without-script.spec.ts.
test('a form with a file is sent without a script, once a sum is solved', async ({ page }) => {
  const visitor = somebody();
  const words = wordsIn('nl');
  const filling = { ...fillings['job-application'], ...visitor };
  await page.goto(addressOfForm('job-application', 'nl'));
  await fillIn(page, words, filling);
  await submit(page);
  await expect(page.locator('[data-part="error-summary"]')).toContainText(words('forms.errors.question'));
  await answerSum(page);
  // A browser does not give a file back to a page that comes again.
  await fillIn(page, words, { cv: filling.cv });
  await submit(page);
  await expect(page).toHaveURL(addressAfter('job-application', 'nl'));
  const [mail, ...others] = await mailsTo(visitor.email);
  expect(mail?.html).toContain('lang="nl"');
  expect(others).toEqual([]);
});

test('errors come back beside their fields with all that was typed, a wrong sum too, and then the form is sent', async ({
  page,
}) => {
  const visitor = somebody();
  await page.goto(addressOfForm('contact-demand', 'fr'));
  await fillIn(page, t, { ...fillings['contact-demand'], ...visitor, phone: 'demain' });
  await submit(page);
  await expect(page.locator('[data-part="error-summary"]')).toBeFocused();
  await expect(page.locator('#phone-error')).toHaveText(t('forms.errors.phoneInvalid'));
  await expect(page.locator('#phone')).toHaveValue('demain');
  await expect(page.locator('#propertyType')).toHaveValue('1');
  await expect(page.getByLabel(t('forms.options.sell'))).toBeChecked();
  await expect(page.getByLabel(t('forms.fields.privacy'))).toBeChecked();
  await page.locator('#phone').fill('011 22 33 44');
  await page.locator('#answer').fill('99');
  await submit(page);
  await expect(page.locator('#answer-error')).toHaveText(t('forms.errors.captcha'));
  await expect(page.locator('#answer')).toHaveValue('');
  await answerSum(page);
  await submit(page);
  await expect(page).toHaveURL(addressAfter('contact-demand', 'fr'));
  expect(await mailsTo(visitor.email)).toHaveLength(1);
});

test('a file that is too large is refused in the language of the form, with the way back', async ({ page }) => {
  const address = addressOfForm('job-application', 'fr');
  await page.goto(address);
  await page.setInputFiles('#cv', emptyFile('cv.pdf', 12 * 1024 ** 2));
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await submit(page);
  expect((await answered).status()).toBe(413);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tooLarge.title'));
  await page.getByRole('link', { name: t('tooLarge.back') }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('#cv')).toBeVisible();
});
