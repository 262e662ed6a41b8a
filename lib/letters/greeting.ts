import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';

/** The first line of a mail: "Dear Ann Smet," or, to somebody who gave an address alone, "Hello,". */
export async function composeGreeting(name: string, locale: Locale): Promise<string> {
  const t = await translatorIn(locale, 'forms.mail');
  return name ? t('greeting', { name }) : t('greetingNoName');
}
