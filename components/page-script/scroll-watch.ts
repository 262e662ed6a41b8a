// The specification's thresholds (section 9): px, px, ms.
const headerFrom = 30;
const toTopFrom = 10;
const throttleMs = 100;
const durationMs = 500;

/** Tells the style sheet how far the page is scrolled, and carries the visitor smoothly back to the top. */
export function watchScroll(): void {
  const root = document.documentElement;
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    root.toggleAttribute('data-scrolled', window.scrollY > headerFrom);
    root.toggleAttribute('data-below-top', window.scrollY >= toTopFrom);
  };
  const onScroll = () => {
    if (!isWaiting) setTimeout(look, throttleMs);
    isWaiting = true;
  };
  look();
  window.addEventListener('scroll', onScroll, { passive: true });
  document.querySelector('[data-to-top]')?.addEventListener('click', (event) => {
    event.preventDefault();
    rise();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

function rise() {
  const from = window.scrollY;
  const began = performance.now();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = (now: number) => {
    const done = still ? 1 : Math.min(1, (now - began) / durationMs);
    window.scrollTo(0, from * (1 - done) ** 3);
    if (done < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
