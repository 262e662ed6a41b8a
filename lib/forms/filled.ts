import type { z } from 'zod';
import type { Upload } from '../db/leads.ts';
import type { Locale } from '../i18n/locales.ts';
import type { About } from './about.ts';
import type { PageForm } from './form-ids.ts';
import type { formSchemas } from './schemas/form-schemas.ts';

/** A form that was filled in well, as its mails need it. */
export interface Filled<Form extends PageForm = PageForm> {
  /** A random UUID, for what is stored of it besides the lead and stands in its mails. */
  id: string;
  form: PageForm;
  /** Of the form as it stood on the page: what comes twice with it is one submission. */
  key: string;
  locale: Locale;
  about: About | null;
  values: z.output<(typeof formSchemas)[Form]>;
  /** Who writes. */
  name: string;
  email: string;
  /** The files among the values, by what their content says they are. */
  uploads: readonly Upload[];
}
