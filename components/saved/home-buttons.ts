import type { ListWords, SavedWords } from './saved-homes';
import { readList, type SavedList, savedLists } from './saved-lists';

/** Gives each home of the page its two buttons, once: they do nothing without a script, so they are not in the HTML. */
export function addButtons({ lists, buttonsClass }: SavedWords): void {
  for (const home of document.querySelectorAll<HTMLElement>('[data-home]:not(:has(> div > [data-keep]))')) {
    if (isGone(home) && !savedLists.some((list) => readList(list).includes(closestHomeId(home)))) continue;
    const title = home.dataset.title ?? home.querySelector('[data-part="card-title"]')?.textContent ?? '';
    const group = document.createElement('div');
    group.className = buttonsClass;
    for (const list of savedLists) group.append(buttonFor(list, lists[list], title, 'title' in home.dataset));
    home.append(group);
  }
}

function buttonFor(list: SavedList, words: ListWords, title: string, spelledOut: boolean): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.keep = list;
  button.setAttribute('aria-label', `${words.button}: ${title}`);
  button.innerHTML = words.icon;
  if (spelledOut) button.append(words.button);
  return button;
}

/** A card of a home that is sold or rented out: it is not offered to keep, only to take off a list. */
const isGone = (home: HTMLElement): boolean => home.matches('[data-part="card"]:not([data-published])');

/** The home that an element of a list's button belongs to. */
export const closestHomeId = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-home]')?.dataset.home);

/** Shows in buttons and header what is on the lists. */
export function showLists(address: (list: SavedList, ids: number[]) => string): void {
  for (const list of savedLists) {
    const ids = readList(list);
    for (const button of document.querySelectorAll(`[data-keep="${list}"]`))
      button.setAttribute('aria-pressed', String(ids.includes(closestHomeId(button))));
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`[data-saved="${list}"]`)) {
      link.href = address(list, ids);
      const count = link.querySelector('[data-saved-count]');
      if (count) count.textContent = ids.length > 0 ? String(ids.length) : '';
    }
  }
}
