import { type Locale, locales } from '@/lib/i18n/locales';
import { wordsIn } from '../support/messages';
import { expect, test } from '../support/site';

for (const locale of locales) {
  const t = wordsIn(locale);

  test(`an unknown address says so and offers the search (${locale})`, async ({ page }) => {
    const answer = await page.goto(`/${locale}/nowhere/at/all/`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('missing.title'));
    await expect(page.getByRole('combobox')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.getByRole('link', { name: t('missing.toHome'), exact: true }).click();
    await expect(page).toHaveURL(`/${locale}/`);
  });

  test(`a home that is gone says so and shows others like it (${locale})`, async ({ page }) => {
    const answer = await page.goto(`/${locale}/property/6058/`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('gone.title'));
    await expect(page.getByRole('combobox')).toBeVisible();
    const others = page.getByRole('article');
    expect(await others.count()).toBeGreaterThan(0);
    expect(await others.count()).toBeLessThanOrEqual(4);
  });
}

const speaks: [address: string, language: Locale][] = [
  ['/nowhere/', 'fr'],
  ['/it/te-koop/', 'fr'],
  ['/wp-login.php', 'fr'],
  ['/nope.txt', 'fr'],
  ['/api/nowhere/', 'fr'],
];
test.describe('an unknown address without a language speaks the visitor’s', () => {
  test.use({ locale: 'fr-BE' });
  for (const [address, language] of speaks)
    test(address, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn(language)('missing.title'));
    });
});

test('what is lost is kept out of search results', async ({ page }) => {
  for (const address of ['/nl/nowhere/', '/nl/property/6058/']) {
    await page.goto(address);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});
