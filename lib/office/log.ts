import type { AuditFilter } from '../db/audit.ts';

/** What the log names, by the keys of `office.log.actions`. */
export const loggedActions = [
  ...(['undo', 'lead.change', 'lead.note', 'lead.answer', 'lead.add', 'lead.file', 'leads.export'] as const),
  ...(['person.look', 'person.correct', 'person.stop', 'person.merge', 'person.export'] as const),
  ...(['person.erase', 'person.erase-self'] as const),
  ...(['lead.forward', 'view.save', 'view.rename', 'view.delete', 'view.start', 'text.save', 'text.delete'] as const),
  ...(['review.approve', 'review.refuse', 'review.change', 'review.hide', 'review.show'] as const),
  ...(['mail.retry', 'staff.invite', 'staff.secured', 'staff.change', 'staff.end-sessions', 'staff.reset'] as const),
  ...(['staff.remove', 'session.end-all', 'codes.renew'] as const),
  ...(['visit.book', 'visit.move', 'visit.cancel', 'visit.accept', 'visit.missed', 'visit.feedback'] as const),
  ...(['absence.add', 'absence.remove', 'hours.change', 'rules.change', 'calendar.renew'] as const),
  ...(['home.offer', 'owner.invite', 'owner.add-home', 'owner.take-home', 'owner.end', 'owner.see'] as const),
  ...(['document.add', 'document.remove', 'document.file', 'report.see', 'report.hold', 'report.hold-all'] as const),
  ...(['report.release', 'report.release-all', 'report.note', 'report.stop', 'report.restart', 'report.send'] as const),
] as const;
export type LoggedAction = (typeof loggedActions)[number];

export const isLogged = (action: string): action is LoggedAction =>
  (loggedActions as readonly string[]).includes(action);

/** What the address of the log asks for; what is unknown is not asked. */
export function readLogQuery(query: URLSearchParams): {
  filter: AuditFilter;
  after: { at: number; id: string } | null;
} {
  const [action = '', actor = ''] = [query.get('action') ?? '', query.get('actor') ?? ''];
  const [, at, id] = /^(\d{13})_([0-9a-f-]{36})$/.exec(query.get('after') ?? '') ?? [];
  return {
    filter: { action: isLogged(action) ? action : undefined, actor: actor.slice(0, 100) || undefined },
    after: at && id ? { at: Number(at), id } : null,
  };
}
