import { randomUUID } from 'node:crypto';
import { emptyFile } from '@/tests/support/empty-file';
import { wordsIn } from '@/tests/support/messages';
import { enterOffice } from '@/tests/support/office';
import { first, homes } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';

separateNetworks(test);

const t = wordsIn('nl');
const home = first(homes, ({ broker, goal }) => broker === 'tom-claes' && goal === 0);

test('a broker prepares the portal of an owner, and sees it as the owner does @wide-only', async ({ page }) => {
  await enterOffice(page, 'broker', 'tom-claes');
  await page.goto('/nl/office/owners/');
  const name = `Lies ${randomUUID().slice(0, 8)}`;
  await page.getByLabel(t('office.owners.name'), { exact: true }).fill(name);
  await page.getByLabel(t('office.owners.email')).fill(`${randomUUID()}@mail.example`);
  await page.getByRole('combobox', { name: t('office.owners.homes') }).fill(String(home.id));
  await page.getByRole('button', { name: t('office.owners.send') }).click();
  await page.waitForURL(/office\/owners\/\w+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByText(t('office.documents.add')).click();
  const title = `Opdracht ${randomUUID().slice(0, 8)}`;
  await page.getByLabel(t('office.documents.title')).fill(title);
  const file = page.getByLabel(t('office.documents.file'));
  await file.setInputFiles(emptyFile('a.pdf', 25 * 1024 * 1024 + 1));
  await expect(file).toHaveJSProperty('validationMessage', t('office.documents.errors.tooBig'));
  await file.setInputFiles('data/documents/5801-epc-certificate.pdf');
  await page.getByRole('button', { name: t('office.documents.submit') }).click();
  await expect(page.getByText(t('office.documents.added'))).toBeVisible();
  const document = page.getByRole('link', { name: title });
  const stored = await page.request.get((await document.getAttribute('href')) ?? '');
  // The server's own headers do not replace those of a file.
  expect(stored.headers()).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-security-policy': "default-src 'none'; sandbox",
  });

  const preview = page.getByRole('link', { name: t('office.reports.preview') }).first();
  const report = await page.request.get((await preview.getAttribute('href')) ?? '');
  expect(report.status()).toEqual(200);
  expect(await report.text()).toEqual(expect.stringContaining(home.reference));
  expect(report.headers()['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; .*; sandbox$/,
  );

  await page.getByRole('link', { name: t('office.owner.see') }).click();
  const seen = page.locator('[data-part="portal-viewed-owner"]');
  await expect(seen).toContainText(name);
  await expect(page.locator('[data-part="portal-menu"] a')).toHaveCount(6);
  await page.locator('[data-part="portal-menu"] a').last().click();
  await expect(document).toBeVisible();
  await seen.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
