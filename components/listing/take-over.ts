/** The static HTML of a list's page that differs from list to list; in the header, the way to the other languages. */
const parts = ['header', 'breadcrumbs', 'title', 'filters', 'chips', 'list'];

/** Puts the list of another page into this one; focus and opened filters stay. */
export function takeOver(next: Document): void {
  const active = document.activeElement;
  const wasOpener = active?.matches('[data-part="filters-open"]') ?? false;
  const focused = isField(active) ? { name: active.name, value: active.value } : null;
  const opened = document.querySelector('[data-part="filters"] details')?.hasAttribute('open') ?? false;
  for (const name of parts) {
    const [here, there] = [document, next].map((page) => page.querySelector(`[data-static="${name}"]`));
    if (here && there) here.innerHTML = there.innerHTML;
  }
  document.title = next.title;
  followWords(next);
  sayCount();
  document.querySelector('[data-part="filters"] details')?.toggleAttribute('open', opened);
  const fields = [...(document.querySelector<HTMLFormElement>('form[data-part="filters"]')?.elements ?? [])];
  const field = fields.find((other) => focused && isSame(other, focused));
  const kept = wasOpener ? document.querySelector('[data-part="filters-open"]') : field;
  if (kept instanceof HTMLElement) kept.focus({ preventScroll: true });
}

/** The words of the search line are gone once they no longer say what is filtered. */
function followWords(next: Document): void {
  const [here, there] = [document, next].map((page) => page.querySelector<HTMLInputElement>('search [name=q]'));
  if (here && there) here.value = there.value;
  document
    .querySelector('[data-not-understood]')
    ?.toggleAttribute('hidden', !next.querySelector('[data-not-understood]'));
}

/** A screen reader announces a text that changes, not one that comes with its element. */
function sayCount(): void {
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
