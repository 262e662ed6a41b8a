// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ModuleContext } from '@/components/modules/module-props';
import { ModuleRows } from '@/components/modules/module-rows';
import { loadData } from '@/lib/data/load';
import { locales } from '@/lib/i18n/locales';
import { wordsIn } from '@/tests/support/messages';
import { inLocale } from '@/tests/support/next-intl-server';
import { partOf } from '@/tests/support/part-of';
import { sample } from '@/tests/support/sample-site';
import { Folder } from '@/tests/unit/data/folder';

const page = (data: typeof sample, locale: (typeof locales)[number] = 'nl') =>
  inLocale(locale, () =>
    partOf(
      <ModuleRows
        modules={data.content.pages.get('getuigenissen')?.modules ?? []}
        context={{ locale, data } as ModuleContext}
      />,
    ),
  );
const textOf = async (...input: Parameters<typeof page>) => (await page(...input)).textContent ?? '';

it.each(locales)('a testimonial says how it was verified, and what the agency answers, in %s', async (locale) => {
  const t = wordsIn(locale);
  const [first] = sample.content.testimonials.values();
  const text = await textOf(sample, locale);
  for (const part of [
    t('modules.verified.mandate'),
    t('modules.answerOf', { agency: sample.content.site.name }),
    first?.answer?.[locale] ?? 'an answer',
    sample.content.site.testimonials[locale],
  ])
    expect(text).toContain(part);
  // One of them could not be verified.
  expect(text).toContain(t('modules.reviewsPartly'));
});

it('the page says so if every testimonial was verified', async () => {
  const folder = new Folder();
  for (const [i] of [...sample.content.testimonials].entries())
    folder.set('testimonials.json', `items.${i}.verified`, 'visit');
  const text = await textOf(loadData(folder.dir).snapshot);
  expect(text).toContain(wordsIn('nl')('modules.reviewsVerified'));
  expect(text).not.toContain(wordsIn('nl')('modules.reviewsPartly'));
});

it('untranslated testimonials are marked with their own language', async () => {
  const comment = Object.fromEntries(locales.map((locale) => [locale, 'Tout s’est bien passé.']));
  const folder = new Folder()
    .set('testimonials.json', 'items.0.comment', comment)
    .set('testimonials.json', 'items.0.language', 'fr');
  const quotes = (await page(loadData(folder.dir).snapshot)).querySelectorAll('blockquote');
  expect([...quotes].map(({ lang }) => lang)).toEqual(['fr', '', '', '']);
});
