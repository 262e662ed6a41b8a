import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame } from '@/lib/base/merge-record';
import type { RecordAnswer } from '@/lib/records/form/record-answers';
import { changedFields, mergeTyped, withoutEmpty } from '@/lib/records/merge-typed';
import type { OfficeState } from '@/lib/staff/define-action';
import { type RunOptions, useOffice } from '../../staff/office-provider';
import {
  autosaveDelayMs,
  type SaveState,
  useFlush,
  useHeartbeat,
  useLeaveWarning,
  useOnline,
} from '../../staff/use-autosave';
import type { FormStart, Newer, OpenConflict } from './form-start';
import { showFirstField } from './show-first-field';
import { useQueue } from './use-queue';
import { type Content, useRecordForm } from './use-record-form';

const preferMine = () => true;

/** Keeps what is typed in the form of a record in the working copy of the person, and saves it. */
export function useWorkingCopy(record: string, start: FormStart) {
  const { run } = useOffice();
  const { form, show: put } = useRecordForm(start.content);
  const [check, setCheck] = useState(start.check);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [unsaved, setUnsaved] = useState(start.unsaved);
  const [state, setState] = useState<SaveState>(start.seen > 0 ? 'kept' : 'stored');
  const [status, setStatus] = useState(start.content.status);
  const [base, setBase] = useState(start.base);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  /** Counts what the server has got. */
  const [version, setVersion] = useState(0);
  /** What the server knows of this form: a change is sent against it. */
  const synced = useRef({ base: start.base, isBaseSent: start.seen > 0, savedCopy: start.content, seen: start.seen });
  const isTyped = useRef(false);
  /** Whether the person has to choose between two tabs before anything is sent. */
  const isAsked = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is typed while a record is saved is kept once that is done.
  const enqueue = useQueue();

  /** Puts other contents into the form. */
  const show = (content: Content) => {
    put(content);
    setStatus(content.status);
  };

  const setSynced = (next: { base: Content | null; savedCopy: Content; seen: number }) => {
    synced.current = { ...next, isBaseSent: next.seen > 0 };
    setBase(next.base);
  };

  const saveWorkingCopy = async (options?: RunOptions): Promise<boolean> => {
    stopWaiting();
    if (isAsked.current) return false;
    isTyped.current = false;
    setState('keeping');
    // The form writes into its own values while this is sent.
    const content = structuredClone(form.getValues());
    const { base, isBaseSent, savedCopy, seen } = synced.current;
    const changes = JSON.stringify(changedFields(seen === 0 ? (base ?? {}) : savedCopy, content));
    const fields = { record, seen: String(seen), changes, ...(isBaseSent ? {} : { base: JSON.stringify(base) }) };
    return applyAnswer(await run('record.keep', fields, { ...options, isBackground: true }), content, options);
  };

  const applyAnswer = (answer: OfficeState, sent: Content, options?: RunOptions): boolean | Promise<boolean> => {
    const { record: recordAnswer, isOffline } = answer;
    if (!recordAnswer) {
      isTyped.current = true;
      setState(isOffline ? 'offline' : 'failed');
      return false;
    }
    showPresence(recordAnswer);
    if (recordAnswer.newer)
      return mergeNewer(recordAnswer.newer).then((isJoined) => isJoined && saveWorkingCopy(options));
    if (recordAnswer.gone)
      return mergeStored(recordAnswer.gone.stored as Content | null) ? saveWorkingCopy(options) : true;
    synced.current = { ...synced.current, isBaseSent: recordAnswer.seen > 0, savedCopy: sent, seen: recordAnswer.seen };
    if (recordAnswer.check) setCheck(recordAnswer.check);
    setVersion((before) => before + 1);
    setState(isTyped.current ? 'typed' : recordAnswer.isReverted ? 'stored' : 'kept');
    return true;
  };

  const showPresence = ({ others = [], unsaved = [] }: RecordAnswer) => {
    setOthers(others);
    setUnsaved(unsaved);
  };

  /** Merges what another tab stored with what is in the form; false where the person has to choose first. */
  const mergeNewer = async (newer: Newer): Promise<boolean> => {
    const content = newer.content as Content;
    const { value, conflicts } = mergeTyped(synced.current.savedCopy, content, form.getValues());
    if (conflicts.length > 0) return ask(newer);
    setSynced({ base: newer.base as Content | null, savedCopy: content, seen: newer.seen });
    show(value as Content);
    return true;
  };

  const ask = async (newer: Newer): Promise<false> => {
    const values = { base: JSON.stringify(synced.current.savedCopy), mine: JSON.stringify(form.getValues()) };
    const { record: recordAnswer } = await run('record.compare', { record, ...values });
    isTyped.current = true;
    if (recordAnswer?.conflicts) {
      isAsked.current = true;
      setConflict({ conflicts: recordAnswer.conflicts, newer: recordAnswer.newer ?? newer });
      setState('asked');
    } else setState('failed');
    return false;
  };

  /** Merges what is stored, once the working copy is gone, with what was typed since; says whether something is left to be kept. */
  const mergeStored = (stored: Content | null): boolean => {
    const { value } = mergeTyped(synced.current.savedCopy, stored ?? {}, form.getValues(), preferMine);
    if (stored !== null) showStored(stored);
    else setSynced({ base: null, savedCopy: {}, seen: 0 });
    if (stored !== null && isSame(value, withoutEmpty(stored))) return false;
    if (stored !== null) show(value as Content);
    setState('typed');
    return true;
  };

  const stopWaiting = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  };

  const scheduleAutosave = () => {
    isTyped.current = true;
    if (!isAsked.current) setState('typed');
    // Not from the last key: somebody may type on for minutes.
    waiting.current ??= setTimeout(() => void enqueue(saveWorkingCopy), autosaveDelayMs);
  };

  const save = (next?: string): Promise<void> => {
    stopWaiting();
    return enqueue(() => saveNow(next));
  };

  const saveNow = async (next?: string): Promise<void> => {
    // To be chosen first, and brought into view.
    if (isAsked.current) return setConflict((open) => open && { ...open, conflicts: [...open.conflicts] });
    if (isTyped.current && !(await saveWorkingCopy())) return;
    const { seen } = synced.current;
    const answer = await run('record.save', { record, seen: String(seen), ...(next ? { status: next } : {}) });
    const { record: recordAnswer } = answer;
    if (!recordAnswer) return;
    if (recordAnswer.newer) return (await mergeNewer(recordAnswer.newer)) ? saveNow(next) : undefined;
    if (recordAnswer.gone) {
      // Saved or discarded in another tab.
      const hasUnsaved = mergeStored(recordAnswer.gone.stored as Content | null);
      return hasUnsaved && (await saveWorkingCopy()) ? saveNow(next) : undefined;
    }
    if (recordAnswer.conflicts)
      setConflict({ conflicts: recordAnswer.conflicts, stored: recordAnswer.stored as Content | null, next });
    else if (recordAnswer.check) {
      setCheck(
        answer.done ? recordAnswer.check : { ...check, errors: { ...check.errors, ...recordAnswer.check.errors } },
      );
      if (!answer.done) showFirstField(Object.keys(recordAnswer.check.errors));
    }
    if (answer.done) applySaved(recordAnswer.stored as Content);
  };

  /** What was typed since it was sent stays in the form. */
  const applySaved = (stored: Content) => {
    const { value } = mergeTyped(synced.current.savedCopy, stored, form.getValues(), preferMine);
    const hasUnsaved = isTyped.current;
    showStored(stored);
    if (!hasUnsaved) return;
    show(value as Content);
    isTyped.current = true;
    setState('typed');
  };

  const showStored = (stored: Content | null) => {
    setSynced({ base: stored, savedCopy: stored ?? {}, seen: 0 });
    show(stored ?? {});
    isTyped.current = false;
    isAsked.current = false;
    setState('stored');
    setVersion((before) => before + 1);
    setConflict(null);
  };

  const discard = (): Promise<void> => {
    stopWaiting();
    return enqueue(discardNow);
  };

  const discardNow = async () => {
    // Nothing to lose any more, where another page follows.
    setState('stored');
    const { record: recordAnswer, href } = await run('record.discard', { record });
    if (href) return;
    if (!recordAnswer) return setState('failed');
    stopWaiting();
    showStored(recordAnswer.stored as Content | null);
    if (recordAnswer.check) setCheck(recordAnswer.check);
  };

  /** Goes on with the chosen values of the fields that were changed twice. */
  const resolve = (isMine: (path: string) => boolean): Promise<void> => enqueue(() => resolveNow(isMine));

  const resolveNow = async (isMine: (path: string) => boolean) => {
    if (!conflict) return;
    const { newer, next } = conflict;
    if (newer) {
      const content = newer.content as Content;
      const { value } = mergeTyped(synced.current.savedCopy, content, form.getValues(), isMine);
      setSynced({ base: newer.base as Content | null, savedCopy: content, seen: newer.seen });
      show(value as Content);
      isAsked.current = false;
      setConflict(null);
      await saveWorkingCopy();
      return;
    }
    const stored = conflict.stored as Content | null;
    // Somebody else deleted it, and it stays so.
    if (stored === null && !isMine('')) return discardNow();
    const { value } = mergeTyped(synced.current.base, stored, form.getValues(), isMine);
    synced.current = { ...synced.current, base: stored, isBaseSent: false };
    setBase(stored);
    show(value as Content);
    setConflict(null);
    if (await saveWorkingCopy()) await saveNow(isMine('status') ? next : undefined);
  };

  /** Reports without a message that the form is still open; applies changes from another tab. */
  const sendHeartbeat = async (): Promise<unknown> => {
    const options = { isQuiet: true };
    const { record: recordAnswer } = await run(
      'record.open',
      { record, seen: String(synced.current.seen) },
      { ...options, isBackground: true },
    );
    if (!recordAnswer) return;
    showPresence(recordAnswer);
    if (state === 'failed' || state === 'offline') return saveWorkingCopy(options);
    if (isAsked.current) return;
    if (recordAnswer.newer) {
      if (!(await mergeNewer(recordAnswer.newer))) return;
      setState(isTyped.current ? 'typed' : 'kept');
      setVersion((before) => before + 1);
    } else if (recordAnswer.gone && synced.current.seen > 0) {
      if (mergeStored(recordAnswer.gone.stored as Content | null)) scheduleAutosave();
    } else return;
    if (recordAnswer.check) setCheck(recordAnswer.check);
  };

  /** The page was made anew: after an undo, or once a colleague's changes were taken over, it has other contents. */
  const onFresh = useEffectEvent((content: Content) => {
    const { base, seen, check, unsaved } = start;
    setUnsaved(unsaved);
    const isKnown = seen === synced.current.seen && (seen > 0 || isSame(content, synced.current.savedCopy));
    if (state !== 'stored' || isKnown) return;
    if (seen === 0) showStored(content);
    else {
      setSynced({ base, savedCopy: content, seen });
      show(content);
      setState('kept');
    }
    setCheck(check);
  });
  useEffect(() => onFresh(start.content), [start.content]);

  const onTyped = useEffectEvent(scheduleAutosave);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Other contents, which the form is given as a whole, name no field.
        callback: ({ name }) => {
          if (name !== undefined) onTyped();
        },
      }),
    [form],
  );
  const open = () => enqueue(sendHeartbeat);
  const onOpen = useEffectEvent(open);
  // The page may be one that the browser has kept, from before something was typed.
  useEffect(() => void onOpen(), []);
  useHeartbeat(open);
  useOnline(() => state === 'offline' && enqueue(() => saveWorkingCopy({ isQuiet: true })));
  useFlush(() => waiting.current && enqueue(() => saveWorkingCopy({ isQuiet: true })));
  useLeaveWarning(state);

  return { form, check, setCheck, others, unsaved, state, status, base, conflict, version, save, discard, resolve };
}
