import { locales } from '@/lib/i18n/locales';
import { expect, test } from '@/tests/support/site-test';
import { addressOf } from '@/tests/support/templates';
import { typesettingIssues } from '@/tests/support/typesetting';

// The sweep visits every page in German alone, and not at 360 px.
for (const locale of locales)
  test(`the page of a home is set without broken words or touching facts on every phone in ${locale}`, async ({
    page,
  }) => {
    for (const template of ['property', 'unit', 'project'] as const) {
      await page.goto(addressOf(template, locale));
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await typesettingIssues(page), `${template} at ${width} px`).toEqual([]);
      }
    }
  });
