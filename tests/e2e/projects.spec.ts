import { wordsIn } from '../support/messages';
import { sample } from '../support/sample-site';
import { expect, test } from '../support/site';

const t = wordsIn('nl');
const { projects, units } = sample.catalogue;

test('the list shows every project, what is sold out and what lives on a site of its own', async ({ page }) => {
  await page.goto('/nl/projecten/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(projects.size);
  for (const { name } of projects.values()) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(cards.filter({ hasText: 'Residentie Heuvela' })).toContainText(t('project.soldOut'));
  const blereberg = cards.filter({ hasText: 'Residentie Blereberg' }).getByRole('link').last();
  await expect(blereberg).toHaveAttribute('href', projects.get(41)?.external ?? '');
  await expect(blereberg).toHaveAttribute('target', '_blank');
  await expect(blereberg).toHaveAttribute('rel', /noopener/);
});

test('a project shows its units, and each leads to its page', async ({ page }) => {
  await page.goto('/nl/projecten/');
  await page.getByRole('heading', { name: 'Egge Park' }).getByRole('link').click();
  await expect(page).toHaveURL('/nl/projecten/zonhoven/egge-park/30/');
  const table = page.getByRole('table');
  const all = units.get(30) ?? [];
  await expect(table.getByRole('rowgroup').last().getByRole('row')).toHaveCount(all.length);
  const [unit] = all;
  const path = sample.paths.href({ name: 'property', id: unit?.id ?? 0 }, 'nl');
  await table.locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  const crumbs = page.getByRole('navigation', { name: t('layout.breadcrumbs') });
  await expect(crumbs.getByRole('link')).toHaveText([t('layout.home'), 'Projecten', 'Egge Park']);
});
