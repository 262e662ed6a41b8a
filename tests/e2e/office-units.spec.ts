import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Property } from '@/lib/catalogue/schema/property';
import { wordsIn } from '@/tests/support/messages';
import { enterOffice, listens, toast } from '@/tests/support/office';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { workerSite } from '@/tests/support/worker-site';

separateNetworks(test);
test.use({ siteKind: 'edited' });

const t = wordsIn('nl');

const project = 36;
const ids = [6010, 6011, 6012, 6013, 6014, 6015, 6016, 6017];
const stored = (id: number): Property =>
  JSON.parse(readFileSync(path.join(workerSite.dataDir, `properties/${id}.json`), 'utf8'));
const prices = () => ids.map((id) => stored(id).price.amount);

/** Puts a block of cells where the focus is, as a spreadsheet does. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

/** The number of unsaved changes as the page shows it: "Nog niet bewaard: 3". */
const unsaved = t('office.projects.unsaved', { count: 0 }).split(':')[0] ?? '';

const save = async (page: Page) => {
  await page.getByRole('button', { name: t('office.projects.save'), exact: true }).click();
  // The message of an earlier save may still be there.
  await expect(page.getByRole('status').filter({ hasText: unsaved })).toHaveCount(0);
  await expect(toast(page)).toContainText(t('office.done.saved'));
};

test('units are changed as in a spreadsheet: by keyboard, pasted, several at once, and taken back @wide-only', async ({
  page,
}) => {
  const before = prices();
  await enterOffice(page, 'editor');
  await page.goto('/nl/office/projects/');
  await page.locator(`a[href$="/office/projects/${project}/"]`).click();
  await page.waitForURL(new RegExp(`projects/${project}/$`));

  const grid = page.getByRole('grid');
  const cell = (row: number, column: string) =>
    grid.locator('tbody tr').nth(row).locator(`td[data-column="${column}"]`);
  await listens(cell(0, 'price'));

  // Typing replaces, Enter goes down, Escape changes nothing, Tab goes on.
  await cell(0, 'price').click();
  await page.keyboard.type('201.500');
  await page.keyboard.press('Enter');
  await expect(cell(0, 'price')).toHaveText('201.500');
  await expect(cell(1, 'price')).toBeFocused();
  const second = (await cell(1, 'price').textContent()) ?? '';
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(cell(1, 'price')).toHaveText(second);
  await page.keyboard.press('ArrowLeft');
  await expect(cell(1, 'bedrooms')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.press('Tab');
  await expect(cell(1, 'price')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cell(0, 'price')).not.toHaveText('201.500');

  // Three by three, one of them no number: it stays, and keeps the rest from being saved.
  await cell(0, 'terrace').click();
  await paste(page, '12,5\t2\t€ 250.000,00\r\n13\t3\t260 000 €\r\n14\t1\tnog te bepalen\r\n');
  await expect(cell(0, 'price')).toHaveText('250.000');
  await expect(cell(2, 'price')).toHaveText('nog te bepalen');
  await expect(cell(2, 'price')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: t('office.projects.save'), exact: true }).click();
  await expect(cell(2, 'price')).toBeFocused();
  await expect(page.locator('#grid-message')).toHaveText(t('office.projects.faults.number'));
  expect(prices()).toEqual(before);
  // It is kept on the server, so a person who comes back finds it as it was.
  await expect(page.getByRole('status').filter({ hasText: t('office.edit.states.kept') })).toHaveCount(1);
  await page.reload();
  await expect(cell(0, 'price')).toHaveText('250.000');
  await expect(cell(2, 'price')).toHaveText('nog te bepalen');
  await cell(2, 'price').click();
  await page.keyboard.type('270000');
  await page.keyboard.press('Enter');
  await save(page);
  expect(prices().filter((price) => [250_000, 260_000, 270_000].includes(price))).toHaveLength(3);

  // Two per cent more for three of them, undone as one.
  await grid.locator('tbody input').nth(0).focus();
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  await page.getByLabel(t('office.projects.bulkPrice')).fill('+2 %');
  await page.getByRole('button', { name: t('office.projects.apply') }).click();
  await expect(cell(0, 'price')).toHaveText('255.000');
  await expect(cell(2, 'price')).toHaveText('275.400');
  await save(page);
  expect(prices().filter((price) => [255_000, 265_200, 275_400].includes(price))).toHaveLength(3);
  await toast(page)
    .getByRole('button', { name: t('office.toast.undo') })
    .click();
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await expect(cell(0, 'price')).toHaveText('250.000');
  expect(prices().filter((price) => [250_000, 260_000, 270_000].includes(price))).toHaveLength(3);
});
