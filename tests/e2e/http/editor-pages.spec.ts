import { formOn } from '@/lib/content/pages';
import { thanksPage } from '@/lib/forms/form-pages';
import { locales } from '@/lib/i18n/locales';
import type { PageForm } from '@/lib/routes/page-forms';
import { addressOfForm, fillings, formsWithPages } from '@/tests/support/forms';
import { sample } from '@/tests/support/sample-site';
import { sentPage } from '@/tests/support/sent-page';
import { expect, test } from '@/tests/support/site-test';

const { content, paths } = sample;
const addressOf = (id: string, locale: (typeof locales)[number] = 'nl') => paths.href({ name: 'page', id }, locale);

const parts = {
  title: 'h1',
  crumb: '[data-part="breadcrumbs"] [aria-current="page"]',
  footer: 'footer',
  robots: 'meta[name="robots"]',
  fields: 'main form [name]',
};

/** The names of the fields that a form always shows. Moments have names of their own, and a list adds its search. */
const namesIn = (form: PageForm) => Object.keys(fillings[form]).filter((name) => name !== 'slot' && name !== 'search');

test('each page of an editor is complete, from its title to the fields of its form', async ({ page }) => {
  for (const [id, { params, modules }] of content.pages)
    await test.step(id, async () => {
      const form = formOn({ modules });
      for (const locale of locales) {
        const address = form ? addressOfForm(form, locale) : addressOf(id, locale);
        const { title, crumb, footer, fields } = await sentPage(page, address, parts);
        expect(title[0]?.text).toBe(params[locale].title);
        expect(footer.at(-1)?.text).toContain(content.site.licence.number);
        expect(crumb[0]?.text).toBe(paths.breadcrumb({ name: 'page', id }, locale).at(-1)?.name);
        if (!form) continue;
        const names = fields.map((field) => field.attribute('name'));
        expect(names).toEqual(expect.arrayContaining(namesIn(form)));
      }
    });
});

test('a thank-you page thanks in each form’s own words, and keeps search engines away', async ({ page }) => {
  const forms = [...content.pages.values()].filter(({ type }) => type === 'feedback');
  expect(forms.map(({ id }) => id)).toEqual(expect.arrayContaining(formsWithPages.map(thanksPage)));
  expect(new Set(forms.map(({ params }) => params.nl.title)).size).toBe(forms.length);
  for (const { id } of forms) {
    const { robots } = await sentPage(page, addressOf(id), parts);
    expect(robots[0]?.attribute('content')).toContain('noindex');
  }
});
