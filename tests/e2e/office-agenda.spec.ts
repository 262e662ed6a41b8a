import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, dayOf, timeOf } from '@/lib/day';
import { longDay } from '@/lib/format';
import { slotsOfLastDay } from '../support/last-day';
import { mailsTo } from '../support/mailbox';
import { wordsIn } from '../support/messages';
import { enterOffice, fits, isFine, toast } from '../support/office';
import { first, homes } from '../support/sample-site';
import { axe, expect, separateNetworks, test } from '../support/site';
import { readDirectly, writeDirectly } from '../support/site-database';
import { choose } from '../support/visitor';

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

const soon = { timeout: 5_000 };
/** Presses a key until it does what it should: the keys are there once the scripts run. */
const pressUntil = (page: Page, key: string, done: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press(key);
    await done();
  }).toPass();

test('a broker books, moves, cancels and follows up, by keyboard @wide-only', async ({ page }) => {
  test.slow();
  const name = `Griet ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@visitor.example`;
  await enterOffice(page, 'broker', 'tom-claes');
  await page.goto('/nl/office/agenda/');
  await isFine(page);
  for (const [key, view] of [
    ['w', 'week'],
    ['l', 'list'],
  ] as const) {
    await pressUntil(page, key, () => expect(page).toHaveURL(new RegExp(`view=${view}`), soon));
    await expect(page.locator('nav a[aria-current="page"]', { hasText: t(`office.agenda.${view}`) })).toBeVisible();
    await isFine(page);
  }

  // On the last day: other tests book with Tom earlier.
  const slots = slotsOfLastDay(home);
  const [slot = 0, later = 0] = [slots[0], slots.at(-1)];
  await page.goto(`/nl/office/agenda/?day=${addDays(dayOf(slot), -1)}`);
  const free = page.locator(`[data-agenda="tom-claes"] a[href*="slot=${slot}"]`);
  await pressUntil(page, 'ArrowRight', () => expect(free).toBeVisible(soon));
  await free.press('Enter');
  await page.waitForURL('**/office/agenda/new/**');
  await isFine(page);
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
  await isFine(page);
  expect((await mailsTo(email))[0]?.subject).toContain('Votre rendez-vous');

  const before = readDirectly('select starts_at from visit where id = ?', id);
  await fold(page, t('office.agenda.visit.move'));
  await choose(page, String(later));
  await press(page, t('office.agenda.visit.moveSubmit'));
  await expect(toast(page)).toContainText(t('office.done.visitMoved'));
  const [startsAt] = readDirectly('select starts_at from visit where id = ?', id);
  expect([before, startsAt]).toEqual([[String(slot)], String(later)]);
  await expect(moment).toContainText(`${longDay(dayOf(Number(startsAt)), 'nl')}, ${timeOf(Number(startsAt))}`);
  expect((await mailsTo(email, 2)).at(-1)?.subject).toContain('Déplacé');

  await page.getByRole('link', { name: t('office.agenda.visit.back') }).press('Enter');
  await page.waitForURL('**/office/agenda/?day=**');
  const entry = page.locator(`a[data-visit="${id}"]`);
  await expect(entry).toBeVisible();
  // The key goes on at each press.
  await expect(async () => {
    if (await entry.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('j');
    await expect(entry).toBeFocused({ timeout: 2_000 });
  }).toPass();
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
