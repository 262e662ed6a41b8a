'use client';

import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Locale } from '@/lib/i18n/locales';
import { isSame, mergeRecord } from '@/lib/merge-record';
import type { RecordCheck } from '@/lib/office/edit/check';
import type { Facades } from '@/lib/office/edit/facades';
import type { RecordAnswer } from '@/lib/office/edit/record-actions';
import type { FormSection } from '@/lib/office/edit/sections';
import type { TableRows } from '@/lib/office/edit/tables';
import { type OfficeAnswer, useOffice } from '../office-provider';
import { Conflicts } from './conflicts';
import styles from './edit.module.css';
import { EditContext, type EditWords } from './edit-context';
import { Fields } from './group-fields';
import { SaveBar, type SaveWords } from './save-bar';
import { SectionCount } from './section-count';

type Content = Record<string, unknown>;

interface RecordFormProps {
  /** "properties/5801" */
  record: string;
  /** The record as it was when somebody began to change it; null for a new one. */
  base: Content | null;
  content: Content;
  /** The version of the working copy; 0 for none. */
  seen: number;
  sections: readonly FormSection[];
  tables: TableRows;
  facades?: Facades | undefined;
  check: RecordCheck;
  /** Whether it can be published and taken back. */
  hasStatus: boolean;
  words: EditWords & SaveWords;
  locale: Locale;
  /** Links beside the buttons. */
  children: ReactNode;
}

/** In ms: what is typed is kept so long after the last key. */
const pause = 1_500;
/** In ms: so often the form says that it is still open. */
const heartbeat = 30_000;

/** The form of a record: what is typed is kept on the server as a working copy, and reaches the site when it is saved. */
export function RecordForm({
  record,
  sections,
  tables,
  facades,
  hasStatus,
  words,
  locale,
  children,
  ...start
}: RecordFormProps) {
  const { run } = useOffice();
  const form = useForm<Content>({ defaultValues: start.content });
  const [check, setCheck] = useState(start.check);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [state, setState] = useState<'stored' | 'typed' | 'keeping' | 'kept' | 'failed'>(
    start.seen > 0 ? 'kept' : 'stored',
  );
  const [status, setStatus] = useState(start.content.status);
  const [conflict, setConflict] = useState<RecordAnswer | null>(null);
  /** What the server knows of this form: a change is sent against it. */
  const known = useRef({ base: start.base, kept: start.content, seen: start.seen });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keeping = useRef<Promise<boolean>>(Promise.resolve(true));
  const isActing = useRef(false);

  /** One at a time: a button stays in the focus while it acts, and acts once when it is pressed twice. */
  const act = async (what: () => Promise<void>) => {
    if (isActing.current) return;
    isActing.current = true;
    await what().finally(() => {
      isActing.current = false;
    });
  };

  /** Puts other contents into the form. */
  const show = (content: Content) => {
    form.reset(content);
    setStatus(content.status);
  };

  const keep = async (): Promise<boolean> => {
    stopWaiting();
    setState('keeping');
    const content = form.getValues();
    const { base, seen } = known.current;
    const answer = await run('record.keep', {
      record,
      seen: String(seen),
      base: JSON.stringify(base),
      content: JSON.stringify(content),
    });
    return takeKept(answer, content);
  };

  const takeKept = (answer: OfficeAnswer, sent: Content): boolean | Promise<boolean> => {
    const { record: said } = answer;
    if (!said) {
      setState('failed');
      return false;
    }
    setOthers(said.others ?? []);
    if (said.newer) {
      join(said.newer);
      return keep();
    }
    if (said.seen === 0) {
      known.current.seen = 0;
      return keep();
    }
    known.current = { ...known.current, kept: structuredClone(sent), seen: said.seen };
    if (said.check) setCheck(said.check);
    // Something was typed meanwhile.
    setState(waiting.current ? 'typed' : 'kept');
    return true;
  };

  /** What somebody else typed meanwhile is joined with what is in the form; a field that both changed keeps what is in the form. */
  const join = ({ base, content, seen }: NonNullable<RecordAnswer['newer']>) => {
    const { value } = mergeRecord(known.current.kept, content, form.getValues(), () => true);
    known.current = { base: base as Content | null, kept: content as Content, seen };
    show(value as Content);
  };

  const stopWaiting = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  };

  const keepSoon = () => {
    setState('typed');
    stopWaiting();
    waiting.current = setTimeout(() => {
      keeping.current = keeping.current.then(keep);
    }, pause);
  };

  const save = async (next?: string) => {
    stopWaiting();
    await keeping.current;
    if (state !== 'stored' && !(await keep())) return;
    const fields = { record, seen: String(known.current.seen), ...(next ? { status: next } : {}) };
    const answer = await run('record.save', fields);
    const { record: said } = answer;
    if (!said) return;
    if (said.newer) join(said.newer);
    if (said.conflicts) setConflict(said);
    else if (said.check) {
      setCheck(answer.done ? said.check : { ...check, errors: { ...check.errors, ...said.check.errors } });
      if (!answer.done) showFirst(Object.keys(said.check.errors));
    }
    if (answer.done) takeStored(said.stored as Content);
  };

  const takeStored = (stored: Content | null) => {
    known.current = { base: stored, kept: stored ?? {}, seen: 0 };
    show(stored ?? {});
    setState('stored');
    setConflict(null);
  };

  const discard = async () => {
    stopWaiting();
    await keeping.current;
    // Nothing to lose any more, where another page follows.
    setState('stored');
    const { record: said, href } = await run('record.discard', { record, seen: String(known.current.seen) });
    if (href) return;
    if (!said) return setState('failed');
    takeStored(said.stored as Content | null);
    if (said.check) setCheck(said.check);
  };

  /** Goes on from what is stored now, with the chosen values of the fields that both changed. */
  const resolve = async (isMine: (path: string) => boolean) => {
    const stored = conflict?.stored as Content;
    const { value } = mergeRecord(known.current.base, stored, form.getValues(), isMine);
    known.current.base = stored;
    show(value as Content);
    setConflict(null);
    if (await keep()) await save();
  };

  /** The page was made anew: after an undo it has other contents. */
  const onFresh = useEffectEvent((content: Content) => {
    if (state !== 'stored' || start.seen > 0 || isSame(content, known.current.kept)) return;
    takeStored(content);
    setCheck(start.check);
  });
  useEffect(() => onFresh(start.content), [start.content]);

  const onTyped = useEffectEvent(keepSoon);
  const onBeat = useEffectEvent(async () => {
    if (state === 'failed') return keep();
    const { record: said } = await run('record.open', { record, seen: String(known.current.seen) });
    setOthers(said?.others ?? []);
  });
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      // Other contents, which the form is given as a whole, name no field.
      callback: ({ name }) => {
        if (name !== undefined) onTyped();
      },
    });
    const beat = setInterval(onBeat, heartbeat);
    return () => {
      stop();
      clearInterval(beat);
    };
  }, [form]);

  const isKept = state === 'stored' || state === 'kept';
  useEffect(() => {
    if (isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isKept]);

  const context = useMemo(() => ({ words, tables, facades, check, locale }), [words, tables, facades, check, locale]);
  return (
    <EditContext value={context}>
      <FormProvider {...form}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void act(save);
          }}
        >
          <nav className={styles.sections} aria-label={words.sections}>
            <ul>
              {sections.map(({ name, label, fields }) => (
                <li key={name}>
                  <a className="link" href={`#${anchor(name)}`}>
                    {label}
                  </a>
                  <SectionCount paths={fields.map(({ path }) => path)} check={check} words={words} />
                </li>
              ))}
            </ul>
            {children}
          </nav>
          <div>
            {conflict?.conflicts && (
              <Conflicts
                conflicts={conflict.conflicts}
                words={words}
                onResolve={(isMine) => act(() => resolve(isMine))}
              />
            )}
            {others.length > 0 && (
              <p className={styles.others} role="status">
                {words.others.replace('{names}', new Intl.ListFormat(locale).format(others))}
              </p>
            )}
            {sections.map(({ name, label, fields }) => (
              <section key={name} id={anchor(name)} className={styles.section}>
                <h2>{label}</h2>
                <Fields fields={fields} at="" />
              </section>
            ))}
          </div>
          <SaveBar
            state={state}
            status={hasStatus ? status : undefined}
            hasStatus={hasStatus}
            words={words}
            onSave={(next) => act(() => save(next))}
            onDiscard={() => act(discard)}
          />
        </form>
      </FormProvider>
    </EditContext>
  );
}

/** Of its own: a field may have the id of a section. */
const anchor = (name: string): string => `part-${name}`;

/** Brings the first field that is refused into view. */
function showFirst(paths: readonly string[]): void {
  for (const path of paths) {
    const field = document.querySelector(`[data-path="${CSS.escape(path)}"]`);
    if (!(field instanceof HTMLElement)) continue;
    field.scrollIntoView({ block: 'center' });
    field.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    return;
  }
}
