import { dayOf } from '../base/day.ts';
import { phoneInText } from '../base/phone.ts';
import { inForce } from '../catalogue/costs/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { priceForm } from '../i18n/euro.ts';
import { number } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import {
  type Field,
  type FieldKind,
  type FieldName,
  fieldDefinition,
  fieldDefinitions,
  isHinted,
  isLabelled,
} from './field-definitions.ts';
import { formSchemas } from './form-schemas.ts';
import { type ErrorKey, errorKeys, type FormState, type FormValues } from './form-state.ts';
import type { SubjectCardView } from './form-subject.ts';
import { type FormId, formFields, forms } from './forms.ts';

export interface FieldView {
  name: string;
  kind: FieldKind;
  label: string;
  hint: string | null;
  /** A link after the hint: the privacy statement, beside the box that says it was read. */
  link: { text: string; href: string } | null;
  required: boolean;
  half: boolean;
  /** Shown only beside its own error, to answer it. */
  onError?: true;
  autocomplete?: string;
  unit?: string;
  /** The language whose notation an amount is shown in. */
  prices?: Locale;
  accept?: string;
  options: { value: string; label: string }[];
  /** The slots that can be chosen for an appointment, by day. */
  slotDays?: readonly SlotDay[];
}

/** A form as its page shows it. */
export interface FormView {
  form: FormId;
  locale: Locale;
  subject: SubjectCardView | null;
  /** The initial values. */
  values: FormValues;
  sections: { name: string; legend: string | null; isFolded?: true; fields: FieldView[] }[];
  words: Record<
    | 'required'
    | 'requiredNote'
    | 'choose'
    | 'chooseFile'
    | 'submit'
    | 'sending'
    | 'summary'
    | 'questionHint'
    | 'understood',
    string
  > & {
    /** The components fill in `{field}` here and `{amount}` in `understood` (`fillWords`). */
    errors: Record<ErrorKey, string>;
    /** The words of the slots for an appointment. */
    slots: Record<'full' | 'none' | 'held' | 'taken', string>;
  };
}

/** The server action that receives a form if no script runs; it serves as the form's address. */
export type SendForm = (state: FormState, data: FormData) => Promise<FormState>;

/** Returns a form in a language, with its subject and initial values; a form for appointments offers the slots of `slotDays`. */
export function formView(
  form: FormId,
  { subject = null, values = {} }: FormStart,
  locale: Locale,
  t: Translator<'forms'>,
  data: Snapshot,
  slotDays: readonly SlotDay[] = [],
): FormView {
  const wanted = requiredFields(form, values);
  const phone = phoneInText(data.content.site.phone);
  return {
    form,
    locale,
    subject,
    values,
    sections: forms[form].sections.map(({ name, fields, isFolded }) => ({
      name,
      isFolded,
      legend: name === 'last' ? null : t(`sections.${name}`),
      fields: fields
        .filter((field) => isAsked(fieldDefinition(field), subject))
        .map((field) => ({
          ...fieldView(field, wanted.has(field), locale, t, data),
          ...(fieldDefinition(field).kind === 'moments' ? { slotDays } : {}),
        })),
    })),
    words: {
      required: t('required'),
      requiredNote: t('requiredNote'),
      choose: t('choose'),
      chooseFile: t('chooseFile'),
      sending: t('sending'),
      summary: t('summary'),
      questionHint: t('questionHint'),
      understood: t('understood', { amount: '{amount}' }),
      errors: Object.fromEntries(
        errorKeys.map((key) => [key, t(`errors.${key}`, { phone, field: '{field}' })]),
      ) as Record<ErrorKey, string>,
      submit: t(`${form}.submit`),
      slots: {
        full: t('slots.full'),
        none: t('slots.none'),
        taken: t('slots.taken'),
        held: t('slots.held', { minutes: data.content.visits.holdMinutes }),
      },
    },
  };
}

const isAsked = ({ needsSubject, hiddenForRentals }: Field, subject: SubjectCardView | null): boolean =>
  subject ? !(hiddenForRentals && subject.isRental) : !needsSubject;

/** The initial values of an empty form. */
export interface FormStart {
  subject?: SubjectCardView | null;
  values?: FormValues;
}

function fieldView(
  name: FieldName,
  required: boolean,
  locale: Locale,
  t: Translator<'forms'>,
  data: Snapshot,
): FieldView {
  const { kind, half = false, onError, autocomplete, unit, accept } = fieldDefinition(name);
  return {
    name,
    kind,
    half,
    onError,
    autocomplete,
    unit,
    ...(unit === '€' ? { prices: priceForm(locale) } : {}),
    accept,
    label: isLabelled(name) ? t(`fields.${name}`) : '',
    hint: isHinted(name) ? t(`hints.${name}`, { times: incomeTimes(locale, data) }) : null,
    link: name === 'privacy' ? privacyLink(locale, t, data) : null,
    required,
    options: fieldOptions(name, locale, t, data),
  };
}

/** Returns the options of a field with their names. The catalogue has the types of property, data/site.json the titles, to which "none" is added. */
export function fieldOptions(
  name: FieldName,
  locale: Locale,
  t: Translator<'forms'>,
  { catalogue, content }: Snapshot,
): FieldView['options'] {
  const entry = fieldDefinitions[name];
  const options = 'options' in entry ? entry.options : [];
  if (options === 'types')
    return [...catalogue.types.values()].map((type) => ({ value: String(type.webId), label: type.name[locale] }));
  if (options === 'titles')
    return [
      ...content.site.titles.map((value) => ({ value, label: t(`options.${value}`) })),
      { value: '', label: t('noTitle') },
    ];
  return options.map((value) => ({ value, label: t(`options.${value}`) }));
}

/** Returns the guideline for the income of tenants, as a multiple of the rent. */
const incomeTimes = (locale: Locale, { content }: Snapshot): string =>
  number(inForce(content.costs.tenancy, dayOf(Date.now()))?.incomeTimes ?? 0, locale);

/** Returns a link to the privacy statement, or null if the site has none. It opens in a new tab, so that nothing typed is lost. */
export function privacyLink(
  locale: Locale,
  t: Translator<'forms'>,
  { content, paths }: Pick<Snapshot, 'content' | 'paths'>,
): FieldView['link'] {
  const id = 'privacy-statement';
  return content.pages.has(id) ? { text: t('privacyStatement'), href: paths.href({ name: 'page', id }, locale) } : null;
}

/** Returns the fields that a form's rules require; hidden fields keep their values in this check. */
export function requiredFields(form: FormId, values: FormValues): ReadonlySet<FieldName> {
  const fields = formFields(form);
  const empty = fields.map((name) => [name, emptyValue(fieldDefinition(name).kind, values[name])] as const);
  const { error } = formSchemas[form].safeParse(Object.fromEntries(empty));
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return new Set(fields.filter((name) => wrong.has(name)));
}

function emptyValue(kind: FieldKind, value: FormValues[string] | undefined): unknown {
  if (kind === 'checkbox') return false;
  if (kind === 'checkboxes') return [];
  return kind === 'hidden' ? (value ?? '') : '';
}

/** The number of people who look for a type of home (a `webId`) in a city, rounded down, at least five. */
export interface PlaceDemand {
  type: number;
  city: string;
  people: number;
}

/** A day with its slots. */
export interface SlotDay {
  /** As YYYY-MM-DD. */
  day: string;
  label: string;
  /** The number of free slots, in words. */
  note: string;
  slots: { value: string; label: string; full: boolean }[];
}

/** The result of choosing a slot. */
export interface HeldSlot {
  /** Whether the slot is held for this visitor for a while. */
  held: boolean;
  /** The slots that can no longer be chosen. A chosen slot that is free but could not be held is not among them. */
  full: string[];
}
