import { wordsIn } from '../support/messages';
import { first, sample } from '../support/sample-site';
import { axeInBothSchemes, expect, test } from '../support/site';

const t = wordsIn('nl');
const { projects, units } = sample.catalogue;
const eggePark = '/nl/projecten/zonhoven/egge-park/30/';
const own = [...projects.values()].filter(({ external }) => !external);

test('the list shows every project, also sold-out ones and those with a separate site', async ({ page }) => {
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

test('the list is filtered by links that say how many projects they lead to', async ({ page }) => {
  await page.goto('/nl/projecten/');
  const filters = page.getByRole('navigation', { name: t('project.filter.label') });
  await filters.getByRole('link', { name: 'Zonhoven (3)' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await filters.getByRole('link', { name: `${t('project.filter.available')} (2)` }).click();
  await expect(page).toHaveURL('/nl/projecten/?city=zonhoven&state=available');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await axeInBothSchemes(page)).toEqual([]);
});

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

// Whether each kind of project is accessible and fits: every-page.spec.ts.
test('the drawing and the table of each project show the same units', async ({ page }) => {
  for (const { id, name, soldOut } of own)
    await test.step(name, async () => {
      await page.goto(sample.paths.href({ name: 'project', id }, 'de'));
      const inTable = await page.locator('tr[data-unit]').evaluateAll((rows) => rows.map((row) => row.dataset.unit));
      const drawn = page.locator('svg a');
      expect(await drawn.evaluateAll((links) => links.map((link) => link.dataset.unit).sort())).toEqual(inTable.sort());
      const names = await drawn.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
      for (const drawnName of names) expect(drawnName).toMatch(/\S+, \S+/);
      await expect(page.locator('[data-part="property-closed"]')).toHaveCount(soldOut ? 1 : 0);
    });
});

test('units of a building are large enough for a finger on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(eggePark);
  const boxes = await page.locator('[data-part="render"] a').evaluateAll((links) =>
    links.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      return Math.round(Math.min(width, height));
    }),
  );
  expect(boxes.length).toBe(units.get(30)?.length);
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
});

test('a row that is focused is marked in the drawing, and a unit that is focused in the table', async ({ page }) => {
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

test('the pictures of a project open large', async ({ page }) => {
  await page.goto(eggePark);
  await page.locator('[data-picture]').first().click();
  await expect(page.getByRole('dialog', { name: t('property.lightbox') })).toBeVisible();
});

test('phases say when they are handed over and what is left, a sold-out one too', async ({ page }) => {
  await page.goto(sample.paths.href({ name: 'project', id: 32 }, 'nl'));
  const phases = page.getByRole('region', { name: t('project.phases') }).getByRole('listitem');
  await expect(phases).toHaveCount(2);
  await expect(phases.first()).toContainText(t('project.soldOut'));
  await expect(phases.last()).toContainText(t('project.completion', { date: '31/03/2027' }));
});

test('documents are requested with the form about the project', async ({ page }) => {
  await page.goto(eggePark);
  const name = t('project.documentKinds.specifications');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.locator('[data-part="form-about"]')).toContainText('Egge Park');
});

test('a project with a separate site, and its units, are redirected there', async ({ request }) => {
  const [unit] = units.get(41) ?? [];
  for (const path of ['/nl/project/41/', `/de/property/${unit?.id}/`]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, projects.get(41)?.external]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('units sort by a link and are narrowed to the free ones', async ({ page }) => {
    await page.goto(eggePark);
    await page
      .getByRole('columnheader', { name: t('project.price') })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(`${eggePark}?sort=price#units`);
    const [cheapest] = (units.get(30) ?? []).toSorted((a, b) => a.price.amount - b.price.amount);
    const visible = page.locator('tr[data-unit]:visible');
    await expect(visible.first()).toHaveAttribute('data-unit', String(cheapest?.id));
    await page.getByLabel(t('project.onlyFree')).check();
    await expect(visible.filter({ hasText: t('project.states.sold') })).toHaveCount(0);
    expect(await visible.count()).toBeGreaterThan(10);
  });

  test('a unit is picked in the drawing', async ({ page }) => {
    await page.goto(eggePark);
    const [unit] = units.get(30) ?? [];
    await page.locator(`svg [data-unit="${unit?.id}"]`).click();
    await expect(page).toHaveURL(sample.paths.href({ name: 'property', id: unit?.id ?? 0 }, 'nl'));
  });
});
