import { sourceKeys } from '../audience/source.ts';
import type { Statistics } from '../audience/statistics.ts';
import type { OwnerWords } from '../i18n/owner-words.ts';

/** Hosts that people know by another name. */
const known: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/(?:^|\.)google\.[a-z.]+$/, 'Google'],
  [/(?:^|\.)bing\.com$/, 'Bing'],
  [/(?:^|\.)duckduckgo\.com$/, 'DuckDuckGo'],
  [/(?:^|\.)ecosia\.org$/, 'Ecosia'],
  [/(?:^|\.)facebook\.com$/, 'Facebook'],
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(?:^|\.)immoweb\.be$/, 'Immoweb'],
  [/(?:^|\.)zimmo\.be$/, 'Zimmo'],
  [/(?:^|\.)immoscoop\.be$/, 'Immoscoop'],
];

/** Sources as their reader knows them, those of one name together, the most frequent first: "Google", "heem.example", the name of a campaign. */
export function visitsByName(sources: Statistics['sources'], words: OwnerWords): [name: string, visits: number][] {
  const counted = new Map<string, number>();
  for (const { source, visits } of sources) {
    const name = sourceName(source, words);
    counted.set(name, (counted.get(name) ?? 0) + visits);
  }
  return [...counted].sort(([, one], [, other]) => other - one);
}

function sourceName(source: string, words: OwnerWords): string {
  if (sourceKeys.some((key) => key === source)) return words(`sourceNames.${source}`);
  return known.find(([pattern]) => pattern.test(source))?.[1] ?? source.replace(/^www\./, '');
}
