import { emptyFile } from '../support/empty-file';
import { addressAfter, addressOfForm, fillIn, fillings, somebody, submit, writerOf } from '../support/forms';
import { mailsTo } from '../support/mailbox';
import { wordsIn } from '../support/messages';
import { expect, separateNetworks, test } from '../support/site';

test.use({ javaScriptEnabled: false });
const t = wordsIn('fr');
separateNetworks(test);

// Each of another kind: fields to type in alone, a file, moments, boxes to tick. All forms with a script: forms.spec.ts.
for (const [form, locale] of [
  ['site-contact', 'fr'],
  ['job-application', 'nl'],
  ['contact-appointment', 'fr'],
  ['demand-register', 'nl'],
] as const)
  test(`${form} is sent without a script, once a sum is solved (${locale})`, async ({ page }) => {
    const visitor = somebody();
    const words = wordsIn(locale);
    const filling = { ...fillings[form], ...writerOf(form, visitor) };
    await page.goto(addressOfForm(form, locale));
    await fillIn(page, words, filling);
    await submit(page);
    await expect(page.locator('[data-part="error-summary"]')).toContainText(words('forms.errors.question'));
    const question = (await page.locator('label[for="answer"]').textContent()) ?? '';
    const sum = [...question.matchAll(/\d+/g)].reduce((total, [digits]) => total + Number(digits), 0);
    await page.locator('#answer').fill(String(sum));
    // A browser does not give a file back to a page that comes again.
    if (filling.cv) await fillIn(page, words, { cv: filling.cv });
    // Faster than a second and a half only machines answer.
    await page.waitForTimeout(1500);
    await submit(page);
    await expect(page).toHaveURL(addressAfter(form, locale));
    const [mail, ...others] = await mailsTo(visitor.email);
    expect(mail?.html).toContain(`lang="${locale}"`);
    expect(others).toEqual([]);
  });

test('errors come back next to their fields, with all that was typed', async ({ page }) => {
  await page.goto(addressOfForm('contact-demand', 'fr'));
  await fillIn(page, t, { ...fillings['contact-demand'], ...somebody(), phone: 'demain' });
  await submit(page);
  await expect(page.locator('[data-part="error-summary"]')).toBeFocused();
  await expect(page.locator('#phone-error')).toHaveText(t('forms.errors.phoneInvalid'));
  await expect(page.locator('#phone')).toHaveValue('demain');
  await expect(page.locator('#propertyType')).toHaveValue('1');
  await expect(page.getByLabel(t('forms.options.sell'))).toBeChecked();
  await expect(page.getByLabel(t('forms.fields.privacy'))).toBeChecked();
});

test('a wrong answer is an error, and another sum asked', async ({ page }) => {
  await page.goto(addressOfForm('site-contact', 'fr'));
  await fillIn(page, t, { ...fillings['site-contact'], ...somebody() });
  await submit(page);
  await page.locator('#answer').fill('99');
  await submit(page);
  await expect(page.locator('#answer-error')).toHaveText(t('forms.errors.captcha'));
  await expect(page.locator('#answer')).toHaveValue('');
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
