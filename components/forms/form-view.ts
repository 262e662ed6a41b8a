import type { PictureView } from '@/lib/catalogue/picture-views';
import type { ErrorKey } from '@/lib/forms/error-keys';
import type { FieldKind } from '@/lib/forms/field-book';
import type { FormId } from '@/lib/forms/form-ids';
import type { FormState, FormValues } from '@/lib/forms/form-state';
import type { Locale } from '@/lib/i18n/locales';
import type { SlotDay } from './slot-choices';

export interface FieldView {
  name: string;
  kind: FieldKind;
  label: string;
  hint: string | null;
  /** Beside the hint: the privacy statement, next to the box that agrees to it. */
  link: { text: string; href: string } | null;
  required: boolean;
  half: boolean;
  autocomplete?: string;
  unit?: string;
  accept?: string;
  options: { value: string; label: string }[];
  /** The moments that can be chosen for an appointment. */
  slotDays?: readonly SlotDay[];
}

/** What a form is about, above its fields. */
export interface AboutView {
  key: string;
  title: string;
  text: string;
  price: string | null;
  href: string;
  picture: PictureView | null;
}

export interface FormWordsView {
  required: string;
  requiredNote: string;
  choose: string;
  submit: string;
  sending: string;
  summary: string;
  questionHint: string;
  errors: Record<ErrorKey, string>;
  /** Of the moments for an appointment. */
  slots: { full: string; none: string; held: string; taken: string };
}

/** A form as its page shows it. */
export interface FormView {
  form: FormId;
  locale: Locale;
  about: AboutView | null;
  /** What it begins with. */
  values: FormValues;
  sections: { name: string; legend: string; fields: FieldView[] }[];
  words: FormWordsView;
}

/** The server action that takes a form where no script runs: it works as the form's address. */
export type SendForm = (state: FormState, data: FormData) => Promise<FormState>;
