import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame } from '@/lib/base/merge-record';
import type { RecordAnswer } from '@/lib/records/edit/record-answers';
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
} from '../../staff/use-keeping';
import type { FormStart, Newer, OpenConflict } from './form-start';
import { showFirstField } from './show-first-field';
import { type Content, useRecordForm } from './use-record-form';
import { useTurns } from './use-turns';

const keepsMine = () => true;

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
  const known = useRef({ base: start.base, isBaseSent: start.seen > 0, kept: start.content, seen: start.seen });
  const isTyped = useRef(false);
  /** Whether the person has to choose between two tabs before anything is sent. */
  const isAsked = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is typed while a record is saved is kept once that is done.
  const inTurn = useTurns();

  /** Puts other contents into the form. */
  const show = (content: Content) => {
    put(content);
    setStatus(content.status);
  };

  const know = (next: { base: Content | null; kept: Content; seen: number }) => {
    known.current = { ...next, isBaseSent: next.seen > 0 };
    setBase(next.base);
  };

  const keep = async (how?: RunOptions): Promise<boolean> => {
    stopWaiting();
    if (isAsked.current) return false;
    isTyped.current = false;
    setState('keeping');
    // The form writes into its own values while this is sent.
    const content = structuredClone(form.getValues());
    const { base, isBaseSent, kept, seen } = known.current;
    const changes = JSON.stringify(changedFields(seen === 0 ? (base ?? {}) : kept, content));
    const fields = { record, seen: String(seen), changes, ...(isBaseSent ? {} : { base: JSON.stringify(base) }) };
    return takeKept(await run('record.keep', fields, { ...how, isBackground: true }), content, how);
  };

  const takeKept = (answer: OfficeState, sent: Content, how?: RunOptions): boolean | Promise<boolean> => {
    const { record: said, isOffline } = answer;
    if (!said) {
      isTyped.current = true;
      setState(isOffline ? 'offline' : 'failed');
      return false;
    }
    takePresence(said);
    if (said.newer) return join(said.newer).then((isJoined) => isJoined && keep(how));
    if (said.gone) return joinStored(said.gone.stored as Content | null) ? keep(how) : true;
    known.current = { ...known.current, isBaseSent: said.seen > 0, kept: sent, seen: said.seen };
    if (said.check) setCheck(said.check);
    setVersion((before) => before + 1);
    setState(isTyped.current ? 'typed' : said.isReverted ? 'stored' : 'kept');
    return true;
  };

  const takePresence = ({ others = [], unsaved = [] }: RecordAnswer) => {
    setOthers(others);
    setUnsaved(unsaved);
  };

  /** Merges what another tab stored with what is in the form; false where the person has to choose first. */
  const join = async (newer: Newer): Promise<boolean> => {
    const content = newer.content as Content;
    const { value, conflicts } = mergeTyped(known.current.kept, content, form.getValues());
    if (conflicts.length > 0) return ask(newer);
    know({ base: newer.base as Content | null, kept: content, seen: newer.seen });
    show(value as Content);
    return true;
  };

  const ask = async (newer: Newer): Promise<false> => {
    const values = { base: JSON.stringify(known.current.kept), mine: JSON.stringify(form.getValues()) };
    const { record: said } = await run('record.compare', { record, ...values });
    isTyped.current = true;
    if (said?.conflicts) {
      isAsked.current = true;
      setConflict({ conflicts: said.conflicts, newer: said.newer ?? newer });
      setState('asked');
    } else setState('failed');
    return false;
  };

  /** Merges what is stored, once the working copy is gone, with what was typed since; says whether something is left to be kept. */
  const joinStored = (stored: Content | null): boolean => {
    const { value } = mergeTyped(known.current.kept, stored ?? {}, form.getValues(), keepsMine);
    if (stored !== null) takeStored(stored);
    else know({ base: null, kept: {}, seen: 0 });
    if (stored !== null && isSame(value, withoutEmpty(stored))) return false;
    if (stored !== null) show(value as Content);
    setState('typed');
    return true;
  };

  const stopWaiting = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  };

  const keepSoon = () => {
    isTyped.current = true;
    if (!isAsked.current) setState('typed');
    // Not from the last key: somebody may type on for minutes.
    waiting.current ??= setTimeout(() => void inTurn(keep), autosaveDelayMs);
  };

  const save = (next?: string): Promise<void> => {
    stopWaiting();
    return inTurn(() => saveNow(next));
  };

  const saveNow = async (next?: string): Promise<void> => {
    // To be chosen first, and brought into view.
    if (isAsked.current) return setConflict((open) => open && { ...open, conflicts: [...open.conflicts] });
    if (isTyped.current && !(await keep())) return;
    const { seen } = known.current;
    const answer = await run('record.save', { record, seen: String(seen), ...(next ? { status: next } : {}) });
    const { record: said } = answer;
    if (!said) return;
    if (said.newer) return (await join(said.newer)) ? saveNow(next) : undefined;
    if (said.gone) {
      // Saved or discarded in another tab.
      const isLeft = joinStored(said.gone.stored as Content | null);
      return isLeft && (await keep()) ? saveNow(next) : undefined;
    }
    if (said.conflicts) setConflict({ conflicts: said.conflicts, stored: said.stored as Content | null, next });
    else if (said.check) {
      setCheck(answer.done ? said.check : { ...check, errors: { ...check.errors, ...said.check.errors } });
      if (!answer.done) showFirstField(Object.keys(said.check.errors));
    }
    if (answer.done) takeSaved(said.stored as Content);
  };

  /** What was typed since it was sent stays in the form. */
  const takeSaved = (stored: Content) => {
    const { value } = mergeTyped(known.current.kept, stored, form.getValues(), keepsMine);
    const isLeft = isTyped.current;
    takeStored(stored);
    if (!isLeft) return;
    show(value as Content);
    isTyped.current = true;
    setState('typed');
  };

  const takeStored = (stored: Content | null) => {
    know({ base: stored, kept: stored ?? {}, seen: 0 });
    show(stored ?? {});
    isTyped.current = false;
    isAsked.current = false;
    setState('stored');
    setVersion((before) => before + 1);
    setConflict(null);
  };

  const discard = (): Promise<void> => {
    stopWaiting();
    return inTurn(discardNow);
  };

  const discardNow = async () => {
    // Nothing to lose any more, where another page follows.
    setState('stored');
    const { record: said, href } = await run('record.discard', { record });
    if (href) return;
    if (!said) return setState('failed');
    stopWaiting();
    takeStored(said.stored as Content | null);
    if (said.check) setCheck(said.check);
  };

  /** Goes on with the chosen values of the fields that were changed twice. */
  const resolve = (isMine: (path: string) => boolean): Promise<void> => inTurn(() => resolveNow(isMine));

  const resolveNow = async (isMine: (path: string) => boolean) => {
    if (!conflict) return;
    const { newer, next } = conflict;
    if (newer) {
      const content = newer.content as Content;
      const { value } = mergeTyped(known.current.kept, content, form.getValues(), isMine);
      know({ base: newer.base as Content | null, kept: content, seen: newer.seen });
      show(value as Content);
      isAsked.current = false;
      setConflict(null);
      await keep();
      return;
    }
    const stored = conflict.stored as Content | null;
    // Somebody else deleted it, and it stays so.
    if (stored === null && !isMine('')) return discardNow();
    const { value } = mergeTyped(known.current.base, stored, form.getValues(), isMine);
    known.current = { ...known.current, base: stored, isBaseSent: false };
    setBase(stored);
    show(value as Content);
    setConflict(null);
    if (await keep()) await saveNow(isMine('status') ? next : undefined);
  };

  /** Says that the form is still open, of which nobody has to hear; takes what another tab typed or saved since. */
  const beat = async (): Promise<unknown> => {
    const how = { isQuiet: true };
    const { record: said } = await run(
      'record.open',
      { record, seen: String(known.current.seen) },
      { ...how, isBackground: true },
    );
    if (!said) return;
    takePresence(said);
    if (state === 'failed' || state === 'offline') return keep(how);
    if (isAsked.current) return;
    if (said.newer) {
      if (!(await join(said.newer))) return;
      setState(isTyped.current ? 'typed' : 'kept');
      setVersion((before) => before + 1);
    } else if (said.gone && known.current.seen > 0) {
      if (joinStored(said.gone.stored as Content | null)) keepSoon();
    } else return;
    if (said.check) setCheck(said.check);
  };

  /** The page was made anew: after an undo, or once a colleague's changes were taken over, it has other contents. */
  const onFresh = useEffectEvent((content: Content) => {
    const { base, seen, check, unsaved } = start;
    setUnsaved(unsaved);
    const isKnown = seen === known.current.seen && (seen > 0 || isSame(content, known.current.kept));
    if (state !== 'stored' || isKnown) return;
    if (seen === 0) takeStored(content);
    else {
      know({ base, kept: content, seen });
      show(content);
      setState('kept');
    }
    setCheck(check);
  });
  useEffect(() => onFresh(start.content), [start.content]);

  const onTyped = useEffectEvent(keepSoon);
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
  const open = () => inTurn(beat);
  const onOpen = useEffectEvent(open);
  // The page may be one that the browser has kept, from before something was typed.
  useEffect(() => void onOpen(), []);
  useHeartbeat(open);
  useOnline(() => state === 'offline' && inTurn(() => keep({ isQuiet: true })));
  useFlush(() => waiting.current && inTurn(() => keep({ isQuiet: true })));
  useLeaveWarning(state);

  return { form, check, setCheck, others, unsaved, state, status, base, conflict, version, save, discard, resolve };
}
