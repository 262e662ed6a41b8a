'use client';

import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Drafts } from '@/lib/office/edit/draft-actions';
import type { HomesAnswer } from '@/lib/office/edit/homes-answer';
import type { RecordAnswer } from '@/lib/office/edit/record-actions';
import { officeHref } from '@/lib/office/paths';
import type { NewFactor } from '@/lib/office/second-factor';
import type { UnitsAnswer } from '@/lib/office/units/unit-actions';
import { Toast } from './toast';

/** What an action answers, with its sentence in the language of the page. */
export interface OfficeAnswer {
  done?: string;
  error?: string;
  /** The session has ended: nothing was done. */
  isLoggedOut?: boolean | undefined;
  /** What is wrong with a field, by its name. */
  fields?: Record<string, string>;
  /** What the form goes on from, by the names of its fields. */
  values?: Record<string, string>;
  href?: string;
  undo?: string;
  factor?: NewFactor;
  codes?: string[];
  record?: RecordAnswer;
  drafts?: Drafts;
  units?: UnitsAnswer;
  homes?: HomesAnswer;
}

export type Act = (form: FormData) => Promise<OfficeAnswer>;

/** The few sentences that no action answers. */
export interface OfficeWords {
  undo: string;
  close: string;
  notDone: string;
  failed: string;
  failedText: string;
  again: string;
  toToday: string;
  /** A link to the log-in, and the button that goes on after it. */
  logIn: string;
  goOn: string;
}

export interface RunOptions {
  /** Says nothing of its answer: for what nobody asked for, so that the undo of what somebody did stays in view. */
  isQuiet?: boolean;
}

interface Office {
  words: OfficeWords;
  /** Sends a form, or the fields of one, to an action; says its sentence, and resolves with its answer. */
  run(action: string, fields: FormData | Record<string, string>, how?: RunOptions): Promise<OfficeAnswer>;
}

const OfficeContext = createContext<Office | null>(null);

/** The longest time (ms) that leaving a page takes. */
const leaving = 10_000;

export function useOffice(): Office {
  const office = use(OfficeContext);
  if (!office) throw new Error('outside of the office');
  return office;
}

interface ProviderProps {
  act: Act;
  locale: Locale;
  words: OfficeWords;
  children: ReactNode;
}

/**
 * Sends the forms of the office, and says what became of them; a change can be undone as long as its line stands. What a session
 * that has ended refused waits until somebody has logged in again, and is sent then.
 */
export function OfficeProvider({ act, locale, words, children }: ProviderProps) {
  const [said, setSaid] = useState<{ answer: OfficeAnswer; count: number } | null>(null);

  const [loggedOut, setLoggedOut] = useState<OfficeAnswer | null>(null);
  const waiting = useRef<((goesOn: boolean) => void)[]>([]);
  const resume = useCallback((goesOn: boolean) => {
    setLoggedOut(null);
    for (const go of waiting.current.splice(0)) go(goesOn);
  }, []);
  // The log-in is in another tab: who comes back from it goes on.
  useEffect(() => {
    if (!loggedOut) return;
    const goOn = () => resume(true);
    window.addEventListener('focus', goOn);
    return () => window.removeEventListener('focus', goOn);
  }, [loggedOut, resume]);

  const run = useCallback<Office['run']>(
    (action, fields, { isQuiet = false } = {}) =>
      new Promise((resolve) => {
        const form = fields instanceof FormData ? fields : new FormData();
        if (!(fields instanceof FormData)) for (const [name, value] of Object.entries(fields)) form.set(name, value);
        form.set('action', action);
        form.set('locale', locale);
        startTransition(async () => {
          const send = () => act(form).catch((): OfficeAnswer => ({ error: words.notDone }));
          let answer = await send();
          while (answer.isLoggedOut && !isQuiet) {
            setLoggedOut(answer);
            if (!(await new Promise<boolean>((go) => waiting.current.push(go)))) break;
            answer = await send();
          }
          // A new page tells what it has to by itself. Until it is there, this action goes on: for a changed cookie Next has rendered
          // the page anew, which shows with the end of the action and may lead elsewhere.
          if (answer.href) {
            location.assign(answer.href);
            await new Promise((resume) => setTimeout(resume, leaving));
          } else if (!isQuiet && !answer.isLoggedOut && (answer.done || answer.error))
            setSaid((before) => ({ answer, count: (before?.count ?? 0) + 1 }));
          resolve(answer);
        });
      }),
    [act, locale, words.notDone],
  );

  const office = useMemo(() => ({ words, run }), [words, run]);
  return (
    <OfficeContext value={office}>
      {children}
      <Toast
        key={loggedOut ? 'logged-out' : said?.count}
        answer={loggedOut ?? said?.answer ?? null}
        words={words}
        logInHref={officeHref('log-in', locale)}
        onUndo={(undo) => void run('undo', { undo })}
        onGoOn={() => resume(true)}
        onClose={() => (loggedOut ? resume(false) : setSaid(null))}
      />
    </OfficeContext>
  );
}
