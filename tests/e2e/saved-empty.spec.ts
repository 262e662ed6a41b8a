import { wordsIn } from '@/tests/support/messages';
import { expect, test } from '@/tests/support/site';

const t = wordsIn('nl');

for (const [list, path] of [
  ['favourites', '/nl/favorieten/'],
  ['compare', '/nl/vergelijken/'],
] as const)
  test(`an empty page of ${list} has homes to begin with`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(t(`saved.${list}.none`))).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: new RegExp(`^${t(`saved.${list}.button`)}:`) })
      .click();
    await expect(page.getByText(t(`saved.${list}.none`))).toBeHidden();
    await page
      .getByRole('region', { name: t('saved.notice') })
      .getByRole('link', { name: t(`saved.${list}.title`) })
      .click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?ids=\\d+$`));
    await expect(page.getByRole('main').getByText(t('saved.newest'))).toHaveCount(0);
  });
