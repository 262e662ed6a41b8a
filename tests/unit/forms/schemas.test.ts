import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fieldDefinition } from '@/lib/forms/field-definitions';
import { amount, birthDay, email, futureDay, personName, phone, whole, wholeEuros, zip } from '@/lib/forms/field-rules';
import { formSchemas, friendSchema, rentalSchema } from '@/lib/forms/form-schemas';
import { errorKeys } from '@/lib/forms/form-state';
import { formFields, formIds, isPageForm } from '@/lib/forms/forms';
import { firstErrors } from '@/lib/forms/read-form';
import { pageForms } from '@/lib/routes/page-forms';

describe('every form', () => {
  it.each(formIds)('%s asks for each field that its rules know, once', (form) =>
    expect(formFields(form).toSorted()).toEqual(Object.keys(formSchemas[form].shape).toSorted()),
  );

  it.each(formIds)('%s has a message for each thing that can be wrong when nothing is filled in', (form) => {
    const empty = { checkbox: false, checkboxes: [] as string[] };
    const nothing = Object.fromEntries(
      formFields(form).map((name) => {
        const { kind } = fieldDefinition(name);
        return [name, kind === 'checkbox' || kind === 'checkboxes' ? empty[kind] : ''];
      }),
    );
    const { error } = formSchemas[form].safeParse(nothing);
    const errors = firstErrors(error?.issues ?? []);
    if (isPageForm(form) && form !== 'search-alert') expect(errors.privacy).toBe('privacy');
    for (const key of Object.values(errors)) expect(errorKeys).toContain(key);
  });

  // A registration below a list is confirmed by mail before anything else is sent.
  it.each(pageForms.filter((form) => form !== 'search-alert'))('%s ticks nothing by itself', (form) =>
    expect(formSchemas[form].safeParse({}).error?.issues.map(({ path }) => path[0])).toContain('privacy'),
  );
});

const says = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message ?? 'right';

const inYears = (years: number, days = 0) => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + years);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};
const { message } = friendSchema.shape;

it.each<[string, z.ZodType, string, string]>([
  ['e-mail address', email(), '', 'email'],
  ['e-mail address', email(), 'noor@', 'emailInvalid'],
  ['e-mail address', email(), ' noor@mail.example ', 'right'],
  ['e-mail address', email(), 'noor@mail.example\nBcc: all@mail.example', 'characters'],
  ['phone number', phone, '', 'phone'],
  ['phone number', phone, '0470 12 34 56', 'right'],
  ['phone number', phone, '+32 (0)11/22.33.44', 'right'],
  ['phone number', phone, '12345', 'phoneInvalid'],
  ['phone number', phone, 'call me', 'phoneInvalid'],
  ['postal code', zip, '3500', 'right'],
  ['postal code', zip, 'L-1234', 'right'],
  ['postal code', zip, '6211 AB', 'right'],
  ['postal code', zip, '35', 'zip'],
  ['postal code', zip, 'Hasselt', 'zip'],
  ['whole number', whole('number'), '12,5', 'number'],
  ['whole number', whole('number'), 'many', 'number'],
  ['whole number', whole('number'), '-3', 'number'],
  ['whole number', whole('number'), '1.25', 'number'],
  ['whole number', whole('number'), '12,34,56', 'number'],
  ['whole number', whole('number'), '9999999999', 'outOfRange'],
  ['number of persons', rentalSchema.shape.persons, '0', 'outOfRange'],
  ['date of birth', birthDay, '', 'birthDate'],
  ['date of birth', birthDay, inYears(0, 1), 'birthDateWrong'],
  ['date of birth', birthDay, inYears(-15), 'birthDateWrong'],
  ['date of birth', birthDay, inYears(-121), 'birthDateWrong'],
  ['date of birth', birthDay, inYears(-16, -1), 'right'],
  ['date of birth', birthDay, '1984-02-30', 'birthDate'],
  ['day to come', futureDay('endDate'), '', 'endDate'],
  ['day to come', futureDay('endDate'), inYears(0, -2), 'dayOutOfRange'],
  ['day to come', futureDay('endDate'), inYears(0, 1), 'right'],
  ['day to come', futureDay('endDate'), inYears(6), 'dayOutOfRange'],
  ['message to a friend', message, 'Kijk eens, iets voor jullie! Zaterdag open huis.', 'right'],
  ['message to a friend', message, 'see https://casino.example', 'remarkLinks'],
  ['message to a friend', message, 'www.casino.example', 'remarkLinks'],
  ['message to a friend', message, 'casino.example/win', 'remarkLinks'],
  ['message to a friend', message, 'write to me@casino.example', 'remarkLinks'],
  ['message to a friend', message, 'kijk op casino.example', 'remarkLinks'],
  [
    'message to a friend',
    message,
    'Om 16.30u op 12.04.2026, € 265.000, d.w.z. o.a. de tuin... En/of de garage?',
    'right',
  ],
])('the $0 $2: $3', (_, schema, text, verdict) => expect(says(schema.safeParse(text))).toBe(verdict));

it.each([
  ['1.250', 1250],
  ['€ 265 000', 265_000],
  ['0', 0],
  ['260,000', 260_000],
  ['260000.00', 260_000],
  ['1.250,00', 1250],
  ['380k', 380_000],
])('the number %j is %i', (text, value) => expect(whole('number').parse(text)).toBe(value));

it('the surface of land is in m², also where it is written in ares', () => {
  const { groundArea } = formSchemas['contact-demand'].shape;
  expect([groundArea.parse('1.250 m²'), groundArea.parse('6 are'), groundArea.parse('')]).toEqual([
    1250,
    600,
    undefined,
  ]);
});

it('an amount has cents, and what is filtered by it none', () => {
  expect(amount('number').parse('1.250,50')).toBe(1250.5);
  expect(wholeEuros('number').parse('1.250,50')).toBe(1251);
});

it('skips the search for links in a text that is too long', () => {
  const { error } = personName('firstName').safeParse('a.bc '.repeat(40));
  expect(error?.issues.map(({ message }) => message)).toEqual(['tooLong']);
});

it('refuses a maximum below its minimum, at the maximum', () => {
  const { error } = formSchemas['demand-register'].safeParse({
    minPrice: '300.000',
    maxPrice: '200.000',
    minGarages: '2',
    maxGarages: '1',
  });
  expect(firstErrors(error?.issues ?? [])).toMatchObject({ maxPrice: 'belowMinimum', maxGarages: 'belowMinimum' });
});
