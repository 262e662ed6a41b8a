import type { Locale } from '../i18n/locales.ts';

export interface Account {
  id: string;
  email: string;
  name: string;
  role: 'owner' | 'manager';
  locale: Locale;
}

/** Who is logged in; nobody while the site knows no accounts. */
export const currentAccount = async (_headers: Headers): Promise<Account | null> => null;
