/** The lists that a visitor keeps in the browser: favourites, and the homes to compare. */
export type SavedList = 'favourites' | 'compare';
export const savedLists = ['favourites', 'compare'] as const;

/** The highest number of homes in a list; the server reads no more from an address (lib/catalogue/saved-homes.ts). */
export const maxHomes: Record<SavedList, number> = { favourites: 60, compare: 4 };

// If storage is switched off, a list lasts as long as the page.
const memory: Record<SavedList, string> = { favourites: '[]', compare: '[]' };

/** The numbers of the homes on a list, in the order in which they were added. */
export function readList(list: SavedList): number[] {
  try {
    const stored: unknown = JSON.parse(storedText(list));
    return Array.isArray(stored) ? stored.filter(Number.isInteger).slice(0, maxHomes[list]) : [];
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

const pageOf = (list: SavedList) => document.querySelector<HTMLElement>(`[data-saved-page="${list}"]`);

/** A list's page without homes in its address goes on to the visitor's own; on a shared one, all of it can be kept. */
export function openOwnList(paths: Record<SavedList, string>): void {
  for (const list of savedLists) {
    const page = pageOf(list);
    const own = readList(list);
    if (page?.dataset.ids === '' && own.length > 0) location.replace(listAddress(paths[list], own));
  }
}

/** Shows the button that keeps a whole shared list while any of its homes is not kept yet. */
export function offerToSaveAll(): void {
  const own = readList('favourites');
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep-all]'))
    button.hidden = idsIn(button.dataset.keepAll).every((id) => own.includes(id));
}

/** The homes of the list that the page shows. */
export const shownIds = (): number[] => idsIn(document.querySelector<HTMLElement>('[data-saved-page]')?.dataset.ids);

export const idsIn = (text = ''): number[] => text.split(',').map(Number).filter(Boolean);

/** Updates address and share link when the visitor's own list changes while its page is open. A shared list does not change. */
export function followOwnList(list: SavedList, before: readonly number[], path: string): void {
  const page = pageOf(list);
  if (page?.dataset.ids !== before.join(',')) return;
  const ids = readList(list);
  const address = listAddress(path, ids);
  page.dataset.ids = ids.join(',');
  history.replaceState(history.state, '', address);
  for (const field of page.querySelectorAll<HTMLInputElement>('[data-share]')) field.value = location.origin + address;
}
