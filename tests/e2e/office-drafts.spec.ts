import { tabTo } from '@/tests/support/hands';
import { wordsIn } from '@/tests/support/messages';
import { enterOffice, listens, toast } from '@/tests/support/office';
import { expect, separateNetworks, test } from '@/tests/support/site';

separateNetworks(test);
test.use({ siteKind: 'edited' });

const t = wordsIn('nl');

test('a new home is written by keyboard, with a translated title, until it is discarded @wide-only', async ({
  page,
}) => {
  await enterOffice(page, 'editor');
  await page.goto('/nl/office/homes/new/');
  const main = page.getByRole('main');
  const town = main.getByRole('combobox', { name: t('office.edit.fields.city') });
  await listens(town);
  await tabTo(page, main.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await tabTo(page, main.locator('[name="webId"]'));
  await page.keyboard.type('Appartement');
  // A town that the site does not have yet, by its name in another language.
  await tabTo(page, town);
  await page.keyboard.type('renaix');
  const towns = main.getByRole('listbox', { name: t('office.edit.fields.city') });
  await expect(towns.getByRole('option', { selected: true })).toContainText('Ronse (9600)');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/edit\/properties\/\d+\/$/);
  const begun = new URL(page.url()).pathname;
  await expect(page.locator('[name="goal"][value="1"]')).toBeChecked();
  await expect(page.locator('[name="city"]')).toHaveValue('Ronse (9600)');

  // Without an address the pin begins in the middle of the town, and moves by the arrow keys.
  const openPin = page.getByRole('button', { name: t('office.edit.pin.open') });
  await listens(openPin);
  await tabTo(page, openPin);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('office.edit.pin.of.town'))).toBeVisible();
  const latitude = page.locator('[data-path="address.latitude"]').getByRole('textbox');
  await expect(latitude).toHaveValue(/^50,7/);
  const inTheMiddle = await latitude.inputValue();
  const pin = page.frameLocator('[data-part="pin"] iframe').getByRole('slider', { name: t('office.edit.pin.pin') });
  await expect(pin).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(latitude).not.toHaveValue(inTheMiddle);

  // A title in one language is translated into the others, which somebody reads and approves.
  const title = page.locator('[data-path="title.*"]');
  const french = title.locator('[data-path="title.fr"]');
  await title.locator('[data-path="title.nl"]').getByRole('textbox').fill('Appartement met terras');
  await title.getByRole('button', { name: t('office.edit.drafts.from.nl', { languages: '' }).trim() }).click();
  await expect(toast(page)).toContainText(t('office.done.drafted'));
  await expect(french.getByRole('textbox')).toHaveValue('[fr] Appartement met terras');
  await expect(french).toContainText(t('office.edit.drafts.unread'));
  await french.getByRole('button', { name: t('office.edit.drafts.approve') }).click();
  await expect(toast(page)).toContainText(t('office.done.approved'));
  await expect(french).not.toContainText(t('office.edit.drafts.unread'));
  await expect(title.locator('[data-path="title.en"]')).toContainText(t('office.edit.drafts.unread'));

  await expect(page.getByText(t('office.edit.states.kept'))).toBeVisible();
  await page.goto('/nl/office/homes/');
  const line = page.locator(`[data-part="begun-homes"] a[href="${begun}"]`);
  await expect(line).toContainText('Appartement met terras');
  await line.click();
  await page.waitForURL(begun);
  await page.getByRole('button', { name: t('office.edit.discard') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('office.unsaved.confirm') })
    .click();
  await page.waitForURL('/nl/office/homes/');
  await expect(line).toHaveCount(0);
});
