import sharp from 'sharp';
import { restore, takeUploadsAway, textOf } from '../support/edited-data';
import { wordsIn } from '../support/messages';
import { enterOffice, saveForm } from '../support/office';
import { expect, separateNetworks, test } from '../support/site';
import { deleteDirectly } from '../support/site-database';

separateNetworks(test);

const t = wordsIn('nl');

// The answer to a file that is refused is on the console, too.
test.use({ siteKind: 'edited', blocksFiles: true });

/** A home with one picture that no other spec changes. */
const id = 5898;
test.afterEach(async () => {
  const record = `properties/${id}`;
  deleteDirectly('delete from working_copy where record = ?', record);
  restore(`${record}.json`);
  takeUploadsAway(id);
});

/** Small: its sizes are made soon. */
const photograph = async (name: string, of: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(`data/pictures/${of}.jpg`).resize(800).jpeg().toBuffer(),
});

/** Another test may leave the data at fault for a moment, in which nothing is saved. */
const again = (attempt: () => Promise<void>) => expect(attempt).toPass();
const soon = { timeout: 5_000 };

test('photographs are uploaded in the form of a home, ordered and described, and open its page', async ({
  page,
  request,
}) => {
  test.slow();
  await enterOffice(page, 'editor');
  await page.goto(`/nl/office/edit/properties/${id}/`);
  const onSite = (await page.getByRole('link', { name: t('office.edit.onSite') }).getAttribute('href')) ?? '';
  const field = page.locator('[data-path="pictures"]');
  const items = field.locator('li[data-picture]');
  const input = field.locator('input[type="file"]');
  await expect(items).toHaveCount(1);

  // A file that is chosen before the form listens is lost.
  const disguised = { name: 'gevel.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  await again(async () => {
    await input.setInputFiles(disguised);
    await expect(field.getByRole('alert').first()).toHaveText(t('office.pictures.errors.notAPicture'), soon);
  });
  await input.setInputFiles([
    await photograph('Voorgevel.jpg', 'ext-garages-02'),
    await photograph('Tuin.jpg', 'ext-garden-01'),
  ]);
  await again(async () => {
    // It may go meanwhile.
    for (const retry of await field.getByRole('button', { name: t('office.pictures.field.retry') }).all())
      await retry.click({ timeout: 1_000 });
    await expect(items).toHaveCount(3, soon);
  });

  const [front, garden] = await Promise.all(
    [1, 2].map(async (at) => (await items.nth(at).getAttribute('data-picture')) ?? ''),
  );
  const forward = field.getByRole('button', {
    name: t('office.pictures.field.up', { name: `${garden}` }),
    exact: true,
  });
  await forward.focus();
  for (const place of [1, 0]) {
    await page.keyboard.press('Enter');
    await expect(items.nth(place)).toHaveAttribute('data-picture', `${garden}`);
    await expect(forward).toBeFocused();
  }

  const text = 'Tuin met een haag, gezien van de garage';
  await items
    .first()
    .getByRole('button', { name: t('office.pictures.describe') })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: t('office.pictures.describeNamed', { id: `${garden}` }) });
  await dialog.locator('[name="nl"]').fill(text);
  await again(async () => {
    if (await dialog.isVisible()) await dialog.locator('[name="nl"]').press('Enter');
    await expect(dialog).toHaveCount(0, soon);
  });
  await expect(items.first()).toContainText(text);
  await saveForm(page);

  // Once the sizes of both are made.
  const made = new RegExp(`/${garden}-[0-9a-f]{8}-[\\s\\S]*/${front}-[0-9a-f]{8}-`);
  await expect.poll(() => textOf(request, onSite), { timeout: 60_000 }).toMatch(made);
  await page.goto(onSite);
  const shown = page.locator('[data-strip] [data-picture]');
  await expect(shown).toHaveCount(3);
  await expect(shown.first().getByRole('img')).toHaveAccessibleName(text);
});
