import path from 'node:path';
import compile from 'icu-minify/compile';
import type { AbstractIntlMessages } from 'next-intl';
import { env } from '../env.ts';
import { type Locale, localize } from '../i18n/locales.ts';
import { processState } from '../process-state.ts';
import { readJson } from './read-json.ts';

/** The words of the site, by language: what messages/{locale}.json hold. */
export type Messages = Record<Locale, AbstractIntlMessages>;

/** The words of a language that are in force; in the build and in commands, which put none in force, those of its file. */
export function messagesIn(locale: Locale): AbstractIntlMessages {
  processState.messages ??= {};
  processState.messages[locale] ??= toFormat(readMessages(env.messagesDir, locale) as AbstractIntlMessages);
  return processState.messages[locale];
}

/** Puts words in force that were read and checked. */
export function activateMessages(messages: Messages): void {
  processState.messages = localize((locale) => toFormat(messages[locale]));
}

/** What a folder holds for a language, not yet checked; throws where it cannot be read. */
export const readMessages = (dir: string, locale: Locale): unknown => readJson(path.join(dir, `${locale}.json`));

/** As next-intl formats them: in Next compiled once (`precompile` in next.config.ts), in plain Node, as in commands and tests, as texts. */
const toFormat = (messages: AbstractIntlMessages): AbstractIntlMessages =>
  process.env.NEXT_RUNTIME ? compiled(messages) : messages;

const compiled = (messages: AbstractIntlMessages): AbstractIntlMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? (compile(value) as string) : compiled(value),
    ]),
  );
