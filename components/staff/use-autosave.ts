import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type CopyEvent,
  type CopyStart,
  type CopyState,
  initialCopyState,
  isUnsent,
  nextCopyState,
} from './copy-state';
import type { RunOptions } from './office-provider';
import { useLeaveQuestion } from './use-leave-question';

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
  useOnline(() => state.hasFailed && resend());
  useFlush(() => timer.current !== undefined && resend());
  useLeaveQuestion(isUnsent(state));

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
