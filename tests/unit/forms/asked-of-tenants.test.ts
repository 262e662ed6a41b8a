import { expect, it } from 'vitest';
import { toGoal } from '@/lib/catalogue/goal';
import type { Site } from '@/lib/content/schema';
import { readSubject } from '@/lib/forms/form-pages';
import { subjectCardView } from '@/lib/forms/form-subject';
import { fieldOptions, formView } from '@/lib/forms/form-view';
import { translatorIn } from '@/lib/i18n/translator';
import type { PageForm } from '@/lib/routes/page-forms';
import { first, homes, sample } from '@/tests/support/sample-site';

/** The fields that a form about a home asks, those that are required with a star. */
async function asked(form: PageForm, goal: 'sale' | 'rent'): Promise<string[]> {
  const fits = (id: number) => readSubject(`property-${id}`, form, sample);
  const home = first(homes, (each) => toGoal(each.goal) === goal && fits(each.id));
  const subject = subjectCardView({ type: 'property', id: home.id }, 'nl', await translatorIn('nl', 'price'), sample);
  return formView(form, { subject }, 'nl', await translatorIn('nl', 'forms'), sample).sections.flatMap(({ fields }) =>
    fields.map(({ name, required }) => `${name}${required ? '*' : ''}`),
  );
}

// Brussels Housing Code, article 200ter: the strictest of the three regions, and ours for all.
it('a visit to a home for rent asks only for a name and one means of contact', async () => {
  const you = ['firstName*', 'lastName*', 'email*'];
  const last = ['nameToOwner', 'newsletter', 'privacy*'];
  expect(await asked('contact-appointment', 'rent')).toEqual(['slot*', 'waiting', ...you, 'remark', ...last]);
  expect(await asked('contact-me', 'rent')).toEqual(['remark*', ...you, ...last]);
  expect(await asked('contact-appointment', 'sale')).toEqual(expect.arrayContaining(['title', 'phone']));
});

it('a rental application asks for the number of persons and the income, not for address or date of birth', async () =>
  expect(await asked('rent-application', 'rent')).toEqual([
    'startDate*',
    'persons*',
    'netIncome*',
    'firstName*',
    'lastName*',
    'email*',
    'remark',
    'nameToOwner',
    'privacy*',
  ]));

it('a title is never compulsory, none can be chosen, and the agency says which are offered', async () => {
  expect(await asked('make-offer', 'sale')).toContain('title');
  const words = await translatorIn('nl', 'forms');
  const values = (data: typeof sample) => fieldOptions('title', 'nl', words, data).map(({ value }) => value);
  expect(values(sample)).toEqual(['mr', 'ms', '']);
  const site: Site = { ...sample.content.site, titles: ['ms', 'miss'] };
  expect(values({ ...sample, content: { ...sample.content, site } })).toEqual(['ms', 'miss', '']);
});
