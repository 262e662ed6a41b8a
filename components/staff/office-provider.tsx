'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import type { ActionName, ActionTypes, FormFields, OfficeState } from '@/lib/staff/define-action';
import { removeDrafts } from './answer-drafts';
import { OfficeDialog } from './office-dialog';
import { Toast } from './toast';

export type RunAction = (form: FormData) => Promise<OfficeState>;

/** The errors after which the same form can be sent again: after a new log-in, or with a code of the second factor. */
const isRetryable = (error: OfficeState['error']): boolean => error === 'loggedOut' || error === 'stale';

export interface RunOptions {
  /** Shows no message: the undo of the last action of the person stays visible. */
  isQuiet?: boolean;
  /** Sent by fetch, for an autosave or a poll: a server action would wait for those before it. */
  isBackground?: boolean;
}

interface Office {
  /** Sends a form, or the fields of one, to an action; shows its message and resolves with its answer. */
  run<Name extends ActionName>(
    action: Name,
    input: FormData | ActionTypes[Name]['input'],
    options?: RunOptions,
  ): Promise<ActionTypes[Name]['answer']>;
}

const OfficeContext = createContext<Office | null>(null);

function toForm(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  return form;
}

const endsSession = (action: ActionName): boolean => action === 'log-out' || action === 'session.end-all';

const answerKey = 'heem-office-said';

/** A result that can be undone is shown on the next page, too. */
function showOnNextPage({ done, undo }: OfficeState): void {
  if (done && undo) sessionStorage.setItem(answerKey, JSON.stringify({ done, undo }));
}

function takeStoredAnswer(): OfficeState | null {
  const shown = sessionStorage.getItem(answerKey);
  sessionStorage.removeItem(answerKey);
  return shown === null ? null : (JSON.parse(shown) as OfficeState);
}

/** The longest time (ms) that leaving a page takes. */
const leaveTimeoutMs = 10_000;

/** Browsers send at most 64 KiB after the page is left. */
const maxKeepaliveBytes = 60_000;

const backgroundTimeoutMs = 30_000;

/** Sends a form by fetch, which no server action delays. */
export async function sendInBackground(form: FormData): Promise<OfficeState> {
  const size = [...form].reduce((sum, [name, value]) => sum + new Blob([name, value]).size, 0);
  const request = fetch('/api/office/background/', {
    method: 'POST',
    body: form,
    keepalive: size <= maxKeepaliveBytes,
    signal: AbortSignal.timeout(backgroundTimeoutMs),
  });
  const response = await request.catch(() => null);
  if (!response || response.status >= 502) return { isOffline: true };
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? ((await response.json()) as OfficeState) : { error: 'failed' };
}

export function useOffice(): Office {
  const office = use(OfficeContext);
  if (!office) throw new Error('outside of the office');
  return office;
}

interface ProviderProps {
  act: RunAction;
  locale: Locale;
  /** The form that asks a session that was idle for a code. */
  confirm: ReactNode;
  children: ReactNode;
}

/** An action that was refused for want of a code or a log-in. */
interface PendingAction {
  answer: OfficeState;
  retry: () => void;
  cancel: () => void;
}

/**
 * Sends the forms of the office and shows their results; a change can be undone while its toast is shown. If a session was idle
 * for too long, it asks for a code in a dialog over the page; if it has ended, it links to the log-in. Then it sends the same form again.
 */
export function OfficeProvider({ act, locale, confirm, children }: ProviderProps) {
  const t = useTranslations('office');
  const [shown, setShown] = useState<{ answer: OfficeState; count: number } | null>(null);
  const [pending, setPending] = useState<readonly PendingAction[]>([]);

  useEffect(() => removeDrafts(), []);
  useEffect(() => {
    const answer = takeStoredAnswer();
    if (answer) setShown({ answer, count: 0 });
  }, []);

  const run = useCallback(
    <Name extends ActionName>(
      action: Name,
      input: FormData | ActionTypes[Name]['input'],
      { isQuiet = false, isBackground = false }: RunOptions = {},
    ) =>
      new Promise<ActionTypes[Name]['answer']>((resolve) => {
        const form = input instanceof FormData ? input : toForm(input);
        form.set('action', action);
        form.set('locale', locale);
        const inForeground = () => act(form).catch((): OfficeState => ({ error: 'failed' }));
        const send = () => {
          const work = async () => {
            const received = await (isBackground ? sendInBackground(form) : inForeground());
            // The server derives both types from the same action.
            const answer = received as ActionTypes[Name]['answer'];
            const finish = () => {
              if (!isQuiet && (answer.done || answer.error))
                setShown((before) => ({ answer, count: (before?.count ?? 0) + 1 }));
              resolve(answer);
            };
            // The transition must end here: as long as one is open, React shows no page that a later action has brought.
            if (isRetryable(answer.error) && !isQuiet) {
              const cancel = answer.error === 'stale' ? finish : () => resolve(answer);
              return setPending((others) => [...others, { answer, retry: send, cancel }]);
            }
            // A new page shows its own message. Until it is there, this action goes on: for a changed cookie Next has rendered
            // the page anew, which shows with the end of the action and may lead elsewhere.
            if (answer.href) {
              if (endsSession(action)) removeDrafts(Number.POSITIVE_INFINITY);
              showOnNextPage(answer);
              location.assign(answer.href);
              await new Promise((resume) => setTimeout(resume, leaveTimeoutMs));
              resolve(answer);
            } else finish();
          };
          if (isBackground) void work();
          else startTransition(work);
        };
        send();
      }),
    [act, locale],
  );

  const office = useMemo(() => ({ run }), [run]);
  const endPending = useCallback(
    (outcome: 'retry' | 'cancel') => {
      setPending([]);
      for (const action of pending) action[outcome]();
    },
    [pending],
  );
  const confirmAndRetry: Office['run'] = async (action, input) => {
    const answer = await run(action, input, { isQuiet: true });
    if (answer.done) endPending('retry');
    return answer;
  };
  const refused = pending.at(-1)?.answer;
  const needsLogIn = refused?.error === 'loggedOut';
  // The person logs in in another tab; the action continues when this one gets the focus back.
  useEffect(() => {
    if (!needsLogIn) return;
    const retry = () => endPending('retry');
    window.addEventListener('focus', retry);
    return () => window.removeEventListener('focus', retry);
  }, [needsLogIn, endPending]);
  return (
    <OfficeContext value={office}>
      {children}
      {refused?.error === 'stale' && (
        <OfficeDialog title={t('stale.title')} close={t('toast.close')} onClose={() => endPending('cancel')}>
          <OfficeContext value={{ run: confirmAndRetry }}>{confirm}</OfficeContext>
        </OfficeDialog>
      )}
      <Toast
        key={needsLogIn ? 'log-in' : shown?.count}
        answer={(needsLogIn ? refused : shown?.answer) ?? null}
        logInHref={officeHref('log-in', locale)}
        onUndo={(auditId) => void run('undo', { undo: auditId })}
        onGoOn={() => endPending('retry')}
        onClose={() => (needsLogIn ? endPending('cancel') : setShown(null))}
      />
    </OfficeContext>
  );
}
