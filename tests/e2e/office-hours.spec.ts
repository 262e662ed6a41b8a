import { dayOf } from '@/lib/base/day';
import { addressOfForm } from '@/tests/support/forms';
import { slotsOfLastDay } from '@/tests/support/last-day';
import { wordsIn } from '@/tests/support/messages';
import { enterOffice, listens, toast } from '@/tests/support/office';
import { first, homes } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';

separateNetworks(test);
test.use({ siteKind: 'edited' });

const t = wordsIn('nl');
const home = first(homes, ({ broker, marquee }) => broker === 'nicolas-renard' && marquee === undefined);

test('a free day is offered to nobody, a calendar has a secret address, and hours are changed one by one', async ({
  page,
  request,
}) => {
  const [slot = 0] = slotsOfLastDay(home);
  const form = `${addressOfForm('contact-appointment', 'nl')}?property=${home.id}`;
  const isOffered = async () => (await (await request.get(form)).text()).includes(`value="${slot}"`);
  expect(await isOffered()).toBe(true);

  await enterOffice(page, 'owner', 'nicolas-renard');
  await page.goto('/nl/office/hours/');
  const absences = page.locator('[data-part="absences"]');
  const add = absences.getByRole('button', { name: t('office.hours.add') });
  await listens(add);
  await absences.getByLabel(t('office.hours.from'), { exact: true }).fill(dayOf(slot));
  await absences.getByLabel(t('office.hours.why')).fill('Communiefeest');
  await add.click();
  await expect(toast(page)).toContainText(t('office.done.absenceAdded'));
  await expect(absences.locator('[data-absence]')).toContainText('Communiefeest');
  expect(await isOffered()).toBe(false);
  await absences.getByRole('button', { name: t('office.hours.remove') }).click();
  await expect(toast(page)).toContainText(t('office.done.absenceRemoved'));
  expect(await isOffered()).toBe(true);
  await page.getByRole('button', { name: t('office.toast.undo') }).click();
  await expect(toast(page)).toContainText(t('office.done.undone'));
  expect(await isOffered()).toBe(false);

  const calendars = page.locator('[data-part="calendars"]');
  const ownAddress = calendars.getByRole('textbox', { name: t('office.calendar.own') });
  await calendars
    .getByRole('button', { name: t('office.calendar.make') })
    .first()
    .click();
  const renew = calendars.getByRole('button', { name: t('office.calendar.renew') });
  await expect(renew).toBeVisible();
  const old = await ownAddress.inputValue();
  expect((await request.get(onSite(old))).headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  await renew.click();
  await expect(ownAddress).not.toHaveValue(old);
  expect((await request.get(onSite(old))).status()).toBe(404);
  expect((await request.get(onSite(await ownAddress.inputValue()))).status()).toBe(200);

  // Text typed for other brokers stays while the hours of one are saved.
  const hoursOf = (name: string) => {
    const broker = page.locator('[data-part="broker-hours"] li').filter({ hasText: name });
    return { broker, monday: broker.getByRole('textbox', { name: 'maandag' }) };
  };
  const [sara, tom] = [hoursOf('Sara Jacobs'), hoursOf('Tom Claes')];
  await sara.broker.locator('summary').click();
  await sara.monday.fill('09:00–10:00');
  await tom.broker.locator('summary').click();
  await tom.monday.fill('14:00–18:00');
  await tom.broker.getByRole('button', { name: t('office.hours.save') }).click();
  await expect(toast(page)).toContainText(t('office.done.rulesSaved'));
  await expect(tom.broker).toContainText(t('office.hours.ownHours'));
  await sara.broker.locator('summary').click();
  await expect(sara.monday).toHaveValue('09:00–10:00');
  await sara.broker.getByRole('button', { name: t('office.hours.save') }).click();
  await expect(sara.broker).toContainText(t('office.hours.ownHours'));

  // A wrong value is reported beside its field, and stays as typed.
  await page.goto('/nl/office/hours/rules/');
  const rules = page.locator('[data-part="rules"]');
  const monday = rules.getByRole('textbox', { name: 'maandag' }).first();
  const save = rules.getByRole('button', { name: t('office.hours.save') });
  await listens(save);
  await monday.fill('de hele dag');
  await save.click();
  await expect(rules).toContainText(t('office.errors.hours'));
  await expect(monday).toHaveValue('de hele dag');
  await expect(monday).toBeFocused();
  await expect(monday).toHaveAttribute('aria-invalid', 'true');
});

/** An address that the office shows, at the site under test. */
function onSite(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
