import { describe, expect, it } from 'vitest';
import { fieldOf } from '@/lib/forms/field-definitions';
import { email, phone, whole, zip } from '@/lib/forms/field-rules';
import { formSchemas, friendSchema } from '@/lib/forms/form-schemas';
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
    if (isPageForm(form)) expect(errors.privacy).toBe('privacy');
    for (const key of Object.values(errors)) expect(errorKeys).toContain(key);
  });

  it.each(pageForms)('%s ticks nothing by itself', (form) =>
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
])('the number %j is %i', (text, value) => expect(whole('number').parse(text)).toBe(value));

it.each(['12,5', 'many', '-3', '9999999999'])('%j is no whole number', (text) =>
  expect(says(whole('number').safeParse(text))).toBe('number'),
);

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
