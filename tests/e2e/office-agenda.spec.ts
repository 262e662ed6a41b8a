import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, dayOf, timeOf } from '@/lib/day';
import { longDay } from '@/lib/format';
import { mailsTo } from '../support/mailbox';
import { wordsIn } from '../support/messages';
import { enterOffice, fits, toast } from '../support/office';
import { first, homes } from '../support/sample-site';
import { axe, expect, separateNetworks, test } from '../support/site';
import { readDirectly, writeDirectly } from '../support/site-database';
import { chooseAny } from '../support/visitor';

separateNetworks(test);

const t = wordsIn('nl');
const home = first(homes, ({ broker }) => broker === 'tom-claes');

/** By its name: a label holds its hint and its error, too. */
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const fold = (page: Page, name: string) =>
  page
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .press('Enter');

/** Presses a key until it does what it should: the keys are there once the scripts run. */
const pressUntil = (page: Page, key: string, done: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press(key);
    await done();
  }).toPass();

test('a broker books, moves, cancels and follows up, by keyboard @wide', async ({ page }, { project }) => {
  test.slow();
  const name = `Griet ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@visitor.example`;
  await enterOffice(page, 'broker', 'tom-claes');
  await page.goto('/nl/office/agenda/');
  expect(await axe(page)).toEqual([]);
  await fits(page);
  for (const [key, view] of [
    ['w', 'week'],
    ['l', 'list'],
  ] as const) {
    await pressUntil(page, key, () => expect(page).toHaveURL(new RegExp(`view=${view}`), { timeout: 1_000 }));
    await expect(page.locator('nav a[aria-current="page"]', { hasText: t(`office.agenda.${view}`) })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await fits(page);
  }

  // The first day from ten days on with a moment of Tom's that is free; each screen takes another.
  await page.goto(`/nl/office/agenda/?day=${addDays(dayOf(Date.now()), 10)}`);
  const free = page.locator('[data-agenda="tom-claes"] a[href*="slot="]');
  await pressUntil(page, 'ArrowRight', () => expect(free.first()).toBeVisible({ timeout: 1_000 }));
  await (project.name === 'wide' ? free.last() : free.first()).press('Enter');
  await page.waitForURL('**/office/agenda/new/**');
  expect(await axe(page)).toEqual([]);
  await fits(page);
  await field(page, 'name').fill(name);
  await field(page, 'name').press('Enter');
  await expect(page.getByText(t('office.errors.phoneOrMail'))).toBeVisible();
  await field(page, 'phone').fill('0470 12 34 56');
  await field(page, 'email').fill(email);
  await field(page, 'language').selectOption('fr');
  await field(page, 'home').fill(home.reference);
  await press(page, t('office.agenda.new.submit'));
  await page.waitForURL(/agenda\/[0-9a-f-]{36}\/$/);

  const id = page.url().split('/').at(-2) ?? '';
  const visit = page.locator('[data-part="visit"]');
  const moment = page.locator('[data-part="visit-moment"]');
  await expect(visit).toContainText(name);
  await expect(moment).toContainText(t('office.agenda.states.confirmed'));
  await expect(visit).toContainText(home.title.nl);
  expect(await axe(page)).toEqual([]);
  await fits(page);
  expect((await mailsTo(email))[0]?.subject).toContain('Votre rendez-vous');

  const before = readDirectly('select starts_at from visit where id = ?', id);
  await fold(page, t('office.agenda.visit.move'));
  await chooseAny(page);
  await press(page, t('office.agenda.visit.moveSubmit'));
  await expect(toast(page)).toContainText(t('office.done.visitMoved'));
  const [startsAt] = readDirectly('select starts_at from visit where id = ?', id);
  expect([startsAt]).not.toEqual(before);
  await expect(moment).toContainText(`${longDay(dayOf(Number(startsAt)), 'nl')}, ${timeOf(Number(startsAt))}`);
  expect((await mailsTo(email, 2)).at(-1)?.subject).toContain('Déplacé');

  await page.getByRole('link', { name: t('office.agenda.visit.back') }).press('Enter');
  await page.waitForURL('**/office/agenda/?day=**');
  const entry = page.locator(`a[data-visit="${id}"]`);
  await expect(entry).toBeVisible();
  await pressUntil(page, 'j', () => expect(entry).toBeFocused({ timeout: 300 }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/agenda/${id}/`);

  await fold(page, t('office.agenda.visit.cancel'));
  await field(page, 'note').fill('Le propriétaire est malade.');
  await press(page, t('office.agenda.visit.cancelSubmit'));
  await expect(toast(page)).toContainText(t('office.done.visitCancelled'));
  await expect(moment).toContainText(t('office.agenda.states.cancelled'));
  const cancelled = (await mailsTo(email, 3)).at(-1);
  expect(cancelled?.text).toContain('Le propriétaire est malade.');

  // The same had taken place yesterday.
  const yesterday = Date.now() - 86_400_000;
  writeDirectly(
    "update visit set state = 'confirmed', starts_at = ?, ends_at = ? where id = ?",
    ...[yesterday, yesterday + 2_700_000, id],
  );
  await page.reload();
  await press(page, t('office.agenda.visit.missed'));
  await expect(toast(page)).toContainText(t('office.done.visitMissed'));
  await expect(moment).toContainText(t('office.agenda.states.missed'));
  expect(await axe(page)).toEqual([]);
  await press(page, t('office.toast.undo'));
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await field(page, 'text').fill(`${name} vond het licht mooi.`);
  await field(page, 'rating').selectOption('4');
  await press(page, t('office.agenda.visit.keep'));
  await expect(toast(page)).toContainText(t('office.done.visitFeedback'));
  await expect(page.locator('[data-part="visit-feedback"] blockquote')).toContainText('[naam]');
  expect(await axe(page)).toEqual([]);
  await fits(page);
  expect(
    readDirectly("select action from audit_log where subject = ? and action like 'visit.%' order by at", id),
  ).toEqual([...['visit.book', 'visit.move', 'visit.cancel', 'visit.missed', 'visit.feedback']]);
});
