import { localize } from '../../../lib/i18n/locales.ts';
import type { Draft, Surroundings, Words } from '../draft.ts';
import type { Random } from '../random.ts';
import { compose } from './compose.ts';
import { voice as de } from './de/voice.ts';
import { voice as en } from './en/voice.ts';
import { toFacts } from './facts.ts';
import { voice as fr } from './fr/voice.ts';
import { headline } from './headline.ts';
import { voice as nl } from './nl/voice.ts';

const voices = { nl, fr, en, de };

/** Writes title (at most 70 characters) and description of a draft in four languages; the same random source gives the same words. */
export function writeWords(draft: Draft, around: Surroundings, random: Random): Words {
  const home = toFacts(draft, around);
  return {
    title: localize((locale) => headline(home, voices[locale], random)),
    description: compose(home, voices, random),
  };
}
