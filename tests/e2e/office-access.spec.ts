import { randomUUID } from 'node:crypto';
import { wordsIn } from '@/tests/support/messages';
import { enterOfficeByHand, logInToOffice, logOutOfOffice, toast } from '@/tests/support/office';
import { expect, separateNetworks, test } from '@/tests/support/site';

separateNetworks(test);

const t = wordsIn('nl');

test('a new owner manages access with a second factor', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const owner = await enterOfficeByHand(page, 'owner', 'tom-claes');
  await expect(page.locator('[data-part="today"]')).toBeVisible();
  // The second factor leads to one page, without a detour by the log-in.
  expect(requested.filter((path) => path === '/nl/office/')).toHaveLength(1);
  expect(requested).not.toContain('/nl/office/log-in/');

  await page.goto('/nl/office/staff/');
  const name = `Sara ${randomUUID().slice(0, 8)}`;
  await page.getByLabel(t('office.staff.name'), { exact: true }).fill(name);
  await page.getByLabel(t('office.staff.email'), { exact: true }).fill(`${randomUUID()}@heem.example`);
  await page.getByRole('button', { name: t('office.staff.send') }).click();
  await expect(toast(page)).toContainText(t('office.done.invited'));
  const person = page.getByRole('listitem').filter({ hasText: name });
  await expect(person).toContainText(t('office.staff.invited'));
  await person
    .locator('summary')
    .filter({ hasText: t('office.staff.remove') })
    .click();
  await person.getByRole('button', { name: t('office.staff.remove') }).click();
  await expect(toast(page)).toContainText(t('office.done.removed'));
  await expect(person).toHaveCount(0);
  await page.goto('/nl/office/log/');
  await expect(page.locator('[data-part="log-lines"]')).toContainText(t('office.log.actions.staff.invite'));

  await logOutOfOffice(page);
  await page.goto('/nl/office/leads/');
  expect(new URL(page.url()).searchParams.get('next')).toBe('leads');
  await logInToOffice(page, owner);
  await expect(page).toHaveURL('/nl/office/leads/');
  await expect(page.locator('[data-part="inbox"]')).toBeVisible();
});
