import type { ErrorKey } from './error-keys.ts';

/** What stands in a form, by field: as the browser sent it, so that nothing typed is lost. Files cannot be given back. */
export type FormValues = Record<string, string | string[]>;

/** Keys of the messages, by field; `form` is about the form as a whole. */
export type FormErrors = Record<string, ErrorKey>;

/** A sum for visitors whose browser could not do the captcha's work. */
export interface Question {
  token: string;
  text: string;
}

/** What became of a form. */
export type FormState =
  | { status: 'idle' }
  | { status: 'invalid' | 'failed'; values: FormValues; errors: FormErrors; question?: Question }
  | { status: 'sent'; href: string };
