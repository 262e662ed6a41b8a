'use client';

import { useEffect } from 'react';
import { plain } from '@/lib/base/slug';

/**
 * Shows the list of each change of the filters, without losing scroll or focus, as a step of the browser's history; the button of a
 * telephone's sheet says how many homes that are. It narrows the towns to what is typed, and closes a panel that the visitor has left.
 */
export function FollowFilters() {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-part="filters"]');
    if (!form) return;
    let latest: AbortController | undefined;
    let shown = pathWithQuery(location);
    const show = (address: string, shownAs: (url: string) => void) => {
      latest?.abort();
      latest = new AbortController();
      void showList(form, address, latest.signal, (url) => {
        shownAs(url);
        shown = pathWithQuery(location);
      });
    };
    const follow = () => show(formAddress(form), addStep);
    // Back and Forward between the lists of this page. Next's router must not answer too: for it they are one page. A step within one
    // list, such as to a fragment, is the browser's own.
    const onPopState = (event: PopStateEvent) => {
      if (pathWithQuery(location) === shown && !form.hasAttribute('aria-busy')) return;
      event.stopImmediatePropagation();
      show(pathWithQuery(location), () => restoreScroll(event.state));
    };
    const onChange = ({ target }: Event) => {
      if (!isNarrow(target)) follow();
    };
    const onInput = ({ target }: Event) => {
      if (isNarrow(target)) narrow(target);
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      openSheet(form)?.hidePopover();
      follow();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // A click on the text of a box takes the focus to the page itself for a moment.
      if (!(relatedTarget instanceof Node) || relatedTarget.contains(form)) return;
      // The page behind the sheet cannot be seen: the sheet goes when the keyboard's focus goes there, but not to what lies over it.
      const sheet = openSheet(form);
      const isOver = relatedTarget instanceof Element && relatedTarget.closest(':popover-open') !== null;
      if (!sheet?.contains(relatedTarget) && !isOver) sheet?.hidePopover();
      closePanels(form, relatedTarget);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node) closePanels(form, target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isNarrow(event.target)) event.preventDefault();
      const panel = event.target instanceof Element ? event.target.closest<HTMLDetailsElement>('details[open]') : null;
      if (event.key !== 'Escape' || !panel || openSheet(form)) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    // After going back the browser fills in what was chosen then; the fields must say what the address says. What was chosen on this
    // page before its scripts came is held (lib/next/first-touch.ts) and follows now.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type !== 'navigate' && !form.querySelector('[aria-busy]')) form.reset();
    form.setAttribute('data-live', '');
    form.addEventListener('change', onChange);
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    form.addEventListener('focusout', onFocusOut);
    form.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    addEventListener('popstate', onPopState, true);
    return () => {
      latest?.abort();
      form.removeEventListener('change', onChange);
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
      form.removeEventListener('focusout', onFocusOut);
      form.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      removeEventListener('popstate', onPopState, true);
    };
  }, []);
  return null;
}

const openSheet = (form: HTMLFormElement) => form.querySelector<HTMLElement>(':popover-open');
const hasMap = (page: Document) => page.querySelector('[data-part="map-host"]') !== null;

const isNarrow = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('[data-narrow]');

/** Shows the towns whose name holds what is typed, whatever its accents and capitals. */
function narrow({ value, nextElementSibling: choices }: HTMLInputElement): void {
  for (const label of choices?.querySelectorAll('label') ?? [])
    label.hidden = !plain(label.textContent ?? '').includes(plain(value));
}

/** Closes the panels that lie over the list, but the one that holds what the visitor turns to. In the sheet they lie over nothing. */
function closePanels(form: HTMLFormElement, except: Node): void {
  if (openSheet(form)) return;
  for (const panel of form.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (!panel.contains(except)) panel.open = false;
}

const pathWithQuery = ({ pathname, search }: Location) => pathname + search;

function formAddress(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== '');
  return `${form.getAttribute('action')}?${new URLSearchParams(filled)}`;
}

/** Adds the list that is shown to the history; the step before it remembers how far it was scrolled. */
function addStep(url: string): void {
  if (url === location.href) return;
  const { state } = history;
  history.replaceState({ ...state, scrolled: scrollY }, '');
  history.pushState(state, '', url);
}

/** The browser scrolls before the list has its homes. */
function restoreScroll(state: unknown): void {
  if (typeof state === 'object' && state && 'scrolled' in state) scrollTo(0, Number(state.scrolled));
}

/** Fetches a list and puts it in the place of this one; its map follows by itself. What fails is loaded as a page. */
async function showList(
  form: HTMLFormElement,
  address: string,
  signal: AbortSignal,
  onShown: (url: string) => void,
): Promise<void> {
  form.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (hasMap(document) !== hasMap(next)) return location.assign(address);
    replaceList(form, next);
    onShown(answer.url);
    form.removeAttribute('aria-busy');
  } catch {
    if (!signal.aborted) location.assign(address);
  }
}

/** The parts of a list's page that differ from list to list; in the header, the way to the other languages. */
const parts = [
  '[data-static="header"]',
  '[data-static="breadcrumbs"]',
  '[data-static="title"]',
  '[data-part="filter-fields"]',
  '[data-part="filters-apply"]',
  '[data-part="filters-line"]',
  '[data-static="chips"]',
  '[data-static="list"]',
  '[data-static="list-end"]',
  '[data-static="kept-search"]',
  '[data-static="kept-search-note"]',
  '[data-static="map-pill"]',
];

/** Puts the list of another page into this one; focus and opened filters stay as they are. */
function replaceList(form: HTMLFormElement, next: Document): void {
  const active = document.activeElement;
  const focused = isField(active) ? { name: active.name, value: active.value } : null;
  const [opened] = [...form.querySelectorAll('details')].flatMap((panel, at) => (panel.open ? [at] : []));
  const scrolled = form.querySelector('[data-part="towns"]')?.scrollTop ?? 0;
  const typed = form.querySelector<HTMLInputElement>('[data-narrow]')?.value ?? '';
  for (const part of parts) {
    const [current, replacement] = [document, next].map((page) => page.querySelector(part));
    if (current && replacement) current.innerHTML = replacement.innerHTML;
  }
  document.title = next.title;
  // For what React keeps: the map, and the form below the list.
  dispatchEvent(new CustomEvent('list', { detail: next }));
  updateWords(next);
  announceCount();
  if (opened !== undefined) form.querySelectorAll('details')[opened]?.setAttribute('open', '');
  const field = form.querySelector<HTMLInputElement>('[data-narrow]');
  if (field) field.value = typed;
  if (field) narrow(field);
  form.querySelector('[data-part="towns"]')?.scrollTo(0, scrolled);
  if (!focused) return;
  const same = [...form.elements].find((other) => isSame(other, focused));
  if (same instanceof HTMLElement) same.focus({ preventScroll: true });
}

/** The words of the search line are gone once they no longer say what is filtered. */
function updateWords(next: Document): void {
  const [current, replacement] = [document, next].map((page) =>
    page.querySelector<HTMLInputElement>('search [name=q]'),
  );
  if (current && replacement) current.value = replacement.value;
  document
    .querySelector('[data-not-understood]')
    ?.toggleAttribute('hidden', !next.querySelector('[data-not-understood]'));
}

/** A screen reader announces a text that changes, not one that comes with its element. */
function announceCount(): void {
  const count = document.querySelector('[data-part="count"]');
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
