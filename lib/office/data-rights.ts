import type { Staff } from '../db/staff.ts';
import { may } from './permissions.ts';

/** The number of the home that a file of the data is; null for another. */
export const homeOfFile = (file: string): number | null => {
  const id = /^properties\/(?:.*\/)?(\d+)\.json$/.exec(file)?.[1];
  return id === undefined ? null : Number(id);
};

/** Whether a member of staff may change or delete a record, as it is stored, or add it: of homes, a broker only their own. */
export function mayChange({ role, broker }: Pick<Staff, 'role' | 'broker'>, file: string, record: unknown): boolean {
  if (homeOfFile(file) === null) return may(role, 'content.edit');
  if (!may(role, 'home.edit')) return false;
  return role !== 'broker' || (broker !== null && (record as { broker?: unknown } | null)?.broker === broker);
}

/** A value that says where visitors' mails or money go; null where there is none. */
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

/** By file: what only an owner of the agency may change, since whoever changes it reads the mails or gets the money. */
const destinationsIn: Readonly<Record<string, (record: Destinations) => Record<string, string | undefined>>> = {
  'site.json': ({ email, thirdPartyAccount }) => ({ email, thirdPartyAccount }),
  'team.json': ({ items = [] }) => Object.fromEntries(items.map(({ id = '', email }) => [id, email])),
};

export const holdsDestinations = (file: string): boolean => Object.hasOwn(destinationsIn, file);

/** The destinations that differ between two versions of a file. A person who leaves the team sends no mail anywhere else. */
export function changedDestinations(file: string, before: unknown, after: unknown): Destination[] {
  const read = destinationsIn[file];
  if (!read) return [];
  const [was, is] = [read((before ?? {}) as Destinations), read((after ?? {}) as Destinations)];
  return Object.keys(is).flatMap((name) =>
    is[name] === was[name] ? [] : [{ name, before: was[name] ?? null, after: is[name] ?? null }],
  );
}
