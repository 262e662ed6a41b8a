'use client';

import { useEffect } from 'react';

/** Shows the list of each change of the filters, without losing scroll or focus; in the sheet of a telephone, when the sheet is done. */
export function FollowFilters() {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-part="filters"]');
    if (!form) return;
    let latest: AbortController | undefined;
    const follow = () => {
      latest?.abort();
      latest = new AbortController();
      void showList(form, latest.signal);
    };
    const onChange = () => {
      if (!form.querySelector(':popover-open')) follow();
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      form.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      follow();
    };
    // The page behind the sheet cannot be seen: the sheet goes when the keyboard's focus goes there.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const sheet = form.querySelector<HTMLElement>(':popover-open');
      if (relatedTarget instanceof Node && !sheet?.contains(relatedTarget)) sheet?.hidePopover();
    };
    // After going back the browser fills in what was chosen then; the fields must say what the address says.
    form.reset();
    form.setAttribute('data-live', '');
    form.addEventListener('change', onChange);
    form.addEventListener('submit', onSubmit);
    form.addEventListener('focusout', onFocusOut);
    return () => {
      latest?.abort();
      form.removeEventListener('change', onChange);
      form.removeEventListener('submit', onSubmit);
      form.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return null;
}

/** Fetches the list that the form asks for and puts it in the place of this one. A map, and what fails, is loaded as a page. */
async function showList(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const filled = [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== '');
  const address = `${form.getAttribute('action')}?${new URLSearchParams(filled)}`;
  if (document.querySelector('[data-part="map-host"]')) return location.assign(address);
  form.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    replaceList(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    history.replaceState(history.state, '', answer.url);
    form.removeAttribute('aria-busy');
  } catch {
    if (!signal.aborted) location.assign(address);
  }
}

/** The static HTML of a list's page that differs from list to list; in the header, the way to the other languages. */
const parts = ['header', 'breadcrumbs', 'title', 'filters', 'chips', 'list'];

/** Puts the list of another page into this one; focus and opened filters stay. */
function replaceList(next: Document): void {
  const active = document.activeElement;
  const wasOpener = active?.matches('[data-part="filters-open"]') ?? false;
  const focused = isField(active) ? { name: active.name, value: active.value } : null;
  const opened = document.querySelector('[data-part="filters"] details')?.hasAttribute('open') ?? false;
  for (const name of parts) {
    const [here, there] = [document, next].map((page) => page.querySelector(`[data-static="${name}"]`));
    if (here && there) here.innerHTML = there.innerHTML;
  }
  document.title = next.title;
  updateWords(next);
  announceCount();
  document.querySelector('[data-part="filters"] details')?.toggleAttribute('open', opened);
  const fields = [...(document.querySelector<HTMLFormElement>('form[data-part="filters"]')?.elements ?? [])];
  const field = fields.find((other) => focused && isSame(other, focused));
  const kept = wasOpener ? document.querySelector('[data-part="filters-open"]') : field;
  if (kept instanceof HTMLElement) kept.focus({ preventScroll: true });
}

/** The words of the search line are gone once they no longer say what is filtered. */
function updateWords(next: Document): void {
  const [here, there] = [document, next].map((page) => page.querySelector<HTMLInputElement>('search [name=q]'));
  if (here && there) here.value = there.value;
  document
    .querySelector('[data-not-understood]')
    ?.toggleAttribute('hidden', !next.querySelector('[data-not-understood]'));
}

/** A screen reader announces a text that changes, not one that comes with its element. */
function announceCount(): void {
  const count = document.querySelector('[data-part="filters"] [data-part="count"]');
  const text = count?.textContent ?? '';
  if (!count) return;
  count.textContent = '';
  requestAnimationFrame(() => {
    count.textContent = text;
  });
}

const isField = (element: Element | null): element is HTMLSelectElement | HTMLInputElement =>
  element instanceof HTMLSelectElement || element instanceof HTMLInputElement;

/** Boxes of one name differ by their value; what a list of choices says may have changed. */
const isSame = (element: Element, { name, value }: { name: string; value: string }): boolean =>
  isField(element) && element.name === name && (element instanceof HTMLSelectElement || element.value === value);
