'use client';

import { useEffect, useRef } from 'react';
import { useOffice } from './office-provider';

interface LeadKeysProps {
  /** The lead of the page; without it those of the list. */
  lead?: string;
}

const rows = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('a[data-lead]')];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** j and k go through the list, a takes a lead, e closes it, / goes to the search; the buttons and links do the same. */
export function LeadKeys({ lead }: LeadKeysProps) {
  const { run } = useOffice();
  /** The row that was left: after it is gone from the list, the one in its place is next. */
  const place = useRef(-1);

  useEffect(() => {
    const current = () => (rows() as (Element | null)[]).indexOf(document.activeElement);
    const move = (by: number) => {
      const list = rows();
      const from = current() >= 0 ? current() : place.current >= 0 ? place.current - (by > 0 ? 1 : 0) : by > 0 ? -1 : 1;
      place.current = -1;
      list[Math.max(0, Math.min(list.length - 1, from + by))]?.focus();
    };
    const change = async (fields: Record<string, string>) => {
      const at = current();
      const id = lead ?? rows()[at]?.dataset.lead;
      if (!id) return;
      place.current = at;
      await run('lead.change', { id, ...fields });
    };
    const acts: Record<string, () => void> = {
      j: () => move(1),
      k: () => move(-1),
      a: () => void change({ assignee: 'me' }),
      e: () => void change({ status: 'closed' }),
      '/': () => document.querySelector<HTMLInputElement>('[data-part="lead-search"]')?.focus(),
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [run, lead]);

  return null;
}
