import { type Locale, locales } from '../../i18n/locales.ts';
import { isOneEditApart } from '../query-parser/terms.ts';
import { toPhrase } from '../query-parser/vocabulary.ts';
import { getTown, hasZip, type Town, towns } from './towns.ts';

/** Shorter words must match without a typo. */
const minLetters = 4;

/** Returns one spelling for names that are written in several ways: "St.-Truiden", "Saint Trond", "O.L.V.-Waver". */
const normalizeName = (text: string): string =>
  toPhrase(text)
    .replace(/\b(?:sint|saint|sainte|sankt|ste)\b/g, 'st')
    .replace(/\bonze lieve vrouw\b|\bo l v\b/g, 'olv');

const keys = new Map(
  towns.map((town) => {
    const names = [...locales.map((locale) => town.name[locale]), ...town.also];
    return [
      town,
      [...new Set(names.flatMap((name) => [normalizeName(name), normalizeName(name.replace(/ \(.*\)$/, ''))]))],
    ];
  }),
);

interface TownQuery {
  words: string;
  zip: string;
  countryId?: 10 | 50;
}

/** "3500 Hasselt", "B-3500", "L-8041 Strassen", "hasselt (3500)". */
function readQuery(query: string): TownQuery {
  const [, country, zip = ''] = /(?:\b(BE?|LU?)[-\s]*)?\b(\d{1,4})\b/i.exec(query) ?? [];
  const words = normalizeName(zip ? query.replace(/(?:\b(?:BE?|LU?)[-\s]*)?\b\d{1,4}\b/i, ' ') : query);
  return { words, zip, ...(country ? { countryId: /^l/i.test(country) ? 50 : 10 } : {}) };
}

/** Matches of this rank or higher contain a typo; they are returned only if there is no other match. */
const typoRank = 3;

/** Returns the rank of a match, 0 best: the whole name, its start, the start of a word in it, or these with one typo; null for no match. */
function rankName(key: string, words: string): number | null {
  if (key === words) return 0;
  if (key.startsWith(words)) return 1;
  if (key.includes(` ${words}`)) return 2;
  if (words.length < minLetters) return null;
  if (isOneEditApart(key, words)) return typoRank;
  const sameStart = [-1, 0, 1].some((more) => isOneEditApart(key.slice(0, words.length + more), words));
  return sameStart && key.length > words.length ? typoRank + 1 : null;
}

function rankTown(town: Town, { words, zip, countryId }: TownQuery): number | null {
  if (zip && !hasZip(town, zip)) return null;
  if (countryId !== undefined && town.countryId !== countryId) return null;
  if (!words) return zip && town.zips[0] === zip ? 0 : 1;
  const fits = (keys.get(town) ?? []).flatMap((key) => rankName(key, words) ?? []);
  return fits.length > 0 ? Math.min(...fits) : null;
}

/** Returns 1 for a part of a municipality, unless the municipality is named after it, as Tongeren-Borgloon after Tongeren. */
function isMinor({ name, municipality }: Town): 0 | 1 {
  const whole = municipality === undefined ? null : getTown(municipality);
  return whole && !whole.name.nl.startsWith(name.nl) ? 1 : 0;
}

/**
 * Returns the towns that match a partly typed line, best first: by a name in any language, possibly with a typo, by a postal code or its
 * first digits, or by both. A postal code that no town of the name has is ignored. Among equal matches, municipalities and their centres
 * come first, then short names.
 */
export function findTowns(query: string, locale: Locale, max = 10): Town[] {
  const wanted = readQuery(query.slice(0, 80));
  if (wanted.words.length < 2 && wanted.zip.length < 2) return [];
  const found = (how: TownQuery) =>
    towns.flatMap((town) => {
      const rank = rankTown(town, how);
      return rank === null ? [] : [{ town, rank }];
    });
  const exact = found(wanted);
  const candidates =
    exact.length === 0 && wanted.words.length > 1 && wanted.zip ? found({ words: wanted.words, zip: '' }) : exact;
  const written = candidates.filter(({ rank }) => rank < typoRank);
  const compare = new Intl.Collator(locale).compare;
  return (written.length > 0 ? written : candidates)
    .sort(
      ({ rank: a, town: first }, { rank: b, town: second }) =>
        a - b ||
        isMinor(first) - isMinor(second) ||
        first.name[locale].length - second.name[locale].length ||
        compare(first.name[locale], second.name[locale]),
    )
    .slice(0, max)
    .map(({ town }) => town);
}
