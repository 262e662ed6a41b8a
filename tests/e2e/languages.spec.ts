import { wordsIn } from '@/tests/support/messages';
import { expect, test } from '@/tests/support/site';
import { openMenu } from '@/tests/support/visitor';

const t = wordsIn('nl');

// The language of a new visitor: tests/unit/requests. The links of the switcher on each kind of page: http/alternates.spec.ts.
test('a language is chosen from the menu, remembered in the browser, and / follows it', async ({ page, context }) => {
  await page.goto('/nl/');
  const links = (await openMenu(page, t)).getByRole('navigation', { name: t('layout.languages') }).getByRole('link');
  await expect(links).toHaveText(['NL', 'FR', 'EN', 'DE']);
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  expect(await context.cookies()).toEqual([]);
  await links.nth(1).click();
  await expect(page).toHaveURL('/fr/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr');
  const [cookie, ...others] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'language', value: 'fr', path: '/', sameSite: 'Lax' });
  expect(others).toEqual([]);
  await page.goto('/');
  await expect(page).toHaveURL('/fr/');
});
