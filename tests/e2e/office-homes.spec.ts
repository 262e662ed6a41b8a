import { randomUUID } from 'node:crypto';
import { toSearchText } from '@/lib/catalogue/search/search-text';
import { isSimilarTo } from '@/lib/catalogue/search/similar';
import { mailWith } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { enterOffice, openSelection, toast } from '@/tests/support/office';
import { first, homes, sample } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { writeDirectly } from '@/tests/support/site-database';

separateNetworks(test);
test.use({ siteKind: 'edited' });

const t = wordsIn('nl');

/** A home of Tom that can be had, and one like it that somebody asked about. */
const home = first(
  homes,
  (one) => one.broker === 'tom-claes' && one.marquee === undefined && one.goal === 0 && likeOf(one) !== undefined,
);
const similar = likeOf(home);

function likeOf(one: (typeof homes)[number]) {
  return homes.find(
    (other) => other.broker === 'tom-claes' && other.id !== one.id && isSimilarTo(other, one, sample.catalogue),
  );
}

/** A confirmed search that finds the home; its alert is due later. */
function addSearch(email: string, name: string): void {
  const criteria = toSearchText({ list: 'sale', cities: [home.city], sort: 'newest', page: 1 });
  const now = Date.now();
  writeDirectly(
    `insert into search (id, email, name, locale, criteria, pace, state, created_at, confirmed_at, told_at, due_at, leased_until)
     values (?, ?, ?, 'nl', ?, 'daily', 'confirmed', ?, ?, ?, ?, 0)`,
    randomUUID(),
    email,
    name,
    criteria,
    now,
    now,
    now,
    now + 1e9,
  );
}

function addLead(email: string, name: string): string {
  const id = randomUUID();
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, property, source, created_at, words)
     values (?, ?, 'contact-me', 'nl', ?, ?, '{}', ?, '{}', ?, '')`,
    id,
    id,
    name,
    email,
    similar?.id ?? 0,
    Date.now(),
  );
  return id;
}

test('a broker changes a home from the list, and writes to people whom it fits', async ({ page }) => {
  const [searcher, asker] = [`${randomUUID()}@mail.example`, `${randomUUID()}@mail.example`];
  const [jef, griet] = [`Jef ${randomUUID().slice(0, 8)}`, `Griet ${randomUUID().slice(0, 8)}`];
  addSearch(searcher, jef);
  const lead = addLead(asker, griet);
  await enterOffice(page, 'broker', 'tom-claes');

  await page.goto('/nl/office/homes/?view=cards');
  await page.getByLabel(t('office.homes.text')).fill(home.reference);
  await page.keyboard.press('Enter');
  await page.waitForURL(/text=.*view=cards|view=cards.*text=/);
  // Only a broker's own homes can be ticked.
  const rows = page.locator('[data-part="home-rows"]');
  await expect(rows.locator('input')).toHaveCount(1);
  await page.getByLabel(t('office.homes.many.select', { name: home.reference })).check();
  await openSelection(page, t('office.homes.many.selected', { count: 1 }));
  await page.getByLabel(t('office.homes.many.change')).selectOption('marquee:3');
  await page.getByRole('button', { name: t('office.homes.many.look') }).click();
  await expect(page.locator('[data-part="homes-outcome"]')).toContainText('1 pand wordt gewijzigd: In optie.');
  await page.getByRole('button', { name: t('office.homes.many.apply', { count: 1 }) }).click();
  await expect(toast(page)).toContainText(t('office.done.saved'));
  await expect(rows).toContainText('In optie');
  await page.getByRole('button', { name: t('office.toast.undo') }).click();
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await expect(rows).not.toContainText('In optie');
  // On a phone the bar is open over the list.
  await page.keyboard.press('Escape');
  await rows.locator('a').first().click();
  const people = page.locator('[data-part="fitting-people"]');
  await expect(people).toContainText(jef);
  await expect(people).toContainText(griet);

  // The one who asked, with words of the broker's own; then the search, by its own button.
  for (const box of await people.locator('input[name="to"]:enabled').all()) await box.uncheck();
  await people.locator(`input[value="${asker}"][type="checkbox"]`).check();
  await people.getByText(t('office.matching.words')).click();
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
  await people.locator(`button[value="${searcher}"]`).click();
  await people.getByRole('button', { name: t('office.matching.sendNow'), exact: true }).click();
  expect((await mailWith(searcher, subject)).text).toContain(t('alerts.stop'));

  // The agenda shows the appointments of this home, then those of all homes.
  await page.locator('[data-part="home"] dl a[href*="agenda"]').click();
  const only = page.locator('[data-part="agenda-home"]');
  await expect(only).toContainText(home.reference);
  await only.getByRole('link').click();
  await expect(only).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?view=list');

  // On the page of the lead the same home is marked.
  await page.goto(`/nl/office/leads/${lead}/`);
  await expect(page.locator('[data-part="fitting-homes"]')).toContainText(offered);
});
