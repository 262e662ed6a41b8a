import { type RefObject, useEffect } from 'react';

/**
 * Goes on to the hours of a day that is opened by keyboard. The Tab key would not: all hours are one group, of which it leads to the chosen
 * one or the one that had the focus last, though these may be in a day that is closed.
 */
export function useDaysByKeyboard(days: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = days.current;
    element?.addEventListener('toggle', enterDay, true);
    return () => element?.removeEventListener('toggle', enterDay, true);
  }, [days]);
}

function enterDay({ target: day }: Event): void {
  const from = document.activeElement;
  if (day instanceof HTMLDetailsElement && day.open && from?.matches('summary:focus-visible') && day.contains(from))
    day.querySelector<HTMLInputElement>('[data-part="slot"]:not(:has(small)) input')?.focus();
}
