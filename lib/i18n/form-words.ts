import type { PropertyDocument } from '../catalogue/schema/document.ts';
import type { FieldName, HintedName, OptionValue } from '../forms/field-definitions.ts';
import { type ErrorKey, errorKeys } from '../forms/form-state.ts';
import type { FormId, PageForm, Section } from '../forms/forms.ts';
import type { Locale } from './locales.ts';
import { type MessageKey, translatorIn } from './translator.ts';

/** The words of forms and of their mails in a language. */
export async function formWordsIn(locale: Locale) {
  const t = await translatorIn(locale, 'forms');
  return {
    field: (name: FieldName): string => t(`fields.${name}` as MessageKey<'forms'>),
    hint: (name: HintedName): string => t(`hints.${name}`),
    option: (value: OptionValue): string => t(`options.${value}`),
    section: (name: Section['name']): string => t(`sections.${name}`),
    submit: (form: FormId): string => t(`${form}.submit`),
    /** Of the mails that the form sends. */
    subject: (form: PageForm): string => t(`${form}.subject`),
    confirmation: (form: PageForm): string => t(`${form}.confirmation`),
    /** Takes the agency's telephone, which some of them name. */
    errors: (phone: string) =>
      Object.fromEntries(errorKeys.map((key) => [key, t(`errors.${key}`, { phone })])) as Record<ErrorKey, string>,
    slots: {
      full: t('slots.full'),
      none: t('slots.none'),
      held: (minutes: number): string => t('slots.held', { minutes }),
      taken: t('slots.taken'),
      free: (count: number): string => t('slots.free', { count }),
    },
    privacyStatement: t('privacyStatement'),
    required: t('required'),
    requiredNote: t('requiredNote'),
    choose: t('choose'),
    sending: t('sending'),
    summary: t('summary'),
    question: (sum: { a: number; b: number }): string => t('question', sum),
    questionHint: t('questionHint'),
    yes: t('yes'),
    greeting: (name: string): string => t('mail.greeting', { name }),
    closing: t('mail.closing'),
    copy: t('mail.copy'),
    typed: t('mail.typed'),
    deposit: (values: { deposit: string; account: string }): string => t('make-offer.deposit', values),
    document: (kind: PropertyDocument['kind']): string => t(`documents.${kind}`),
    open: t('open'),
    links: (day: string): string => t('request-documents.links', { day }),
    again: (day: string): string => t('request-documents.again', { day }),
    tip: (name: string): string => t('mail.tip', { name }),
    tipText: (name: string): string => t('mail.tipText', { name }),
    /** In the quotation marks of the language. */
    tipMessage: (message: string): string => t('mail.tipMessage', { message }),
    tipWhy: (name: string): string => t('mail.tipWhy', { name }),
    received: (language: string): string => t('mail.received', { language }),
  };
}

export type FormWords = Awaited<ReturnType<typeof formWordsIn>>;
