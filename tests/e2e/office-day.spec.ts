import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { type Hands, keyboard, mouse } from '../support/hands';
import { mailAbout } from '../support/mailbox';
import { wordsIn } from '../support/messages';
import { enterOffice } from '../support/office';
import { first, homes } from '../support/sample-site';
import { expect, separateNetworks, test } from '../support/site';
import { readDirectly, writeDirectly } from '../support/site-database';

separateNetworks(test);

const home = first(homes, ({ broker }) => broker === 'tom-claes');

/** A question about a home of Tom, as the form stores it. */
function addLead(name: string, email: string): string {
  const id = randomUUID();
  const fields = { firstName: name, email, phone: '0470 12 34 56', remark: 'Is de kelder droog?' };
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, property, source, created_at, words)
     values (?, ?, 'contact-me', 'nl', ?, ?, ?, ?, '{}', ?, ?)`,
    ...[id, id, name, email, JSON.stringify(fields), home.id, Date.now(), name.toLowerCase()],
  );
  return id;
}

/**
 * What somebody in the office does between two cups of coffee: read, answer, book, move, close, export, erase. `visitOn` is the day of the
 * visit among those that can be booked: tests that run at once take each their own.
 */
async function day(page: Page, hands: Hands, locale: Locale, visitOn: number): Promise<void> {
  const t = wordsIn(locale);
  const name = `Griet ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@visitor.example`;
  const id = addLead(name, email);
  const toast = page.locator('[data-part="office-toast"]');
  const button = (text: string) => page.getByRole('button', { name: text, exact: true });
  const fold = (text: string) => page.locator('summary').filter({ hasText: new RegExp(`^${text}$`) });
  const field = (named: string) => page.locator(`main [name="${named}"]`).first();
  const openPage = async (named: string) => {
    const link = page.getByRole('navigation', { name: t('office.nav.label'), exact: true }).getByRole('link', {
      name: t(`office.nav.${named}`),
      exact: true,
    });
    if (!(await link.isVisible())) await hands.press(button(t('office.nav.more')));
    await hands.press(link);
  };
  /** A page below a section, which a phone has in its menu. */
  const openBelow = async (section: string, named: string) => {
    if (await button(t('office.nav.more')).isVisible()) return openPage(named);
    await openPage(section);
    const inside = t('office.nav.inside', { section: t(`office.nav.${section}`) });
    await hands.press(
      page.getByRole('navigation', { name: inside }).getByRole('link', { name: t(`office.nav.${named}`) }),
    );
  };

  // Reads what came in, and answers.
  await page.goto(`/${locale}/office/`);
  await hands.press(page.locator(`a[data-lead="${id}"]`).first());
  await page.waitForURL(`**/office/leads/${id}/`);
  await expect(page.locator('[data-part="lead"]')).toContainText('Is de kelder droog?');
  await hands.press(button(t('office.lead.take')));
  await expect(toast).toContainText(t('office.done.assigned'));
  const answer = page.getByLabel(t('office.lead.answerText'));
  await hands.type(answer, 'Ja, kurkdroog. Wanneer komt u kijken?');
  await hands.press(button(t('office.lead.answerSend')));
  await expect(toast).toContainText(t('office.done.answered'));
  await mailAbout(email, 'kurkdroog');

  // She telephones: books a visit, and moves it.
  await openPage('agenda');
  await page.waitForURL('**/office/agenda/**');
  await hands.press(page.getByRole('link', { name: t('office.agenda.add'), exact: true }).first());
  await hands.type(field('home'), home.reference);
  await hands.press(button(t('office.agenda.new.next')));
  const chosenDay = page.locator('[data-part="slot-days"] details').nth(visitOn);
  const free = chosenDay.locator('[data-part="slot"]:not(:has(small)) input[name="slot"]').first();
  await hands.press(chosenDay.locator('summary'));
  await hands.tick(free);
  await hands.type(field('name'), name);
  await hands.type(field('phone'), '0470 12 34 56');
  await hands.type(field('email'), email);
  await hands.press(button(t('office.agenda.new.submit')));
  await page.waitForURL(/agenda\/[0-9a-f-]{36}\/$/);
  const visit = page.url().split('/').at(-2) ?? '';
  const [before] = readDirectly('select starts_at from visit where id = ?', visit);
  await hands.press(fold(t('office.agenda.visit.move')));
  await hands.press(chosenDay.locator('summary'));
  await hands.tick(free);
  await hands.press(button(t('office.agenda.visit.moveSubmit')));
  await expect(toast).toContainText(t('office.done.visitMoved'));
  expect(readDirectly('select starts_at from visit where id = ?', visit)).not.toEqual([before]);

  // Closes the question, and takes what she did along.
  await openPage('leads');
  await hands.press(page.getByRole('link', { name: new RegExp(`^${t('office.status.answered')}`) }).first());
  await page.waitForURL('**status=answered**');
  await hands.press(page.locator(`a[data-lead="${id}"]`));
  await page.waitForURL(`**/office/leads/${id}/`);
  await hands.press(button(t('office.lead.close')));
  await expect(toast).toContainText(t('office.done.status'));
  await openPage('leads');
  await hands.type(page.locator('input[name="text"]'), name);
  await page.keyboard.press('Enter');
  await page.waitForURL('**text=**');
  await hands.press(fold(t('office.leads.export')));
  const [download] = await Promise.all([page.waitForEvent('download'), hands.press(button(t('office.leads.csv')))]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^\uFEFF/);

  // She wants to be forgotten.
  await openPage('people');
  await hands.type(page.getByLabel(t('office.people.search')), name);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/people/?text=**');
  await hands.press(page.locator('[data-part="person-rows"] a').first());
  await hands.press(fold(t('office.people.erase')));
  await hands.tick(page.getByLabel(t('office.people.eraseSure')));
  await hands.press(button(t('office.people.eraseSubmit')));
  await page.waitForURL('**/people/?erased=yes');
  expect(readDirectly('select count(*) from lead where email = ?', email)).toEqual(['0']);
  expect(readDirectly('select count(*) from visit where id = ?', visit)).toEqual(['0']);

  // The log has all of it, and nothing of her.
  await openBelow('settings', 'log');
  const log = page.locator('[data-part="log-lines"]');
  for (const action of ['person.erase', 'leads.export', 'visit.move', 'visit.book', 'lead.answer'])
    await expect(log).toContainText(t(`office.log.actions.${action}`));
  await expect(log).not.toContainText(name);
  expect(
    readDirectly(
      "select count(*) from audit_log where coalesce(before, '') || coalesce(after, '') like ?",
      `%${name}%`,
    ),
  ).toEqual(['0']);
}

test('a day in the office, in Dutch with the mouse', async ({ page }) => {
  test.slow();
  await enterOffice(page, 'owner', 'tom-claes');
  await day(page, mouse, 'nl', 3);
});

test('a day in the office, in French with the keyboard alone @wide-only', async ({ page }) => {
  test.slow();
  await enterOffice(page, 'owner', 'tom-claes');
  await day(page, keyboard(page), 'fr', 5);
});
