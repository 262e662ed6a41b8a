import sharp from 'sharp';
import { takeUploadsAway, textOf } from '@/tests/support/edited-data';
import { wordsIn } from '@/tests/support/messages';
import { enterOffice, listens, saveForm } from '@/tests/support/office';
import { expect, separateNetworks, test } from '@/tests/support/site';

separateNetworks(test);

const t = wordsIn('nl');

// The answer to a file that is refused is on the console, too.
test.use({ siteKind: 'edited', blocksFiles: true });

/** A home with one picture. */
const id = 5898;
// The sizes of an upload are in the folder that all sites share.
test.afterEach(() => takeUploadsAway(id));

/** Small: its sizes are made soon. */
const photograph = async (name: string, of: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(`data/pictures/${of}.jpg`).resize(800).jpeg().toBuffer(),
});

test('photographs are uploaded in the form of a home, ordered and described, and open its page', async ({
  page,
  request,
}) => {
  await enterOffice(page, 'editor');
  await page.goto(`/nl/office/edit/properties/${id}/`);
  const onSite = (await page.getByRole('link', { name: t('office.edit.onSite') }).getAttribute('href')) ?? '';
  const field = page.locator('[data-path="pictures"]');
  const items = field.locator('li[data-picture]');
  const input = field.locator('input[type="file"]');
  await expect(items).toHaveCount(1);
  await listens(input);

  const disguised = { name: 'gevel.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  await input.setInputFiles(disguised);
  await expect(field.getByRole('alert').first()).toHaveText(t('office.pictures.errors.notAPicture'));
  await input.setInputFiles([
    await photograph('Voorgevel.jpg', 'ext-garages-02'),
    await photograph('Tuin.jpg', 'ext-garden-01'),
  ]);
  await expect(items).toHaveCount(3);
  await expect(field.getByRole('progressbar')).toHaveCount(0);

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
  await dialog.locator('[name="nl"]').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(items.first()).toContainText(text);
  await saveForm(page);

  // The page shows both once their sizes are made.
  const made = new RegExp(`/${garden}-[0-9a-f]{8}-[\\s\\S]*/${front}-[0-9a-f]{8}-`);
  await expect.poll(() => textOf(request, onSite)).toMatch(made);
  await page.goto(onSite);
  const shown = page.locator('[data-strip] [data-picture]');
  await expect(shown).toHaveCount(3);
  await expect(shown.first().getByRole('img')).toHaveAccessibleName(text);
});
