import type { KeyboardEvent } from 'react';

/** Lets Tab go round the buttons of the element that listens; from the last one the browser would leave the page, where Escape closes nothing. */
export function keepFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const enabled = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const buttons = enabled.filter(({ tabIndex }) => tabIndex >= 0);
  const [from, to] = event.shiftKey ? [buttons.at(0), buttons.at(-1)] : [buttons.at(-1), buttons.at(0)];
  const onButton = buttons.some((button) => button === event.target);
  if (event.target !== from && (onButton || !event.shiftKey)) return;
  event.preventDefault();
  to?.focus();
}
