import { useEffect, useEffectEvent, useState } from 'react';

/** In ms: what is typed is kept so long after the last change. */
export const keepPause = 1_500;

/** In ms: so often a form says that it is still open. */
const heartbeat = 30_000;

/** Calls `beat` as long as the form is open. */
export function useHeartbeat(beat: () => unknown): void {
  const onBeat = useEffectEvent(beat);
  useEffect(() => {
    const timer = setInterval(() => onBeat(), heartbeat);
    return () => clearInterval(timer);
  }, []);
}

/** Asks before somebody leaves what the server does not know yet. */
export function useLeaveWarning(state: SaveState): void {
  const isKept = state === 'stored' || state === 'kept';
  // Since the server refused it; what is typed on is refused, too, until it is kept.
  const [isRefused, setRefused] = useState(false);
  if (isRefused ? isKept : state === 'failed') setRefused(!isRefused);
  // A link of the office leaves this code at work: what waits for its turn is still sent.
  useLeaveQuestion({ onLinks: isRefused, onUnload: !isKept });
}

/** Has the browser ask before the page is left, and before a link of the office is followed, which needs no new page. */
export function useLeaveQuestion({ onLinks, onUnload }: { onLinks: boolean; onUnload: boolean }): void {
  useEffect(() => {
    if (!onUnload) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [onUnload]);
  useEffect(() => {
    if (!onLinks) return;
    const leave = (event: MouseEvent) => {
      const link = linkElsewhere(event);
      if (!link) return;
      event.preventDefault();
      location.assign(link.href);
    };
    addEventListener('click', leave, { capture: true });
    return () => removeEventListener('click', leave, { capture: true });
  }, [onLinks]);
}

/** The link of a click that shows another page in place of this one; null for none. */
function linkElsewhere({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target], [download])') : null;
  const isHere =
    link?.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : link;
}

/** Whether what is in the form is on the site, typed, on its way, kept on the server, or not kept. */
export type SaveState = 'stored' | 'typed' | 'keeping' | 'kept' | 'failed';
