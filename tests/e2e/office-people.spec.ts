import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wordsIn } from '../support/messages';
import { enterOffice, isFine, toast } from '../support/office';
import { expect, separateNetworks, test } from '../support/site';
import { readDirectly, writeDirectly } from '../support/site-database';

separateNetworks(test);

const t = wordsIn('nl');

/** A question of somebody, as the form stores it; returns the id of the person. */
function addPerson(email: string, name: string): string {
  const [id, person] = [randomUUID(), randomUUID()];
  const fields = { firstName: name, phone: '0470 12 34 56', email, remark: 'Mag ik komen kijken?' };
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, source, created_at, words)
     values (?, ?, 'site-contact', 'fr', ?, ?, ?, '{}', ?, ?)`,
    ...[id, id, name, email, JSON.stringify(fields), Date.now(), name.toLowerCase()],
  );
  writeDirectly(
    `insert into person (id, email, name, phone, folded, dialled, words, last_at)
     values (?, ?, ?, '0470 12 34 56', ?, '0470123456', ?, ?)`,
    ...[person, email, name, name.toLowerCase(), `${email} ${name}`.toLowerCase(), Date.now()],
  );
  return person;
}

const open = (page: Page, text: string | RegExp) =>
  page.locator('[data-part="person-acts"] summary', { hasText: text }).click();

test('an owner finds a person, corrects, merges, exports and erases them', async ({ page }) => {
  test.slow();
  const word = `griet${randomUUID().slice(0, 8)}`;
  const [email, other] = [`${word}@visitor.example`, `${word}.work@visitor.example`];
  addPerson(other, `Mevrouw ${word}`);
  const person = addPerson(email, word);
  await enterOffice(page, 'owner');
  await page.goto('/nl/office/people/');
  await isFine(page);
  await page.getByLabel(t('office.people.search')).fill(word);
  await page.getByRole('button', { name: t('office.people.show') }).click();
  const rows = page.locator('[data-part="person-rows"] a');
  await page.waitForURL(`**/people/?text=${word}`);
  await expect(rows).toHaveCount(2);
  await page.locator(`a[href$="/people/${person}/"]`).click();
  await expect(page.locator('[data-part="person-leads"] li')).toHaveCount(1);
  await isFine(page);

  await open(page, t('office.people.correct'));
  await page.getByLabel(t('office.people.name'), { exact: true }).fill('Griet Maes');
  await page.getByRole('button', { name: t('office.people.save') }).click();
  await expect(toast(page)).toContainText(t('office.done.saved'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Griet Maes');

  await open(page, /Samenvoegen/);
  await page.getByRole('link', { name: other, exact: true }).click();
  await expect(page.locator('[data-part="merge-preview"]')).toContainText('1 aanvraag');
  await page.getByRole('button', { name: t('office.people.mergeSubmit') }).click();
  await expect(toast(page)).toContainText(t('office.done.merged'));
  await expect(page.locator('[data-part="person-leads"] li')).toHaveCount(2);
  expect(readDirectly('select count(*) from lead where email = ?', email)).toEqual(['2']);

  await open(page, t('office.people.export'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('office.people.html') }).click(),
  ]);
  const html = readFileSync(await download.path(), 'utf8');
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('Mag ik komen kijken?');

  await page.goto(`/nl/office/people/${person}/`);
  await open(page, t('office.people.erase'));
  await expect(page.locator('[data-part="erase-goes"]')).toContainText('2 aanvragen');
  await isFine(page);
  await page.getByLabel(t('office.people.eraseSure')).check();
  await page.getByRole('button', { name: t('office.people.eraseSubmit') }).click();
  await page.waitForURL('/nl/office/people/?erased=yes');
  await expect(page.getByText(t('office.people.wasErased'))).toBeVisible();
  expect(readDirectly('select count(*) from lead where email like ?', `${word}%`)).toEqual(['0']);
  expect((await page.goto(`/nl/office/people/${person}/`))?.status()).toBe(404);
  expect(readDirectly('select action from audit_log where subject = ? order by at', person)).toEqual([
    ...['person.look', 'person.correct', 'person.merge', 'person.export', 'person.erase'],
  ]);

  await page.goto('/nl/office/people/retention/');
  await expect(page.locator('[data-part="retention"]')).toContainText(t('office.retention.week'));
  await isFine(page);
});

test('a broker neither exports nor erases, and an editor sees nobody', async ({ page, browser }) => {
  test.slow();
  const word = `jan${randomUUID().slice(0, 8)}`;
  const person = addPerson(`${word}@visitor.example`, word);
  await enterOffice(page, 'broker', 'tom-claes');
  await page.goto(`/nl/office/people/${person}/`);
  await expect(page.locator('[data-part="person-acts"] summary')).toHaveText([t('office.people.correct')]);
  expect((await page.goto('/nl/office/people/retention/'))?.status()).toBe(403);
  const origin = new URL(page.url()).origin;
  const form = { locale: 'nl', format: 'json', id: person };
  expect((await page.request.post('/api/office/person/', { multipart: form, headers: { origin } })).status()).toBe(403);
  const editor = await browser.newPage();
  await enterOffice(editor, 'editor');
  for (const address of ['people/', `people/${person}/`])
    expect((await editor.goto(`/nl/office/${address}`))?.status()).toBe(403);
  await editor.close();
});
