import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pollTimeout, restore, textOf } from '../support/edited-data';
import { mailsTo } from '../support/mailbox';
import { wordsIn } from '../support/messages';
import { enterOffice, fits, openSelection, toast } from '../support/office';
import { sample } from '../support/sample-site';
import { axe, axeInBothSchemes, expect, separateNetworks, test } from '../support/site';
import { readDirectly, writeDirectly } from '../support/site-database';

separateNetworks(test);
test.use({ siteKind: 'edited' });

const t = wordsIn('nl');
const home = [...sample.catalogue.properties.values()].find(({ broker }) => broker === 'tom-claes');

/** A question about a home of Tom, as the form stores it. */
function addLead(name: string, at: number): string {
  const id = randomUUID();
  const fields = JSON.stringify({ phone: '0470 12 34 56', remark: 'Mag ik komen kijken?' });
  const source = { json: '{"utm_source":"herfst","utm_campaign":"flyer"}', origin: 'herfst / flyer' };
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, property, source, origin, created_at, words)
     values (?, ?, 'contact-me', 'fr', ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, id, name, `${id}@visitor.example`, fields, home?.id ?? 0, source.json, source.origin, at],
    name.toLowerCase(),
  );
  return id;
}

const statusOf = (id: string) => readDirectly('select status from lead where id = ?', id)[0];

const row = (page: Page, id: string) => page.locator(`a[data-lead="${id}"]`);

// One request is made to fail.
test.use({ blocksFiles: true });

test('leads: several at once and back, a saved view, a text block, forwarded', async ({ page }) => {
  test.slow();
  const name = `Griet ${randomUUID().slice(0, 8)}`;
  const ids = [3, 2, 1].map((i) => addLead(`${name} ${i}`, Date.now() - i * 1000));
  const [oldest = '', middle = '', newest = ''] = ids;
  await enterOffice(page, 'broker', 'tom-claes');

  await page.goto(`/nl/office/leads/?text=${encodeURIComponent(name)}&source=herfst`);
  await expect(page.locator('a[data-lead]')).toHaveCount(3);
  // Keys alone: the first and, with Shift, up to the last.
  await expect(async () => {
    await page.locator('h1').click();
    await page.keyboard.press('j');
    await expect(row(page, newest)).toBeFocused({ timeout: 300 });
  }).toPass();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  const bulk = page.getByRole('form', { name: t('office.leads.bulk') });
  await openSelection(page, t('office.leads.selected', { count: 3 }));
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);
  await bulk.getByLabel(t('office.lead.status')).selectOption('answered');
  await bulk.getByLabel(t('office.lead.followUp')).fill('2027-01-15');
  await bulk.getByRole('button', { name: t('office.leads.apply') }).click();
  await expect(toast(page)).toContainText(t('office.done.saved'));
  await expect(page.locator('a[data-lead]')).toHaveCount(0);
  expect(ids.map(statusOf)).toEqual(['answered', 'answered', 'answered']);
  await page.getByRole('button', { name: t('office.toast.undo') }).click();
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await expect(page.locator('a[data-lead]')).toHaveCount(3);
  expect(ids.map(statusOf)).toEqual(['new', 'new', 'new']);

  // A key changes the row that has the focus at once; where the server cannot be reached, the row is again what it was.
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await page.context().setOffline(true);
  await page.keyboard.press('e');
  await expect(toast(page)).toContainText(t('office.errors.failed'));
  await expect(row(page, newest)).toContainText(t('office.status.new'));
  await page.context().setOffline(false);
  await page.keyboard.press('s');
  await expect(toast(page)).toContainText(t('office.done.status'));
  await expect(row(page, newest)).toHaveCount(0);
  expect(statusOf(newest)).toBe('spam');

  await page.getByText(t('office.views.manage'), { exact: true }).click();
  await page.getByLabel(t('office.views.name'), { exact: true }).fill('Herfst');
  await page.getByRole('button', { name: t('office.views.save'), exact: true }).click();
  const view = page.getByRole('navigation', { name: t('office.views.label') }).getByRole('link', { name: 'Herfst' });
  await expect(view).toHaveAttribute('aria-current', 'page');
  const act = (name: 'start' | 'startNot') =>
    page.getByRole('button', { name: t('office.views.of', { act: t(`office.views.${name}`), name: 'Herfst' }) });
  await act('start').click();
  // The message that the view was saved may still be there.
  await expect(act('startNot')).toBeVisible();
  await fits(page);
  await page.goto('/nl/office/leads/');
  expect(new URL(page.url()).searchParams.get('source')).toBe('herfst');
  await expect(page.locator('a[data-lead]')).toHaveCount(2);

  await page.goto('/nl/office/texts/');
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);
  const form = page.getByRole('form', { name: t('office.texts.add') });
  const block = `Documents ${name}`;
  await form.getByLabel(t('office.texts.name'), { exact: true }).fill(block);
  await form.getByLabel('Frans').fill('Je vous envoie les documents de {home} ({reference}).');
  await form.getByRole('button', { name: t('office.texts.save') }).click();
  await expect(toast(page)).toContainText(t('office.done.saved'));
  await expect(page.locator('[data-part="texts"] summary').filter({ hasText: block })).toBeVisible();

  await page.goto(`/nl/office/leads/${middle}/`);
  await page.getByLabel(t('office.lead.block')).selectOption({ label: block });
  const answer = page.getByLabel(t('office.lead.answerText'));
  await expect(answer).toHaveValue(new RegExp(`\\n\\nJe vous envoie les documents de .* \\(${home?.reference}\\)\\.`));
  await page.locator('[data-part="lead-forward"] summary').click();
  const forward = page.getByRole('form', { name: t('office.lead.forward') });
  const to = `${randomUUID()}@elders.example`;
  await forward.getByLabel(t('office.lead.forwardTo')).fill(to);
  await forward.getByLabel(t('office.lead.forwardWords')).fill('Kan u dit bekijken?');
  expect(await axe(page)).toEqual([]);
  await fits(page);
  await forward.getByRole('button', { name: t('office.lead.forwardSend') }).click();
  await expect(toast(page)).toContainText(t('office.done.forwarded'));
  await expect(page.locator('[data-part="lead-entries"]')).toContainText(to);
  const [mail] = await mailsTo(to);
  expect(mail?.text).toContain('Mag ik komen kijken?');
  expect(mail?.replyTo?.[0]?.address).toBe('tom@heem.example');
  expect(readDirectly('select after from audit_log where subject = ? and action = ?', middle, 'lead.forward')).toEqual([
    '{"files":0}',
  ]);
  expect(statusOf(oldest)).toBe('new');
});

test.describe('with data of its own', () => {
  test.afterEach(() => restore('testimonials.json'));

  test('a testimonial is read whole, put on the site and answered, and taken away again', async ({ page, request }) => {
    test.slow();
    const id = randomUUID();
    const [name, comment] = [
      `Noor ${id.slice(0, 6)}`,
      `Alles liep vlot. ${'En daarna bleven ze bereikbaar. '.repeat(10)}Einde.`,
    ];
    await enterOffice(page, 'owner');
    writeDirectly(
      `insert into lead (id, key, form, locale, name, email, fields, source, created_at)
       values (?, ?, 'post-testimonial', 'nl', ?, 'noor@visitor.example', ?, '{}', ?)`,
      ...[id, id, name, JSON.stringify({ comment, displayName: name, aboutYou: 'kocht een huis in Genk' }), Date.now()],
    );
    await page.goto('/nl/office/reviews/');
    const waiting = page.locator(`[data-review="${id}"]`);
    await expect(waiting).toContainText(comment);
    expect(await axeInBothSchemes(page)).toEqual([]);
    await fits(page);
    await waiting.getByLabel(t('office.reviews.verified')).selectOption('visit');
    // Another test may have left the data at fault for a moment.
    await expect(async () => {
      await waiting.getByRole('button', { name: t('office.reviews.approve') }).click();
      await expect(toast(page)).toContainText(t('office.done.reviewShown'), { timeout: 3_000 });
    }).toPass();
    await expect(waiting).toHaveCount(0);
    const onSite = () => textOf(request, '/nl/over-ons/getuigenissen/');
    await expect.poll(onSite, pollTimeout).toContain(name);
    expect(await onSite()).toContain(t('modules.verified.visit'));

    await page.goto('/nl/office/reviews/?state=site');
    const shown = page.locator(`[data-review="visitor-${id.slice(0, 8)}"]`);
    await shown.getByText(t('office.reviews.change')).click();
    await shown.getByLabel(t('office.reviews.answerIn', { language: 'Nederlands' })).fill('Dank u, Noor.');
    await expect(async () => {
      await shown.getByRole('button', { name: t('office.reviews.save') }).click();
      await expect(toast(page)).toContainText(t('office.done.saved'), { timeout: 3_000 });
    }).toPass();
    expect(await axe(page)).toEqual([]);
    await fits(page);
    await expect.poll(onSite, pollTimeout).toContain('Dank u, Noor.');
    await expect(async () => {
      await shown.getByRole('button', { name: t('office.reviews.hide') }).click();
      await expect(toast(page)).toContainText(t('office.done.reviewHidden'), { timeout: 3_000 });
    }).toPass();
    await expect.poll(onSite, pollTimeout).not.toContain(name);
  });
});
