import type { Locale } from '../i18n/locales.ts';

/** The translation service that the agency configured. */
export interface TranslationService {
  /** Returns the translations in the order of the texts; throws a TranslationError. */
  translate(texts: readonly string[], from: Locale, to: Locale): Promise<string[]>;
}

/** `off`: no service is configured; `broken`: an unusable answer, or one that lost a placeholder or a link. */
export type TranslationFailure = 'off' | 'refusedKey' | 'overQuota' | 'unreachable' | 'tooLong' | 'broken';

/** A failed translation. Its message is logged and never contains a text or the key. */
export class TranslationError extends Error {
  readonly reason: TranslationFailure;

  constructor(reason: TranslationFailure, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.reason = reason;
  }
}
