import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { ActionName, OfficeState } from '@/lib/staff/define-action';
import { Conflicts } from './conflicts';
import { useOffice } from './office-provider';

/** Sends a form, with further fields; another function may do that for it (`useFormCopy`). */
export type SaveForm = (
  send: (fields: Readonly<Record<string, string>>) => Promise<OfficeState>,
) => Promise<OfficeState>;

interface OfficeActionOptions {
  action: ActionName;
  /** Returns the fields as they are when the form is sent; null if it is gone. */
  read(): FormData | null;
  save?: SaveForm | undefined;
  /** Called with each answer, and with the messages beside fields by their names. */
  onAnswer(answer: OfficeState, messages: Readonly<Record<string, string>>): void;
}

interface OfficeAction {
  send(): Promise<void>;
  isBusy: boolean;
  answer: OfficeState;
  messages: Readonly<Record<string, string>>;
  /** The choice where somebody else changed the same fields meanwhile; it sends the form again. */
  conflicts: ReactNode;
}

/** Sends a form to an action, once at a time, and holds its answer. */
export function useOfficeAction({
  action,
  read,
  save = (send) => send({}),
  onAnswer,
}: OfficeActionOptions): OfficeAction {
  const { run } = useOffice();
  const t = useTranslations('office.errors');
  const [answer, setAnswer] = useState<OfficeState>({});
  const [isBusy, setBusy] = useState(false);
  const { conflict } = answer;
  const toMessages = ({ fields = {} }: OfficeState) =>
    Object.fromEntries(Object.entries(fields).map(([name, error]) => [name, t(error)]));

  const send = async (decided?: string) => {
    if (isBusy || !read()) return;
    setBusy(true);
    const received = await save((further) => {
      const form = read() ?? new FormData();
      for (const [name, value] of Object.entries(further)) form.set(name, value);
      if (decided !== undefined) form.set('decided', decided);
      return run(action, form);
    });
    setBusy(false);
    setAnswer(received);
    onAnswer(received, toMessages(received));
  };
  const resolve = ({ stored, fields }: NonNullable<OfficeState['conflict']>, isMine: (path: string) => boolean) => {
    const theirs = fields.map(({ path }) => path).filter((path) => !isMine(path));
    return send(JSON.stringify({ stored, theirs }));
  };
  const conflicts = conflict && (
    <Conflicts
      key={JSON.stringify(conflict.stored)}
      conflicts={conflict.fields}
      onResolve={(isMine) => resolve(conflict, isMine)}
    />
  );
  return { send: () => send(), isBusy, answer, messages: toMessages(answer), conflicts };
}
