import type { Localized } from '../../../lib/i18n/locales.ts';
import type { Line } from './voice.ts';

/** What is true of a place, keyed by its Dutch name; `elsewhere` holds what is true of any. */
export interface Places {
  known: Record<string, readonly string[]>;
  elsewhere: readonly string[];
}

const mostLines = 12;

/** The lines of the slot `place`: each of a place's own sentences as likely as the other. */
export const placeLines = ({ known, elsewhere }: Places): readonly Line[] =>
  Array.from({ length: mostLines }, (_, index) => ({ city }: { city: Localized }) => {
    const lines = known[city.nl] ?? elsewhere;
    return lines[index % lines.length];
  });
