import type { Locale } from '../i18n/locales.ts';
import type { About } from './about.ts';
import type { FormId } from './form-ids.ts';

/** A form that was filled in well, as its mails need it. */
export interface Filled {
  /** A random UUID, for what is stored of it besides the lead and stands in its mails. */
  id: string;
  form: FormId;
  locale: Locale;
  about: About | null;
  values: Record<string, unknown>;
  /** Who writes. */
  name: string;
  email: string;
}
