import Fuse from 'fuse.js';
import type { FoundHome, IndexedTerm, Suggestion } from '@/lib/search/search-line';
import { plain } from '@/lib/slug';

const maxSuggestions = 6;

/** Gives the suggestions for what is typed; fetched with Fuse.js when the search line is first focused. */
export async function createFinder(indexUrl: string, homeUrl: string, words: { sale: string; rent: string }) {
  const response = await fetch(indexUrl);
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  const terms = (await response.json()) as IndexedTerm[];
  // All words typed must occur as they are (specification, section 5: threshold 0, all tokens).
  const fuse = new Fuse(terms, { keys: ['words'], threshold: 0, ignoreLocation: true, useExtendedSearch: true });

  return async (typed: string): Promise<Suggestion[]> => {
    const query = plain(typed)
      .replace(/["'!^$|=]/g, ' ')
      .trim();
    if (query === '') return [];
    const number = /^(?:[a-z]+-)?\d{1,9}$/.exec(query)?.[0];
    const home = number ? await findHome(`${homeUrl}${number}/`) : null;
    const found = fuse.search(query, { limit: maxSuggestions }).map(({ item }) => item);
    const homes: Suggestion[] = home
      ? [
          {
            key: home.path,
            group: 'homes',
            path: home.path,
            title: home.title,
            description: `${home.price} · ${home.description}`,
            thumbnail: home.thumbnail,
          },
        ]
      : [];
    return [
      ...homes,
      ...found.filter(({ kind }) => kind === 'city').flatMap(rows),
      ...found.filter(({ kind }) => kind === 'type').flatMap(rows),
    ];
  };

  function rows(term: IndexedTerm): Suggestion[] {
    const group = term.kind === 'city' ? 'cities' : 'types';
    return (['sale', 'rent'] as const)
      .filter((goal) => term[goal].count > 0)
      .map((goal) => ({
        key: `${term.name}-${goal}`,
        group,
        path: term[goal].path,
        title: `${term.name} · ${words[goal]} (${term[goal].count})`,
        description: term.description,
      }));
  }
}

async function findHome(url: string): Promise<FoundHome | null> {
  const response = await fetch(url);
  return response.ok ? ((await response.json()) as FoundHome | null) : null;
}
