'use client';

import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

/** Selects the rows that disappear once their form is sent, such as a matched word or an imported home. */
const items = 'li:has(form)';

/** Focuses the next item where the one that had the focus has gone; the whole where none is left, or where it was no item. */
export function KeepFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const at = useRef<number | null>(null);

  // After each new version of the page.
  useEffect(() => {
    if (at.current === null || document.activeElement !== document.body) return;
    const left = [...(box.current?.querySelectorAll(items) ?? [])];
    const next = left[Math.min(at.current, left.length - 1)]?.querySelector<HTMLElement>('summary, button');
    (next ?? box.current)?.focus();
  });

  const note = ({ target, currentTarget }: FocusEvent) => {
    const item = target.closest(items);
    at.current = item ? [...currentTarget.querySelectorAll(items)].indexOf(item) : -1;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches where the focus is
    <div
      ref={box}
      tabIndex={-1}
      onFocus={note}
      onBlur={() => {
        at.current = null;
      }}
    >
      {children}
    </div>
  );
}
