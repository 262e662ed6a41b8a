import { describe, expect, it } from 'vitest';
import { fieldOf } from '@/lib/forms/field-definitions';
import { amount, birthDay, dayToCome, email, personName, phone, whole, wholeEuros, zip } from '@/lib/forms/field-rules';
import { formSchemas, friendSchema, rentalSchema } from '@/lib/forms/form-schemas';
import { errorKeys } from '@/lib/forms/form-state';
import { fieldsOf, formIds, isPageForm, pageForms } from '@/lib/forms/forms';
import { errorsOf } from '@/lib/forms/read-form';

describe('every form', () => {
  it.each(formIds)('%s asks for each field that its rules know, once', (form) =>
    expect(fieldsOf(form).toSorted()).toEqual(Object.keys(formSchemas[form].shape).toSorted()),
  );

  it.each(formIds)('%s has a message for each thing that can be wrong when nothing is filled in', (form) => {
    const empty = { checkbox: false, checkboxes: [] as string[] };
    const nothing = Object.fromEntries(
      fieldsOf(form).map((name) => {
        const { kind } = fieldOf(name);
        return [name, kind === 'checkbox' || kind === 'checkboxes' ? empty[kind] : ''];
      }),
    );
    const { error } = formSchemas[form].safeParse(nothing);
    const errors = errorsOf(error?.issues ?? []);
    if (isPageForm(form) && form !== 'search-alert') expect(errors.privacy).toBe('privacy');
    for (const key of Object.values(errors)) expect(errorKeys).toContain(key);
  });

  // What the line of a list agrees to is confirmed by mail before anything else is sent.
  it.each(pageForms.filter((form) => form !== 'search-alert'))('%s ticks nothing by itself', (form) =>
    expect(formSchemas[form].safeParse({}).error?.issues.map(({ path }) => path[0])).toContain('privacy'),
  );
});

const says = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message ?? 'right';

it.each([
  ['', 'email'],
  ['noor@', 'emailInvalid'],
  [' noor@mail.example ', 'right'],
  ['noor@mail.example\nBcc: all@mail.example', 'characters'],
])('the e-mail address %j: %s', (text, message) => expect(says(email().safeParse(text))).toBe(message));

it.each([
  ['', 'phone'],
  ['0470 12 34 56', 'right'],
  ['+32 (0)11/22.33.44', 'right'],
  ['12345', 'phoneInvalid'],
  ['call me', 'phoneInvalid'],
])('the phone number %j: %s', (text, message) => expect(says(phone.safeParse(text))).toBe(message));

it.each([
  ['3500', 'right'],
  ['L-1234', 'right'],
  ['6211 AB', 'right'],
  ['35', 'zip'],
  ['Hasselt', 'zip'],
])('the postal code %j: %s', (text, message) => expect(says(zip.safeParse(text))).toBe(message));

it.each([
  ['1.250', 1250],
  ['€ 265 000', 265_000],
  ['0', 0],
  ['260,000', 260_000],
  ['260000.00', 260_000],
  ['1.250,00', 1250],
  ['380k', 380_000],
])('the number %j is %i', (text, value) => expect(whole('number').parse(text)).toBe(value));

it('an amount has cents, and what is filtered by it none', () => {
  expect(amount('number').parse('1.250,50')).toBe(1250.5);
  expect(wholeEuros('number').parse('1.250,50')).toBe(1251);
});

it.each(['12,5', 'many', '-3', '1.25', '12,34,56'])('%j is no whole number', (text) =>
  expect(says(whole('number').safeParse(text))).toBe('number'),
);

it('refuses a number outside its range', () => {
  expect(says(whole('number').safeParse('9999999999'))).toBe('outOfRange');
  expect(says(rentalSchema.shape.persons.safeParse('0'))).toBe('outOfRange');
});

const inYears = (years: number, days = 0) => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + years);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

it.each([
  ['', 'birthDate'],
  [inYears(0, 1), 'birthDateWrong'],
  [inYears(-15), 'birthDateWrong'],
  [inYears(-121), 'birthDateWrong'],
  [inYears(-16, -1), 'right'],
  ['1984-02-30', 'birthDate'],
])('the date of birth %j: %s', (text, message) => expect(says(birthDay.safeParse(text))).toBe(message));

it.each([
  ['', 'endDate'],
  [inYears(0, -2), 'dayOutOfRange'],
  [inYears(0, 1), 'right'],
  [inYears(6), 'dayOutOfRange'],
])('the day to come %j: %s', (text, message) => expect(says(dayToCome('endDate').safeParse(text))).toBe(message));

it('looks for no link in a text that is too long', () => {
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
  expect(errorsOf(error?.issues ?? [])).toMatchObject({ maxPrice: 'belowMinimum', maxGarages: 'belowMinimum' });
});

it.each([
  ['Kijk eens, iets voor jullie! Zaterdag open huis.', 'right'],
  ['see https://casino.example', 'remarkLinks'],
  ['www.casino.example', 'remarkLinks'],
  ['casino.example/win', 'remarkLinks'],
  ['write to me@casino.example', 'remarkLinks'],
  ['kijk op casino.example', 'remarkLinks'],
  ['Vanaf 12.04.2026 om 16.30u, € 265.000, d.w.z. o.a. de tuin... En/of de garage?', 'right'],
])('a message to a friend, %j: %s', (message, verdict) =>
  expect(says(friendSchema.shape.message.safeParse(message))).toBe(verdict),
);
