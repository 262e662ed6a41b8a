import { expect, it } from 'vitest';
import { formView } from '@/lib/forms/form-view';
import { formFields, formIds, forms } from '@/lib/forms/forms';
import { translatorIn } from '@/lib/i18n/translator';
import { homeForms } from '@/lib/owners/home-forms';
import { sample } from '@/tests/support/sample-site';

const subject = { key: 'property-5801', title: '', text: '', price: null, href: '', picture: null };

it('owners are shown all forms about a home', () =>
  expect(homeForms.toSorted()).toEqual(formIds.filter((form) => forms[form].subject?.type === 'property').toSorted()));

it.each(homeForms.filter((form) => form !== 'send-to-friend'))('%s asks whether the owner may see the name', (form) =>
  expect(formFields(form)).toContain('nameToOwner'),
);

it('a visitor of the office is not asked', async () => {
  const words = await translatorIn('nl', 'forms');
  const names = (start: Parameters<typeof formView>[1]) =>
    formView('contact-appointment', start, 'nl', words, sample).sections.flatMap(({ fields }) =>
      fields.map(({ name, required }) => `${name}${required ? '*' : ''}`),
    );
  expect(names({ subject })).toContain('nameToOwner');
  expect(names({})).not.toContain('nameToOwner');
});
