'use client';

import { useEffect } from 'react';
import { takeOver } from './take-over';

/** Follows each change of the filters at once, without losing scroll or focus; in the sheet of a telephone, when the sheet is done. */
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
    takeOver(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    history.replaceState(history.state, '', answer.url);
    form.removeAttribute('aria-busy');
  } catch {
    if (!signal.aborted) location.assign(address);
  }
}
