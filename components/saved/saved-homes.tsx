'use client';

import { useEffect, useRef, useState } from 'react';
import { count } from '@/components/audience/count';
import { Icon } from '@/components/ui/icon';
import { addButtons, homeOf, type ListPaths, type ListWords, showLists } from './home-buttons';
import styles from './saved.module.css';
import {
  followOwnList,
  idsIn,
  listAddress,
  maxHomes,
  offerToKeepAll,
  openOwnList,
  readList,
  type SavedList,
  savedLists,
  shownIds,
  writeList,
} from './saved-lists';

type SavedEvent = 'added' | 'removed' | 'full';

export interface SavedHomesProps {
  paths: ListPaths;
  words: ListWords & {
    notices: Record<SavedList, Record<SavedEvent, string>>;
    title: string;
    undo: string;
    undone: string;
    copied: string;
    close: string;
  };
}

interface Notice {
  text: string;
  list?: SavedList;
  undo?: () => void;
}

/** Favourites and comparison: a heart and scales on every home, the counts in the header, and a line that says what happened. */
export function SavedHomes({ paths, words }: SavedHomesProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const latest = useRef({ paths, words });

  useEffect(() => {
    const { paths, words } = latest.current;
    const show = () => {
      addButtons(words);
      showLists((list, ids) => listAddress(paths[list], ids));
      offerToKeepAll();
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
    const notify = (list: SavedList, event: SavedEvent, before?: number[], from?: HTMLElement) => {
      const undo =
        before &&
        (() => {
          change(list, before);
          setNotice({ text: words.undone });
          from?.focus();
        });
      setNotice({ text: words.notices[list][event], list, undo });
    };
    const toggle = (list: SavedList, button: HTMLElement) => {
      const [id, ids] = [homeOf(button), readList(list)];
      if (ids.includes(id))
        notify(
          list,
          'removed',
          change(
            list,
            ids.filter((other) => other !== id),
          ),
          button,
        );
      else if (ids.length >= maxHomes[list]) notify(list, 'full');
      else notify(list, 'added', change(list, [...ids, id]), button);
    };
    const keepAll = (shared: number[]) => {
      const ids = [...new Set([...readList('favourites'), ...shared])].slice(0, maxHomes.favourites);
      notify('favourites', 'added', change('favourites', ids));
    };
    const onClick = ({ target }: MouseEvent) => {
      const found =
        target instanceof Element
          ? target.closest<HTMLElement>('[data-keep], [data-keep-all], [data-drop], [data-copy]')
          : null;
      const { keep, keepAll: all, drop, copy } = found?.dataset ?? {};
      if (found && savedLists.some((list) => list === keep)) toggle(keep as SavedList, found);
      else if (all) keepAll(idsIn(all));
      else if (drop)
        change(
          'compare',
          readList('compare').filter((id) => id !== Number(drop)),
        );
      else if (copy !== undefined)
        navigator.clipboard.writeText(location.href).then(
          () => {
            setNotice({ text: words.copied });
            count({ what: 'share', homes: shownIds() });
          },
          () => document.querySelector<HTMLInputElement>('[data-share]')?.select(),
        );
    };
    openOwnList(paths);
    show();
    // Filters put new cards into the page; another tab may change the lists.
    const cards = new MutationObserver(show);
    cards.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true });
    document.addEventListener('click', onClick);
    window.addEventListener('storage', show);
    window.addEventListener('pageshow', show);
    return () => {
      cards.disconnect();
      document.removeEventListener('click', onClick);
      window.removeEventListener('storage', show);
      window.removeEventListener('pageshow', show);
    };
  }, []);

  const list = notice?.list;
  return (
    <section className={styles.savedNotice} aria-label={words.title} data-shown={notice ? '' : undefined}>
      <p role="status">{notice?.text}</p>
      {list && (
        <a className="link" href={listAddress(paths[list], readList(list))}>
          {words[list].link}
        </a>
      )}
      {notice?.undo && (
        <button type="button" className="link" onClick={notice.undo}>
          {words.undo}
        </button>
      )}
      {notice && (
        <button type="button" className={styles.savedClose} aria-label={words.close} onClick={() => setNotice(null)}>
          <Icon name="x" />
        </button>
      )}
    </section>
  );
}
