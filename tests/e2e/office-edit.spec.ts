import type { Locator, Page } from '@playwright/test';
import { pollTimeout, restore, textOf } from '../support/edited-data';
import { wordsIn } from '../support/messages';
import { enterOffice, fits, saveForm, toast } from '../support/office';
import { axe, axeInBothSchemes, expect, separateNetworks, test } from '../support/site';
import { deleteDirectly } from '../support/site-database';

separateNetworks(test);

const t = wordsIn('nl');

test.use({ siteKind: 'edited' });

const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);
const state = (page: Page, name: 'stored' | 'kept') =>
  expect(page.getByText(t(`office.edit.states.${name}`))).toBeVisible();

/** Goes on by the tab key until something has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the tab key does not reach ${target}`);
}

async function isAccessible(page: Page, look = axe): Promise<void> {
  expect(await look(page)).toEqual([]);
  await fits(page);
}

test.describe('a home', () => {
  // One that no other test changes.
  const id = 5896;
  test.afterEach(async () => {
    const record = `properties/${id}`;
    restore(`${record}.json`);
    deleteDirectly('delete from working_copy where record = ?', record);
  });

  test('is changed by an editor: kept, refused beside the field, saved, discarded', async ({ page, request }) => {
    test.slow();
    const reference = `NEW-${id}`;
    await enterOffice(page, 'editor');
    await page.goto(`/nl/office/edit/properties/${id}/`);
    const onSite = (await page.getByRole('link', { name: t('office.edit.onSite') }).getAttribute('href')) ?? '';
    const price = field(page, 'price.amount');
    const before = await price.getByRole('textbox').inputValue();
    await state(page, 'stored');
    await isAccessible(page, axeInBothSchemes);

    await field(page, 'reference').getByRole('textbox').fill(reference);
    await price.getByRole('textbox').fill('veel');
    await state(page, 'kept');
    await expect(price.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(price).toContainText(t('office.faults.expected'));
    await isAccessible(page);
    await page.getByRole('button', { name: t('office.edit.save'), exact: true }).click();
    await expect(toast(page)).toContainText(t('office.errors.notReady'));
    // What is said does not lie over it.
    await page
      .getByRole('button', { name: t('office.edit.save'), exact: true })
      .click({ trial: true, timeout: 15_000 });
    await expect(price.getByRole('textbox')).toBeFocused();
    expect(await textOf(request, onSite)).not.toContain(reference);

    // As it was typed, after the page is opened anew; then by the keyboard alone.
    await page.reload();
    await expect(price.getByRole('textbox')).toHaveValue('veel');
    await tabTo(page, price.getByRole('textbox'));
    await page.keyboard.type('275.000');
    await state(page, 'kept');
    await expect(price.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
    await saveForm(page, price.getByRole('textbox'));
    await expect(toast(page)).toContainText(t('office.done.saved'));
    await expect.poll(() => textOf(request, onSite), pollTimeout).toContain(reference);
    expect(await textOf(request, onSite)).toMatch(/275\.000/);

    await page.getByRole('button', { name: t('office.toast.undo') }).click();
    await expect(toast(page)).toContainText(t('office.done.undone'));
    await expect(price.getByRole('textbox')).toHaveValue(before);
    await field(page, 'reference').getByRole('textbox').fill('Not to be kept');
    await state(page, 'kept');
    // By the links to the parts, since a home has many fields.
    await tabTo(page, page.getByRole('link', { name: t('office.edit.sections.other') }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: t('office.edit.discard') }));
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText(t('office.done.discarded'));
    await state(page, 'stored');
    await expect(field(page, 'reference').getByRole('textbox')).not.toHaveValue('Not to be kept');
    await expect(page.getByRole('button', { name: t('office.edit.save'), exact: true })).toBeFocused();
  });
});

test('a new home is begun by the keyboard alone, waits under what was begun, and is thrown away', async ({ page }) => {
  test.slow();
  await enterOffice(page, 'editor');
  await page.goto('/nl/office/homes/new/');
  await isAccessible(page, axeInBothSchemes);
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await tabTo(page, main.locator('[name="webId"]'));
  await page.keyboard.type('Appartement');
  // A town that the site does not have yet, by its name in another language.
  await tabTo(page, main.getByRole('combobox', { name: t('office.edit.fields.city') }));
  await page.keyboard.type('renaix');
  const towns = main.getByRole('listbox', { name: t('office.edit.fields.city') });
  await expect(towns.getByRole('option', { selected: true })).toContainText('Ronse (9600)');
  await isAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/edit\/properties\/\d+\/$/);
  const begun = new URL(page.url()).pathname;
  await expect(page.locator('[name="goal"][value="1"]')).toBeChecked();
  await expect(page.locator('[name="city"]')).toHaveValue('Ronse (9600)');

  // Nobody knows the address: the pin begins in the middle of the town, and moves by the arrow keys.
  await tabTo(page, page.getByRole('button', { name: t('office.edit.pin.open') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('office.edit.pin.of.town'))).toBeVisible();
  const latitude = field(page, 'address.latitude').getByRole('textbox');
  await expect(latitude).toHaveValue(/^50,7/);
  const inTheMiddle = await latitude.inputValue();
  const pin = page.frameLocator('[data-part="pin"] iframe').getByRole('slider', { name: t('office.edit.pin.pin') });
  await expect(pin).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(latitude).not.toHaveValue(inTheMiddle);
  await isAccessible(page);

  await page.goto('/nl/office/homes/');
  const line = page.locator(`[data-part="begun-homes"] a[href="${begun}"]`);
  await expect(line).toContainText('Appartement, Ronse');
  await line.click();
  await page.waitForURL(begun);
  await page.getByRole('button', { name: t('office.edit.discard') }).click();
  await page.waitForURL('/nl/office/homes/');
  await expect(line).toHaveCount(0);
});

test('the content of the site is listed, and each kind of field fits and has a name', async ({ page }) => {
  test.slow();
  await enterOffice(page, 'editor');
  await page.goto('/nl/office/content/');
  await isAccessible(page, axeInBothSchemes);
  // Other specs change the menu at the same time.
  for (const record of ['pages/home', 'costs', 'site']) {
    await page.goto('/nl/office/content/');
    await page.locator(`main a[href="/nl/office/edit/${record}/"]`).click();
    await state(page, 'stored');
    await isAccessible(page);
  }
});
