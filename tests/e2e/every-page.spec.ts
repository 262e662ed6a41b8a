import { formOn } from '@/lib/content/modules/form-on';
import { thanksPage } from '@/lib/forms/form-pages';
import { locales } from '@/lib/i18n/locales';
import { addressOfForm, formsWithPages } from '../support/forms';
import { sample } from '../support/sample-site';
import { expect, test } from '../support/site';

const { content, paths } = sample;
const addressOf = (id: string, locale: (typeof locales)[number] = 'nl') => paths.href({ name: 'page', id }, locale);

test.describe('every page that an editor built', () => {
  for (const [id, { params, modules }] of content.pages)
    test(`has its title, its way down and the agency’s details: ${id}`, async ({ page }) => {
      for (const locale of locales) {
        const form = formOn({ modules });
        await page.goto(form ? addressOfForm(form, locale) : addressOf(id, locale));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(params[locale].title);
        await expect(page.getByRole('contentinfo')).toContainText(content.site.licence.number);
        const crumbs = page.locator('[data-part="breadcrumbs"] [aria-current="page"]');
        await expect(crumbs).toHaveText(paths.breadcrumb({ name: 'page', id }, locale).at(-1)?.name ?? '');
      }
    });
});

test('a thank-you page thanks in each form’s own words, and keeps search engines away', async ({ page }) => {
  const forms = [...content.pages.values()].filter(({ type }) => type === 'feedback');
  expect(forms.map(({ id }) => id)).toEqual(expect.arrayContaining(formsWithPages.map(thanksPage)));
  expect(new Set(forms.map(({ params }) => params.nl.title)).size).toBe(forms.length);
  for (const { id } of forms) {
    await page.goto(addressOf(id));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});
