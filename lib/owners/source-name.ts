import { knownSource, sourceKeys } from '../audience/source.ts';
import type { Statistics } from '../audience/statistics.ts';
import type { OwnerWords } from '../i18n/owner-words.ts';

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
  const named = sourceKeys.find((key) => key === source);
  if (named) return words(`sourceNames.${named}`);
  return knownSource(source)?.name ?? source;
}
