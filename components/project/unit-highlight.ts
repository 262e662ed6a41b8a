const lit = 'is-lit';
const unitOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>('[data-unit]')?.dataset.unit) || null;

/** Marks a unit in the drawing while its row of the table is hovered or focused, and vice versa. */
export function highlightUnits(): void {
  if (!document.querySelector('[data-unit]')) return;
  const follow = ({ target }: Event) => {
    for (const marked of document.querySelectorAll(`.${lit}`)) marked.classList.remove(lit);
    // A browser also says what lies under a pointer that rests while the focus scrolls the page.
    const unit = unitOf(target) ?? unitOf(document.activeElement);
    if (unit) for (const same of document.querySelectorAll(`[data-unit="${unit}"]`)) same.classList.add(lit);
  };
  document.addEventListener('pointerover', follow, { passive: true });
  document.addEventListener('focusin', follow);
}
