/** ms between looks at what the others say, while the page is in view. */
const refreshMs = 30_000;

/** Loads a shortlist anew when its reader comes back to it and from time to time, but not while they write a note or move through it by keyboard. */
export function refreshShortlist(): void {
  if (!document.querySelector('[data-refresh]')) return;
  const isAtWork = () =>
    [...document.querySelectorAll('textarea')].some((area) => area.value !== area.defaultValue) ||
    document.querySelector('main :focus-visible') !== null;
  const refresh = () => {
    if (document.visibilityState === 'visible' && !isAtWork()) location.reload();
  };
  setInterval(refresh, refreshMs);
  document.addEventListener('visibilitychange', refresh);
}
