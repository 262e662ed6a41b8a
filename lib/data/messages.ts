import path from 'node:path';
import type { AbstractIntlMessages } from 'next-intl';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';
import { readJson } from './read-json.ts';

/** The words of the site, by language: what messages/{locale}.json hold. */
export type Messages = Record<Locale, AbstractIntlMessages>;

declare global {
  // Pages and what follows the files beside them are separate bundles of one process.
  var heemMessages: Partial<Messages> | undefined;
}

/** The words of a language that are in force; at first those of its file, which the build or the start has checked. */
export function messagesIn(locale: Locale): AbstractIntlMessages {
  globalThis.heemMessages ??= {};
  globalThis.heemMessages[locale] ??= readMessages(env.messagesDir, locale) as AbstractIntlMessages;
  return globalThis.heemMessages[locale];
}

/** What a folder holds for a language, not yet checked; throws where it cannot be read. */
export const readMessages = (dir: string, locale: Locale): unknown => readJson(path.join(dir, `${locale}.json`));
