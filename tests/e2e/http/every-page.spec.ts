import { expect, type Page, test } from '@playwright/test';
import { formOn } from '@/lib/content/pages';
import { thanksPage } from '@/lib/forms/form-pages';
import { locales } from '@/lib/i18n/locales';
import { addressOfForm, formsWithPages } from '../../support/forms';
import { sample } from '../../support/sample-site';

const { content, paths } = sample;
const addressOf = (id: string, locale: (typeof locales)[number] = 'nl') => paths.href({ name: 'page', id }, locale);

/** What a page says, as the server sent it. */
async function said(page: Page, address: string) {
  const answer = await page.request.get(address, { maxRedirects: 0 });
  expect(answer.status(), address).toBe(200);
  return page.evaluate(
    (html) => {
      const sent = new DOMParser().parseFromString(html, 'text/html');
      const text = (selector: string) =>
        sent
          .querySelector(selector)
          ?.textContent?.replace(/[ \n\t]+/g, ' ')
          .trim();
      return {
        title: text('h1'),
        crumb: text('[data-part="breadcrumbs"] [aria-current="page"]'),
        footer: text('footer'),
        robots: sent.querySelector('meta[name="robots"]')?.getAttribute('content'),
      };
    },
    await answer.text(),
  );
}

for (const [id, { params, modules }] of content.pages)
  test(`a page of an editor has its title, its way down and the agency’s details: ${id}`, async ({ page }) => {
    const form = formOn({ modules });
    for (const locale of locales) {
      const { title, crumb, footer } = await said(page, form ? addressOfForm(form, locale) : addressOf(id, locale));
      expect(title).toBe(params[locale].title);
      expect(footer).toContain(content.site.licence.number);
      expect(crumb).toBe(paths.breadcrumb({ name: 'page', id }, locale).at(-1)?.name);
    }
  });

test('a thank-you page thanks in each form’s own words, and keeps search engines away', async ({ page }) => {
  const forms = [...content.pages.values()].filter(({ type }) => type === 'feedback');
  expect(forms.map(({ id }) => id)).toEqual(expect.arrayContaining(formsWithPages.map(thanksPage)));
  expect(new Set(forms.map(({ params }) => params.nl.title)).size).toBe(forms.length);
  for (const { id } of forms) expect((await said(page, addressOf(id))).robots).toContain('noindex');
});
