/** ms between looks at what the others say, while the page is in view. */
const pause = 30_000;

/** Loads a shortlist anew when its reader comes back to it and from time to time, but never over a note that is being written. */
export function refreshShortlist(): void {
  if (!document.querySelector('[data-refresh]')) return;
  const isWriting = () =>
    [...document.querySelectorAll('textarea')].some((area) => area.value !== area.defaultValue) ||
    document.activeElement instanceof HTMLTextAreaElement ||
    document.activeElement instanceof HTMLInputElement;
  const refresh = () => {
    if (document.visibilityState === 'visible' && !isWriting()) location.reload();
  };
  setInterval(refresh, pause);
  document.addEventListener('visibilitychange', refresh);
}
