import { useEffect, useRef } from 'react';
import { mergeTyped } from '@/lib/base/merge-typed';
import type { OfficeState } from '@/lib/staff/define-action';
import type { ShownConflict } from '@/lib/staff/form-conflict';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';
import type { Content, CopyStart } from './copy-state';
import { useOffice } from './office-provider';
import { useWorkingCopy } from './use-working-copy';

/** The fields of a form as texts, by name. */
export type Fields = Readonly<Record<string, string>>;

interface FormCopyOptions {
  /** "words.save/forms.send": the action, and what it changes. */
  form: string;
  /** The base that a save sends. */
  sent: unknown;
  read(): Fields;
  show(fields: Fields): void;
  /** Returns the label of a field, and how the form shows its values. */
  describeField(name: string): { label: string; toText(value: string): string };
  /** Whether the form polls for its working copy, which the page does not pass. */
  isWatched?: boolean;
}

/** Stores what is typed in a form without a record in the working copy of the person, which ends when it is saved. */
export function useFormCopy({ form, sent, read, show, describeField, isWatched = false }: FormCopyOptions) {
  const { run } = useOffice();
  /** The fields that the page gave the form. */
  const shown = useRef<Fields>({});
  /** The versions of the present working copy that the form has read; each copy begins at a random one. */
  const versions = useRef(new Set<number>());
  /** Those of the copies that were saved or discarded: the page may have one until it is rendered again. */
  const endedVersions = useRef(new Set<number>());
  const begin = (): CopyStart => ({ base: { shown: shown.current, sent }, content: shown.current });
  const { state, latest, dispatch, actions } = useWorkingCopy({
    kind: 'form',
    name: { form },
    start: begin(),
    version: 0,
    isWatched,
    read,
    begin,
    show: (content) => show(content as Fields),
    async compare(newer, savedCopy) {
      const { conflicts } = mergeTyped(savedCopy, newer.content, read());
      const fields = conflicts.map(({ path, theirs = '', mine = '' }): ShownConflict => {
        const { label, toText } = describeField(path);
        return { path, label, theirs: toText(String(theirs)), mine: toText(String(mine)) };
      });
      return { newer, stored: newer.content, fields };
    },
    onAnswer(answer) {
      // Another tab saved it: the page that this form stands on is rendered again.
      if (answer.kind === 'ended' && latest.current.version > 0)
        void run('form.poll', { form, version: String(latest.current.version) }, { isQuiet: true });
    },
  });

  useEffect(() => {
    if (state.version > 0) versions.current.add(state.version);
  }, [state.version]);

  const endCopy = () => {
    for (const version of [...versions.current, latest.current.version]) endedVersions.current.add(version);
    versions.current.clear();
  };

  /** Begins with the fields as the page has them; with those of a working copy, it shows these. */
  const start = (fields: Fields, savedCopy?: FormCopy | null) => {
    shown.current = fields;
    dispatch({ type: 'loaded', start: begin(), version: 0 });
    if (savedCopy) restore(savedCopy);
  };

  /** Shows a working copy in a form where nothing is typed. */
  const restore = ({ base, content, version }: FormCopy) => {
    if (!endedVersions.current.has(version) && latest.current.status === 'saved')
      actions.load({ base, content: { ...shown.current, ...content } }, version);
  };

  /** Returns what a save sends in addition to the fields. */
  const saveFields = (): Fields => ({
    copy: form,
    copyVersion: String(latest.current.version),
    base: JSON.stringify((latest.current.base as Content).sent),
  });

  /** Saves the form by `send`; what is typed meanwhile stays, and is autosaved afterwards. */
  const save = async (send: (fields: Fields) => Promise<OfficeState>): Promise<OfficeState> => {
    const answer = await actions.save(async () => {
      const content = read();
      const received = await send(saveFields());
      if (received.copy?.kind === 'newer') return received;
      const isTyped = JSON.stringify(read()) !== JSON.stringify(content);
      if (received.done) {
        endCopy();
        dispatch({ type: 'loaded', start: begin(), version: 0 });
      }
      if (received.done ? isTyped : latest.current.isTyped) actions.onTyped();
      return received;
    });
    return answer ?? {};
  };

  const discard = (): Promise<void> => {
    endCopy();
    return actions.discard();
  };

  return { state, start, restore, save, resolve: actions.resolve, onTyped: actions.onTyped, discard };
}
