import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type CopyEvent,
  type CopyStart,
  type CopyState,
  initialCopyState,
  nextCopyState,
  type SaveStatus,
} from './copy-state';
import type { RunOptions } from './office-provider';

/** The first change that was not sent is sent after this time, however long somebody types on. */
const autosaveDelayMs = 1_500;

/** The time between two reports of a form that it is still open. */
const heartbeatMs = 30_000;

/** Runs one request after the other. */
type Enqueue = <Answer>(task: () => Promise<Answer>) => Promise<Answer>;

function useQueue(): Enqueue {
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  return (task) => {
    const result = tail.current.then(() => task());
    tail.current = result.catch(() => undefined);
    return result;
  };
}

interface AutosaveOptions {
  start: CopyStart;
  /** The version of the working copy; 0 for none. */
  version: number;
  /** Whether the form polls before anything is typed, too. */
  isWatched: boolean;
  /** Stores what is typed; false if it could not. */
  autosave(options?: RunOptions): Promise<boolean>;
  /** Reports without a message that the form is open; applies what changed elsewhere. */
  poll(): Promise<unknown>;
}

interface Autosave {
  state: CopyState;
  /** The current state: requests end between two renderings. */
  latest: { readonly current: CopyState };
  dispatch(event: CopyEvent): void;
  enqueue: Enqueue;
  /** Autosaves in a moment. */
  schedule(): void;
  /** Cancels the autosave that was scheduled. */
  cancel(): void;
}

/** Decides when a form autosaves and polls, one request after the other, and holds its state. */
export function useAutosave({ start, version, isWatched, autosave, poll }: AutosaveOptions): Autosave {
  const [state, setState] = useState(() => initialCopyState(start, version));
  const latest = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const enqueue = useQueue();
  const resend = () => enqueue(() => autosave({ isQuiet: true }));

  const onOpen = useEffectEvent(() => enqueue(poll));
  // The browser may have restored the page from before something was typed.
  useEffect(() => {
    if (isWatched) void onOpen();
  }, [isWatched]);
  useHeartbeat(() => (isWatched || state.status !== 'saved') && enqueue(poll));
  useOnline(() => (state.status === 'offline' || state.status === 'failed') && resend());
  useFlush(() => timer.current !== undefined && resend());
  useLeaveWarning(state.status);

  return {
    state,
    latest,
    dispatch(event) {
      latest.current = nextCopyState(latest.current, event);
      setState(latest.current);
    },
    enqueue,
    schedule() {
      timer.current ??= setTimeout(() => void enqueue(() => autosave()), autosaveDelayMs);
    },
    cancel() {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
  };
}

/** Calls `sendHeartbeat` as long as the form is open. */
function useHeartbeat(sendHeartbeat: () => unknown): void {
  const onHeartbeat = useEffectEvent(sendHeartbeat);
  useEffect(() => {
    const timer = setInterval(() => onHeartbeat(), heartbeatMs);
    return () => clearInterval(timer);
  }, []);
}

/** Sends what was typed when the page is hidden or left. */
function useFlush(flush: () => unknown): void {
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
function useOnline(resend: () => unknown): void {
  const onOnline = useEffectEvent(resend);
  useEffect(() => {
    const online = () => onOnline();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
}

/** Asks before somebody leaves what the server has not accepted: anything else is still sent. */
export function useLeaveWarning(status: SaveStatus): void {
  const isStored = status === 'saved' || status === 'autosaved';
  // Once the server has refused it, what is typed on is not stored either until an autosave succeeds.
  const [isRefused, setRefused] = useState(false);
  if (isRefused ? isStored : isUnsent(status)) setRefused(!isRefused);
  useLeaveQuestion({ onLinks: isRefused, onUnload: isRefused });
}

/** Whether what is typed could not be sent, or waits for an answer of the person. */
const isUnsent = (status: SaveStatus): boolean => status === 'failed' || status === 'offline' || status === 'conflict';

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
