import 'server-only';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';
import { deepl } from './deepl.ts';
import { libretranslate } from './libretranslate.ts';
import { openai } from './openai.ts';
import { preservesParts } from './protected-parts.ts';
import { TranslationError, type TranslationService } from './translation.ts';

/** Whether a translation service is configured. */
export const canTranslate = (): boolean => env.translation !== undefined;

/** Creates the service of settings, which lib/env.ts has checked. */
function createService(settings: NonNullable<typeof env.translation>): TranslationService {
  switch (settings.service) {
    case 'deepl':
      return deepl(settings);
    case 'libretranslate':
      return libretranslate(settings);
    case 'openai':
      return openai(settings);
  }
}

/** Translates texts by the agency's service. A translation that lost a placeholder or a link is refused. Throws a TranslationError. */
export async function translateTexts(texts: readonly string[], from: Locale, to: Locale): Promise<string[]> {
  if (!env.translation) throw new TranslationError('off');
  const translated = await createService(env.translation).translate(texts, from, to);
  const isWhole =
    translated.length === texts.length && texts.every((text, i) => preservesParts(text, translated[i] ?? ''));
  if (!isWhole) throw new TranslationError('broken', 'not what was sent');
  return translated.map((text) => text.trim());
}
