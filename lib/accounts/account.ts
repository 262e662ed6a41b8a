import type { Role } from '../db/tables/accounts.ts';
import type { Locale } from '../i18n/locales.ts';

/** The account that is logged in. */
export interface Account {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The language of the mails to them. */
  locale: Locale;
}
