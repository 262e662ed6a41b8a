import { randomUUID } from 'node:crypto';
import { toSearchText } from '@/lib/catalogue/search/search-text';
import { isSuchAs } from '@/lib/catalogue/similar';
import { emptyFile } from '../support/empty-file';
import { mailWith } from '../support/mailbox';
import { wordsIn } from '../support/messages';
import { enterOffice, fits, openSelection, toast } from '../support/office';
import { first, homes, sample } from '../support/sample-site';
import { axe, axeInBothSchemes, expect, separateNetworks, test } from '../support/site';
import { readDirectly, writeDirectly } from '../support/site-database';

separateNetworks(test);

const t = wordsIn('nl');

/** A home of Tom that can be had, and one like it that somebody asked about. */
const home = first(
  homes,
  (one) => one.broker === 'tom-claes' && one.marquee === undefined && one.goal === 0 && likeOf(one) !== undefined,
);
const asked = likeOf(home);

function likeOf(one: (typeof homes)[number]) {
  return homes.find(
    (other) => other.broker === 'tom-claes' && other.id !== one.id && isSuchAs(other, one, sample.catalogue),
  );
}

/** A confirmed search that finds the home; its alert is due later. */
function addSearch(email: string, name: string): void {
  const criteria = toSearchText({ list: 'sale', cities: [home.city], sort: 'newest', page: 1 });
  const now = Date.now();
  writeDirectly(
    `insert into search (id, email, name, locale, criteria, pace, state, created_at, confirmed_at, told_at, due_at, leased_until)
     values (?, ?, ?, 'nl', ?, 'daily', 'confirmed', ?, ?, ?, ?, 0)`,
    ...[randomUUID(), email, name, criteria, now, now, now, now + 1e9],
  );
}

function addLead(email: string, name: string): string {
  const id = randomUUID();
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, property, source, created_at, words)
     values (?, ?, 'contact-me', 'nl', ?, ?, '{}', ?, '{}', ?, '')`,
    ...[id, id, name, email, asked?.id ?? 0, Date.now()],
  );
  return id;
}

test('a broker finds who a home fits, writes them, and looks after its owner', async ({ page }) => {
  test.slow();
  const [searcher, asker] = [`${randomUUID()}@mail.example`, `${randomUUID()}@mail.example`];
  const [jef, griet] = [`Jef ${randomUUID().slice(0, 8)}`, `Griet ${randomUUID().slice(0, 8)}`];
  addSearch(searcher, jef);
  const lead = addLead(asker, griet);
  await enterOffice(page, 'broker', 'tom-claes');

  await page.goto('/nl/office/homes/?view=cards');
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);
  await page.getByLabel(t('office.homes.text')).fill(home.reference);
  await page.keyboard.press('Enter');
  await page.waitForURL(/text=.*view=cards|view=cards.*text=/);
  // What a change of the ticked homes would do; only a broker's own can be ticked.
  await expect(page.locator('[data-part="home-rows"] input')).toHaveCount(1);
  await page.getByLabel(t('office.homes.many.select', { name: home.reference })).check();
  await openSelection(page, t('office.homes.many.selected', { count: 1 }));
  await page.getByLabel(t('office.homes.many.change')).selectOption('marquee:3');
  await page.getByRole('button', { name: t('office.homes.many.look') }).click();
  await expect(page.locator('[data-part="homes-outcome"]')).toContainText('1 pand wordt gewijzigd: In optie.');
  await expect(page.getByRole('button', { name: t('office.homes.many.apply', { count: 1 }) })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await fits(page);
  // On a phone the bar is open over the list.
  await page.keyboard.press('Escape');
  await page.locator('[data-part="home-rows"] a').first().click();
  const people = page.locator('[data-part="fitting-people"]');
  await expect(people).toContainText(jef);
  await expect(people).toContainText(griet);
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);

  // The one who asked, with a word of one's own; then the search, by its own button.
  for (const box of await people.locator('input[name="to"]:enabled').all()) await box.uncheck();
  await people.locator(`input[value="${asker}"][type="checkbox"]`).check();
  await people.getByText(t('office.matching.words')).click();
  await fits(page);
  await people.getByLabel(t('office.matching.text')).first().fill('Dit is ook een mooie, net om de hoek.');
  await people.getByRole('button', { name: t('office.matching.send'), exact: true }).click();
  await people.getByRole('button', { name: t('office.matching.sendNow'), exact: true }).click();
  await expect(toast(page)).toContainText(t('office.done.offered'));
  const offered = t('office.matching.offered', { day: '' }).trim();
  await expect(people.getByRole('listitem').filter({ hasText: griet })).toContainText(offered);
  const subject = t('office.mails.offer.subject', { title: home.title.nl });
  const mail = await mailWith(asker, subject);
  expect(mail.text).toContain('net om de hoek');
  expect(mail.text).toContain(home.reference);
  expect(mail.replyTo?.[0]?.address).toBe('tom@heem.example');
  await people.locator(`button[value="${searcher}"]`).click();
  expect((await mailWith(searcher, subject)).text).toContain(t('alerts.stop'));
  expect(readDirectly('select kind from lead_entry where lead = ?', lead)).toEqual(['answer']);

  // Its appointments alone, then those of all homes.
  await page.locator('[data-part="home"] dl a[href*="agenda"]').click();
  const only = page.locator('[data-part="agenda-home"]');
  await expect(only).toContainText(home.reference);
  expect(await axe(page)).toEqual([]);
  await fits(page);
  await only.getByRole('link').click();
  await expect(only).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?view=list');

  // On the page of a lead the same home is marked, others can be written about.
  await page.goto(`/nl/office/leads/${lead}/`);
  await expect(page.locator('[data-part="fitting-homes"]')).toContainText(offered);
  expect(await axe(page)).toEqual([]);
  await fits(page);

  await page.goto('/nl/office/owners/');
  const name = `Lies ${randomUUID().slice(0, 8)}`;
  await page.getByLabel(t('office.owners.name'), { exact: true }).fill(name);
  await page.getByLabel(t('office.owners.email')).fill(`${randomUUID()}@mail.example`);
  await page.getByLabel(t('office.owners.homes')).fill(String(home.id));
  await page.getByRole('button', { name: t('office.owners.send') }).click();
  await page.waitForURL(/office\/owners\/\w+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByText(t('office.documents.add')).click();
  const title = `Opdracht ${randomUUID().slice(0, 8)}`;
  await page.getByLabel(t('office.documents.title')).fill(title);
  const file = page.getByLabel(t('office.documents.file'));
  await file.setInputFiles(emptyFile('a.pdf', 25 * 1024 * 1024 + 1));
  expect(await file.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    t('office.documents.errors.tooBig'),
  );
  await file.setInputFiles('data/documents/5801-epc-certificate.pdf');
  await page.getByRole('button', { name: t('office.documents.submit') }).click();
  await expect(page.getByText(t('office.documents.added'))).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);
  const preview = page.getByRole('link', { name: t('office.reports.preview') }).first();
  const report = await page.request.get((await preview.getAttribute('href')) ?? '');
  expect([report.status(), await report.text()]).toEqual([200, expect.stringContaining(home.reference)]);
  expect(report.headers()['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; .*; sandbox$/,
  );
  const paper = page.getByRole('link', { name: title });
  const fetched = await page.request.get((await paper.getAttribute('href')) ?? '');
  expect(fetched.headers()).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-security-policy': "default-src 'none'; sandbox",
  });

  await page.getByRole('link', { name: t('office.owner.see') }).click();
  const seen = page.locator('[data-part="portal-seen"]');
  await expect(seen).toContainText(name);
  await expect(page.locator('[data-part="portal-menu"] a')).toHaveCount(6);
  await page.locator('[data-part="portal-menu"] a').last().click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await fits(page);
  await seen.getByRole('link').click();
  await page.goto('/nl/office/owners/');
  await expect(page.locator('[data-part="owners"]')).toContainText(name);
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);
});
