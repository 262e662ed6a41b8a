'use client';

import { useRouter } from 'next/navigation';
import { type FormHTMLAttributes, type SubmitEvent, useEffect, useRef, useTransition } from 'react';

type AutoSubmitProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> & { action: string };

/** A search form that follows each change at once, without losing scroll or focus. Without JavaScript it is a form with a button. */
export function AutoSubmit({ action, children, ...form }: AutoSubmitProps) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    ref.current?.setAttribute('data-live', '');
  }, []);

  const follow = () => {
    if (!ref.current) return;
    const filled = [...new FormData(ref.current)].filter((entry): entry is [string, string] => entry[1] !== '');
    start(() => router.replace(`${action}?${new URLSearchParams(filled)}`, { scroll: false }));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    follow();
  };
  return (
    <form ref={ref} action={action} {...form} aria-busy={pending} onChange={follow} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
