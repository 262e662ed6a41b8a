import { useEffect, useEffectEvent, useState } from 'react';

/** In ms: what is typed is sent this long after the first change that was not sent, however long somebody types on. */
export const autosaveDelayMs = 1_500;

/** Time in ms between two messages of a form that it is still open. */
const heartbeatMs = 30_000;

/** Calls `sendHeartbeat` as long as the form is open. */
export function useHeartbeat(sendHeartbeat: () => unknown): void {
  const onHeartbeat = useEffectEvent(sendHeartbeat);
  useEffect(() => {
    const timer = setInterval(() => onHeartbeat(), heartbeatMs);
    return () => clearInterval(timer);
  }, []);
}

/** Sends what was typed when the page is hidden or left. */
export function useFlush(flush: () => unknown): void {
  const onLeave = useEffectEvent(flush);
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && onLeave();
    const onPageHide = () => onLeave();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', onPageHide);
    };
  }, []);
}

/** Sends again what could not be sent once the browser is online. */
export function useOnline(resend: () => unknown): void {
  const onOnline = useEffectEvent(resend);
  useEffect(() => {
    const online = () => onOnline();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
}

/** Asks before somebody leaves what the server has not accepted: anything else is still sent. */
export function useLeaveWarning(state: SaveState): void {
  const isKept = state === 'saved' || state === 'autosaved';
  // Since the server refused it; what is typed on is refused, too, until it is kept.
  const [isRefused, setRefused] = useState(false);
  if (isRefused ? isKept : isUnsent(state)) setRefused(!isRefused);
  useLeaveQuestion({ onLinks: isRefused, onUnload: isRefused });
}

/** Whether what is typed could not be sent, or waits for an answer of the person. */
const isUnsent = (state: SaveState): boolean => state === 'failed' || state === 'offline' || state === 'conflict';

/** Asks before the page is left, and before a link of the office is followed, which needs no new page. */
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

/**
 * Whether what is in the form is on the site, typed, on its way, kept on the server, or not kept: since it failed, since there is no
 * connection, or until the person decides between two versions.
 */
export type SaveState = 'saved' | 'typed' | 'saving' | 'autosaved' | 'failed' | 'offline' | 'conflict';

/** The message of each state, below office.edit.states. */
export const stateMessages = {
  saved: 'stored',
  typed: 'typed',
  saving: 'keeping',
  autosaved: 'kept',
  failed: 'failed',
  offline: 'offline',
  conflict: 'asked',
} as const satisfies Record<SaveState, string>;
