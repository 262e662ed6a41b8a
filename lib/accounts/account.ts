import type { Role } from '../db/accounts.ts';
import type { Locale } from '../i18n/locales.ts';

/** Who is logged in. */
export interface Account {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Of the mails to them. */
  locale: Locale;
}
