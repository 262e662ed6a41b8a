/** Brings the first field that is refused into view. */
export function showFirstField(paths: readonly string[]): void {
  for (const path of paths) {
    const field = document.querySelector(`[data-path="${CSS.escape(path)}"]`);
    if (!(field instanceof HTMLElement)) continue;
    // An item of a list is folded until its fault is drawn.
    for (let item = field.closest('details'); item; item = item.parentElement?.closest('details') ?? null)
      item.open = true;
    field.scrollIntoView({ block: 'center' });
    field.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    return;
  }
}
