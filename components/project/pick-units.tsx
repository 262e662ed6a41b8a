'use client';

import { useEffect } from 'react';
import { highlightUnits, switchDrawings, walkUnits } from './drawn-units';
import { findUnits, type UnitFinderWords } from './unit-finder';

/** Lets a visitor find a unit of a project: filters for the table, keys for the drawings. Both stand in the page without it. */
export function PickUnits({ words }: { words: UnitFinderWords }) {
  useEffect(() => {
    const stop = new AbortController();
    const table = document.querySelector<HTMLElement>('[data-part="units"]');
    const drawings = document.querySelector<HTMLElement>('[data-part="drawings"]');
    if (table) findUnits(table, words, stop.signal);
    if (drawings) {
      walkUnits(drawings, stop.signal);
      switchDrawings(drawings, stop.signal);
    }
    highlightUnits(stop.signal);
    return () => stop.abort();
  }, [words]);
  return null;
}
