import type { SettingsView } from '../../components/owner/settings';
import type { Snapshot } from '../data/load.ts';
import { languageName } from '../format.ts';
import type { AccountWords } from '../i18n/account-words.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Account } from './account.ts';

/** Who is logged in, and how they keep their account safe. */
export const settingsView = (
  account: Account,
  locale: Locale,
  words: AccountWords,
  { paths }: Snapshot,
): SettingsView => ({
  locale,
  facts: [
    { label: words('settings.name'), value: account.name },
    { label: words('settings.email'), value: account.email },
    { label: words('settings.language'), value: languageName(account.locale, locale) },
  ],
  password: { text: words('settings.password'), href: paths.href({ name: 'password' }, locale) },
  sessions: {
    title: words('settings.sessions'),
    text: words('settings.sessionsText'),
    button: words('settings.logOutEverywhere'),
  },
});
