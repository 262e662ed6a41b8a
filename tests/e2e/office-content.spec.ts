import type { Locator, Page } from '@playwright/test';
import { textOf } from '@/tests/support/edited-data';
import { wordsIn } from '@/tests/support/messages';
import { enterOffice, listens, saveForm, toast } from '@/tests/support/office';
import { expect, separateNetworks, test } from '@/tests/support/site';

separateNetworks(test);
test.use({ siteKind: 'edited' });

const t = wordsIn('nl');
const isKept = (page: Page) => expect(page.getByText(t('office.edit.states.kept'))).toBeVisible();

/** Presses a button by the keyboard, once it listens. */
async function press(target: Locator): Promise<void> {
  await listens(target);
  await target.press('Enter');
}

test('an editor publishes a page of modules in the menu @wide-only', async ({ page, request }) => {
  const address = '/nl/wonen-in-genk/';
  await enterOffice(page, 'editor');
  await page.goto('/nl/office/content/');
  await press(page.locator('summary', { hasText: t('office.edit.newPage') }));
  const name = page.locator('main [name="name"]').first();
  await name.fill('Wonen in Genk');
  await name.press('Enter');
  await page.waitForURL('**/office/edit/pages/wonen-in-genk/');
  const titles = page.locator('fieldset[data-path="params.*.title"]').getByRole('textbox');
  for (const field of await titles.all()) await field.fill('Wonen in Genk');

  const modules = page.locator('[data-list="modules"]');
  const section = page.locator('fieldset[data-path="modules"]');
  const add = section
    .locator('> div')
    .last()
    .getByRole('button', { name: t('office.edit.add'), exact: true });
  for (const count of [1, 2]) {
    await press(add);
    await expect(modules).toHaveCount(count);
  }
  const title = modules.last().locator('[data-path$=".title.*"]');
  for (const field of await title.getByRole('textbox').all()) await field.fill('Waarom Genk');
  await press(modules.last().getByRole('button', { name: t('office.edit.up') }));
  await expect(modules.first()).toContainText('Waarom Genk');
  // The focus goes with it.
  await expect(modules.first().getByRole('button', { name: t('office.edit.up') })).toBeFocused();
  await isKept(page);

  // The editor sees the page before anything is saved; other visitors do not.
  const pane = page.locator('[data-part="preview-pane"]');
  const shown = pane.locator('iframe:not([data-loading])').contentFrame();
  await press(page.getByRole('button', { name: t('office.edit.beside.open'), exact: true }));
  await expect(shown.getByRole('heading', { name: 'Waarom Genk' })).toBeVisible();
  await pane.getByLabel(t('office.edit.beside.language')).selectOption('fr');
  await expect(shown.locator('html')).toHaveAttribute('lang', 'fr');
  expect((await request.get('/nl/office/beside/pages/wonen-in-genk/')).status()).toBe(404);
  await press(page.getByRole('button', { name: t('office.edit.beside.close') }));
  await page.keyboard.press('Control+s');
  await expect(page.getByText(t('office.edit.states.stored'))).toBeVisible();

  await press(page.getByRole('link', { name: t('office.edit.placeInMenu') }));
  await page.waitForURL('**/office/edit/menu/');
  const entry = page.locator('[data-list="items"]').filter({ hasText: 'Wonen in Genk' });
  await press(entry.locator('summary'));
  await entry.locator('input[type="radio"][value="Published"]').press('Space');
  await entry.locator('[data-path$=".inMenu"] input[type="checkbox"]').check();
  const place = await entry.getAttribute('data-place');
  await press(entry.getByRole('button', { name: t('office.edit.up') }));
  await expect(entry).toHaveAttribute('data-place', String(Number(place) - 1));
  await press(entry.getByRole('button', { name: t('office.edit.inward') }));
  await expect(entry).toHaveAttribute('data-place', /^\d+\.\d+$/);
  await press(entry.getByRole('button', { name: t('office.edit.outward') }));
  await expect(entry).toHaveAttribute('data-place', /^\d+$/);
  await isKept(page);
  await saveForm(page);
  // A draft is in no menu.
  expect((await request.get(address)).status()).toBe(404);

  await page.goto('/nl/office/edit/pages/wonen-in-genk/');
  await press(page.getByRole('button', { name: t('office.edit.publish'), exact: true }));
  await expect(toast(page)).toContainText(t('office.done.published'));
  await expect.poll(() => textOf(request, address)).toContain('Waarom Genk');
  await expect.poll(() => textOf(request, '/nl/')).toContain(address);

  await page.goto('/nl/office/words/');
  const word = t('footer.byAppointment');
  await page.getByLabel(t('office.words.text')).fill(word);
  await page.keyboard.press('Enter');
  await page.waitForURL(/text=/);
  const form = page.getByRole('form', { name: word });
  await press(page.locator('summary').filter({ hasText: word }));
  await form.locator('textarea[name="nl"]').fill('Altijd op afspraak');
  await press(form.getByRole('button', { name: t('office.words.save') }));
  await expect(toast(page)).toContainText(t('office.done.saved'));
  await expect.poll(() => textOf(request, '/nl/contact/')).toContain('Altijd op afspraak');
  await press(page.getByRole('button', { name: t('office.toast.undo') }));
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await expect.poll(() => textOf(request, '/nl/contact/')).toContain(word);
});
