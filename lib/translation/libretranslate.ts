import { z } from 'zod';
import { ask } from './ask.ts';
import { translateTagged } from './protected-parts.ts';
import type { TranslationService } from './translation.ts';

const answer = z.object({ translatedText: z.array(z.string()) });

/** LibreTranslate (POST /translate), on a server of the agency's choice. */
export const libretranslate = ({ url, key }: { url: string; key?: string }): TranslationService => ({
  translate: (texts, from, to) =>
    translateTagged(texts, async (lines) => {
      const body = { q: lines, source: from, target: to, format: 'html', ...(key ? { api_key: key } : {}) };
      return (await ask(`${url}/translate`, {}, body, answer)).translatedText;
    }),
});
