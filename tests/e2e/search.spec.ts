import { wordsIn } from '../support/messages';
import { sample } from '../support/sample-site';
import { expect, test } from '../support/site';

const t = wordsIn('nl');
const home = sample.catalogue.properties.get(5801);

test('sends no request before the search line has the focus, and then one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto('/nl/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const line = page.getByRole('combobox', { name: t('search.label') });
  await line.focus();
  await line.fill('hasselt');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked).toEqual(['/api/search/nl/']);
});

test.describe('suggests', () => {
  test.beforeEach(({ page }) => page.goto('/nl/'));

  test('a home by its number, with a picture of 60 × 60', async ({ page }) => {
    await page.getByRole('combobox').fill('5801');
    const option = page.getByRole('group', { name: t('search.homes') }).getByRole('option');
    await expect(option).toContainText(home?.title.nl ?? '');
    const picture = option.locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.boundingBox()).toMatchObject({ width: 60, height: 60 });
    await option.click();
    await expect(page).toHaveURL('/nl/te-koop/hasselt/appartement/5801/');
  });

  test('what Enter will do with words: a list with its number of homes, a project, a reference with a blank', async ({
    page,
  }) => {
    const line = page.getByRole('combobox');
    const project = sample.catalogue.projects.get(30);
    for (const [typed, group, href] of [
      ['huis met tuin in hasselt onder 400000', 'line', /^\/nl\/te-koop\/hasselt\/.*max=400000&garden=1&q=/],
      ['has 5801', 'homes', /5801\/$/],
      [project?.name ?? '', 'projects', /\/30\/$/],
    ] as const) {
      await line.fill(typed);
      const option = page.getByRole('group', { name: t(`search.${group}`) }).getByRole('option');
      await expect(option.first()).toHaveAttribute('href', href);
    }
    await line.fill('huis met tuin in hasselt onder 400000');
    const option = page.getByRole('group', { name: t('search.line') }).getByRole('option');
    const count = (await option.locator('strong').textContent()) ?? '';
    await line.press('Enter');
    await expect(page.locator('[data-part="count"]')).toHaveText(count);
  });

  test('a city by its name, zip or name without accents, a type, and says when there is nothing', async ({ page }) => {
    const line = page.getByRole('combobox');
    for (const [typed, city, path] of [
      ['hasselt', 'Hasselt', '/nl/te-koop/hasselt/'],
      ['3520', 'Zonhoven', '/nl/te-koop/zonhoven/'],
      ['liege', 'Luik', '/nl/te-koop/luik/'],
    ] as const) {
      await line.fill(typed);
      const option = page.getByRole('option', { name: new RegExp(`^${city} · ${t('search.sale')}`) });
      await expect(option).toHaveAttribute('href', path);
    }
    await line.fill('studio');
    const options = page.getByRole('group', { name: t('search.types') }).getByRole('option');
    await expect(options.first()).toHaveAttribute('href', '/nl/te-koop/?type=3');
    await line.fill('xyzxyz');
    await expect(page.getByText(t('search.none'))).toBeVisible();
  });
});

test('works with the keyboard alone', async ({ page }) => {
  await page.goto('/nl/');
  const line = page.getByRole('combobox');
  await line.focus();
  await page.keyboard.type('zonhoven');
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = page.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/te-huur/zonhoven/');
});

test('Enter without a choice searches for the words', async ({ page }) => {
  await page.goto('/nl/');
  await page.getByRole('combobox').fill('genk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/te-koop/genk/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Where words lead to: http/lists.spec.ts.
  test('the line is a form, which leads to what was typed', async ({ page }) => {
    await page.goto('/nl/');
    await page.locator('input[name=q]').fill('zonhoven');
    await page.getByRole('button', { name: new RegExp(`^${t('search.rent')}`) }).click();
    await expect(page).toHaveURL('/nl/te-huur/zonhoven/');
  });
});
