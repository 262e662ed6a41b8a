import type messages from '../../messages/nl.json';
import type { Locale } from './locales.ts';

// What next-intl knows of this application: keys of messages are checked by the compiler (tests/checks/messages.test.ts holds that all
// languages have the same).
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
