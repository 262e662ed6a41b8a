import type { Staff } from '../db/staff.ts';
import { may } from './permissions.ts';

/** The number of the home that a file of the data is; null for another. */
export const homeOfFile = (file: string): number | null => {
  const id = /^properties\/(?:.*\/)?(\d+)\.json$/.exec(file)?.[1];
  return id === undefined ? null : Number(id);
};

/**
 * Whether a member of staff may save or delete a record of data/. A broker does so with homes of their own portfolio: both as they are
 * stored and, if they are new, as they shall be.
 */
export function mayChange(
  { role, broker }: Pick<Staff, 'role' | 'broker'>,
  file: string,
  { stored, wanted }: { stored: unknown; wanted: unknown },
): boolean {
  const isDeletion = wanted === null;
  if (homeOfFile(file) === null) return may(role, isDeletion ? 'content.delete' : 'content.save');
  if (!may(role, isDeletion ? 'home.delete' : 'home.save')) return false;
  if (role !== 'broker') return true;
  const record = (stored ?? wanted) as { broker?: unknown } | null;
  return broker !== null && record?.broker === broker;
}
