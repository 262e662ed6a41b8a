import type { StaffRole } from '../db/accounts.ts';

const everyone: readonly StaffRole[] = ['owner', 'broker', 'editor'];
const sellers: readonly StaffRole[] = ['owner', 'broker'];
const owner: readonly StaffRole[] = ['owner'];

/**
 * What each role may see and do: the one table that pages, routes, actions and staff commands ask. An owner is one of the agency. A broker
 * sees only some leads (lib/db/lead-inbox.ts); `leads.all` lifts that.
 */
export const permissions = {
  'page.today': everyone,
  'page.leads': sellers,
  'page.lead': sellers,
  'page.new-lead': sellers,
  'page.agenda': sellers,
  'page.visit': sellers,
  'page.new-visit': sellers,
  'page.people': sellers,
  'page.person': sellers,
  'page.retention': owner,
  'page.homes': everyone,
  'page.home': sellers,
  'page.owners': sellers,
  'page.owner': sellers,
  'page.staff': owner,
  'page.log': owner,
  'page.account': everyone,
  'leads.all': owner,
  'lead.change': sellers,
  'lead.note': sellers,
  'lead.answer': sellers,
  'lead.add': sellers,
  'lead.file': sellers,
  'leads.export': sellers,
  'visit.book': sellers,
  'visit.move': sellers,
  'visit.cancel': sellers,
  'visit.accept': sellers,
  'visit.missed': sellers,
  'visit.feedback': sellers,
  'page.hours': sellers,
  'hours.all': owner,
  'absence.add': sellers,
  'absence.remove': sellers,
  'visits.cancel': sellers,
  'hours.change': sellers,
  'rules.change': owner,
  'calendar.renew': sellers,
  'person.correct': sellers,
  'person.stop': sellers,
  'person.find-double': owner,
  'person.merge': owner,
  'person.export': owner,
  'person.erase': owner,
  'home.offer': sellers,
  'owner.invite': sellers,
  'owner.resend': sellers,
  'owner.add-home': sellers,
  'owner.take-home': sellers,
  'owner.end': sellers,
  'owner.see': sellers,
  'document.add': sellers,
  'document.remove': sellers,
  'document.file': sellers,
  'report.see': sellers,
  'report.hold': sellers,
  'report.hold-all': owner,
  'report.note': sellers,
  'report.stop': sellers,
  'report.send': sellers,
  'mails.see': owner,
  'data.faults': ['owner', 'editor'],
  'mail.retry': owner,
  'staff.invite': owner,
  'staff.change': owner,
  'staff.end-sessions': owner,
  'staff.reset': owner,
  'staff.remove': owner,
  undo: everyone,
  'session.confirm': everyone,
  'session.end-all': everyone,
  'codes.renew': everyone,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof permissions;

export const may = (role: StaffRole, what: Permission): boolean =>
  (permissions[what] as readonly StaffRole[]).includes(role);
