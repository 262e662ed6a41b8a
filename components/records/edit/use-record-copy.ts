import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Content, CopyStart } from '@/components/staff/copy-state';
import { useOffice } from '@/components/staff/office-provider';
import { preferMine, useWorkingCopy } from '@/components/staff/use-working-copy';
import { isSame } from '@/lib/base/merge-record';
import { mergeTyped } from '@/lib/base/merge-typed';
import type { Property } from '@/lib/catalogue/schema/property';
import type { RecordCheck } from '@/lib/records/form/check-record';
import type { OfficeState } from '@/lib/staff/define-action';
import type { CopyAnswer } from '@/lib/staff/working-copies/answers';
import type { Unsaved } from '@/lib/staff/working-copies/unsaved-changes';

/** The values that the form of a record begins with. */
export interface FormStart extends CopyStart {
  /** The version of the working copy; 0 for none. */
  version: number;
  check: RecordCheck;
  /** The unsaved changes of colleagues. */
  unsaved: readonly Unsaved[];
}

/**
 * Returns the form of a record, and a function that puts other contents into it. React Hook Form looks up default values by place and shows them for
 * absent fields: a moved item of a list would show those of the item that began there. So the form drops them once it has begun.
 */
export function useRecordForm(began: object): { form: UseFormReturn<Content>; show: (content: object) => void } {
  const form = useForm<Content>({ defaultValues: { ...began } });
  const { reset, resetDefaultValues } = form;
  useEffect(() => resetDefaultValues({}), [resetDefaultValues]);
  return { form, show: (content) => reset({ ...content }, { keepDefaultValues: true }) };
}

const begin = (stored: unknown): CopyStart => ({ base: stored as Content | null, content: (stored as Content) ?? {} });

/** Stores what is typed in the form of a record in the working copy of the person, and saves it. */
export function useRecordCopy(record: string, start: FormStart) {
  const { run } = useOffice();
  const { form, show: put } = useRecordForm(start.content);
  const [check, setCheck] = useState(start.check);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [unsaved, setUnsaved] = useState(start.unsaved);
  const [status, setStatus] = useState(start.content.status);

  const show = (content: Content) => {
    put(content);
    setStatus(content.status);
  };
  const onAnswer = (answer: CopyAnswer) => {
    if (answer.others) setOthers(answer.others);
    if (answer.unsaved) setUnsaved(answer.unsaved);
    if (answer.check) setCheck(answer.check);
  };

  const { state, latest, dispatch, actions } = useWorkingCopy({
    kind: 'record',
    name: { record },
    start,
    version: start.version,
    isWatched: true,
    show,
    begin,
    onAnswer,
    read: () => form.getValues(),
    async compare(newer, savedCopy) {
      const values = { base: JSON.stringify(savedCopy), mine: JSON.stringify(form.getValues()) };
      const { copy: answer, conflict } = await run('record.compare', { record, ...values });
      return conflict ? { ...conflict, newer: answer?.kind === 'newer' ? answer : newer } : null;
    },
  });

  const send = async (next?: Property['status']): Promise<OfficeState> => {
    const version = String(latest.current.version);
    const answer = await run('record.save', { record, version, status: next });
    const { conflict, copy } = answer;
    if (conflict) dispatch({ type: 'conflict', conflict: { ...conflict, next } });
    else if (copy?.kind === 'stored') {
      if (copy.check) setCheck(copy.check);
      applySaved(copy.stored as Content);
    } else if (copy?.kind === 'unchanged') {
      const { errors = {} } = copy.check ?? {};
      setCheck({ ...check, errors: { ...check.errors, ...errors } });
      showFirstField(Object.keys(errors));
    }
    return answer;
  };
  const save = async (next?: Property['status']): Promise<void> => {
    await actions.save(() => send(next));
  };

  /** Shows the saved record; text that was typed since it was sent stays in the form. */
  const applySaved = (stored: Content) => {
    const { savedCopy, isTyped } = latest.current;
    const { value } = mergeTyped(savedCopy, stored, form.getValues(), preferMine);
    actions.load(begin(stored));
    if (!isTyped) return;
    show(value as Content);
    dispatch({ type: 'typed' });
  };

  /** Goes on with the chosen values of the fields that were changed twice. */
  const resolve = async (isMine: (path: string) => boolean): Promise<void> => {
    const { conflict } = latest.current;
    if (!conflict) return;
    if (conflict.newer) return actions.resolve(isMine);
    const stored = conflict.stored as Content | null;
    // A colleague deleted it, and the person agrees.
    if (stored === null && !isMine('')) return actions.discard();
    const rebase = () => {
      const { value } = mergeTyped(latest.current.base, stored, form.getValues(), isMine);
      dispatch({ type: 'rebased', base: stored });
      show(value as Content);
    };
    await actions.save(() => send(isMine('status') ? conflict.next : undefined), rebase);
  };

  /** After an undo or a take-over the page passes other contents. */
  const onFresh = useEffectEvent((content: Content) => {
    const { version } = start;
    const { status: known, version: read, savedCopy } = latest.current;
    setUnsaved(start.unsaved);
    const isKnown = version === read && (version > 0 || isSame(content, savedCopy));
    if (known !== 'saved' || isKnown) return;
    actions.load(start, version);
    setCheck(start.check);
  });
  useEffect(() => onFresh(start.content), [start.content]);

  const onTyped = useEffectEvent(actions.onTyped);
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

  return { form, check, setCheck, others, unsaved, state, status, save, discard: actions.discard, resolve };
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
