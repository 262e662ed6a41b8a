import { thanksHref } from '@/lib/forms/form-pages';
import type { PageForm } from '@/lib/forms/forms';
import type { Locale } from '@/lib/i18n/locales';
import { addressOfForm, fillIn, fillings, formsWithPages, somebody, submit, writerOf } from './forms';
import { mailsTo } from './mailbox';
import { wordsIn } from './messages';
import { sample } from './sample-site';
import { expect, type test } from './site';

/** What a mail says where it does not say that the form came in. */
const told: Partial<Record<PageForm, string>> = {
  'send-to-friend': 'forms.mail.tipText',
  'request-documents': 'forms.mail.typed',
  'demand-register': 'alerts.confirmText',
  'sign-newsletter': 'alerts.newsletterText',
};

/** A test for each form that has a page: sent with a script in a language, to the mail that comes of it. */
export function sendEachForm(own: typeof test, locale: Locale): void {
  const t = wordsIn(locale);
  for (const form of formsWithPages)
    own(`${form} is stored and mailed, and thanks`, async ({ page }) => {
      const visitor = somebody();
      await page.goto(addressOfForm(form, locale));
      await fillIn(page, t, { ...fillings[form], ...writerOf(form, visitor) });
      await submit(page);
      await page.waitForURL(thanksHref(form, locale, sample));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const [mail] = await mailsTo(visitor.email);
      expect(mail?.text).toContain(t(told[form] ?? `forms.${form}.confirmation`, { name: 'Noor' }));
    });
}
