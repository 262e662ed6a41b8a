import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, dayOf, timeOf } from '@/lib/base/day';
import { longDay } from '@/lib/i18n/format';
import { slotsOfLastDay } from '@/tests/support/last-day';
import { mailsTo } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { enterOffice, listens, toast } from '@/tests/support/office';
import { first, homes } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { readDirectly, writeDirectly } from '@/tests/support/site-database';
import { choose } from '@/tests/support/visitor';

separateNetworks(test);

const t = wordsIn('nl');
const home = first(homes, ({ broker }) => broker === 'tom-claes');

/** Finds a field by its name, since its label also contains hint and error. */
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const fold = (page: Page, name: string) =>
  page
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .press('Enter');

test('a broker books, moves, cancels and follows up, by keyboard @wide-only', async ({ page }) => {
  const name = `Griet ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@visitor.example`;
  await enterOffice(page, 'broker', 'tom-claes');
  const views = page.locator('nav a[aria-current="page"]');
  await page.goto('/nl/office/agenda/');
  await listens(page.locator('[data-agenda="tom-claes"]'));
  for (const [key, view] of [
    ['w', 'week'],
    ['l', 'list'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`view=${view}`));
    await expect(views.filter({ hasText: t(`office.agenda.${view}`) })).toBeVisible();
  }

  // On the last day that can be booked, which the sample's own appointments leave free.
  const slots = slotsOfLastDay(home);
  const [slot = 0, later = 0] = [slots[0], slots.at(-1)];
  await page.goto(`/nl/office/agenda/?day=${addDays(dayOf(slot), -1)}`);
  await listens(page.locator('[data-agenda="tom-claes"]'));
  await page.keyboard.press('ArrowRight');
  await page.locator(`[data-agenda="tom-claes"] a[href*="slot=${slot}"]`).press('Enter');
  await page.waitForURL('**/office/agenda/new/**');
  await field(page, 'name').fill(name);
  await listens(field(page, 'name'));
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
  expect((await mailsTo(email))[0]?.subject).toContain('Votre rendez-vous');

  await fold(page, t('office.agenda.visit.move'));
  await choose(page, String(later));
  await press(page, t('office.agenda.visit.moveSubmit'));
  await expect(toast(page)).toContainText(t('office.done.visitMoved'));
  await expect(moment).toContainText(`${longDay(dayOf(later), 'nl')}, ${timeOf(later)}`);
  expect(readDirectly('select starts_at from visit where id = ?', id)).toEqual([String(later)]);

  await page.getByRole('link', { name: t('office.agenda.visit.back') }).press('Enter');
  await page.waitForURL('**/office/agenda/?day=**');
  const entry = page.locator(`a[data-visit="${id}"]`);
  await listens(entry);
  // Each press goes on to the next appointment of the day.
  const visits = await page.locator('a[data-visit]').evaluateAll((all) => all.map((one) => one.dataset.visit));
  for (let at = visits.indexOf(id); at >= 0; at--) await page.keyboard.press('j');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/agenda/${id}/`);

  await fold(page, t('office.agenda.visit.cancel'));
  await field(page, 'note').fill('Le propriétaire est malade.');
  await press(page, t('office.agenda.visit.cancelSubmit'));
  await expect(toast(page)).toContainText(t('office.done.visitCancelled'));
  await expect(moment).toContainText(t('office.agenda.states.cancelled'));
  expect((await mailsTo(email, 3)).at(-1)?.text).toContain('Le propriétaire est malade.');

  // The same had taken place yesterday.
  const yesterday = Date.now() - 86_400_000;
  writeDirectly(
    "update visit set state = 'confirmed', starts_at = ?, ends_at = ? where id = ?",
    yesterday,
    yesterday + 2_700_000,
    id,
  );
  await page.reload();
  await listens(field(page, 'text'));
  await press(page, t('office.agenda.visit.missed'));
  await expect(toast(page)).toContainText(t('office.done.visitMissed'));
  await expect(moment).toContainText(t('office.agenda.states.missed'));
  await press(page, t('office.toast.undo'));
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await field(page, 'text').fill(`${name} vond het licht mooi.`);
  await field(page, 'rating').selectOption('4');
  await press(page, t('office.agenda.visit.keep'));
  await expect(toast(page)).toContainText(t('office.done.visitFeedback'));
  await expect(page.locator('[data-part="visit-feedback"] blockquote')).toContainText('[naam]');

  // A caller asks about a home, whose moments are offered once it is found.
  await page.goto('/nl/office/agenda/new/');
  await field(page, 'home').first().fill(home.reference);
  await press(page, t('office.agenda.new.next'));
  const days = page.locator('[data-part="slot-days"] details');
  await expect(days.first()).toBeVisible();
  await field(page, 'name').fill(name);
  await field(page, 'phone').fill('0470 12 34 56');
  await choose(page, String(later));
  await press(page, t('office.agenda.new.submit'));
  await page.waitForURL(/agenda\/[0-9a-f-]{36}\/$/);
  await expect(moment).toContainText(`${longDay(dayOf(later), 'nl')}, ${timeOf(later)}`);
});
