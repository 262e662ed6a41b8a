import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mailWith } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { linkIn } from '@/tests/support/signed-links';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { readDirectly, writeDirectly } from '@/tests/support/site-database';
import { answerSum } from '@/tests/support/text-captcha';

const t = wordsIn('de');
const { paths } = sample;
separateNetworks(test);
test.use({ javaScriptEnabled: false });

function addLead(email: string): void {
  const id = randomUUID();
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, source, created_at, words)
     values (?, ?, 'site-contact', 'nl', 'Griet Maes', ?, '{"remark":"Wanneer bent u open?"}', '{}', ?, '')`,
    id,
    id,
    email.toUpperCase(),
    Date.now(),
  );
}

// The page with a script is in sweep/site.spec.ts, forms with a script are in forms.spec.ts.
test('a visitor sees, downloads and erases their data without a script', async ({ page }) => {
  const email = `${randomUUID()}@visitor.example`;
  addLead(email);
  await page.goto(paths.href({ name: 'my-data' }, 'de'));
  await page.locator('#email').fill(email);
  await page.locator('[data-part="form-submit"]').click();
  await answerSum(page);
  await page.locator('[data-part="form-submit"]').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(t('myData.said.sent.title'));
  const mail = await mailWith(email, t('myData.mail.subject'));
  await page.goto(linkIn(mail, t('myData.mail.button')));
  await expect(page.locator('[data-part="retained-records"]').first()).toContainText('Wanneer bent u open?');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('myData.download') }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('Wanneer bent u open?');
  await page.getByRole('link', { name: t('myData.toErase') }).click();
  await expect(title).toHaveText(t('myData.erase.title'));
  await expect(page.locator('[data-part="retained-data"]')).toContainText(t('myData.erase.signed'));
  await page.getByRole('button', { name: t('myData.erase.submit') }).click();
  await expect(title).toHaveText(t('myData.said.erased.title'));
  expect(readDirectly('select count(*) from lead where lower(email) = ?', email)).toEqual(['0']);
  expect(readDirectly('select count(*) from outbox where lower(recipient) = ?', email)).toEqual(['0']);
  await page.goto(linkIn(mail, t('myData.mail.button')));
  await expect(title).toHaveText(t('myData.said.over.title'));
});
