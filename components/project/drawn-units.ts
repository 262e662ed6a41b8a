const lit = 'is-lit';
const closestUnitId = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>('[data-unit]')?.dataset.unit) || null;

/** Marks a unit in the drawing while its row of the table is hovered or focused, and vice versa. */
export function highlightUnits(signal: AbortSignal): void {
  const follow = ({ target }: { target: EventTarget | null }) => {
    for (const marked of document.querySelectorAll(`.${lit}`)) marked.classList.remove(lit);
    // A browser also says what lies under a pointer that rests while the focus scrolls the page.
    const unit = closestUnitId(target) ?? closestUnitId(document.activeElement);
    if (unit) for (const same of document.querySelectorAll(`[data-unit="${unit}"]`)) same.classList.add(lit);
  };
  document.addEventListener('pointerover', follow, { passive: true, signal });
  document.addEventListener('focusin', follow, { signal });
  // The focus may have come before this script.
  follow({ target: document.activeElement });
}

const findMiddle = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** The nearest of these elements above (-1) or below (1) one of them; the rows of a picture in perspective slant. */
export function nearestRow<E extends Element>(from: Element, all: readonly E[], way: -1 | 1): E | undefined {
  const start = findMiddle(from);
  const near = all.flatMap((element) => {
    const { x, y } = findMiddle(element);
    const [ahead, aside] = [(y - start.y) * way, Math.abs(x - start.x)];
    return ahead > from.getBoundingClientRect().height / 2 ? [{ element, far: 2 * ahead + aside }] : [];
  });
  return near.sort((a, b) => a.far - b.far)[0]?.element;
}

/** Makes the drawings one stop of the Tab key, in which the arrow keys go from one free unit to the next. */
export function walkUnits(drawings: HTMLElement, signal: AbortSignal): void {
  const units = [...drawings.querySelectorAll<SVGAElement>('svg a[data-unit]')];
  const unitOfEvent = ({ target }: Event) => units.find((unit) => unit === target);
  const isFree = (unit: SVGAElement) => unit.matches('[data-state="free"]:not([data-out])');
  const stopAt = (stop: SVGAElement | undefined) => {
    for (const unit of units) unit.setAttribute('tabindex', unit === stop ? '0' : '-1');
  };
  const next = (from: SVGAElement, key: string): SVGAElement | undefined => {
    const at = units.indexOf(from);
    const inDrawing = () => units.filter((unit) => isFree(unit) && unit.ownerSVGElement === from.ownerSVGElement);
    if (key === 'ArrowLeft') return units.slice(0, at).findLast(isFree);
    if (key === 'ArrowRight') return units.slice(at + 1).find(isFree);
    if (key === 'Home') return units.find(isFree);
    if (key === 'End') return units.findLast(isFree);
    return nearestRow(from, inDrawing(), key === 'ArrowUp' ? -1 : 1);
  };
  stopAt(units.find(isFree) ?? units[0]);
  drawings.addEventListener(
    'focusin',
    (event) => {
      const unit = unitOfEvent(event);
      if (unit) stopAt(unit);
    },
    { signal },
  );
  drawings.addEventListener(
    'keydown',
    (event) => {
      const unit = unitOfEvent(event);
      if (!unit || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!/^(?:Arrow(?:Left|Right|Up|Down)|Home|End)$/.test(event.key)) return;
      // The page does not scroll instead, where there is no further unit either.
      event.preventDefault();
      next(unit, event.key)?.focus();
    },
    { signal },
  );
}

/** Shows one of several drawings in their strip, where its tab is pressed, and says which one shows. */
export function switchDrawings(drawings: HTMLElement, signal: AbortSignal): void {
  const strip = drawings.querySelector<HTMLElement>('[data-part="drawings-strip"]');
  const tabs = [...drawings.querySelectorAll<HTMLAnchorElement>('[data-part="drawings-tabs"] a')];
  if (!strip || tabs.length === 0) return;
  const figures = [...strip.children] as HTMLElement[];
  const scrollOffset = (figure: HTMLElement) => figure.offsetLeft - (figures[0]?.offsetLeft ?? 0);
  tabs.forEach((tab, i) => {
    tab.addEventListener(
      'click',
      (event) => {
        const figure = figures[i];
        if (!figure) return;
        event.preventDefault();
        strip.scrollTo({ left: scrollOffset(figure) });
      },
      { signal },
    );
  });
  const sayWhich = () => {
    const middle = strip.scrollLeft + strip.clientWidth / 2;
    const shown = figures.findLastIndex((figure) => scrollOffset(figure) <= middle);
    tabs.forEach((tab, i) => {
      if (i === shown) tab.setAttribute('aria-current', 'true');
      else tab.removeAttribute('aria-current');
    });
  };
  strip.addEventListener('scroll', sayWhich, { passive: true, signal });
  // A building that is chosen above the table shows in the strip as well.
  document.addEventListener(
    'change',
    ({ target }) => {
      const figure =
        target instanceof HTMLSelectElement && figures.find(({ dataset }) => dataset.block === target.value);
      if (figure && target.name === 'block') strip.scrollTo({ left: scrollOffset(figure) });
    },
    { signal },
  );
}
