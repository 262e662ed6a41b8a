const reach = ['pointerover', 'touchstart', 'focusin'] as const;

/** Lets a visitor go through the pictures of a card: by swiping, and with a mouse by two arrows. Nothing is fetched before a visitor reaches for them. */
export function startSwipe(): void {
  const stripOf = ({ target }: Event) =>
    target instanceof Element
      ? target.closest('[data-part="card-media"]')?.querySelector<HTMLElement>('[data-more]')
      : null;
  const fill = (event: Event) => {
    for (const image of stripOf(event)?.querySelectorAll<HTMLImageElement>('img[data-src]') ?? []) {
      image.src = image.dataset.src ?? '';
      image.removeAttribute('data-src');
    }
  };
  for (const name of reach) document.addEventListener(name, fill, { passive: true });
  document.addEventListener('click', (event) => {
    const step = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
    const strip = step && stripOf(event);
    if (strip) strip.scrollBy({ left: Number(step.dataset.step) * strip.clientWidth });
  });
  // It does not bubble.
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches('[data-more]')) announceSlide(target);
    },
    { capture: true, passive: true },
  );
}

/** Gives each card of the page a place for each of its other pictures, the number of the one that shows, and the arrows, once. */
export function prepareStrips(): void {
  for (const strip of document.querySelectorAll<HTMLElement>(
    '[data-part="card-media"]:not(:has([data-part="card-count"])) > [data-more]',
  )) {
    for (const address of strip.dataset.more?.split(' ') ?? []) {
      const image = new Image(600, 400);
      image.alt = '';
      image.dataset.src = address;
      strip.append(image);
    }
    const count = document.createElement('span');
    count.dataset.part = 'card-count';
    count.className = 'figures';
    count.setAttribute('aria-hidden', 'true');
    strip.after(arrow(-1, 'chevron-left'), arrow(1, 'chevron-right'), count);
    // To ask where a new one stands would lay the page out once for each card.
    announceSlide(strip, 0);
  }
}

const shownIn = ({ clientWidth, scrollLeft }: HTMLElement): number =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;

function announceSlide(strip: HTMLElement, at = shownIn(strip)): void {
  const pictures = strip.querySelectorAll('img').length;
  const media = strip.parentElement;
  const count = media?.querySelector('[data-part="card-count"]');
  if (count) count.textContent = `${at + 1}/${pictures}`;
  if (media) media.dataset.at = at === 0 ? 'first' : at === pictures - 1 ? 'last' : '';
}

/** For a mouse alone: the keyboard goes on to the home, whose page has all pictures. */
function arrow(step: number, icon: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.dataset.step = String(step);
  button.setAttribute('aria-hidden', 'true');
  button.innerHTML = `<svg class="icon" aria-hidden="true"><use href="/icons.svg#${icon}"></use></svg>`;
  return button;
}
