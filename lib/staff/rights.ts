import type { StaffRole } from '../db/tables/accounts.ts';

const everyone: readonly StaffRole[] = ['owner', 'broker', 'editor'];
const sellers: readonly StaffRole[] = ['owner', 'broker'];
const editors: readonly StaffRole[] = ['owner', 'editor'];
const owner: readonly StaffRole[] = ['owner'];

/** Who may open the pages of the office, by their folder in app/[locale]/(office)/office/(in). The menu and links to them ask the same. */
export const pageRoles = {
  '': everyone,
  leads: sellers,
  'leads/[id]': sellers,
  'leads/new': sellers,
  agenda: sellers,
  'agenda/[id]': sellers,
  'agenda/new': sellers,
  people: sellers,
  'people/[id]': sellers,
  'people/retention': owner,
  homes: everyone,
  'homes/[id]': sellers,
  'homes/new': everyone,
  content: editors,
  projects: everyone,
  'projects/[id]': everyone,
  'edit/[...id]': everyone,
  owners: sellers,
  'owners/[id]': sellers,
  figures: everyone,
  texts: sellers,
  reviews: sellers,
  staff: owner,
  log: owner,
  account: everyone,
  help: everyone,
  nothing: everyone,
  hours: sellers,
  'hours/rules': owner,
  pictures: everyone,
  import: editors,
  words: editors,
} as const satisfies Record<string, readonly StaffRole[]>;

/** A page of the office, or all those of one kind of record. */
export type OfficeRoute = keyof typeof pageRoles;

export const mayOpen = (role: StaffRole, page: OfficeRoute): boolean => pageRoles[page].includes(role);

/**
 * Who may see or do what is neither a page nor an action (lib/staff/define-action.ts): parts of pages, downloads, uploads, and rights within
 * actions. An owner is one of the agency. A broker sees only some leads (lib/leads/store-inbox.ts); `leads.all` lifts that. Of homes, a broker
 * changes only their own (lib/staff/data-rights.ts).
 */
export const rights = {
  'leads.all': owner,
  'log.export': owner,
  'lead.file': sellers,
  'leads.export': sellers,
  'figures.leads': sellers,
  'figures.export': everyone,
  'hours.all': owner,
  'person.export': owner,
  'owner.see': sellers,
  'document.add': sellers,
  'document.file': sellers,
  'report.see': sellers,
  'view.share': owner,
  'picture.add': everyone,
  'file.add': everyone,
  'mails.see': owner,
  'data.faults': editors,
  'places.find': everyone,
  'home.edit': everyone,
  'content.edit': editors,
  'destinations.change': owner,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof rights;

/** Whether a role has a right, or may run an action. */
export const may = (role: StaffRole, what: Right | { roles: readonly StaffRole[] }): boolean =>
  (typeof what === 'string' ? rights[what] : what.roles).includes(role);
