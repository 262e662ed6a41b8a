import path from 'node:path';
import compile from 'icu-minify/compile';
import type { AbstractIntlMessages } from 'next-intl';
import { processState } from '../base/process-state.ts';
import { readJson } from '../base/read-json.ts';
import { env } from '../env.ts';
import { type Locale, localize } from './locales.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** The texts of pages; replaced together with the data. */
    messages?: Partial<Messages>;
  }
}

/** The content of messages/{locale}.json by language. */
export type Messages = Record<Locale, AbstractIntlMessages>;

/** Returns the active messages of a language; the build and commands activate none and get those of its file. */
export function messagesIn(locale: Locale): AbstractIntlMessages {
  processState.messages ??= {};
  processState.messages[locale] ??= toFormat(readMessages(env.messagesDir, locale) as AbstractIntlMessages);
  return processState.messages[locale];
}

/** Activates messages that were read and checked. */
export function activateMessages(messages: Messages): void {
  processState.messages = localize((locale) => toFormat(messages[locale]));
}

/** Returns the unchecked messages of a language in a folder; throws if they cannot be read. */
export const readMessages = (dir: string, locale: Locale): unknown => readJson(path.join(dir, `${locale}.json`));

/** Converts messages to the format that next-intl expects: precompiled in Next (`precompile` in next.config.ts), text in plain Node (commands and tests). */
const toFormat = (messages: AbstractIntlMessages): AbstractIntlMessages =>
  process.env.NEXT_RUNTIME ? compileMessages(messages) : messages;

const compileMessages = (messages: AbstractIntlMessages): AbstractIntlMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? (compile(value) as string) : compileMessages(value),
    ]),
  );
