/**
 * Runs in the browser, at the end of a page's HTML: requests Next's scripts at the first scroll, pointer move, touch, key or focus, and holds a
 * press on what needs them (`data-needs-script`, also a form's button that the Enter key presses, a button of `data-scripts-at-load`, or a field of a form with `data-follows`) until React runs,
 * so that it happens once. If the scripts do not arrive within eight seconds, the press has the default effect of the link or form.
 * late-scripts.ts sends it as text: it may use nothing from outside itself.
 */
export function firstTouch(sources: readonly string[]): void {
  const timeoutMs = 8000;
  let asked = false;
  let waiting = true;
  let held: HTMLElement | undefined;

  const ask = () => {
    if (asked) return;
    asked = true;
    for (const src of sources)
      document.head.append(Object.assign(document.createElement('script'), { src, onerror: () => release(false) }));
  };
  const hold = (element: HTMLElement) => {
    ask();
    if (!held) setTimeout(release, timeoutMs, false);
    held?.removeAttribute('aria-busy');
    held = element;
    element.setAttribute('aria-busy', 'true');
  };
  const release = (runs: boolean) => {
    if (!waiting) return;
    waiting = false;
    held?.removeAttribute('aria-busy');
    if (!(held instanceof HTMLInputElement || held instanceof HTMLSelectElement)) held?.click();
    else if (runs) held.dispatchEvent(new Event('change', { bubbles: true }));
    else held.form?.requestSubmit();
  };

  for (const sign of ['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin'])
    addEventListener(sign, ask, { once: true, passive: true });
  // Browsers also report a pointer that rests where a page appears.
  addEventListener('pointermove', ({ movementX, movementY }) => (movementX || movementY) && ask(), { passive: true });
  if (document.querySelector('[data-scripts-at-load]')) addEventListener('load', ask);
  addEventListener('hydrated', () => release(true));
  // Back from a page to a list whose filters were changed, and once more: no script is there yet to show the list of that step.
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    if (waiting && (location.pathname !== pathname || location.search !== search)) location.reload();
  });
  addEventListener(
    'click',
    (event) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const control =
        target instanceof Element && target.closest<HTMLElement>('[data-needs-script], [data-scripts-at-load] button');
      if (!waiting || !control || button || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      hold(control);
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (waiting && target instanceof HTMLElement && target.matches('form[data-follows] [name]')) hold(target);
    },
    true,
  );
}
