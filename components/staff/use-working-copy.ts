import { isSame } from '@/lib/base/merge-record';
import { changedFields, mergeTyped, withoutEmpty } from '@/lib/base/merge-typed';
import type { OfficeState } from '@/lib/staff/define-action';
import type { CopyAnswer, NewerCopy } from '@/lib/staff/working-copies/answers';
import type { Content, CopyStart, OpenConflict } from './copy-state';
import { type RunOptions, useOffice } from './office-provider';
import { useAutosave } from './use-autosave';

interface CopyOptions {
  /** Begins the names of the actions. */
  kind: 'record' | 'form';
  /** The fields by which the server finds the working copy. */
  name: { record: string } | { form: string };
  start: CopyStart;
  /** The version of the working copy; 0 for none. */
  version: number;
  /** Returns the current values of the fields. */
  read(): Content;
  /** Puts other contents into the form. */
  show(content: Content): void;
  /** Returns the values that the form begins with once there is no working copy, given what is stored then. */
  begin(stored: unknown): CopyStart;
  /** Returns the fields that this tab and another changed; null if the server does not answer. */
  compare(newer: NewerCopy, savedCopy: Content): Promise<OpenConflict | null>;
  onAnswer?(answer: CopyAnswer): void;
  /** Whether the form polls before anything is typed, too. */
  isWatched: boolean;
}

export const preferMine = () => true;

/** Stores what is typed in a form in the working copy of the person; the request that saves the form is up to the form. */
export function useWorkingCopy({ kind, name, read, show, begin, compare, onAnswer, ...given }: CopyOptions) {
  const { run } = useOffice();
  const { state, latest, dispatch, enqueue, schedule, cancel } = useAutosave({ ...given, autosave, poll });

  const onTyped = () => {
    dispatch({ type: 'typed' });
    schedule();
  };

  /** Stores what is typed; false if it could not, or if the person has to choose first. */
  async function autosave(options?: RunOptions): Promise<boolean> {
    cancel();
    if (latest.current.status === 'conflict') return false;
    dispatch({ type: 'sending' });
    // The form writes into its own values while this is sent.
    const content = structuredClone(read());
    const { base, isBaseSent, savedCopy, version } = latest.current;
    const fields = {
      ...name,
      version: String(version),
      changes: JSON.stringify(changedFields(savedCopy, content)),
      base: isBaseSent ? undefined : JSON.stringify(base),
    };
    const { copy: answer, isOffline = false } = await run(`${kind}.autosave`, fields, {
      ...options,
      isBackground: true,
    });
    if (!answer) {
      dispatch({ type: 'failed', isOffline });
      return false;
    }
    onAnswer?.(answer);
    if (answer.kind === 'newer') return (await mergeNewer(answer)) && autosave(options);
    if (answer.kind === 'ended') return mergeStored(answer.stored) ? autosave(options) : true;
    dispatch({ type: 'autosaved', content, version: answer.version });
    return true;
  }

  /** Merges what another tab stored with what is in the form; false where the person has to choose first. */
  const mergeNewer = async (newer: NewerCopy, isMine?: (path: string) => boolean): Promise<boolean> => {
    const { savedCopy } = latest.current;
    const { value, conflicts } = mergeTyped(savedCopy, newer.content, read(), isMine);
    if (conflicts.length > 0 && !isMine) {
      const conflict = await compare(newer, savedCopy);
      dispatch(conflict ? { type: 'conflict', conflict } : { type: 'failed', isOffline: false });
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

  /** Merges what is stored, once the working copy is gone, with what was typed since; returns whether something is left to be autosaved. */
  const mergeStored = (stored: unknown): boolean => {
    const start = begin(stored);
    const { value } = mergeTyped(latest.current.savedCopy, start.content, read(), preferMine);
    // If the record was deleted, the form keeps all its values.
    if (start.base === null) dispatch({ type: 'loaded', start, version: 0 });
    else {
      load(start);
      if (isSame(value, withoutEmpty(start.content))) return false;
      show(value as Content);
    }
    dispatch({ type: 'typed' });
    return true;
  };

  /** Goes on with the chosen values of the fields that two tabs changed. */
  const resolve = (isMine: (path: string) => boolean): Promise<void> =>
    enqueue(async () => {
      const { newer } = latest.current.conflict ?? {};
      if (!newer) return;
      await mergeNewer(newer, isMine);
      await autosave();
    });

  /**
   * Saves the form by `send`, which applies the answer, and again once what another tab did is merged. Autosaves wait meanwhile. Returns null if
   * nothing was sent, or if the person has to choose first. `prepare` runs once before.
   */
  const save = (send: () => Promise<OfficeState>, prepare?: () => void): Promise<OfficeState | null> => {
    cancel();
    return enqueue(() => {
      prepare?.();
      return saveNow(send);
    });
  };

  const saveNow = async (send: () => Promise<OfficeState>): Promise<OfficeState | null> => {
    const { status, conflict } = latest.current;
    if (status === 'conflict' && conflict) {
      // Brings it into view again.
      dispatch({ type: 'conflict', conflict: { ...conflict, fields: [...conflict.fields] } });
      return null;
    }
    // A record is saved from its working copy; any other form sends all its fields.
    if (kind === 'record' && latest.current.isTyped && !(await autosave())) return null;
    const answer = await send();
    if (answer.copy?.kind === 'newer') return (await mergeNewer(answer.copy)) ? saveNow(send) : null;
    if (answer.copy?.kind === 'ended') return mergeStored(answer.copy.stored) ? saveNow(send) : null;
    return answer;
  };

  const discard = (): Promise<void> => {
    cancel();
    return enqueue(async () => {
      dispatch({ type: 'discarding' });
      const { copy: answer, href } = await run(`${kind}.discard`, { ...name });
      if (href) return;
      if (answer?.kind !== 'stored') return dispatch({ type: 'failed', isOffline: false });
      cancel();
      load(begin(answer.stored));
      onAnswer?.(answer);
    });
  };

  async function poll(): Promise<unknown> {
    const options = { isQuiet: true };
    const fields = { ...name, version: String(latest.current.version) };
    const { copy: answer } = await run(`${kind}.poll`, fields, { ...options, isBackground: true });
    if (!answer) return;
    onAnswer?.(answer);
    const { status, hasFailed, version } = latest.current;
    if (status === 'conflict') return;
    if (hasFailed) return autosave(options);
    if (answer.kind === 'newer') return mergeNewer(answer);
    if (answer.kind === 'ended' && version > 0 && mergeStored(answer.stored)) onTyped();
  }

  return { state, latest, dispatch, actions: { onTyped, load, save, resolve, discard } };
}
