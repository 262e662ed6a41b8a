import type messages from '../../messages/nl.json';
import type { Locale } from './locales.ts';

// next-intl's types for this application: the compiler checks message keys (tests/checks/messages.test.ts holds that all
// languages have the same).
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
