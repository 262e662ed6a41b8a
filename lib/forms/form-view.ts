import { dayOf } from '../base/day.ts';
import { phoneInText } from '../base/phone.ts';
import { inForce } from '../catalogue/costs/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { type ErrorKey, errorKeys, type FormState, type FormValues } from '../http/form-state.ts';
import { priceForm } from '../i18n/euro.ts';
import { number } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import type { AboutView } from './about.ts';
import {
  type Field,
  type FieldKind,
  type FieldName,
  fieldDefinitions,
  fieldOf,
  isHinted,
  isLabelled,
} from './field-definitions.ts';
import { formSchemas } from './form-schemas.ts';
import { type FormId, fieldsOf, forms } from './forms.ts';

export interface FieldView {
  name: string;
  kind: FieldKind;
  label: string;
  hint: string | null;
  /** Beside the hint: the privacy statement, next to the box that says it was read. */
  link: { text: string; href: string } | null;
  required: boolean;
  half: boolean;
  /** Shown only together with its own error, as an answer to it. */
  onError?: true;
  autocomplete?: string;
  unit?: string;
  /** Of an amount: the language in whose form it is written. */
  prices?: Locale;
  accept?: string;
  options: { value: string; label: string }[];
  /** The moments that can be chosen for an appointment. */
  slotDays?: readonly SlotDay[];
}

/** A form as its page shows it. */
export interface FormView {
  form: FormId;
  locale: Locale;
  about: AboutView | null;
  /** What it begins with. */
  values: FormValues;
  sections: { name: string; legend: string; fields: FieldView[] }[];
  words: Record<
    'required' | 'requiredNote' | 'choose' | 'submit' | 'sending' | 'summary' | 'questionHint' | 'understood',
    string
  > & {
    /** With `{field}` where the label of the field belongs, as `understood` has `{amount}`: the components fill them in. */
    errors: Record<ErrorKey, string>;
    /** Of the moments for an appointment. */
    slots: Record<'full' | 'none' | 'held' | 'taken', string>;
  };
}

/** The server action that takes a form where no script runs: it works as the form's address. */
export type SendForm = (state: FormState, data: FormData) => Promise<FormState>;

/** A form in a language, with what it is about and what it begins with; one for appointments offers the moments of `slotDays`. */
export function formView(
  form: FormId,
  { about = null, values = {} }: FormStart,
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
    about,
    values,
    sections: forms[form].sections.map(({ name, fields }) => ({
      name,
      legend: t(`sections.${name}`),
      fields: fields
        .filter((field) => isAsked(fieldOf(field), about))
        .map((field) => ({
          ...fieldView(field, wanted.has(field), locale, t, data),
          ...(fieldOf(field).kind === 'moments' ? { slotDays } : {}),
        })),
    })),
    words: {
      required: t('required'),
      requiredNote: t('requiredNote'),
      choose: t('choose'),
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

const isAsked = ({ onlyAbout, notToRent }: Field, about: AboutView | null): boolean =>
  about ? !(notToRent && about.toRent) : !onlyAbout;

/** The initial values of an empty form. */
export interface FormStart {
  about?: AboutView | null;
  values?: FormValues;
}

function fieldView(
  name: FieldName,
  required: boolean,
  locale: Locale,
  t: Translator<'forms'>,
  data: Snapshot,
): FieldView {
  const { kind, half = false, onError, autocomplete, unit, accept } = fieldOf(name);
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
    options: optionsOf(name, locale, t, data),
  };
}

/** The options of a field with their names; of property types, those of the catalogue; of titles, those of the agency and none. */
export function optionsOf(
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

/** The guideline for the income of tenants: so many times the rent. */
const incomeTimes = (locale: Locale, { content }: Snapshot): string =>
  number(inForce(content.costs.tenancy, dayOf(Date.now()))?.incomeTimes ?? 0, locale);

/** The privacy statement, null where editors have none. It opens beside the form, so that nothing typed is lost. */
export function privacyLink(
  locale: Locale,
  t: Translator<'forms'>,
  { content, paths }: Pick<Snapshot, 'content' | 'paths'>,
): FieldView['link'] {
  const id = 'privacy-statement';
  return content.pages.has(id) ? { text: t('privacyStatement'), href: paths.href({ name: 'page', id }, locale) } : null;
}

/** The fields that a form's rules require, whatever its hidden fields contain. */
export function requiredFields(form: FormId, values: FormValues): ReadonlySet<FieldName> {
  const fields = fieldsOf(form);
  const empty = fields.map((name) => [name, emptyOf(fieldOf(name).kind, values[name])] as const);
  const { error } = formSchemas[form].safeParse(Object.fromEntries(empty));
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return new Set(fields.filter((name) => wrong.has(name)));
}

function emptyOf(kind: FieldKind, value: FormValues[string] | undefined): unknown {
  if (kind === 'checkbox') return false;
  if (kind === 'checkboxes') return [];
  return kind === 'hidden' ? (value ?? '') : '';
}

/** How many people look for a type of home (a webId) in a city, rounded down, at least five. */
export interface PlaceDemand {
  type: number;
  city: string;
  people: number;
}

/** A day with the moments that can be chosen on it. */
export interface SlotDay {
  /** YYYY-MM-DD */
  day: string;
  label: string;
  /** How many are free. */
  note: string;
  slots: { value: string; label: string; full: boolean }[];
}

/** The result of choosing a slot. */
export interface HeldSlot {
  /** Whether it is kept for this visitor for a while. */
  held: boolean;
  /** Every moment that cannot be chosen by now; the chosen one is not among them where it is free and only not kept. */
  full: string[];
}
