import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mailWith } from '../support/mailbox';
import { wordsIn } from '../support/messages';
import { enterOffice, enterOfficeByHand, fits, isFine, logInToOffice, logOutOfOffice, toast } from '../support/office';
import { sample } from '../support/sample-site';
import { axe, axeInBothSchemes, expect, separateNetworks, test } from '../support/site';
import { readDirectly, writeDirectly } from '../support/site-database';

separateNetworks(test);

const t = wordsIn('nl');
const home = [...sample.catalogue.properties.values()].find(({ broker }) => broker === 'tom-claes');

/** A question about a home of Tom, as the form stores it. */
function addLead(name: string): string {
  const id = randomUUID();
  const fields = {
    firstName: 'Griet',
    lastName: 'Maes',
    phone: '0470 12 34 56',
    remark: 'Mag ik zaterdag komen kijken?',
  };
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, property, source, created_at, words)
     values (?, ?, 'contact-me', 'nl', ?, ?, ?, ?, '{"utm_source":"herfst"}', ?, ?)`,
    ...[id, id, name, `${id}@visitor.example`, JSON.stringify(fields), home?.id ?? 0, Date.now(), name.toLowerCase()],
  );
  return id;
}

test('a broker’s first half hour: in, read, assign, answer, close, export', async ({ page }) => {
  test.slow();
  const name = `Griet ${randomUUID().slice(0, 8)}`;
  const id = addLead(name);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const broker = await enterOfficeByHand(page, 'broker', 'tom-claes');
  await expect(page.locator('[data-part="today"]')).toContainText(name);
  // One page after the second factor, and no way round by the door.
  expect(asked.filter((path) => path === '/nl/office/')).toHaveLength(1);
  expect(asked).not.toContain('/nl/office/log-in/');
  await isFine(page);
  await logOutOfOffice(page);

  await page.goto('/nl/office/leads/');
  expect(new URL(page.url()).searchParams.get('next')).toBe('leads');
  expect(await axeInBothSchemes(page)).toEqual([]);
  await logInToOffice(page, broker);
  await expect(page.locator('[data-part="inbox"]')).toBeVisible();
  // The keys are there once the scripts run.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.locator('input[name="text"]')).toBeFocused({ timeout: 300 });
  }).toPass();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.locator('a[data-lead]')).toHaveCount(1);
  await isFine(page);
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await expect(page.locator(`a[data-lead="${id}"]`)).toBeFocused();
  await page.keyboard.press('a');
  await expect(toast(page)).toContainText(t('office.done.assigned'));
  await expect(page.locator(`a[data-lead="${id}"]`)).toContainText(broker.name);
  await page.locator(`a[data-lead="${id}"]`).press('Enter');

  const lead = page.locator('[data-part="lead"]');
  await expect(lead).toContainText('Mag ik zaterdag komen kijken?');
  await expect(lead).toContainText(home?.title.nl ?? 'a home');
  await expect(lead).toContainText('herfst');
  await isFine(page);
  const text = page.getByLabel(t('office.lead.answerText'));
  await text.fill('Beste Griet,\n\nZaterdag om tien uur past.');
  await page.reload();
  await expect(text).toHaveValue(/Zaterdag om tien uur past/);
  await page.getByRole('button', { name: t('office.lead.answerSend') }).click();
  await expect(toast(page)).toContainText(t('office.done.answered'));
  await expect(lead).toContainText(t('office.status.answered'));
  const mail = await mailWith(
    `${id}@visitor.example`,
    t('office.lead.subjectLine', { agency: sample.content.site.name }),
  );
  expect(mail.text).toContain('Zaterdag om tien uur past.');
  expect(mail.replyTo?.[0]?.address).toBe('tom@heem.example');

  await page.getByRole('button', { name: t('office.lead.close'), exact: true }).click();
  await expect(toast(page)).toContainText(t('office.done.status'));
  await page.getByRole('button', { name: t('office.toast.undo') }).click();
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await expect(page.getByRole('button', { name: t('office.lead.close'), exact: true })).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: t('office.lead.reopen') })).toBeVisible();
  await expect.poll(() => readDirectly('select status from lead where id = ?', id)).toEqual(['closed']);

  await page.goto(`/nl/office/leads/?status=closed&text=${encodeURIComponent(name)}`);
  await page.getByText(t('office.leads.export'), { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('office.leads.csv') }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFDatum;Uur;Soort;/);
  expect(csv).toContain(`;Vraag over een pand;Afgesloten;${name};`);
  expect(
    readDirectly("select action from audit_log where subject = ? or action = 'leads.export' order by at", id),
  ).toEqual(expect.arrayContaining(['lead.change', 'lead.answer', 'undo', 'leads.export']));
});

test('an editor sees no lead, by no way', async ({ page }) => {
  test.slow();
  const id = addLead('Not for an editor');
  await enterOffice(page, 'editor');
  await expect(page.getByRole('link', { name: t('office.nav.leads') })).toHaveCount(0);
  for (const address of ['leads/', `leads/${id}/`, 'leads/new/', 'texts/', 'reviews/', 'staff/', 'log/']) {
    const answer = await page.goto(`/nl/office/${address}`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('office.refused.title'));
  }
  // An address of no page says so under the menu, in any language.
  expect((await page.goto('/nl/office/nowhere/?x=1'))?.status()).toBe(404);
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);
  await page.locator('[popovertarget="office-languages"]').click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('/de/office/nowhere/?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('de')('office.nothing.gone'));
  const origin = new URL(page.url()).origin;
  const form = { locale: 'nl', format: 'json', query: '' };
  expect((await page.request.post('/api/office/export/', { multipart: form, headers: { origin } })).status()).toBe(403);
});

test('an owner invites, changes and removes staff, and reads who did what', async ({ page }) => {
  test.slow();
  await enterOffice(page, 'owner');
  await page.goto('/nl/office/staff/');
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);
  const name = `Sara ${randomUUID().slice(0, 8)}`;
  await page.getByLabel(t('office.staff.name'), { exact: true }).fill(name);
  await page.getByLabel(t('office.staff.email'), { exact: true }).fill(`${randomUUID()}@heem.example`);
  await page.getByRole('button', { name: t('office.staff.send') }).click();
  await expect(toast(page)).toContainText(t('office.done.invited'));
  const person = page.getByRole('listitem').filter({ hasText: name });
  await expect(person).toContainText(t('office.staff.invited'));
  await person
    .locator('summary')
    .filter({ hasText: t('office.staff.remove') })
    .click();
  await person.getByRole('button', { name: t('office.staff.remove') }).click();
  await expect(toast(page)).toContainText(t('office.done.removed'));
  await expect(person).toHaveCount(0);
  await page.goto('/nl/office/log/');
  await expect(page.locator('[data-part="log-lines"]')).toContainText(t('office.log.actions.staff.invite'));
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);
});
