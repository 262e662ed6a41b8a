import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame } from '@/lib/base/merge-record';
import { changedFields, mergeTyped, withoutEmpty } from '@/lib/base/merge-typed';
import {
  type Content,
  type CopyAnswer,
  type CopyEvent,
  type CopyStart,
  initialCopyState,
  type Newer,
  nextCopyState,
  type OpenConflict,
} from './copy-state';
import { type RunOptions, useOffice } from './office-provider';
import { autosaveDelayMs, useFlush, useHeartbeat, useLeaveWarning, useOnline } from './use-autosave';
import { useQueue } from './use-queue';

interface CopyOptions {
  /** Begins the names of the actions. */
  kind: 'record' | 'form';
  /** The fields by which the server finds the working copy. */
  name: Readonly<Record<string, string>>;
  start: CopyStart;
  /** The version of the working copy; 0 for none. */
  version: number;
  /** What stands in the form. */
  read(): Content;
  /** Puts other contents into the form. */
  show(content: Content): void;
  /** What the form begins with once there is no working copy; `stored`: what the server says then. */
  begin(stored: unknown): CopyStart;
  /** Says the fields that this tab and another changed; null if the server does not answer. */
  compare(newer: Newer, savedCopy: Content): Promise<OpenConflict | null>;
  onAnswer?(answer: CopyAnswer): void;
  /** Whether the form asks for news before anything is typed, too. */
  isWatched: boolean;
}

export const preferMine = () => true;

/** Keeps what is typed in a form in the working copy of the person; how the form is saved is up to the form. */
export function useWorkingCopy({ kind, name, read, show, begin, compare, onAnswer, isWatched, ...given }: CopyOptions) {
  const { run } = useOffice();
  const [state, setState] = useState(() => initialCopyState(given.start, given.version));
  /** As it is now: requests end between two renderings. */
  const latest = useRef(state);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is typed while the form is saved is kept once that is done.
  const enqueue = useQueue();

  const dispatch = (event: CopyEvent) => {
    latest.current = nextCopyState(latest.current, event);
    setState(latest.current);
  };

  const stopWaiting = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  };

  const onTyped = () => {
    dispatch({ type: 'typed' });
    // Not from the last key: somebody may type on for minutes.
    waiting.current ??= setTimeout(() => void enqueue(autosave), autosaveDelayMs);
  };

  /** Stores what is typed; false if it could not, or if the person has to choose first. */
  const autosave = async (options?: RunOptions): Promise<boolean> => {
    stopWaiting();
    if (latest.current.status === 'conflict') return false;
    dispatch({ type: 'sending' });
    // The form writes into its own values while this is sent.
    const content = structuredClone(read());
    const { base, isBaseSent, savedCopy, version } = latest.current;
    const changes = JSON.stringify(changedFields(savedCopy, content));
    const fields = {
      ...name,
      version: String(version),
      changes,
      ...(isBaseSent ? {} : { base: JSON.stringify(base) }),
    };
    const { record: answer, isOffline = false } = await run(`${kind}.autosave`, fields, {
      ...options,
      isBackground: true,
    });
    if (!answer) {
      dispatch({ type: 'refused', isOffline });
      return false;
    }
    onAnswer?.(answer);
    if (answer.newer) return (await mergeNewer(answer.newer)) && autosave(options);
    if (answer.gone) return mergeStored(answer.gone.stored) ? autosave(options) : true;
    dispatch({ type: 'autosaved', content, version: answer.version, isReverted: answer.isReverted ?? false });
    return true;
  };

  /** Merges what another tab stored with what is in the form; false where the person has to choose first. */
  const mergeNewer = async (newer: Newer, isMine?: (path: string) => boolean): Promise<boolean> => {
    const { savedCopy } = latest.current;
    const { value, conflicts } = mergeTyped(savedCopy, newer.content, read(), isMine);
    if (conflicts.length > 0 && !isMine) {
      const conflict = await compare(newer, savedCopy);
      dispatch(conflict ? { type: 'conflict', conflict } : { type: 'refused', isOffline: false });
      return false;
    }
    dispatch({ type: 'merged', newer });
    show(value as Content);
    return true;
  };

  const load = (start: CopyStart, version = 0) => {
    dispatch({ type: 'loaded', start, version });
    show(start.content);
  };

  /** Merges what is stored, once the working copy is gone, with what was typed since; says whether something is left to be kept. */
  const mergeStored = (stored: unknown): boolean => {
    const start = begin(stored);
    const { value } = mergeTyped(latest.current.savedCopy, start.content, read(), preferMine);
    // Of a deleted record all stays in the form.
    if (start.base === null) dispatch({ type: 'loaded', start, version: 0 });
    else {
      load(start);
      if (isSame(value, withoutEmpty(start.content))) return false;
      show(value as Content);
    }
    dispatch({ type: 'typed' });
    return true;
  };

  const discard = (): Promise<void> => {
    stopWaiting();
    return enqueue(async () => {
      dispatch({ type: 'discarding' });
      const { record: answer, href } = await run(`${kind}.discard`, { ...name });
      if (href) return;
      if (!answer) return dispatch({ type: 'refused', isOffline: false });
      stopWaiting();
      load(begin(answer.stored));
      onAnswer?.(answer);
    });
  };

  /** Brings a conflict into view, which comes before a save. */
  const askAgain = () => {
    const { conflict } = latest.current;
    if (conflict) dispatch({ type: 'conflict', conflict: { ...conflict, conflicts: [...conflict.conflicts] } });
  };

  /** Reports without a message that the form is still open; applies changes from another tab. */
  const sendHeartbeat = async (): Promise<unknown> => {
    const options = { isQuiet: true };
    const fields = { ...name, version: String(latest.current.version) };
    const { record: answer } = await run(`${kind}.poll`, fields, { ...options, isBackground: true });
    if (!answer) return;
    onAnswer?.(answer);
    const { status, version } = latest.current;
    if (status === 'failed' || status === 'offline') return autosave(options);
    if (status === 'conflict') return;
    if (answer.newer) return mergeNewer(answer.newer);
    if (answer.gone && version > 0 && mergeStored(answer.gone.stored)) onTyped();
  };

  const open = () => enqueue(sendHeartbeat);
  const onOpen = useEffectEvent(open);
  // The page may be one that the browser has kept, from before something was typed.
  useEffect(() => {
    if (isWatched) void onOpen();
  }, [isWatched]);
  useHeartbeat(() => (isWatched || state.status !== 'saved') && open());
  useOnline(() => state.status === 'offline' && enqueue(() => autosave({ isQuiet: true })));
  useFlush(() => waiting.current && enqueue(() => autosave({ isQuiet: true })));
  useLeaveWarning(state.status);

  return {
    state,
    latest,
    dispatch,
    enqueue,
    stopWaiting,
    onTyped,
    askAgain,
    autosave,
    mergeNewer,
    mergeStored,
    load,
    discard,
  };
}
