import Fuse from 'fuse.js';
import { plain } from '@/lib/base/slug';
import type { IndexedTerm, Suggestion } from '@/lib/search/search-line';

const maxSuggestions = 6;

/** Returns the function that finds suggestions for a line; loaded with Fuse.js when the search line is first focused. */
export async function createFinder(indexUrl: string, lineUrl: string, words: { sale: string; rent: string }) {
  const response = await fetch(indexUrl);
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  const terms = (await response.json()) as IndexedTerm[];
  // All words typed must occur as they are, in any order: "3500 Hasselt" (specification, section 5: threshold 0, all tokens).
  const fuse = new Fuse(terms, {
    keys: ['name', 'words'],
    threshold: 0,
    ignoreLocation: true,
    useExtendedSearch: true,
  });

  return async (typed: string): Promise<Suggestion[]> => {
    const query = plain(typed)
      .replace(/["'!^$|=]/g, ' ')
      .trim();
    if (query === '') return [];
    const found = fuse.search(query, { limit: maxSuggestions }).map(({ item }) => item);
    return [
      // A number may be that of a home; what is no name may be understood by the server, as it will be on Enter.
      ...(found.length === 0 || /\d/.test(query) ? await fetchSuggestions(lineUrl + encodeURIComponent(typed)) : []),
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

async function fetchSuggestions(url: string): Promise<Suggestion[]> {
  const response = await fetch(url);
  return response.ok ? ((await response.json()) as Suggestion[]) : [];
}
