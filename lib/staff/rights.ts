import type { StaffRole } from '../db/tables/accounts.ts';

const allRoles: readonly StaffRole[] = ['owner', 'broker', 'editor'];
const sellerRoles: readonly StaffRole[] = ['owner', 'broker'];
const editorRoles: readonly StaffRole[] = ['owner', 'editor'];
const owner: readonly StaffRole[] = ['owner'];

/** The roles that may open each page of the office, by its folder in app/[locale]/(office)/office/(in). Menu and links use the same table. */
export const pageRoles = {
  '': allRoles,
  leads: sellerRoles,
  'leads/[id]': sellerRoles,
  'leads/new': sellerRoles,
  agenda: sellerRoles,
  'agenda/[id]': sellerRoles,
  'agenda/new': sellerRoles,
  people: sellerRoles,
  'people/[id]': sellerRoles,
  'people/retention': owner,
  homes: allRoles,
  'homes/[id]': sellerRoles,
  'homes/new': allRoles,
  content: editorRoles,
  projects: allRoles,
  'projects/[id]': allRoles,
  'edit/[...id]': allRoles,
  owners: sellerRoles,
  'owners/[id]': sellerRoles,
  figures: allRoles,
  texts: sellerRoles,
  reviews: sellerRoles,
  staff: owner,
  log: owner,
  account: allRoles,
  help: allRoles,
  nothing: allRoles,
  hours: sellerRoles,
  'hours/rules': owner,
  pictures: allRoles,
  import: editorRoles,
  words: editorRoles,
} as const satisfies Record<string, readonly StaffRole[]>;

/** A page of the office, or all those of one kind of record. */
export type OfficeRoute = keyof typeof pageRoles;

export const mayOpen = (role: StaffRole, page: OfficeRoute): boolean => pageRoles[page].includes(role);

/**
 * The roles with rights that are neither pages nor actions (lib/staff/define-action.ts): parts of pages, downloads, uploads, and rights within
 * actions. An owner is one of the agency. A broker sees only some leads (lib/leads/store-inbox.ts); `leads.all` lifts that. Of homes, a broker
 * changes only their own (lib/staff/data-rights.ts).
 */
export const rights = {
  'leads.all': owner,
  'log.export': owner,
  'lead.file': sellerRoles,
  'leads.export': sellerRoles,
  'figures.leads': sellerRoles,
  'figures.export': allRoles,
  'hours.all': owner,
  'person.export': owner,
  'owner.see': sellerRoles,
  'document.add': sellerRoles,
  'document.file': sellerRoles,
  'report.see': sellerRoles,
  'view.share': owner,
  'picture.add': allRoles,
  'file.add': allRoles,
  'mails.see': owner,
  'data.faults': editorRoles,
  'places.find': allRoles,
  'home.edit': allRoles,
  'content.edit': editorRoles,
  'destinations.change': owner,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof rights;

/** Whether a role has a right, or may run an action. */
export const may = (role: StaffRole, what: Right | { roles: readonly StaffRole[] }): boolean =>
  (typeof what === 'string' ? rights[what] : what.roles).includes(role);
