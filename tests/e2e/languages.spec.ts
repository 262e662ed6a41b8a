import { type Locale, locales } from '@/lib/i18n/locales';
import { wordsIn } from '../support/messages';
import { expect, test } from '../support/site';
import { addressOf, templates } from '../support/templates';
import { openMenu } from '../support/visitor';

const t = wordsIn('nl');
const toFrench = /^FR\b/;

for (const template of templates) {
  test(`the switcher leads to the same page in another language: ${template}`, async ({ page }) => {
    await page.goto(addressOf(template, 'nl'));
    const menu = await openMenu(page, t);
    await menu.getByRole('link', { name: toFrench }).click();
    await expect(page).toHaveURL(addressOf(template, 'fr'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
}

test('lists the languages in capitals and marks the one that is spoken', async ({ page }) => {
  await page.goto('/nl/');
  const links = (await openMenu(page, t)).getByRole('navigation', { name: t('layout.languages') }).getByRole('link');
  await expect(links).toHaveText(['NL', 'FR', 'EN', 'DE']);
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
});

test('a choice is remembered in the browser, and / follows it', async ({ page, context }) => {
  await page.goto('/nl/');
  expect(await context.cookies()).toEqual([]);
  await (await openMenu(page, t)).getByRole('link', { name: toFrench }).click();
  await expect(page).toHaveURL('/fr/');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr');
  const [cookie, ...others] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'language', value: 'fr', path: '/', sameSite: 'Lax' });
  expect(others).toEqual([]);
  await page.goto('/');
  await expect(page).toHaveURL('/fr/');
});

for (const locale of locales) {
  test.describe(() => {
    const regions: Record<Locale, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' };
    test.use({ locale: regions[locale] });
    test(`a new visitor whose browser asks for ${regions[locale]} gets ${locale}`, async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL(`/${locale}/`);
    });
  });
}

test('a page that is missing has the home pages behind its switcher', async ({ page }) => {
  await page.goto('/nl/nergens/');
  await (await openMenu(page, t)).getByRole('link', { name: toFrench }).click();
  await expect(page).toHaveURL('/fr/');
});
