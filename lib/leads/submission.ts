import type { z } from 'zod';
import type { FormSubject } from '../forms/form-pages.ts';
import type { formSchemas } from '../forms/form-schemas.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PageForm } from '../routes/page-forms.ts';
import type { Upload } from './store.ts';

/** A form that passed its rules. */
export interface Submission<Form extends PageForm = PageForm> {
  /** A random UUID, for the rows in addition to the lead and for its mails. */
  id: string;
  form: PageForm;
  /** The key of the form as it was rendered; two requests with the same key are one submission. */
  key: string;
  locale: Locale;
  subject: FormSubject | null;
  values: z.output<(typeof formSchemas)[Form]>;
  /** The sender. */
  name: string;
  email: string;
  /** The files among the values, by what their content says they are. */
  uploads: readonly Upload[];
}
