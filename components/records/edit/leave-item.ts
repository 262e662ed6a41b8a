/**
 * Leads the focus, which goes with an item that is removed, to what comes next: the item after it, else the one before, else what adds one.
 * Called before it is removed.
 */
export function leaveItem(button: Element): void {
  const item = button.closest('[data-item]');
  const list = item?.closest('fieldset');
  const other = [item?.nextElementSibling, item?.previousElementSibling].find((one) => one?.matches('[data-item]'));
  setTimeout(() => {
    const next = other ?? list;
    const target = next?.querySelector<HTMLElement>(other ? ':scope > summary, [data-remove]' : '[data-add]');
    target?.focus();
  });
}
