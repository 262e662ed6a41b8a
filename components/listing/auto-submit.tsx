'use client';

import { useRouter } from 'next/navigation';
import { type FormHTMLAttributes, type SubmitEvent, useEffect, useRef, useTransition } from 'react';

interface AutoSubmitProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> {
  action: string;
  /** What the address says, by field: after going back the fields must say the same. */
  values: Record<string, string>;
}

// A list and its filtered form are two pages to Next: the form that comes next is another one, and takes over the focus.
let focused: string | null = null;

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
    const fields = ref.current?.elements;
    for (const [name, value] of Object.entries(JSON.parse(state) as Record<string, string>)) {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLSelectElement) field.value = value;
    }
    const field = focused === null ? null : fields?.namedItem(focused);
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus({ preventScroll: true });
    focused = null;
    ref.current?.setAttribute('data-live', '');
  }, [state]);

  const follow = () => {
    if (!ref.current) return;
    const filled = [...new FormData(ref.current)].filter((entry): entry is [string, string] => entry[1] !== '');
    focused = document.activeElement?.getAttribute('name') ?? null;
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
