import { type EnergyLetter, energyLetters } from '../search/criteria.ts';
import { skip } from './quantity.ts';
import type { Term } from './terms.ts';

const links: readonly Term['is'][] = ['to', 'upTo', 'and', 'empty', 'orMore', 'noSlips'];
const between: readonly Term['is'][] = ['empty', 'least', 'energy', 'upTo'];

/**
 * Reads the letters after "energy label": "B" means B or better, "A to C" and "B or C" mean what they say. Null where no letter follows.
 */
export function energyAt(terms: readonly Term[], at: number): { letters: EnergyLetter[]; next: number } | null {
  let next = at + 1;
  while (between.includes(terms[next]?.is ?? 'unknown') && !letterOf(terms[next])) next++;
  const first = letterOf(terms[next]);
  if (!first) return null;
  const letters = [first];
  let range = false;
  for (next++; ; next++) {
    const link = terms[next];
    if (link && link.is === 'orMore' && link.text === '+') continue;
    const after = letterOf(terms[skip(terms, next + 1)]);
    if (!link || !links.includes(link.is) || !after) break;
    range ||= link.is === 'to' || link.is === 'upTo';
    next = skip(terms, next + 1);
    letters.push(after);
  }
  const places = letters.map((letter) => energyLetters.indexOf(letter));
  const [best, worst] = [letters.length > 1 ? Math.min(...places) : 0, Math.max(...places)];
  const meant = range || letters.length === 1 ? energyLetters.slice(best, worst + 1) : letters;
  return { letters: energyLetters.filter((letter) => meant.includes(letter)), next };
}

const letterOf = (term: Term | undefined): EnergyLetter | undefined =>
  energyLetters.find((letter) => letter === term?.text);
