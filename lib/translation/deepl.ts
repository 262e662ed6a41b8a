import { z } from 'zod';
import type { Locale } from '../i18n/locales.ts';
import { ask } from './ask.ts';
import { translateTagged } from './protected-parts.ts';
import type { TranslationService } from './translation.ts';

const targets: Record<Locale, string> = { nl: 'NL', fr: 'FR', en: 'EN-GB', de: 'DE' };

/** The maximum number of texts in one request to DeepL. */
const maxTexts = 50;

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** Returns the address for a key: keys of free accounts end in ":fx" and have their own address. */
const defaultUrl = (key: string): string =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

/** DeepL (POST /v2/translate). */
export const deepl = ({ key, url = defaultUrl(key) }: { key: string; url?: string }): TranslationService => ({
  translate: (texts, from, to) =>
    translateTagged(texts, async (lines) => {
      const translated: string[] = [];
      for (let i = 0; i < lines.length; i += maxTexts) {
        const body = {
          text: lines.slice(i, i + maxTexts),
          source_lang: from.toUpperCase(),
          target_lang: targets[to],
          tag_handling: 'xml',
          ignore_tags: ['code'],
          // Visitors are addressed formally; languages without that form ignore it.
          formality: 'prefer_more',
        };
        const { translations } = await ask(
          `${url}/v2/translate`,
          { authorization: `DeepL-Auth-Key ${key}` },
          body,
          answer,
        );
        translated.push(...translations.map(({ text }) => text));
      }
      return translated;
    }),
});
