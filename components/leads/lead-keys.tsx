'use client';

import { useEffect, useRef } from 'react';
import { isTyping } from '@/components/staff/is-typing';
import { useOffice } from '@/components/staff/office-provider';
import type { ActionTypes } from '@/lib/staff/define-action';

/** The fields of a lead that keys change. */
export type KeyedChange = Pick<ActionTypes['lead.change']['input'], 'status' | 'assignee'>;

interface LeadKeysProps {
  /** The lead of the page; without it those of the list. */
  lead?: string;
  /** In a list, which shows the change at once. */
  onChange?: (id: string, fields: KeyedChange) => void;
  /** In a list: ticks a row, or all rows from the last ticked one to this one. */
  onTick?: (id: string, isRange: boolean) => void;
}

const rows = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('a[data-lead]')];

/** j and k go through the list, a takes a lead, e closes it, s says that it is spam, x ticks it, / goes to the search; the buttons and links do the same. */
export function LeadKeys({ lead, onChange, onTick }: LeadKeysProps) {
  const { run } = useOffice();
  /** The row that was left: after it is gone from the list, the one in its place is next. */
  const place = useRef(-1);

  useEffect(() => {
    const current = () => rows().findIndex((row) => row.closest('li')?.contains(document.activeElement));
    const move = (by: number) => {
      const list = rows();
      const from = current() >= 0 ? current() : place.current >= 0 ? place.current - (by > 0 ? 1 : 0) : by > 0 ? -1 : 1;
      place.current = -1;
      list[Math.max(0, Math.min(list.length - 1, from + by))]?.focus();
    };
    const change = (fields: KeyedChange) => {
      const at = current();
      const id = lead ?? rows()[at]?.dataset.lead;
      if (!id) return;
      place.current = at;
      if (onChange) onChange(id, fields);
      else void run('lead.change', { id, ...fields });
    };
    const tick = (isRange: boolean) => {
      const id = rows()[current()]?.dataset.lead;
      if (id) onTick?.(id, isRange);
    };
    const acts: Record<string, (event: KeyboardEvent) => void> = {
      j: () => move(1),
      k: () => move(-1),
      a: () => change({ assignee: 'me' }),
      e: () => change({ status: 'closed' }),
      s: () => change({ status: 'spam' }),
      x: ({ shiftKey }) => tick(shiftKey),
      '/': () => document.querySelector<HTMLInputElement>('[data-part="lead-search"]')?.focus(),
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = acts[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [run, lead, onChange, onTick]);

  return null;
}
