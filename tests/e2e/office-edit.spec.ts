import { textOf } from '@/tests/support/edited-data';
import { tabTo } from '@/tests/support/hands';
import { wordsIn } from '@/tests/support/messages';
import { enterOffice, listens, toast } from '@/tests/support/office';
import { expect, separateNetworks, test } from '@/tests/support/site';

separateNetworks(test);
test.use({ siteKind: 'edited' });

const t = wordsIn('nl');
const id = 5896;

test('a home is changed: kept, refused beside the field, saved, undone, discarded @wide-only', async ({
  page,
  request,
}) => {
  const reference = `NEW-${id}`;
  await enterOffice(page, 'editor');
  await page.goto(`/nl/office/edit/properties/${id}/`);
  const onSite = (await page.getByRole('link', { name: t('office.edit.onSite') }).getAttribute('href')) ?? '';
  const field = (path: string) => page.locator(`[data-path="${path}"]`);
  const [price, referenceBox] = [field('price.amount').getByRole('textbox'), field('reference').getByRole('textbox')];
  const save = page.getByRole('button', { name: t('office.edit.save'), exact: true });
  const state = (name: 'stored' | 'kept') => expect(page.getByText(t(`office.edit.states.${name}`))).toBeVisible();
  const before = await price.inputValue();
  await state('stored');
  await listens(price);

  await referenceBox.fill(reference);
  await price.fill('veel');
  await state('kept');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(field('price.amount')).toContainText(t('office.issues.codes.number'));
  await save.click();
  await expect(toast(page)).toContainText(t('office.errors.notReady'));
  // The toast does not cover the button.
  await save.click({ trial: true });
  await expect(price).toBeFocused();
  expect(await textOf(request, onSite)).not.toContain(reference);

  // The typed value survives a reload; the rest is done by the keyboard alone.
  await page.reload();
  await expect(price).toHaveValue('veel');
  await listens(price);
  await tabTo(page, price);
  await page.keyboard.type('275.000');
  await state('kept');
  await expect(price).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(t('office.edit.states.stored'))).toBeVisible();
  await expect(toast(page)).toContainText(t('office.done.saved'));
  await expect.poll(() => textOf(request, onSite)).toContain(reference);
  expect(await textOf(request, onSite)).toContain('275.000');

  await page.getByRole('button', { name: t('office.toast.undo') }).click();
  await expect(toast(page)).toContainText(t('office.done.undone'));
  await expect(price).toHaveValue(before);
  await referenceBox.fill('Not to be kept');
  await state('kept');
  // The links to the parts save the way through many fields.
  await tabTo(page, page.getByRole('link', { name: t('office.edit.sections.other') }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: t('office.edit.discard') }));
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('office.unsaved.confirm') })
    .click();
  await expect(toast(page)).toContainText(t('office.done.discarded'));
  await state('stored');
  await expect(referenceBox).not.toHaveValue('Not to be kept');
  await expect(save).toBeFocused();
});
