import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mailsTo, mailWith } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { enterOffice, listens, openSelection, toast } from '@/tests/support/office';
import { first, homes, sample } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { readDirectly, writeDirectly } from '@/tests/support/site-database';

separateNetworks(test);
// One request fails on purpose.
test.use({ blocksFiles: true });

const t = wordsIn('nl');
const home = first(homes, ({ broker }) => broker === 'tom-claes');

/** A question about a home of Tom, as the form stores it. */
function addLead(name: string, at: number): string {
  const id = randomUUID();
  const fields = JSON.stringify({ phone: '0470 12 34 56', remark: 'Mag ik komen kijken?' });
  const source = { json: '{"utm_source":"herfst","utm_campaign":"flyer"}', origin: 'herfst / flyer' };
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, property, source, origin, created_at, words)
     values (?, ?, 'contact-me', 'fr', ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    id,
    name,
    `${id}@visitor.example`,
    fields,
    home.id,
    source.json,
    source.origin,
    at,
    name.toLowerCase(),
  );
  return id;
}

const statusOf = (id: string) => readDirectly('select status from lead where id = ?', id)[0];

test('a broker works off the inbox: by keys, several at once and back, a saved view, an answer, an export @wide-only', async ({
  page,
}) => {
  const name = `Griet ${randomUUID().slice(0, 8)}`;
  const ids = [3, 2, 1].map((i) => addLead(`${name} ${i}`, Date.now() - i * 1000));
  const [oldest = '', middle = '', newest = ''] = ids;
  await enterOffice(page, 'broker', 'tom-claes');
  const row = (id: string) => page.locator(`a[data-lead="${id}"]`);
  const rows = page.locator('a[data-lead]');

  await page.goto('/nl/office/leads/?source=herfst');
  await listens(row(newest));
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/text=.*source=|source=.*text=/);
  await expect(rows).toHaveCount(3);
  await listens(row(newest));
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await expect(row(newest)).toBeFocused();
  await page.keyboard.press('a');
  await expect(toast(page)).toContainText(t('office.done.assigned'));

  // The first and, with Shift, up to the last; changed and taken back as a whole.
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  const bulk = page.getByRole('form', { name: t('office.leads.bulk') });
  await openSelection(page, t('office.leads.selected', { count: 3 }));
  await bulk.getByLabel(t('office.lead.status')).selectOption('answered');
  await bulk.getByLabel(t('office.lead.followUp')).fill('2027-01-15');
  await bulk.getByRole('button', { name: t('office.leads.apply') }).click();
  await expect(toast(page)).toContainText(t('office.done.saved'));
  await expect(rows).toHaveCount(0);
  expect(ids.map(statusOf)).toEqual(['answered', 'answered', 'answered']);
  await page.getByRole('button', { name: t('office.toast.undo') }).click();
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await expect(rows).toHaveCount(3);
  expect(ids.map(statusOf)).toEqual(['new', 'new', 'new']);

  // A key changes its row at once; where the server cannot be reached, the row is again what it was.
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await expect(row(newest)).toBeFocused();
  await page.context().setOffline(true);
  await page.keyboard.press('e');
  await expect(toast(page)).toContainText(t('office.errors.failed'));
  await expect(row(newest)).toContainText(t('office.status.new'));
  await page.context().setOffline(false);
  await page.keyboard.press('s');
  await expect(toast(page)).toContainText(t('office.done.status'));
  await expect(row(newest)).toHaveCount(0);
  expect(statusOf(newest)).toBe('spam');

  // The filters under a name, which begin the inbox from now on.
  await page.getByText(t('office.views.manage'), { exact: true }).click();
  await page.getByLabel(t('office.views.name'), { exact: true }).fill('Herfst');
  await page.getByRole('button', { name: t('office.views.save'), exact: true }).click();
  const view = page.getByRole('navigation', { name: t('office.views.label') }).getByRole('link', { name: 'Herfst' });
  await expect(view).toHaveAttribute('aria-current', 'page');
  const act = (name: 'start' | 'startNot') =>
    page.getByRole('button', { name: t('office.views.of', { act: t(`office.views.${name}`), name: 'Herfst' }) });
  await act('start').click();
  await expect(act('startNot')).toBeVisible();
  await page.goto('/nl/office/leads/');
  expect(new URL(page.url()).searchParams.get('source')).toBe('herfst');

  // An answer from a text block, kept while the page is opened anew.
  await page.goto('/nl/office/texts/');
  const form = page.getByRole('form', { name: t('office.texts.add') });
  const block = `Documents ${name}`;
  await form.getByLabel(t('office.texts.name'), { exact: true }).fill(block);
  await form.getByLabel('Frans').fill('Je vous envoie les documents de {home} ({reference}).');
  await form.getByRole('button', { name: t('office.texts.save') }).click();
  await expect(toast(page)).toContainText(t('office.done.saved'));
  await page.goto(`/nl/office/leads/${middle}/`);
  await page.getByLabel(t('office.lead.block')).selectOption({ label: block });
  const answer = page.getByLabel(t('office.lead.answerText'));
  const filledIn = new RegExp(`\\n\\nJe vous envoie les documents de .* \\(${home.reference}\\)\\.`);
  await expect(answer).toHaveValue(filledIn);
  await page.reload();
  await expect(answer).toHaveValue(filledIn);
  await page.getByRole('button', { name: t('office.lead.answerSend') }).click();
  await expect(toast(page)).toContainText(t('office.done.answered'));
  await expect(page.locator('[data-part="lead"]')).toContainText(t('office.status.answered'));
  const subject = wordsIn('fr')('office.lead.subjectLine', { agency: sample.content.site.name });
  const mail = await mailWith(`${middle}@visitor.example`, subject);
  expect(mail.text).toContain(home.reference);
  expect(mail.replyTo?.[0]?.address).toBe('tom@heem.example');

  await page.locator('[data-part="lead-forward"] summary').click();
  const forward = page.getByRole('form', { name: t('office.lead.forward') });
  const to = `${randomUUID()}@elders.example`;
  await forward.getByLabel(t('office.lead.forwardTo')).fill(to);
  await forward.getByLabel(t('office.lead.forwardWords')).fill('Kan u dit bekijken?');
  await forward.getByRole('button', { name: t('office.lead.forwardSend') }).click();
  await expect(toast(page)).toContainText(t('office.done.forwarded'));
  await expect(page.locator('[data-part="lead-entries"]')).toContainText(to);
  expect((await mailsTo(to))[0]?.text).toContain('Mag ik komen kijken?');

  // Closed by its button, opened again by the undo, closed by a key.
  const close = page.getByRole('button', { name: t('office.lead.close'), exact: true });
  await close.click();
  await expect(toast(page)).toContainText(t('office.done.status'));
  await page.getByRole('button', { name: t('office.toast.undo') }).click();
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await expect(close).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: t('office.lead.reopen') })).toBeVisible();
  expect(ids.map(statusOf)).toEqual(['new', 'closed', 'spam']);

  await page.goto(`/nl/office/leads/?status=closed&text=${encodeURIComponent(name)}`);
  await page.getByText(t('office.leads.export'), { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('office.leads.csv') }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain(`;Afgesloten;${name} 2;`);
  expect(statusOf(oldest)).toBe('new');
});
