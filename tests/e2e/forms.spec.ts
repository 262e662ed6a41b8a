import { euro } from '@/lib/euro';
import { thanksHref } from '@/lib/forms/form-pages';
import { addressOfForm, agencyPhone, fillIn, fillings, somebody, submit } from '../support/forms';
import { mailAbout, mailsTo } from '../support/mailbox';
import { wordsIn } from '../support/messages';
import { sample } from '../support/sample-site';
import { sendEachForm } from '../support/send-each-form';
import { axe, expect, oneAddressEach, test } from '../support/site';

const t = wordsIn('nl');
oneAddressEach(test);

sendEachForm(test, 'nl');

test('the agency gets what was filled in, and answers the visitor', async ({ page }) => {
  const visitor = somebody();
  await page.goto(addressOfForm('contact-me', 'nl'));
  await fillIn(page, t, { ...fillings['contact-me'], ...visitor });
  await submit(page);
  await page.waitForURL(thanksHref('contact-me', 'nl', sample));
  const home = sample.catalogue.properties.get(5801);
  const broker = sample.content.team.get(home?.broker ?? '');
  const mail = await mailAbout(broker?.email ?? '', visitor.lastName);
  expect(mail.subject).toContain(home?.title.nl);
  expect(mail.replyTo?.[0]?.address).toBe(visitor.email);
  expect(mail.text).toContain('Is de garage apart te koop?');
});

test('a file goes to the agency by what it is, not by what it is called', async ({ page }) => {
  const visitor = somebody();
  await page.goto(addressOfForm('job-application', 'nl'));
  await fillIn(page, t, { ...fillings['job-application'], ...visitor });
  await submit(page);
  await page.waitForURL(thanksHref('job-application', 'nl', sample));
  const { attachments } = await mailAbout(sample.content.site.email, visitor.lastName);
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['Mijn cv 2026.pdf', 'application/pdf'],
  ]);
});

test('a file of another kind is refused, and nothing that was typed is lost', async ({ page }) => {
  await page.goto(addressOfForm('job-application', 'nl'));
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a PDF at all') };
  await fillIn(page, t, { ...fillings['job-application'], ...somebody(), cv });
  await submit(page);
  await expect(page.locator('#cv-error')).toHaveText(t('forms.errors.fileType'));
  await expect(page.locator('#motivation')).toHaveValue('Ik ken elke straat.');
});

test('faults are told next to their field and in a summary that takes focus and leads to them', async ({ page }) => {
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
  expect(await axe(page)).toEqual([]);
});

test('a double click sends once', async ({ page }) => {
  const visitor = somebody();
  await page.goto(addressOfForm('site-contact', 'nl'));
  await fillIn(page, t, { ...fillings['site-contact'], ...visitor });
  await page.locator('[data-part="form-submit"]').dblclick();
  await page.waitForURL(thanksHref('site-contact', 'nl', sample));
  await page.waitForTimeout(1000);
  expect(await mailsTo(visitor.email)).toHaveLength(1);
});

test('one who sends too often is told to wait, and keeps what was typed', async ({ page }) => {
  for (let turn = 0; turn < 6; turn++) {
    await page.goto(addressOfForm('site-contact', 'nl'));
    await fillIn(page, t, { ...fillings['site-contact'], ...somebody() });
    await submit(page);
    if (turn < 5) await page.waitForURL(thanksHref('site-contact', 'nl', sample));
  }
  await expect(page.locator('[data-part="error-summary"]')).toContainText(
    t('forms.errors.tooMany', { phone: agencyPhone }),
  );
  await expect(page.locator('#remark')).toHaveValue('Kan ik zaterdag langskomen?');
});

test('documents come as links that open them', async ({ page }) => {
  const visitor = somebody();
  await page.goto(addressOfForm('request-documents', 'nl'));
  await fillIn(page, t, { ...fillings['request-documents'], ...visitor });
  await submit(page);
  const [mail] = await mailsTo(visitor.email);
  const links = [...(mail?.html ?? '').matchAll(/href="([^"]+\/api\/documents\/[^"]+)"/g)].map(([, href = '']) => href);
  expect(links).toHaveLength(3);
  const path = new URL(links[0] ?? '').pathname;
  const answer = await page.request.get(path);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await page.request.get(path.replace(/.{4}\/$/, 'AAAA/'))).status()).toBe(404);
});

test('the offer’s deposit is worked out, and where it goes', async ({ page }) => {
  const visitor = somebody();
  await page.goto(addressOfForm('make-offer', 'nl'));
  await fillIn(page, t, { ...fillings['make-offer'], ...visitor });
  await submit(page);
  const [mail] = await mailsTo(visitor.email);
  expect(mail?.text).toContain(euro(26_500));
  expect(mail?.text).toContain(sample.content.site.thirdPartyAccount);
});
