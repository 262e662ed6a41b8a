import { wordsIn } from '@/tests/support/messages';
import { first, sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';

// The content of the pages of projects: http/projects.spec.ts.
const t = wordsIn('nl');
const { units } = sample.catalogue;
const eggePark = '/nl/projecten/zonhoven/egge-park/30/';

test('a project shows its units, and each leads to its page', async ({ page }) => {
  await page.goto('/nl/projecten/');
  await page.getByRole('heading', { name: 'Egge Park' }).getByRole('link').click();
  await expect(page).toHaveURL(eggePark);
  const all = units.get(30) ?? [];
  await expect(page.locator('tr[data-unit]')).toHaveCount(all.length);
  const [unit] = all;
  const path = sample.paths.href({ name: 'property', id: unit?.id ?? 0 }, 'nl');
  await page.getByRole('table').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  const crumbs = page.getByRole('navigation', { name: t('layout.breadcrumbs') });
  await expect(crumbs.locator('a')).toHaveText([t('layout.home'), 'Projecten', 'Egge Park']);
  // A phone shows the way back to the level above alone.
  await expect(crumbs.getByRole('link')).toHaveText(['Egge Park']);
});

test('units of a building are large enough for a finger, also below the lightbox', async ({ page }) => {
  await page.goto(eggePark);
  await page.locator('[data-picture]').first().click();
  await expect(page.getByRole('dialog', { name: t('property.lightbox') })).toBeVisible();
  await page.keyboard.press('Escape');
  const boxes = await page.locator('[data-part="render"] a').evaluateAll((links) =>
    links.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      return Math.round(Math.min(width, height));
    }),
  );
  expect(boxes.length).toBe(units.get(30)?.length);
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
});

test('a unit that is focused is marked in drawing and table, and Enter opens it', async ({ page }) => {
  await page.goto(eggePark);
  const unit = first(units.get(30) ?? [], ({ lot }) => lot === 'A1.01');
  const row = page.locator(`tr[data-unit="${unit.id}"]`);
  const drawn = page.locator(`svg [data-unit="${unit.id}"]`);
  await row.getByRole('link').focus();
  await expect(drawn).toHaveClass(/is-lit/);
  await drawn.focus();
  await expect(row).toHaveClass(/is-lit/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(sample.paths.href({ name: 'property', id: unit.id }, 'nl'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('units sort by a link and are all there, and one is picked in the drawing', async ({ page }) => {
    await page.goto(eggePark);
    await page
      .getByRole('columnheader', { name: t('project.price') })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(`${eggePark}?sort=price#units`);
    const [cheapest] = (units.get(30) ?? []).toSorted((a, b) => a.price.amount - b.price.amount);
    const visible = page.locator('tr[data-unit]:visible');
    await expect(visible.first()).toHaveAttribute('data-unit', String(cheapest?.id));
    await expect(visible).toHaveCount(units.get(30)?.length ?? 0);
    const [unit] = units.get(30) ?? [];
    await page.locator(`svg [data-unit="${unit?.id}"]`).click();
    await expect(page).toHaveURL(sample.paths.href({ name: 'property', id: unit?.id ?? 0 }, 'nl'));
  });
});
