import { count } from '@/components/audience/count';
import { onPress } from '@/components/page-script/on-press';
import { addButtons, closestHomeId, showLists } from './home-buttons';
import {
  followOwnList,
  idsIn,
  listAddress,
  maxHomes,
  offerToSaveAll,
  openOwnList,
  readList,
  type SavedList,
  savedLists,
  shownIds,
  writeList,
} from './saved-lists';

type SavedEvent = 'added' | 'removed' | 'full';

/** The words of a list and the address of its page. */
export interface ListWords extends Record<SavedEvent, string> {
  button: string;
  /** The HTML of the button’s icon. */
  icon: string;
  link: string;
  path: string;
}

export interface SavedWords {
  lists: Record<SavedList, ListWords>;
  undone: string;
  copied: string;
  /** The class of the group of buttons on a home. */
  buttonsClass: string;
}

/**
 * Favourites and comparison: a heart and scales on every home, the counts in the header, and a line that says what happened
 * (saved-notice.tsx). The signal, of tests, ends its listeners.
 */
export function startSavedHomes(words: SavedWords, signal?: AbortSignal): void {
  const paths = { favourites: words.lists.favourites.path, compare: words.lists.compare.path };
  const show = () => {
    addButtons(words);
    showLists((list, ids) => listAddress(paths[list], ids));
    offerToSaveAll();
  };
  const change = (list: SavedList, ids: number[]) => {
    const before = readList(list);
    writeList(list, ids);
    const added = ids.filter((id) => !before.includes(id));
    if (list === 'favourites' && added.length > 0) count({ what: 'save', homes: added });
    followOwnList(list, before, paths[list]);
    show();
    return before;
  };
  const say = (list: SavedList, event: SavedEvent, before?: number[], from?: HTMLElement) =>
    showNotice(words.lists[list][event], {
      link: { address: listAddress(paths[list], readList(list)), text: words.lists[list].link },
      undo:
        before &&
        (() => {
          change(list, before);
          showNotice(words.undone);
          from?.focus();
        }),
    });
  const toggle = (list: SavedList, button: HTMLElement) => {
    const [id, ids] = [closestHomeId(button), readList(list)];
    const others = ids.filter((other) => other !== id);
    if (others.length < ids.length) say(list, 'removed', change(list, others), button);
    else if (ids.length >= maxHomes[list]) say(list, 'full');
    else say(list, 'added', change(list, [...ids, id]), button);
  };
  const keepAll = (shared: number[]) => {
    const ids = [...new Set([...readList('favourites'), ...shared])].slice(0, maxHomes.favourites);
    say('favourites', 'added', change('favourites', ids));
  };
  const copyAddress = () =>
    navigator.clipboard.writeText(location.href).then(
      () => {
        showNotice(words.copied);
        count({ what: 'share', homes: shownIds() });
      },
      () => document.querySelector<HTMLInputElement>('[data-share]')?.select(),
    );
  const onPressed = (pressed: HTMLElement) => {
    const { keep, keepAll: all, drop, copy } = pressed.dataset;
    const list = savedLists.find((name) => name === keep);
    if (list) toggle(list, pressed);
    else if (all) keepAll(idsIn(all));
    else if (drop)
      change(
        'compare',
        readList('compare').filter((id) => id !== Number(drop)),
      );
    else if (copy !== undefined) void copyAddress();
  };
  onPress('[data-keep], [data-keep-all], [data-drop], [data-copy]', onPressed, signal);
  openOwnList(paths);
  show();
  // Filters put new cards into the page; another tab may change the lists.
  const cards = new MutationObserver(show);
  cards.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true });
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, show, { signal });
}

interface NoticeActions {
  link?: { address: string; text: string };
  undo?: () => void;
}

/** Fills the line that says what happened; it stays until it is closed. */
function showNotice(text: string, { link, undo }: NoticeActions = {}): void {
  const notice = document.querySelector<HTMLElement>('[data-part="saved-notice"]');
  const [status, anchor, undoButton, close] = notice?.children ?? [];
  if (
    !notice ||
    !status ||
    !(anchor instanceof HTMLAnchorElement) ||
    !(undoButton instanceof HTMLButtonElement) ||
    !(close instanceof HTMLButtonElement)
  )
    return;
  notice.toggleAttribute('data-shown', text !== '');
  status.textContent = text;
  anchor.hidden = !link;
  anchor.textContent = link?.text ?? '';
  anchor.href = link?.address ?? '';
  undoButton.hidden = !undo;
  undoButton.onclick = undo ?? null;
  close.hidden = text === '';
  close.onclick = () => showNotice('');
}
