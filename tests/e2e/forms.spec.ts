import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { thanksHref } from '@/lib/forms/form-pages';
import type { PageForm } from '@/lib/routes/page-forms';
import { addressAfter, addressOfForm, fillIn, fillings, somebody, submit } from '@/tests/support/forms';
import { mailAbout, mailsTo } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { readDirectly } from '@/tests/support/site-database';

const t = wordsIn('nl');
separateNetworks(test);

/** The effects of a form besides the mail to its sender. */
const effects: Partial<Record<PageForm, (visitor: ReturnType<typeof somebody>, mail: Email, page: Page) => unknown>> = {
  'contact-me': async (visitor) => {
    const home = sample.catalogue.properties.get(5801);
    const broker = sample.content.team.get(home?.broker ?? '');
    const mail = await mailAbout(broker?.email ?? '', visitor.lastName);
    expect(mail.subject).toContain(home?.title.nl);
    expect(mail.replyTo?.[0]?.address).toBe(visitor.email);
    expect(mail.text).toContain('Is de garage apart te koop?');
  },
  // The file type is detected from its content, not its name.
  'job-application': async ({ lastName }) => {
    const { attachments } = await mailAbout(sample.content.site.email, lastName);
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Mijn cv 2026.pdf', 'application/pdf'],
    ]);
  },
  // Documents are sent as links.
  'request-documents': async (_, { html }, page) => {
    const links = [...(html ?? '').matchAll(/href="([^"]+\/api\/documents\/[^"]+)"/g)].map(([, href = '']) => href);
    expect(links).toHaveLength(3);
    const path = new URL(links[0] ?? '').pathname;
    const answer = await page.request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await page.request.get(path.replace(/.{4}\/$/, 'AAAA/'))).status()).toBe(404);
  },
};

// Rows and mails of every form in each language: tests/unit/leads/form-mails.test.ts. Fields and thanks: http/editor-pages.spec.ts.
// Files of other kinds and too many forms: tests/unit/app/receive-form.test.ts. Without a script: forms-without-script.spec.ts.
for (const [form, effect] of Object.entries(effects) as [PageForm, (typeof effects)['contact-me'] & object][])
  test(`${form} is stored and mailed, and thanks`, async ({ page }) => {
    const visitor = somebody();
    await page.goto(addressOfForm(form, 'de'));
    await fillIn(page, wordsIn('de'), { ...fillings[form], ...visitor });
    await submit(page);
    await page.waitForURL(addressAfter(form, 'de'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [mail] = await mailsTo(visitor.email);
    expect(mail?.html).toContain('lang="de"');
    if (mail) await effect(visitor, mail, page);
  });

test('errors are next to their field and in a summary that takes the focus and links to them', async ({ page }) => {
  await page.goto(addressOfForm('site-contact', 'nl'));
  await fillIn(page, t, { firstName: 'Noor', email: 'noor@' });
  await submit(page);
  const summary = page.locator('[data-part="error-summary"]');
  await expect(summary).toBeFocused();
  await expect(page.locator('#email-error')).toHaveText(t('forms.errors.emailInvalid'));
  await expect(page.locator('#email')).toHaveAttribute('aria-describedby', 'email-error');
  await summary.getByRole('link', { name: t('forms.errors.lastName') }).click();
  await expect(page.locator('#lastName')).toBeFocused();
  await expect(page.locator('#firstName')).toHaveValue('Noor');
});

test('a double click sends once', async ({ page }) => {
  const visitor = somebody();
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  await page.goto(addressOfForm('site-contact', 'nl'));
  await fillIn(page, t, { ...fillings['site-contact'], ...visitor });
  await page.locator('[data-part="form-submit"]').dblclick();
  await page.waitForURL(thanksHref('site-contact', 'nl', sample));
  expect(readDirectly('select count(*) from lead where email = ?', visitor.email)).toEqual(['1']);
  expect(posted.filter((address) => !address.includes('/api/views/'))).toHaveLength(1);
});

test('an offer far from the price is confirmed before it is sent', async ({ page }) => {
  await page.goto(addressOfForm('make-offer', 'nl'));
  const { lastName, email } = somebody();
  await fillIn(page, t, { ...fillings['make-offer'], lastName, email, offerAmount: '26.500' });
  await expect(page.locator('#offerConfirmed')).toHaveCount(0);
  await submit(page);
  await expect(page.locator('#offerConfirmed-error')).toHaveText(t('forms.errors.offerFar'));
  await page.locator('#offerConfirmed').check();
  await submit(page);
  await expect(page).toHaveURL(thanksHref('make-offer', 'nl', sample));
});

test('a form that is sent before its scripts came is answered, taken over by them, and sent again', async ({
  page,
  openUntouched,
  reloadUntouched,
}) => {
  const visitor = somebody();
  await page.clock.install();
  await page.route('**/_next/static/**/*.js', () => {});
  await openUntouched(addressOfForm('contact-me', 'nl'));
  await fillIn(page, t, { ...fillings['contact-me'], ...visitor, phone: 'morgen' });
  await submit(page);
  // A form that waits eight seconds for its scripts is sent without them.
  await page.clock.fastForward(8_000);
  await expect(page.locator('#phone-error')).toHaveText(t('forms.errors.phoneInvalid'));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await reloadUntouched();
  await page.locator('#phone').fill('011 22 33 44');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-part="form"]') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await expect(page.locator('#lastName')).toHaveValue(visitor.lastName);
  await expect(page.locator('[data-part="error-summary"]')).toBeVisible();
  await submit(page);
  await page.waitForURL(addressAfter('contact-me', 'nl'));
  expect(await mailsTo(visitor.email)).toHaveLength(1);
});
