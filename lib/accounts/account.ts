import type { Locale } from '../i18n/locales.ts';
import type { Role } from './store.ts';

/** The account that is logged in. */
export interface Account {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Of the mails to them. */
  locale: Locale;
}
