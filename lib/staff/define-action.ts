import 'server-only';
import type { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import type { AuditEntry } from '../audit/store.ts';
import { minuteMs } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { StaffRole } from '../db/tables/accounts.ts';
import { DataError } from '../files/issues.ts';
import { UnreviewedTextsError } from '../files/unreviewed.ts';
import { toWriteError, WriteError, type WriteFailure } from '../files/write-error.ts';
import { isWithinLimitOf } from '../http/rate-limit.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import type { MessageKey } from '../i18n/translator.ts';
import { ConflictError, type ShownConflict } from './form-conflict.ts';
import type { LoginStepName } from './log-in.ts';
import type { NewFactor } from './second-factor.ts';
import type { OfficeSession } from './session.ts';
import type { BeforeUndo } from './undo.ts';
import type { CopyAnswer } from './working-copies/answers.ts';

export type OfficeError = MessageKey<'office.errors'>;
export type OfficeDone = MessageKey<'office.done'>;

/** The texts of a form by the names of its fields. */
export type FormFields = Readonly<Record<string, string | undefined>>;

/** The result of an action. The browser has the sentences for its keys. */
export interface OfficeState<Payload = unknown> {
  done?: OfficeDone;
  error?: OfficeError;
  /** The errors of fields, by name. */
  fields?: Record<string, OfficeError>;
  /** The new base values of the form, by field name. */
  values?: Record<string, string>;
  /** The address to go to. */
  href?: string;
  /** The id of the audit event that can be undone. */
  undo?: string | undefined;
  /** The fields that an undo skipped, with the labels of their form. */
  left?: string;
  /** Shown once. */
  factor?: NewFactor;
  codes?: string[];
  /** The fields that were changed twice, and the value on the other side: what is stored now, or what another tab stored. */
  conflict?: { stored: unknown; fields: readonly ShownConflict[] };
  /** The answer for a form with a working copy. */
  copy?: CopyAnswer;
  /** Set by the browser if nothing came back: the request is sent again later. */
  isOffline?: true;
  /** Further data of one action, such as the rows of a grid. */
  payload?: Payload;
}

type FormSchema = z.ZodType<unknown, FormFields>;

export interface ActionContext {
  session: OfficeSession;
  headers: Headers;
  locale: Locale;
  data: Snapshot;
  /** All actions of the office, by name. */
  actions: Readonly<Record<string, Action>>;
  /** The form data, for what no schema reads: files, and names with several values. */
  form: FormData;
}

/** An action of staff: declared next to its code, registered in lib/app/actions.ts. */
export interface Action<Name extends string = string, Schema extends FormSchema = FormSchema, Payload = unknown> {
  /** Sent by forms; also the name of its event in the audit log, so it never changes. */
  name: Name;
  roles: readonly StaffRole[];
  /** The action grants or reveals access, or cannot be undone: after an idle half hour it requires a second-factor code again. */
  needsRecentLogin?: boolean;
  /**
   * Background actions have a separate limit. `background`: an open page sends it without an action of the person, so it does not keep the session
   * alive. `autosave`: sent while somebody types, which does.
   */
  kind?: 'background' | 'autosave';
  schema: Schema;
  run(input: z.output<Schema>, context: ActionContext): Promise<OfficeState<Payload>>;
  /** Text typed in its form is stored as a working copy of the person (working-copies/form-copies.ts). */
  hasWorkingCopy?: true;
  /** Whether a person may put back the files that it changed; without it, anybody may who may change these files. */
  mayRestore?(staff: Staff, event: AuditEntry): boolean;
  /** A check before an undo of its rows. All changes made through changeRows() can be undone. */
  beforeUndo?: BeforeUndo;
}

/** Infers the types of the input and of the payload, which the browser has by `ActionTypes`. */
export const defineAction = <const Name extends string, Schema extends FormSchema, Payload = never>(
  action: Action<Name, Schema, Payload>,
): Action<Name, Schema, Payload> => action;

export const isAction = (value: unknown): value is Action =>
  typeof value === 'object' && value !== null && 'roles' in value && 'run' in value;

/** The types of input and answer, by action; lib/app/actions.ts adds the registered ones. */
export interface ActionTypes extends Record<LoginStepName, { input: FormFields; answer: OfficeState }> {}
export type ActionName = keyof ActionTypes;

/** An action was refused, for a reason that is a message key; shown beside the field if it names one. */
export class RejectionError extends Error {
  readonly state: OfficeState;
  constructor(key: OfficeError, field?: string) {
    super(key);
    this.state = field === undefined ? { error: key } : { error: 'invalid', fields: { [field]: key } };
  }
}

/** Per member of staff; far above normal use. Steady typing sends 300 autosaves in that time, and each open form 20 heartbeats. */
const limits = { office: 300, 'office-background': 5_000 };
const limitWindowMs = 10 * minuteMs;

/**
 * Runs an action of a form for a session, after checking its roles, limit, schema and whether the session is fresh enough. The fields of a
 * form are text; one that is left empty is not sent to the schema. Where the form came from is checked before (lib/http/posted-body.ts).
 */
export async function runAction(
  { name, roles, needsRecentLogin, kind, schema, run }: Action,
  form: FormData,
  session: OfficeSession | null,
  { headers, data, actions }: Pick<ActionContext, 'headers' | 'data' | 'actions'>,
): Promise<OfficeState> {
  const locale = form.get('locale');
  if (!session?.staff.secured || !isLocale(locale)) return { error: 'loggedOut' };
  if (!roles.includes(session.staff.role)) return { error: 'forbidden' };
  try {
    const counted = kind ? 'office-background' : 'office';
    if (!(await isWithinLimitOf(counted, session.staff.id, limits[counted], limitWindowMs)))
      return { error: 'tooMany' };
    const fields = formDataFields(form);
    const parsed = schema.safeParse(fields);
    if (!parsed.success) return { error: 'invalid', fields: fieldErrors(parsed.error, fields) };
    if (needsRecentLogin && !session.isFresh) return { error: 'stale' };
    return await run(parsed.data, { session, headers, locale, data, actions, form });
  } catch (error) {
    if (error instanceof RejectionError) return error.state;
    if (error instanceof DataError) return { error: 'dataFault' };
    if (error instanceof ConflictError) return { error: 'conflict' };
    if (error instanceof UnreviewedTextsError) return { error: 'unread' };
    console.error(`The office could not do ${name}:`, error);
    const failure = toWriteError(error);
    return { error: failure instanceof WriteError ? writeErrors[failure.reason] : 'failed' };
  }
}

const writeErrors = { 'read-only': 'readOnly', full: 'diskFull', other: 'cannotWrite' } as const satisfies Record<
  WriteFailure,
  OfficeError
>;

/** The first error of each field. */
function fieldErrors({ issues }: z.ZodError, sent: Readonly<Record<string, string>>): Record<string, OfficeError> {
  const errors: Record<string, OfficeError> = {};
  for (const issue of issues) {
    const name = String(issue.path[0] ?? '');
    if (name !== '') errors[name] ??= Object.hasOwn(sent, name) ? toFieldError(issue) : 'required';
  }
  return errors;
}

function toFieldError(issue: z.core.$ZodIssue): OfficeError {
  if (issue.code === 'too_big' && issue.origin === 'string') return 'tooLong';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email';
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'date';
  if (issue.code === 'invalid_value') return 'choice';
  return 'wrong';
}

/** The texts of a form that were filled in, by their names. */
export const formDataFields = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  );
