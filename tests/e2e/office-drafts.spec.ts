import { readFileSync } from 'node:fs';
import path from 'node:path';
import { restore } from '../support/edited-data';
import { wordsIn } from '../support/messages';
import { enterOffice, fits, saveForm, toast } from '../support/office';
import { first, homes } from '../support/sample-site';
import { axeInBothSchemes, expect, separateNetworks, test } from '../support/site';

separateNetworks(test);
test.use({ siteKind: 'edited' });

const t = wordsIn('nl');

/** A home that no other spec changes. */
const home = first(homes, ({ marquee, id }) => marquee === undefined && id % 2 === 0);
const fileOf = (id: number) => `properties/${id}.json`;
test.afterEach(() => restore(fileOf(home.id)));

const titleOf = (id: number): Record<string, string> => JSON.parse(readFileSync(path.join(fileOf(id)), 'utf8')).title;

test('a title is drafted in French, and is on the site once somebody has read it', async ({ page }) => {
  test.slow();
  await enterOffice(page, 'owner');
  await page.goto(`/nl/office/edit/properties/${home.id}/`);
  const field = page.locator('[data-path="title.*"]');
  const french = field.locator('[data-path="title.fr"]');
  const languages = { languages: 'FR' };
  const draft = field.getByRole('button', { name: t('office.edit.drafts.from.nl', languages) });
  await expect(async () => {
    await french.getByRole('textbox').fill('');
    await expect(draft).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await draft.click();
  await expect(toast(page)).toContainText(t('office.done.drafted'));
  const drafted = `[fr] ${home.title.nl}`;
  await expect(french.getByRole('textbox')).toHaveValue(drafted);
  await expect(french).toContainText(t('office.edit.drafts.unread'));
  expect(await axeInBothSchemes(page)).toEqual([]);
  await fits(page);

  const save = page.getByRole('button', { name: t('office.edit.save'), exact: true });
  await save.click();
  await expect(toast(page)).toContainText(t('office.errors.unread'));
  await expect(french).toContainText(t('office.edit.drafts.readFirst'));
  expect(titleOf(home.id).fr).toBe(home.title.fr);

  await french.getByRole('button', { name: t('office.edit.drafts.approve') }).click();
  await expect(toast(page)).toContainText(t('office.done.approved'));
  await expect(french).not.toContainText(t('office.edit.drafts.unread'));
  await saveForm(page, save);
  await expect(toast(page)).toContainText(t('office.done.saved'));
  expect(titleOf(home.id).fr).toBe(drafted);
});
