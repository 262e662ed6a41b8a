import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';

const t = wordsIn('nl');
const home = sample.catalogue.properties.get(5801);

// Results, and the time of the request for data: tests/unit/search.
test('says what Enter will do with words, and leads to a home by its number', async ({ page }) => {
  await page.goto('/nl/');
  const line = page.getByRole('combobox', { name: t('search.label') });
  const optionsOf = (group: string) => page.getByRole('group', { name: t(`search.${group}`) }).getByRole('option');
  for (const [typed, group, href] of [
    ['has 5801', 'homes', /5801\/$/],
    [sample.catalogue.projects.get(30)?.name ?? '', 'projects', /\/30\/$/],
    ['huis met tuin in hasselt onder 400000', 'line', /^\/nl\/te-koop\/hasselt\/.*max=400000&garden=1&q=/],
  ] as const) {
    await line.fill(typed);
    await expect(optionsOf(group).first()).toHaveAttribute('href', href);
  }
  const count = (await optionsOf('line').locator('strong').textContent()) ?? '';
  await line.press('Enter');
  await expect(page.locator('[data-part="count"]')).toHaveText(count);

  await page.goto('/nl/');
  await line.fill('5801');
  await expect(optionsOf('homes')).toContainText(home?.title.nl ?? '');
  const picture = optionsOf('homes').locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.boundingBox()).toMatchObject({ width: 60, height: 60 });
  await optionsOf('homes').click();
  await expect(page).toHaveURL('/nl/te-koop/hasselt/appartement/5801/');
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // The results of words: http/lists.spec.ts.
  test('the line is a form, which leads to what was typed', async ({ page }) => {
    await page.goto('/nl/');
    await page.locator('input[name=q]').fill('zonhoven');
    await page.getByRole('button', { name: new RegExp(`^${t('search.rent')}`) }).click();
    await expect(page).toHaveURL('/nl/te-huur/zonhoven/');
  });
});
