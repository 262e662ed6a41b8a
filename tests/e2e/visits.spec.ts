import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { timeOf } from '@/lib/base/day';
import { answerConsent } from '@/scripts/support/consent';
import { addressAfter, addressOfForm, fillIn, somebody, submit } from '@/tests/support/forms';
import { mailAbout, mailsTo } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { first, homes, sample } from '@/tests/support/sample-site';
import { expect, scriptsRun, separateNetworks, test } from '@/tests/support/site';
import { answerSum } from '@/tests/support/text-captcha';
import { choose, chooseAny } from '@/tests/support/visitor';
import { workerSite } from '@/tests/support/worker-site';

const t = wordsIn('nl');
separateNetworks(test);

const home = first(homes, ({ id }) => id === 5802);
const broker = sample.content.team.get(home.broker);
const formPageOf = (id: number) => `${addressOfForm('contact-appointment', 'nl')}?property=${id}`;
const person = { firstName: 'Noor', phone: '0470 12 34 56', privacy: true } as const;

async function book(page: Page, visitor: ReturnType<typeof somebody>, more = {}): Promise<void> {
  await fillIn(page, t, { ...person, ...visitor, ...more });
  await submit(page);
  await page.waitForURL(addressAfter('contact-appointment', 'nl'));
}

/** The path of the appointment's page that a mail leads to. */
function linkIn(mail: Email | undefined): string {
  const { pathname, search } = new URL(/https?:\S+token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '');
  return pathname + search;
}

const calendarOf = (mail: Email | undefined): string => {
  const content = mail?.attachments[0]?.content;
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
};

test('a visit is planned from the page of a home, moved and cancelled', async ({ page }) => {
  const visitor = somebody();
  await page.goto(sample.paths.href({ name: 'property', id: home.id }, 'nl'));
  await page
    .getByRole('link', { name: t('property.visit') })
    .filter({ visible: true })
    .last()
    .click();
  await expect(page).toHaveURL(formPageOf(home.id));
  await page.goto(formPageOf(home.id));
  await expect(page.locator('[data-part="form-subject"]')).toContainText(home.title.nl);
  const slot = await chooseAny(page);
  await expect(page.locator('[data-part="slot-message"]')).toHaveText(t('forms.slots.held', { minutes: 10 }));
  await book(page, visitor);
  await expect(page.locator('[data-state]')).toHaveText(t('visits.states.confirmed'));
  await expect(page.locator('[data-part="visit-answer"]')).toHaveText(t('visits.answers.booked'));
  await expect(
    page
      .getByRole('main')
      .getByText(timeOf(Number(slot)))
      .first(),
  ).toBeVisible();
  const route = page.getByRole('link', { name: t('visits.route') });
  await expect(route).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/directions/);
  const file = await page.request.get((await page.locator('[data-part="visit-calendar"]').getAttribute('href')) ?? '');
  expect(file.headers()['cache-control']).toContain('no-store');
  expect(await file.text()).toContain('METHOD:PUBLISH');

  const [mail] = await mailsTo(visitor.email);
  expect(calendarOf(mail)).toContain('METHOD:REQUEST');
  const toBroker = await mailAbout(broker?.email ?? '', visitor.lastName);
  expect(toBroker.replyTo?.[0]?.address).toBe(visitor.email);

  await page.goto(linkIn(mail));
  await expect(page.locator('[data-state]')).toHaveText(t('visits.states.confirmed'));
  await page.getByText(t('visits.page.move'), { exact: true }).click();
  expect(await chooseAny(page)).not.toBe(slot);
  await page.getByRole('button', { name: t('visits.page.moveSubmit') }).click();
  await expect(page.locator('[data-part="visit-answer"]')).toHaveText(t('visits.answers.moved'));
  expect(calendarOf((await mailsTo(visitor.email, 2)).at(-1))).toContain('SEQUENCE:1');

  await page.getByText(t('visits.page.cancel'), { exact: true }).click();
  await page.getByRole('button', { name: t('visits.page.cancelSubmit') }).click();
  await expect(page.locator('[data-state]')).toHaveText(t('visits.states.cancelled'));
  expect(calendarOf((await mailsTo(visitor.email, 3)).at(-1))).toContain('METHOD:CANCEL');
});

test('a visitor who is too late gets a free place by the waiting list, without typing again', async ({
  browser,
  page,
}) => {
  const [early, late] = [somebody(), somebody()];
  const other = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.2.3' } })).newPage();
  // This home has another broker than the home of the other test.
  const formPage = formPageOf(5801);
  await answerConsent(other, workerSite.url);
  await Promise.all([page.goto(formPage), other.goto(formPage)]);
  await scriptsRun(other);
  const slot = await chooseAny(page);
  await expect(page.locator('[data-part="slot-message"]')).toHaveText(t('forms.slots.held', { minutes: 10 }));

  await choose(other, slot);
  await expect(other.locator('[data-part="slot-message"]')).toHaveText(t('forms.slots.taken'));
  await fillIn(other, t, { ...person, ...late });
  await submit(other);
  await expect(other.locator('#slot-error')).toHaveText(t('forms.errors.slotFull'));
  await expect(other.locator('[data-part="error-summary"]')).toBeFocused();
  await expect(other.locator('#lastName')).toHaveValue(late.lastName);
  await book(other, late, { waiting: true });
  const [waiting] = await mailsTo(late.email);
  expect(waiting?.subject).toContain(t('visits.states.waiting'));

  await book(page, early);
  await page.goto(linkIn((await mailsTo(early.email))[0]));
  await page.getByText(t('visits.page.cancel'), { exact: true }).click();
  await page.getByRole('button', { name: t('visits.page.cancelSubmit') }).click();
  await expect(page.locator('[data-state]')).toHaveText(t('visits.states.cancelled'));

  await other.goto(linkIn((await mailsTo(late.email, 2)).at(-1)));
  await expect(other.locator('[data-state]')).toHaveText(t('visits.states.offered'));
  await other.getByRole('button', { name: t('visits.accept') }).click();
  await expect(other.locator('[data-state]')).toHaveText(t('visits.states.confirmed'));
  await other.context().close();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  const fr = wordsIn('fr');

  test('a moment must be chosen, and an appointment is moved and cancelled', async ({ page }) => {
    const visitor = somebody();
    await page.goto(addressOfForm('contact-appointment', 'fr'));
    await fillIn(page, fr, { ...person, ...visitor });
    await submit(page);
    await expect(page.locator('#slot-error')).toHaveText(fr('forms.errors.slot'));
    const chosen = await chooseAny(page);
    await answerSum(page);
    await submit(page);
    await expect(page).toHaveURL(addressAfter('contact-appointment', 'fr'));

    const [mail, ...others] = await mailsTo(visitor.email);
    expect(mail?.html).toContain('lang="fr"');
    expect(others).toEqual([]);
    await page.goto(linkIn(mail));
    await page.getByText(fr('visits.page.move'), { exact: true }).click();
    await expect(page.locator(`input[value="${chosen}"]`)).toHaveCount(0);
    await page.getByRole('button', { name: fr('visits.page.moveSubmit') }).click();
    await expect(page.locator('[data-part="visit-answer"]')).toHaveText(fr('visits.answers.choose'));
    await chooseAny(page);
    await page.getByRole('button', { name: fr('visits.page.moveSubmit') }).click();
    await expect(page.locator('[data-part="visit-answer"]')).toHaveText(fr('visits.answers.moved'));
    await page.getByText(fr('visits.page.cancel'), { exact: true }).click();
    await page.getByRole('button', { name: fr('visits.page.cancelSubmit') }).click();
    await expect(page.locator('[data-state]')).toHaveText(fr('visits.states.cancelled'));
  });
});
