import type { Snapshot } from '../content/snapshot.ts';
import { euro } from '../i18n/euro.ts';
import { date, dateAndTime, number, withUnit } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import type { PageForm } from '../routes/page-forms.ts';
import { type FieldKind, type FieldName, fieldDefinition, isKept, isLabelled } from './field-definitions.ts';
import { fieldOptions } from './form-view.ts';
import { formFields } from './forms.ts';

export interface SubmissionRow {
  label: string;
  value: string;
}

/** Returns the filled-in fields as rows of a mail. */
export function submissionRows(
  form: PageForm,
  values: Record<string, unknown>,
  locale: Locale,
  t: Translator<'forms'>,
  data: Snapshot,
): SubmissionRow[] {
  return formFields(form)
    .filter(isLabelled)
    .filter((name) => name !== 'privacy' && isKept(name))
    .map((name) => ({
      label: t(`fields.${name}`),
      value: valueText(name, values[name], locale, t, data),
    }))
    .filter(({ value }) => value !== '');
}

/** The kinds of fields without free text. */
const chosenKinds: readonly FieldKind[] = ['number', 'select', 'radios', 'checkboxes', 'checkbox', 'date'];

/** Returns only the rows without typed text: options, numbers, ticks and days. */
export function chosenRows(...[form, values, locale, t, data]: Parameters<typeof submissionRows>): SubmissionRow[] {
  const isChosen = ([name, value]: [FieldName, unknown]) => {
    const { kind, options } = fieldDefinition(name);
    // A browser offers no other option, but a program may send any value.
    const isOffered = (one: unknown) => fieldOptions(name, locale, t, data).some((option) => option.value === one);
    return chosenKinds.includes(kind) && (!options || [value].flat().every(isOffered));
  };
  const entries = formFields(form).map((name): [FieldName, unknown] => [name, values[name]]);
  return submissionRows(form, Object.fromEntries(entries.filter(isChosen)), locale, t, data);
}

function valueText(name: FieldName, value: unknown, locale: Locale, t: Translator<'forms'>, data: Snapshot): string {
  const { kind, unit } = fieldDefinition(name);
  const options = fieldOptions(name, locale, t, data);
  const nameOf = (one: unknown) => options.find((option) => option.value === one)?.label ?? String(one);
  if (value === undefined || value === false || value === '') return '';
  if (value === true) return t('yes');
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  if (value instanceof File) return value.name;
  if (typeof value === 'number') return formatMeasure(value, unit, locale);
  if (kind === 'moments') return dateAndTime(Number(value), locale);
  return kind === 'date' ? date(String(value), locale) : nameOf(value);
}

/** Returns a number with its unit: "€ 265.000", "1.250 m²", "2". */
function formatMeasure(value: number, unit: string | undefined, locale: Locale): string {
  if (unit === '€') return euro(value, locale);
  return unit ? withUnit(number(value, locale), unit) : number(value, locale);
}
