'use client';

import { useEffect } from 'react';
import { isTyping } from '@/components/staff/is-typing';

const entries = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('a[data-visit]')];

/** j and k go through the appointments; any other key presses the link that names it (aria-keyshortcuts). */
export function AgendaKeys() {
  useEffect(() => {
    const move = (by: number) => {
      const list = entries();
      const at = (list as (Element | null)[]).indexOf(document.activeElement);
      list[at < 0 ? 0 : Math.max(0, Math.min(list.length - 1, at + by))]?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const { key } = event;
      const link = [...document.querySelectorAll<HTMLAnchorElement>('a[aria-keyshortcuts]')].find(
        (candidate) => candidate.getAttribute('aria-keyshortcuts') === key,
      );
      if (!link && key !== 'j' && key !== 'k') return;
      event.preventDefault();
      if (link) link.click();
      else move(key === 'j' ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return null;
}
