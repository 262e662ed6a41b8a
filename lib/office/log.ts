import type { AuditAction, AuditFilter } from '../audit/store.ts';
import { addDays, instantOfHour, isDay } from '../base/day.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { messagesIn } from '../i18n/messages.ts';

/** The actions of the log, by the keys of `office.log.actions`: the compiler refuses to write one that has no words. */
export const loggedActions = flattenKeys(
  (messagesIn(defaultLocale).office as { log: { actions: object } }).log.actions,
) as readonly AuditAction[];

function flattenKeys(words: object, before = ''): string[] {
  return Object.entries(words).flatMap(([name, text]) =>
    typeof text === 'string' || Array.isArray(text) ? before + name : flattenKeys(text, `${before}${name}.`),
  );
}

export const isLogged = (action: string): action is AuditAction =>
  (loggedActions as readonly string[]).includes(action);

const isViewAction = (action: string): boolean => /\.(?:look|see|file)$/.test(action);
const isExportAction = (action: string): boolean => action.endsWith('.export');

/** Looks at personal data and exports of them: neither changes anything. */
export const viewActions = loggedActions.filter(isViewAction);
export const exportActions = loggedActions.filter(isExportAction);

/** The filters of the log: changes, views of personal data, exports, or all. */
export const logKinds = ['done', 'looks', 'exports', 'all'] as const;
export type LogKind = (typeof logKinds)[number];

const ofKind: Record<LogKind, Pick<AuditFilter, 'actions' | 'except'>> = {
  done: { except: viewActions },
  looks: { actions: viewActions },
  exports: { actions: exportActions },
  all: {},
};

/** The query of the log's address. */
export interface LogQuery {
  kind: LogKind;
  actor?: string;
  action?: AuditAction;
  /** The id of the subject. */
  subject?: string;
  /** "2026-11-22", both counted. */
  from?: string;
  until?: string;
  after?: { at: number; id: string };
}

/** Reads it; what is unknown is not asked. */
export function readLogQuery(query: URLSearchParams): LogQuery {
  const get = (name: string) => query.get(name)?.slice(0, 100) || undefined;
  const [action = '', from = '', until = ''] = [get('action'), get('from'), get('until')];
  const [, at, id] = /^(\d{13})_([0-9a-f-]{36})$/.exec(get('after') ?? '') ?? [];
  return {
    kind: logKinds.find((kind) => kind === get('kind')) ?? 'done',
    actor: get('actor'),
    action: isLogged(action) ? action : undefined,
    subject: get('subject'),
    from: isDay(from) ? from : undefined,
    until: isDay(until) ? until : undefined,
    after: at && id ? { at: Number(at), id } : undefined,
  };
}

/** Returns the address of the log for a query with some parts replaced, from its first page. */
export function logHref(query: LogQuery, other: Partial<LogQuery> = {}): string {
  const { kind, after, ...rest } = { ...query, after: undefined, ...other };
  const params = { kind: kind === 'done' ? undefined : kind, ...rest, after: after && `${after.at}_${after.id}` };
  const parts = Object.entries(params).filter((part): part is [string, string] => part[1] !== undefined);
  return `?${new URLSearchParams(parts)}`;
}

/** Returns the filter of the database for a query. An action that is asked for replaces the kind. */
export const logFilter = ({ kind, actor, action, subject, from, until }: LogQuery): AuditFilter => ({
  ...(action ? { action } : ofKind[kind]),
  actor,
  subject,
  from: from === undefined ? undefined : instantOfHour(from, 0),
  until: until === undefined ? undefined : instantOfHour(addDays(until, 1), 0),
});
