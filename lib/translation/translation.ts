import type { Locale } from '../i18n/locales.ts';

/** A service that the agency chose to translate by. */
export interface TranslationService {
  /** The texts in their order; throws a TranslationError. */
  translate(texts: readonly string[], from: Locale, to: Locale): Promise<string[]>;
}

/** `off`: no service is configured; `broken`: an unusable answer, or one that lost a placeholder or a link. */
export type TranslationFailure = 'off' | 'refusedKey' | 'overQuota' | 'unreachable' | 'tooLong' | 'broken';

/** Its message goes to the log of the server and never has a text or the key. */
export class TranslationError extends Error {
  readonly reason: TranslationFailure;

  constructor(reason: TranslationFailure, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.reason = reason;
  }
}
