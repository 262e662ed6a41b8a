/**
 * Moves the entries of the main menu that do not fit in one line into the list of its last one, "more". Without this script they wrap; the
 * drawer of a narrow screen lists them all.
 */
export function fitMenu(): void {
  const more = document.querySelector<HTMLElement>('[data-menu-more]');
  const [menu, list] = [more?.parentElement, more?.querySelector('ul')];
  if (!more || !menu || !list) return;
  const fit = () => {
    const folded = [...list.children].flatMap((item) => [...item.children]);
    more.before(...folded);
    list.replaceChildren();
    more.hidden = true;
    const entries = [...menu.children].slice(0, -1) as HTMLElement[];
    const top = entries[0]?.offsetTop;
    const isLine = (last: HTMLElement | undefined) => last?.offsetTop === top;
    if (isLine(entries.at(-1))) return;
    more.hidden = false;
    while (entries.length > 1 && !isLine(more)) {
      const item = document.createElement('li');
      item.append(entries.pop() as HTMLElement);
      list.prepend(item);
    }
  };
  fit();
  window.addEventListener('resize', fit);
  // Another typeface has other widths.
  void document.fonts?.ready.then(fit);
}
