import type { Staff } from '../accounts/store-staff.ts';
import type { StaffRole } from '../db/tables/accounts.ts';
import { readHomeNumber } from '../routes/home-record.ts';
import { may } from './rights.ts';

/** Whether a member of staff may add, change or delete a record, given its stored state: a broker may only for their own homes. */
export function mayChange({ role, broker }: Pick<Staff, 'role' | 'broker'>, file: string, record: unknown): boolean {
  if (readHomeNumber(file) === null) return may(role, 'content.edit');
  if (!may(role, 'home.edit')) return false;
  return role !== 'broker' || (broker !== null && (record as { broker?: unknown } | null)?.broker === broker);
}

/** A setting that decides where visitors' mails or money go; null if it has no value. */
export interface Destination {
  /** A path in the record, or the person of the team. */
  name: string;
  before: string | null;
  after: string | null;
}

interface Destinations {
  email?: string;
  thirdPartyAccount?: string;
  items?: readonly { id?: string; email?: string }[];
}

interface DestinationsOfFile {
  /** Paths in the form of the file, without the numbers of items. */
  fields: readonly string[];
  /** The values by name. */
  read(record: Destinations): Record<string, string | undefined>;
}

/** By file, the fields that only an owner of the agency may change, since they decide where mails and money go. */
const destinationsIn: Readonly<Record<string, DestinationsOfFile>> = {
  'site.json': {
    fields: ['email', 'thirdPartyAccount'],
    read: ({ email, thirdPartyAccount }) => ({ email, thirdPartyAccount }),
  },
  'team.json': {
    fields: ['items.email'],
    read: ({ items = [] }) => Object.fromEntries(items.map(({ id = '', email }) => [id, email])),
  },
};

/** The fields of a file that a role sees and may not change. */
export const readOnlyFields = (role: StaffRole, file: string): readonly string[] =>
  may(role, 'destinations.change') ? [] : (destinationsIn[file]?.fields ?? []);

export const holdsDestinations = (file: string): boolean => Object.hasOwn(destinationsIn, file);

/** The destinations that differ between two versions of a file. A person who leaves the team sends no mail anywhere else. */
export function changedDestinations(file: string, before: unknown, after: unknown): Destination[] {
  const known = destinationsIn[file];
  if (!known) return [];
  const [was, is] = [known.read((before ?? {}) as Destinations), known.read((after ?? {}) as Destinations)];
  return Object.keys(is).flatMap((name) =>
    is[name] === was[name] ? [] : [{ name, before: was[name] ?? null, after: is[name] ?? null }],
  );
}
