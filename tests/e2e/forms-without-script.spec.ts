import type { FormId } from '@/lib/forms/form-ids';
import { thanksHref } from '@/lib/forms/form-pages';
import { addressOfForm, fillIn, fillings, formsWithPages, somebody, submit } from '../support/forms';
import { mailsTo } from '../support/mailbox';
import { wordsIn } from '../support/messages';
import { oneAddressEach } from '../support/network';
import { sample } from '../support/sample-site';
import { axe, expect, test } from '../support/site';

test.use({ javaScriptEnabled: false });
const t = wordsIn('fr');
oneAddressEach(test);

const names = (form: FormId, { lastName, email }: ReturnType<typeof somebody>) => {
  if (form === 'send-to-friend') return { friendEmail: email, email: `from-${email}` };
  if (form === 'sign-newsletter') return { email };
  return form === 'post-testimonial' ? { displayName: lastName, email } : { lastName, email };
};

for (const form of formsWithPages)
  test(`${form} is sent without a script, once a sum is solved`, async ({ page }) => {
    const visitor = somebody();
    const filling = { ...fillings[form], ...names(form, visitor) };
    await page.goto(addressOfForm(form, 'fr'));
    await fillIn(page, t, filling);
    await submit(page);
    await expect(page.locator('.error-summary')).toContainText(t('forms.errors.question'));
    const question = (await page.locator('label[for="answer"]').textContent()) ?? '';
    const sum = [...question.matchAll(/\d+/g)].reduce((total, [digits]) => total + Number(digits), 0);
    await page.locator('#answer').fill(String(sum));
    // A browser does not give a file back to a page that comes again.
    if (filling.cv) await fillIn(page, t, { cv: filling.cv });
    // Faster than a second and a half only machines answer.
    await page.waitForTimeout(1500);
    await submit(page);
    await expect(page).toHaveURL(thanksHref(form, 'fr', sample));
    expect(await mailsTo(visitor.email)).toHaveLength(1);
  });

test('faults come back next to their fields, with all that was typed', async ({ page }) => {
  await page.goto(addressOfForm('contact-demand', 'fr'));
  const { phone, ...rest } = fillings['contact-demand'];
  await fillIn(page, t, { ...rest, ...somebody(), phone: 'demain' });
  await submit(page);
  await expect(page.locator('#phone-error')).toHaveText(t('forms.errors.phoneInvalid'));
  await expect(page.locator('#phone')).toHaveValue('demain');
  await expect(page.locator('#propertyType')).toHaveValue('1');
  await expect(page.getByLabel(t('forms.options.sell'))).toBeChecked();
  await expect(page.getByLabel(t('forms.fields.privacy'))).toBeChecked();
  expect(phone).toBeDefined();
  expect(await axe(page)).toEqual([]);
});

test('a wrong answer is told, and another sum asked', async ({ page }) => {
  await page.goto(addressOfForm('site-contact', 'fr'));
  await fillIn(page, t, { ...fillings['site-contact'], ...somebody() });
  await submit(page);
  await page.locator('#answer').fill('99');
  await submit(page);
  await expect(page.locator('#answer-error')).toHaveText(t('forms.errors.captcha'));
  await expect(page.locator('#answer')).toHaveValue('');
});
