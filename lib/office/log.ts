import type { AuditFilter } from '../audit/store.ts';
import { addDays, hourOf } from '../base/day.ts';

/** What the log names, by the keys of `office.log.actions`. */
export const loggedActions = [
  ...(['undo', 'lead.change', 'lead.note', 'lead.answer', 'lead.add', 'lead.file', 'leads.export'] as const),
  ...(['lead.look', 'log.export', 'figures.export'] as const),
  ...(['person.look', 'person.correct', 'person.stop', 'person.merge', 'person.export'] as const),
  ...(['person.erase', 'person.erase-self'] as const),
  ...(['lead.forward', 'view.save', 'view.rename', 'view.delete', 'view.start', 'text.save', 'text.delete'] as const),
  ...(['review.approve', 'review.refuse', 'review.change', 'review.hide', 'review.show'] as const),
  ...(['mail.retry', 'staff.invite', 'staff.secured', 'staff.change', 'staff.end-sessions', 'staff.reset'] as const),
  ...(['staff.remove', 'session.end-all', 'codes.renew'] as const),
  ...(['visit.book', 'visit.move', 'visit.cancel', 'visit.accept', 'visit.missed', 'visit.feedback'] as const),
  ...(['picture.add', 'picture.describe', 'picture.delete', 'file.add', 'file.delete'] as const),
  ...(['absence.add', 'absence.remove', 'hours.change', 'rules.change', 'calendar.renew'] as const),
  ...(['home.offer', 'owner.invite', 'owner.add-home', 'owner.take-home', 'owner.end', 'owner.see'] as const),
  ...(['document.add', 'document.remove', 'document.file', 'report.see', 'report.hold', 'report.hold-all'] as const),
  ...(['data.save', 'data.delete', 'data.import', 'record.translate', 'record.approve', 'words.save'] as const),
  ...(['record.discard', 'copy.take-over'] as const),
  ...(['units.save', 'homes.change', 'language.choose'] as const),
  ...(['import.source', 'import.remove', 'import.meaning', 'import.forget'] as const),
  ...(['import.correct', 'import.uncorrect'] as const),
  ...(['report.release', 'report.release-all', 'report.note', 'report.stop', 'report.restart', 'report.send'] as const),
] as const;
export type LoggedAction = (typeof loggedActions)[number];

export const isLogged = (action: string): action is LoggedAction =>
  (loggedActions as readonly string[]).includes(action);

const isLook = (action: string): boolean => /\.(?:look|see|file)$/.test(action);
const isExport = (action: string): boolean => action.endsWith('.export');

/** Looks at personal data and exports of them: neither changes anything. */
export const looks = loggedActions.filter(isLook);
export const exportsOfData = loggedActions.filter(isExport);

/** What the log shows: what was done, who looked at what, what was taken out, or all. */
export const logKinds = ['done', 'looks', 'exports', 'all'] as const;
export type LogKind = (typeof logKinds)[number];

const ofKind: Record<LogKind, Pick<AuditFilter, 'actions' | 'except'>> = {
  done: { except: looks },
  looks: { actions: looks },
  exports: { actions: exportsOfData },
  all: {},
};

/** What the address of the log says. */
export interface LogQuery {
  kind: LogKind;
  actor?: string;
  action?: LoggedAction;
  /** What a line is about. */
  subject?: string;
  /** "2026-11-22", both counted. */
  from?: string;
  until?: string;
  after?: { at: number; id: string };
}

const day = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

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
    from: day.test(from) ? from : undefined,
    until: day.test(until) ? until : undefined,
    after: at && id ? { at: Number(at), id } : undefined,
  };
}

/** The same as a query, with something else in it; the page begins at its start. */
export function logHref(query: LogQuery, other: Partial<LogQuery> = {}): string {
  const { kind, after, ...rest } = { ...query, after: undefined, ...other };
  const said = { kind: kind === 'done' ? undefined : kind, ...rest, after: after && `${after.at}_${after.id}` };
  const parts = Object.entries(said).filter((part): part is [string, string] => part[1] !== undefined);
  return `?${new URLSearchParams(parts)}`;
}

/** The same for the database. One action that is asked for is of any kind. */
export const logFilter = ({ kind, actor, action, subject, from, until }: LogQuery): AuditFilter => ({
  ...(action ? { action } : ofKind[kind]),
  actor,
  subject,
  from: from === undefined ? undefined : hourOf(from, 0),
  until: until === undefined ? undefined : hourOf(addDays(until, 1), 0),
});
