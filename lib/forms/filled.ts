import type { Locale } from '../i18n/locales.ts';
import type { About } from './about.ts';
import type { FormId } from './form-ids.ts';

/** A form that was filled in well, as its mails need it. */
export interface Filled {
  form: FormId;
  /** Of the form as it stood on the page: what comes twice with it is one submission. */
  key: string;
  locale: Locale;
  about: About | null;
  values: Record<string, unknown>;
  /** Who writes. */
  name: string;
  email: string;
}
