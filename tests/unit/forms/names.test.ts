import { expect, it } from 'vitest';
import { personName } from '@/lib/forms/field-rules';
import { formSchemas } from '@/lib/forms/form-schemas';
import { formFields } from '@/lib/forms/forms';
import { firstErrors } from '@/lib/forms/read-form';
import { locales } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import { type PageForm, pageForms } from '@/lib/routes/page-forms';

const isName = (text: string): boolean => personName('firstName').safeParse(text).success;

it.each([
  'Noor',
  'J.P. Janssens',
  'J.-P. Janssens',
  'J. P. Janssens',
  'St.-Truiden',
  'Dr. Peeters',
  'dr. ir. A. Peeters',
  'Vanden Bossche-D’Hondt',
  "O'Neill",
  'Jan / An Maes',
  'Ph.D.',
  'Maes jr.',
  'Łukasz Żółć',
  '王小明',
  // Initials close to a name of four letters or more: nobody gets a host of one letter below such an ending.
  'A.Peeters',
  'J.P.Janssens',
  'J.-P.Janssens-Maes',
])('a name is taken: %s', (text) => expect(isName(text)).toBe(true));

it.each([
  'evil.com',
  'Noor evil.com',
  'EVIL.COM',
  '//evil.com',
  '//evil',
  'http evil',
  'https://evil',
  'www evil',
  'noor@evil',
  'sub.evil.co.uk',
  'evil.com.P',
  'evil.com-nu',
  't.me',
  'x.com',
  'xn--80ak6aa92e.xn--p1ai',
  'зло.рф',
  // Browsers read these as a dot, or do not read them at all.
  'evil．com',
  'evil。com',
  'evil․com',
  'ev\u00adil\u200b.\u2060com',
  // Only a space after the dot would distinguish these names from a host.
  'Dr.Peeters',
  'A.Bos',
])('a name that may become a link is not: %s', (text) => expect(isName(text)).toBe(false));

const named: readonly string[] = ['firstName', 'lastName', 'displayName'];
const fields = pageForms.flatMap((form) =>
  formFields(form).flatMap((field): [PageForm, string][] => (named.includes(field) ? [[form, field]] : [])),
);

it.each(locales)('in %s a link in the first name and one in the last name have different errors', async (locale) => {
  const { error } = formSchemas['site-contact'].safeParse({ firstName: 'evil.com', lastName: 'evil.com' });
  const { firstName = 'gone', lastName = 'gone' } = firstErrors(error?.issues ?? []);
  const t = await translatorIn(locale, 'forms.errors');
  expect(t(firstName)).not.toBe(t(lastName));
});

it.each(fields)('%s refuses a link as %s', (form, field) => {
  const { error } = formSchemas[form].safeParse({ [field]: 'evil.com' });
  expect(firstErrors(error?.issues ?? [])).toMatchObject({ [field]: `${field}Links` });
});
