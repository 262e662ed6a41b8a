/** What a visitor keeps in the browser: favourites, and the homes to compare. */
export type SavedList = 'favourites' | 'compare';
export const savedLists = ['favourites', 'compare'] as const;

/** How many homes a list holds; the server reads no more from an address (lib/catalogue/saved-homes.ts). */
export const most: Record<SavedList, number> = { favourites: 60, compare: 4 };

// Where storage is switched off a list lasts as long as the page.
const memory: Record<SavedList, string> = { favourites: '[]', compare: '[]' };

/** The numbers of the homes on a list, in the order in which they were added. */
export function readList(list: SavedList): number[] {
  try {
    const stored: unknown = JSON.parse(storedText(list));
    return Array.isArray(stored) ? stored.filter(Number.isInteger).slice(0, most[list]) : [];
  } catch {
    return [];
  }
}

function storedText(list: SavedList): string {
  try {
    return localStorage.getItem(list) ?? '[]';
  } catch {
    return memory[list];
  }
}

export function writeList(list: SavedList, ids: readonly number[]): void {
  memory[list] = JSON.stringify(ids);
  try {
    localStorage.setItem(list, memory[list]);
  } catch {
    // The list lives on in memory.
  }
}

/** The page of a list with the homes in its address, so that the server can render it and the visitor can share it. */
export const listAddress = (path: string, ids: readonly number[]): string =>
  ids.length > 0 ? `${path}?ids=${ids.join(',')}` : path;
