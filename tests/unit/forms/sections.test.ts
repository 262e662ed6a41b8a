import { expect, it } from 'vitest';
import { formView } from '@/lib/forms/form-view';
import { translatorIn } from '@/lib/i18n/translator';
import { sample } from '@/tests/support/sample-site';

const sectionsOf = async (form: Parameters<typeof formView>[0]) =>
  formView(form, {}, 'nl', await translatorIn('nl', 'forms'), sample).sections;

it('the search register asks for all that the specification names, and folds what few fill in', async () => {
  const sections = await sectionsOf('demand-register');
  const folded = sections.filter(({ isFolded }) => isFolded).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(folded).toEqual(['minGarages', 'maxGarages', 'budget', 'newPassword', 'newPasswordAgain']);
  const open = sections.filter(({ isFolded }) => !isFolded).flatMap(({ fields }) => fields);
  expect(open.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['goal', 'types', 'places', 'minPrice', 'maxPrice', 'minBedrooms', 'comforts']),
  );
  expect(open.find(({ name }) => name === 'comforts')?.options.map(({ value }) => value)).toEqual([
    'parking',
    'terrace',
    'garden',
  ]);
});

it('the boxes before the button have no heading', async () => {
  const last = (await sectionsOf('site-contact')).at(-1);
  expect(last).toMatchObject({ legend: null, fields: [{ name: 'newsletter' }, { name: 'privacy' }] });
});
