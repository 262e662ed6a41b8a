import type { Locator, Page } from '@playwright/test';
import { pollTimeout, remove, restore, textOf } from '../support/edited-data';
import { wordsIn } from '../support/messages';
import { enterOffice, fits, saveForm, toast } from '../support/office';
import { axe, axeInBothSchemes, expect, separateNetworks, test } from '../support/site';

separateNetworks(test);

const t = wordsIn('nl');

// One site whose menu no other spec changes.
test.use({ siteKind: 'edited' });
const isKept = (page: Page) => expect(page.getByText(t('office.edit.states.kept'))).toBeVisible();
const isStored = (page: Page) => expect(page.getByText(t('office.edit.states.stored'))).toBeVisible();

/** Presses a button by the keyboard. */
async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.press('Enter');
}

test.describe('a new page', () => {
  test.afterEach(() => {
    restore('menu.json');
    remove('pages/wonen-in-genk.json');
  });

  test('an editor begins a page, gives it five modules and puts it into the menu, by keyboard', async ({
    page,
    request,
  }) => {
    test.slow();
    const address = '/nl/wonen-in-genk/';
    await enterOffice(page, 'editor');
    await page.goto('/nl/office/content/');
    await press(page.getByText(t('office.edit.newPage'), { exact: true }).locator('xpath=ancestor::summary'));
    await page.locator('main [name="name"]').first().fill('Wonen in Genk');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/office/edit/pages/wonen-in-genk/');
    await isStored(page);
    const titles = page.locator('fieldset[data-path="params.*.title"]').getByRole('textbox');
    for (const field of await titles.all()) await field.fill('Wonen in Genk');

    const modules = page.locator('[data-list="modules"]');
    const section = page.locator('fieldset[data-path="modules"]');
    const add = section
      .locator('> div')
      .last()
      .getByRole('button', { name: t('office.edit.add'), exact: true });
    for (let count = 1; count <= 5; count++) {
      // A press before the form listens is lost.
      await expect(async () => {
        if ((await modules.count()) < count) await press(add);
        await expect(modules).toHaveCount(count, { timeout: 2_000 });
      }).toPass();
    }
    const last = modules.last();
    const title = last.locator('[data-path$=".title.*"]');
    for (const field of await title.getByRole('textbox').all()) await field.fill('Waarom Genk');
    const up = last.getByRole('button', { name: t('office.edit.up') });
    await press(up);
    await expect(modules.nth(3)).toContainText('Waarom Genk');
    // The focus goes with it.
    await expect(modules.nth(3).getByRole('button', { name: t('office.edit.up') })).toBeFocused();
    await isKept(page);

    // Its page, before anything is saved; to nobody else.
    const pane = page.locator('[data-part="preview-pane"]');
    const shown = pane.locator('iframe:not([data-loading])').contentFrame();
    await press(page.getByRole('button', { name: t('office.edit.beside.open'), exact: true }));
    await expect(shown.getByRole('heading', { name: 'Waarom Genk' })).toBeVisible();
    await pane.getByLabel(t('office.edit.beside.language')).selectOption('fr');
    await expect(shown.locator('html')).toHaveAttribute('lang', 'fr');
    await fits(page);
    expect((await request.get('/nl/office/beside/pages/wonen-in-genk/')).status()).toBe(404);
    await press(page.getByRole('button', { name: t('office.edit.beside.close') }));

    expect(await axe(page)).toEqual([]);
    await fits(page);
    await page.keyboard.press('Control+s');
    await isStored(page);
    expect((await request.get(address)).status()).toBe(404);

    await press(page.getByRole('link', { name: t('office.edit.placeInMenu') }));
    await page.waitForURL('**/office/edit/menu/');
    const entry = page.locator('[data-list="items"]').filter({ hasText: 'Wonen in Genk' });
    await press(entry.locator('summary'));
    await entry.locator('input[type="radio"][value="Published"]').press('Space');
    await entry.locator('[data-path$=".inMenu"] input[type="checkbox"]').check();
    const [up2, place] = [
      entry.getByRole('button', { name: t('office.edit.up') }),
      await entry.getAttribute('data-place'),
    ];
    await press(up2);
    await expect(entry).toHaveAttribute('data-place', String(Number(place) - 1));
    await press(entry.getByRole('button', { name: t('office.edit.inward') }));
    await expect(entry).toHaveAttribute('data-place', /^\d+\.\d+$/);
    await press(entry.getByRole('button', { name: t('office.edit.outward') }));
    await expect(entry).toHaveAttribute('data-place', /^\d+$/);
    await isKept(page);
    expect(await axeInBothSchemes(page)).toEqual([]);
    await fits(page);
    await saveForm(page);
    // A draft is in no menu.
    expect((await request.get(address)).status()).toBe(404);

    await page.goto('/nl/office/edit/pages/wonen-in-genk/');
    await isStored(page);
    await press(page.getByRole('button', { name: t('office.edit.publish'), exact: true }));
    await expect(toast(page)).toContainText(t('office.done.published'));
    await expect.poll(() => textOf(request, address), pollTimeout).toContain('Waarom Genk');
    await expect.poll(() => textOf(request, '/nl/'), pollTimeout).toContain(address);
  });
});

test('a word of the site changes at once', async ({ page, request }) => {
  test.slow();
  await enterOffice(page, 'editor');
  await page.goto('/nl/office/words/');
  const word = t('footer.byAppointment');
  await page.getByLabel(t('office.words.text')).fill(word);
  await page.keyboard.press('Enter');
  await page.waitForURL(/text=/);
  await press(page.locator('summary').filter({ hasText: word }));
  const form = page.getByRole('form', { name: word });
  await form.locator('textarea[name="nl"]').fill('Altijd op afspraak');
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);
  await press(form.getByRole('button', { name: t('office.words.save') }));
  await expect(toast(page)).toContainText(t('office.done.saved'));
  await expect.poll(() => textOf(request, '/nl/contact/'), pollTimeout).toContain('Altijd op afspraak');
  await page.getByRole('button', { name: t('office.toast.undo') }).click();
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await expect.poll(() => textOf(request, '/nl/contact/'), pollTimeout).toContain(word);
});
