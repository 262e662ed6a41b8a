import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changesOf, isSame, mergeRecord } from '@/lib/base/merge-record';
import type { RecordCheck } from '@/lib/records/edit/check';
import type { RecordAnswer } from '@/lib/records/edit/record-actions';
import type { OfficeState } from '@/lib/staff/define-action';
import { type RunOptions, useOffice } from '../../staff/office-provider';
import type { SaveState } from '../../staff/use-keeping';
import { keepPause, useHeartbeat, useLeaveWarning } from '../../staff/use-keeping';
import { type Content, useRecordForm } from './use-record-form';

/** What a form begins with. */
export interface FormStart {
  /** The record as it was when somebody began to change it; null for a new one. */
  base: Content | null;
  content: Content;
  /** The version of the working copy; 0 for none. */
  seen: number;
  check: RecordCheck;
}

/** Keeps what is typed in the form of a record on the server, joins what others typed, and saves it. */
export function useWorkingCopy(record: string, start: FormStart) {
  const { run } = useOffice();
  const { form, show: put } = useRecordForm(start.content);
  const [check, setCheck] = useState(start.check);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [state, setState] = useState<SaveState>(start.seen > 0 ? 'kept' : 'stored');
  const [status, setStatus] = useState(start.content.status);
  const [base, setBase] = useState(start.base);
  /** `next`: the status that it was to be saved with. */
  const [conflict, setConflict] = useState<(RecordAnswer & { next?: string | undefined }) | null>(null);
  /** Counts what the server has got. */
  const [version, setVersion] = useState(0);
  /** What the server knows of this form: a change is sent against it. */
  const known = useRef({ base: start.base, kept: start.content, seen: start.seen });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The fields that somebody else changed in the form since it was last to be saved. */
  const joined = useRef<string[]>([]);
  const turns = useRef<Promise<unknown>>(Promise.resolve());

  /** Puts other contents into the form. */
  const show = (content: Content) => {
    put(content);
    setStatus(content.status);
  };

  /** One request after the other: what is typed while a record is saved is kept once that is done. */
  const inTurn = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    const turn = turns.current.then(() => act());
    turns.current = turn.catch(() => undefined);
    return turn;
  };

  const keep = async (how?: RunOptions): Promise<boolean> => {
    stopWaiting();
    setState('keeping');
    // The form writes into its own values while this is sent.
    const content = structuredClone(form.getValues());
    const { base, seen } = known.current;
    const texts = { base: JSON.stringify(base), content: JSON.stringify(content) };
    const answer = await run('record.keep', { record, seen: String(seen), ...texts }, how);
    return takeKept(answer, content, how);
  };

  const takeKept = ({ record: said }: OfficeState, sent: Content, how?: RunOptions): boolean | Promise<boolean> => {
    if (!said) {
      setState('failed');
      return false;
    }
    setOthers(said.others ?? []);
    if (said.newer) {
      join(said.newer);
      return keep(how);
    }
    if (said.seen === 0) {
      known.current.seen = 0;
      return keep(how);
    }
    known.current = { ...known.current, kept: sent, seen: said.seen };
    if (said.check) setCheck(said.check);
    setVersion((before) => before + 1);
    // Something was typed meanwhile.
    setState(waiting.current ? 'typed' : 'kept');
    return true;
  };

  /** What somebody else typed meanwhile is joined with what is in the form; a field that both changed keeps what is in the form. */
  const join = ({ base, content, seen }: NonNullable<RecordAnswer['newer']>) => {
    const { value } = mergeRecord(known.current.kept, content, form.getValues(), () => true);
    joined.current.push(...changesOf(form.getValues(), value).map(({ path }) => path));
    known.current = { base: base as Content | null, kept: content as Content, seen };
    setBase(base as Content | null);
    show(value as Content);
  };

  const stopWaiting = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  };

  const keepSoon = () => {
    setState('typed');
    stopWaiting();
    waiting.current = setTimeout(() => void inTurn(keep), keepPause);
  };

  const save = (next?: string): Promise<void> => {
    stopWaiting();
    return inTurn(() => saveNow(next));
  };

  const saveNow = async (next?: string): Promise<void> => {
    joined.current = [];
    const { seen } = known.current;
    // What is kept is saved as it is, if nobody else has typed since.
    if (state !== 'stored' && state !== 'kept' && !(await keep())) return;
    // Nothing is saved that nobody has seen: what has just come from somebody else is shown first.
    const version = joined.current.length > 0 ? seen : known.current.seen;
    const fields = { record, seen: String(version), ...(next ? { status: next } : {}) };
    const answer = await run('record.save', fields);
    const { record: said } = answer;
    if (!said) return;
    if (said.newer) {
      join(said.newer);
      return showFirstField(joined.current);
    }
    if (said.seen === 0 && version > 0 && !said.stored) {
      // Somebody else saved it meanwhile, or threw it away.
      known.current.seen = 0;
      return (await keep()) ? saveNow(next) : undefined;
    }
    if (said.conflicts) setConflict({ ...said, next });
    else if (said.check) {
      setCheck(answer.done ? said.check : { ...check, errors: { ...check.errors, ...said.check.errors } });
      if (!answer.done) showFirstField(Object.keys(said.check.errors));
    }
    if (answer.done) takeSaved(said.stored as Content);
  };

  /** What was typed since it was sent stays in the form. */
  const takeSaved = (stored: Content) => {
    const { value } = mergeRecord(known.current.kept, stored, form.getValues(), () => true);
    takeStored(stored);
    if (!waiting.current) return;
    show(value as Content);
    setState('typed');
  };

  const takeStored = (stored: Content | null) => {
    known.current = { base: stored, kept: stored ?? {}, seen: 0 };
    setBase(stored);
    show(stored ?? {});
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
    const { record: said, href } = await run('record.discard', { record, seen: String(known.current.seen) });
    if (href) return;
    if (!said) return setState('failed');
    stopWaiting();
    takeStored(said.stored as Content | null);
    if (said.check) setCheck(said.check);
  };

  /** Goes on from what is stored now, with the chosen values of the fields that both changed. */
  const resolve = (isMine: (path: string) => boolean): Promise<void> => inTurn(() => resolveNow(isMine));

  const resolveNow = async (isMine: (path: string) => boolean) => {
    const stored = conflict?.stored as Content | null;
    // Somebody else deleted it, and it stays so.
    if (stored === null && !isMine('')) return discardNow();
    const { value } = mergeRecord(known.current.base, stored, form.getValues(), isMine);
    known.current.base = stored;
    setBase(stored);
    show(value as Content);
    setConflict(null);
    if (await keep()) await saveNow(isMine('status') ? conflict?.next : undefined);
  };

  /** Says that the form is still open, of which nobody has to hear; takes what others typed or saved meanwhile. */
  const beat = async (): Promise<unknown> => {
    const isQuiet = true;
    const { record: said } = await run('record.open', { record, seen: String(known.current.seen) }, { isQuiet });
    if (!said) return;
    setOthers(said.others ?? []);
    if (state === 'failed') return keep({ isQuiet });
    // The copy is gone, and the record as it was: somebody threw away what this form may still hold.
    if (!said.newer && (!said.stored || isSame(said.stored, known.current.base))) return;
    if (said.newer) {
      join(said.newer);
      setState(waiting.current ? 'typed' : 'kept');
      setVersion((before) => before + 1);
    } else takeSaved(said.stored as Content);
    if (said.check) setCheck(said.check);
  };

  /** The page was made anew: after an undo it has other contents. */
  const onFresh = useEffectEvent((content: Content) => {
    if (state !== 'stored' || start.seen > 0 || isSame(content, known.current.kept)) return;
    takeStored(content);
    setCheck(start.check);
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
  useLeaveWarning(state);

  return { form, check, setCheck, others, state, status, base, conflict, version, save, discard, resolve };
}

/** Brings the first field that is refused into view. */
export function showFirstField(paths: readonly string[]): void {
  for (const path of paths) {
    const field = document.querySelector(`[data-path="${CSS.escape(path)}"]`);
    if (!(field instanceof HTMLElement)) continue;
    // An item of a list is folded until its fault is drawn.
    for (let item = field.closest('details'); item; item = item.parentElement?.closest('details') ?? null)
      item.open = true;
    field.scrollIntoView({ block: 'center' });
    field.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    return;
  }
}
