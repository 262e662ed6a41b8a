import { dayOf } from '@/lib/day';
import { restore } from '../support/edited-data';
import { addressOfForm } from '../support/forms';
import { slotsOfLastDay } from '../support/last-day';
import { wordsIn } from '../support/messages';
import { enterOffice, fits, isFine, toast } from '../support/office';
import { first, homes } from '../support/sample-site';
import { axe, expect, separateNetworks, test } from '../support/site';

separateNetworks(test);
test.use({ siteKind: 'edited' });

const t = wordsIn('nl');

// Other tests book with other brokers.
const home = first(homes, ({ broker, marquee }) => broker === 'nicolas-renard' && marquee === undefined);

test('a broker’s free day is offered to nobody, and their agenda has a secret address that can be renewed', async ({
  page,
  browser,
}) => {
  test.slow();
  const [slot = 0] = slotsOfLastDay(home);
  const visitor = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.7.7.7' } })).newPage();
  const offers = async (count: number) => {
    await visitor.goto(`${addressOfForm('contact-appointment', 'nl')}?property=${home.id}`);
    await expect(visitor.locator('[data-part="slot-days"]')).toHaveCount(1);
    await expect(visitor.locator(`input[name="slot"][value="${slot}"]`)).toHaveCount(count);
  };
  await offers(1);

  await enterOffice(page, 'broker', 'nicolas-renard');
  await page.goto('/nl/office/hours/');
  const absences = page.locator('[data-part="absences"]');
  await absences.getByLabel(t('office.hours.from'), { exact: true }).fill(dayOf(slot));
  await absences.getByLabel(t('office.hours.why')).fill('Communiefeest');
  await absences.getByRole('button', { name: t('office.hours.add') }).click();
  await expect(toast(page)).toContainText(t('office.done.absenceAdded'));
  await expect(absences.locator('[data-absence]')).toContainText('Communiefeest');
  await offers(0);
  await isFine(page);

  await absences.getByRole('button', { name: t('office.hours.remove') }).click();
  await expect(toast(page)).toContainText(t('office.done.absenceRemoved'));
  await offers(1);
  await page.getByRole('button', { name: t('office.toast.undo') }).click();
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await offers(0);
  await absences.getByRole('button', { name: t('office.hours.remove') }).click();
  await expect(toast(page)).toContainText(t('office.done.absenceRemoved'));

  const calendars = page.locator('[data-part="calendars"]');
  const ownAddress = calendars.getByRole('textbox', { name: t('office.calendar.own') });
  const addressShown = async () => {
    const { pathname, search } = new URL(await ownAddress.inputValue());
    return pathname + search;
  };
  await calendars.getByRole('button', { name: t('office.calendar.make') }).click();
  await expect(calendars.getByRole('button', { name: t('office.calendar.renew') })).toBeVisible();
  const old = await addressShown();
  const feed = await visitor.request.get(old);
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect([feed.headers()['cache-control'], feed.headers()['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
  await calendars.getByRole('button', { name: t('office.calendar.renew') }).click();
  await expect(ownAddress).not.toHaveValue(new RegExp(old.slice(-20)));
  expect((await visitor.request.get(old)).status()).toBe(404);
  expect((await visitor.request.get(await addressShown())).status()).toBe(200);
  await visitor.context().close();
});

test('an owner changes the rules; what is wrong is said beside its field and stays as it was typed', async ({
  page,
}) => {
  test.slow();
  await enterOffice(page, 'owner');
  await page.goto('/nl/office/hours/');
  const rules = page.locator('[data-part="rules"]');
  await rules.getByText(t('office.hours.change'), { exact: true }).click();
  const monday = rules.getByRole('textbox', { name: 'maandag' }).first();
  await monday.fill('de hele dag');
  await rules.getByRole('button', { name: t('office.hours.save') }).click();
  await expect(rules).toContainText(t('office.errors.hours'));
  await expect(monday).toHaveValue('de hele dag');
  await expect(monday).toBeFocused();
  await expect(monday).toHaveAttribute('aria-invalid', 'true');
  expect(await axe(page)).toEqual([]);
  await fits(page);
});

test.describe('with data of its own', () => {
  test.afterEach(() => restore('visits.json'));

  test('what is typed for others stays while the hours of one broker are saved', async ({ page }) => {
    test.slow();
    await enterOffice(page, 'owner');
    await page.goto('/nl/office/hours/');
    const rules = page.locator('[data-part="rules"]');
    const notice = rules.getByLabel(t('office.hours.noticeHours'));
    await rules.getByText(t('office.hours.change'), { exact: true }).click();
    await notice.fill('7');
    const mondayOf = (name: string) => {
      const one = page.locator('[data-part="broker-hours"] li').filter({ hasText: name });
      return { one, monday: one.getByRole('textbox', { name: 'maandag' }) };
    };
    const [sara, tom] = [mondayOf('Sara Jacobs'), mondayOf('Tom Claes')];
    await sara.one.locator('summary').click();
    await sara.monday.fill('09:00–10:00');
    await tom.one.locator('summary').click();
    await tom.monday.fill('14:00–18:00');
    await tom.one.getByRole('button', { name: t('office.hours.save') }).click();
    await expect(toast(page)).toContainText(t('office.done.rulesSaved'));
    await expect(tom.one).toContainText(t('office.hours.ownHours'));
    await expect(notice).toHaveValue('7');
    await sara.one.locator('summary').click();
    await expect(sara.monday).toHaveValue('09:00–10:00');
    await sara.one.getByRole('button', { name: t('office.hours.save') }).click();
    await expect(sara.one).toContainText(t('office.hours.ownHours'));
  });
});
