'use client';

import { useRouter } from 'next/navigation';
import { type FormHTMLAttributes, type SubmitEvent, useEffect, useRef, useTransition } from 'react';

interface AutoSubmitProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> {
  action: string;
  /** What the address says, by field: after going back the fields must say the same. */
  values: Record<string, string[]>;
}

// A list and its filtered form are two pages to Next: the form that comes next is another one, and takes over
// the focus and what was open.
let focused: { name: string; value: string } | null = null;
let opened = false;

/**
 * A search form that follows each change at once, without losing scroll or focus; in the sheet of a telephone, when the sheet is done.
 * Without JavaScript it is a form with a button.
 */
export function AutoSubmit({ action, values, children, ...form }: AutoSubmitProps) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const ref = useRef<HTMLFormElement>(null);
  const state = JSON.stringify(values);

  useEffect(() => {
    const said = JSON.parse(state) as Record<string, string[]>;
    const fields = [...(ref.current?.elements ?? [])];
    for (const field of fields) {
      if (field instanceof HTMLSelectElement) field.value = said[field.name]?.[0] ?? '';
      else if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = said[field.name]?.includes(field.value) ?? false;
    }
    const field = fields.find((other) => focused && isSame(other, focused));
    const details = ref.current?.querySelector('details');
    if (details && opened) details.open = true;
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus({ preventScroll: true });
    focused = null;
    opened = false;
    ref.current?.setAttribute('data-live', '');
  }, [state]);

  const follow = () => {
    if (!ref.current) return;
    const filled = [...new FormData(ref.current)].filter((entry): entry is [string, string] => entry[1] !== '');
    const active = document.activeElement;
    focused = isField(active) ? { name: active.name, value: active.value } : null;
    opened = ref.current.querySelector('details')?.open ?? false;
    start(() => router.replace(`${action}?${new URLSearchParams(filled)}`, { scroll: false }));
  };
  const onChange = () => {
    if (!ref.current?.querySelector(':popover-open')) follow();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    follow();
  };
  return (
    <form ref={ref} action={action} {...form} aria-busy={pending} onChange={onChange} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

const isField = (element: Element | null): element is HTMLSelectElement | HTMLInputElement =>
  element instanceof HTMLSelectElement || element instanceof HTMLInputElement;

/** Boxes of one name differ by their value; what a list of choices says may have changed. */
const isSame = (element: Element, { name, value }: { name: string; value: string }): boolean =>
  isField(element) && element.name === name && (element instanceof HTMLSelectElement || element.value === value);
