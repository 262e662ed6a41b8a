import { listAddress, readList, type SavedList, savedLists } from './saved-lists';

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
export function offerToKeepAll(): void {
  const own = readList('favourites');
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep-all]'))
    button.hidden = idsIn(button.dataset.keepAll).every((id) => own.includes(id));
}

/** The homes of the list that the page shows. */
export const shownIds = (): number[] => idsIn(document.querySelector<HTMLElement>('[data-saved-page]')?.dataset.ids);

export const idsIn = (text = ''): number[] => text.split(',').map(Number).filter(Boolean);

/** The visitor's own list changed while its page is open: address and link to share follow, as nobody else's would. */
export function followOwnList(list: SavedList, before: readonly number[], path: string): void {
  const page = pageOf(list);
  if (page?.dataset.ids !== before.join(',')) return;
  const ids = readList(list);
  const address = listAddress(path, ids);
  page.dataset.ids = ids.join(',');
  history.replaceState(history.state, '', address);
  for (const field of page.querySelectorAll<HTMLInputElement>('[data-share]')) field.value = location.origin + address;
}
