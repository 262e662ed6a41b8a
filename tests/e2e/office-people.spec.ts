import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keyboard } from '@/tests/support/hands';
import { mailAbout } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { enterOffice, toast } from '@/tests/support/office';
import { first, homes } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { readDirectly, writeDirectly } from '@/tests/support/site-database';

separateNetworks(test);

const t = wordsIn('nl');
const home = first(homes, ({ broker }) => broker === 'tom-claes');

/** A question of somebody about a home of Tom, as the form stores it; returns the ids of the lead and the person. */
function addPerson(email: string, name: string): { lead: string; person: string } {
  const [lead, person] = [randomUUID(), randomUUID()];
  const fields = { firstName: name, phone: '0470 12 34 56', email, remark: 'Is de kelder droog?' };
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, property, source, created_at, words)
     values (?, ?, 'contact-me', 'fr', ?, ?, ?, ?, '{}', ?, ?)`,
    lead,
    lead,
    name,
    email,
    JSON.stringify(fields),
    home.id,
    Date.now(),
    name.toLowerCase(),
  );
  writeDirectly(
    `insert into person (id, email, name, phone, folded, dialled, words, last_at)
     values (?, ?, ?, '0470 12 34 56', ?, '0470123456', ?, ?)`,
    person,
    email,
    name,
    name.toLowerCase(),
    `${email} ${name}`.toLowerCase(),
    Date.now(),
  );
  return { lead, person };
}

test('an owner answers somebody, then corrects, merges, exports and erases them, by the keyboard alone @wide-only', async ({
  page,
}) => {
  const word = `griet${randomUUID().slice(0, 8)}`;
  const [email, other] = [`${word}@visitor.example`, `${word}.work@visitor.example`];
  addPerson(other, `Mevrouw ${word}`);
  const { lead, person } = addPerson(email, word);
  await enterOffice(page, 'owner', 'tom-claes');
  const { press, type, tick } = keyboard(page);
  const button = (text: string) => page.getByRole('button', { name: text, exact: true });
  const fold = (text: string) => page.locator('summary').filter({ hasText: text });
  const openPage = (named: string) =>
    press(
      page
        .getByRole('navigation', { name: t('office.nav.label'), exact: true })
        .getByRole('link', { name: t(`office.nav.${named}`), exact: true }),
    );

  // The owner opens the question from the start page, answers and closes it.
  await page.goto('/nl/office/');
  await press(page.locator(`a[data-lead="${lead}"]`).first());
  await page.waitForURL(`**/office/leads/${lead}/`);
  await expect(page.locator('[data-part="lead"]')).toContainText('Is de kelder droog?');
  await press(button(t('office.lead.take')));
  await expect(toast(page)).toContainText(t('office.done.assigned'));
  await type(page.getByLabel(t('office.lead.answerText')), 'Oui, la cave est tout à fait sèche.');
  await press(button(t('office.lead.answerSend')));
  await expect(toast(page)).toContainText(t('office.done.answered'));
  await mailAbout(email, 'tout à fait sèche');
  await press(button(t('office.lead.close')));
  await expect(toast(page)).toContainText(t('office.done.status'));

  // The person: found, corrected, merged with the same person at another address.
  await openPage('people');
  await type(page.getByLabel(t('office.people.search')), word);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/people/?text=${word}`);
  await expect(page.locator('[data-part="person-rows"] a')).toHaveCount(2);
  await press(page.locator(`a[href$="/people/${person}/"]`));
  await expect(page.locator('[data-part="person-leads"] li')).toHaveCount(1);
  await press(fold(t('office.people.correct')));
  await type(page.getByLabel(t('office.people.name'), { exact: true }), 'Griet Maes');
  await press(button(t('office.people.save')));
  await expect(toast(page)).toContainText(t('office.done.saved'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Griet Maes');
  await press(fold('Samenvoegen'));
  await press(page.getByRole('link', { name: other, exact: true }));
  await expect(page.locator('[data-part="merge-preview"]')).toContainText('1 aanvraag');
  await press(button(t('office.people.mergeSubmit')));
  await expect(toast(page)).toContainText(t('office.done.merged'));
  await expect(page.locator('[data-part="person-leads"] li')).toHaveCount(2);

  // The export is in her language; then everything is erased.
  await press(fold(t('office.people.export')));
  const [download] = await Promise.all([page.waitForEvent('download'), press(button(t('office.people.html')))]);
  const html = readFileSync(await download.path(), 'utf8');
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('Is de kelder droog?');
  await press(fold(t('office.people.erase')));
  await expect(page.locator('[data-part="erased-data"]')).toContainText('2 aanvragen');
  await tick(page.getByLabel(t('office.people.eraseSure')));
  await press(button(t('office.people.eraseSubmit')));
  await page.waitForURL('/nl/office/people/?erased=yes');
  await expect(page.getByText(t('office.people.wasErased'))).toBeVisible();
  expect(readDirectly('select count(*) from lead where email like ?', `${word}%`)).toEqual(['0']);

  // The log has all of it, and nothing of her.
  await openPage('settings');
  const inside = t('office.nav.inside', { section: t('office.nav.settings') });
  await press(page.getByRole('navigation', { name: inside }).getByRole('link', { name: t('office.nav.log') }));
  const log = page.locator('[data-part="log-lines"]');
  for (const action of ['person.erase', 'person.export', 'person.merge', 'person.correct', 'lead.answer'])
    await expect(log).toContainText(t(`office.log.actions.${action}`));
  await expect(log).not.toContainText(word);
});
