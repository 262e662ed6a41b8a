'use client';

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Suggestion } from '@/lib/search/search-line';
import styles from './search.module.css';
import { SuggestionList } from './suggestion-list';

export interface SearchLineWords {
  label: string;
  placeholder: string;
  sale: string;
  rent: string;
  line: string;
  homes: string;
  projects: string;
  cities: string;
  types: string;
  none: string;
}

interface SearchLineProps {
  /** The address of the index of places and types. */
  indexUrl: string;
  /** The address that says what a line means, without the line. */
  lineUrl: string;
  maxLength: number;
  /** The initial text. */
  typed?: string;
  words: SearchLineWords;
}

/** Between two keys: what is typed on at once is not looked up. */
const pauseMs = 80;

type Finder = (typed: string) => Promise<Suggestion[]>;

/** The search line: a plain input in its form, and with JavaScript a combobox (ARIA pattern "list autocomplete, manual selection"). */
export function SearchLine({ indexUrl, lineUrl, maxLength, typed, words }: SearchLineProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const finder = useRef<Promise<Finder> | null>(null);
  const latest = useRef('');
  const [found, setFound] = useState<Suggestion[] | null>(null);
  const [active, setActive] = useState(-1);
  const open = found !== null;

  const prepare = () => {
    finder.current ??= import('./find-suggestions').then(({ createFinder }) => createFinder(indexUrl, lineUrl, words));
    // Without the index the line stays a plain form; the next focus tries again.
    finder.current.catch(() => {
      finder.current = null;
    });
  };
  const search = async (typed: string) => {
    latest.current = typed;
    setActive(-1);
    if (typed.trim() === '') return setFound(null);
    prepare();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (latest.current !== typed) return;
    const suggestions = await finder.current?.then((find) => find(typed)).catch(() => null);
    if (latest.current === typed && suggestions) setFound(suggestions);
  };
  // Text typed before the script ran.
  const begin = useEffectEvent(() => {
    if (input.current !== document.activeElement) return;
    prepare();
    if (input.current && input.current.value !== (typed ?? '')) void search(input.current.value);
  });
  useEffect(() => begin(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!found) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((now) => ((now + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setFound(null);
    } else if (event.key === 'Enter' && found[active]) {
      event.preventDefault();
      document.getElementById(`${listId}-${active}`)?.click();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave the line and its list
    <div
      className={styles.searchCombobox}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFound(null)}
    >
      <input
        ref={input}
        className={styles.searchInput}
        type="text"
        enterKeyHint="search"
        name="q"
        role="combobox"
        aria-label={words.label}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={words.placeholder}
        autoComplete="off"
        defaultValue={typed}
        maxLength={maxLength}
        onFocus={(event) => {
          prepare();
          // The page already answers the search that led here: it needs no suggestions.
          if (event.currentTarget.value !== typed) void search(event.currentTarget.value);
        }}
        onChange={(event) => void search(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <SuggestionList id={listId} found={found} active={active} words={words} />
    </div>
  );
}
