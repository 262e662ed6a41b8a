import type { Staff } from '../db/staff.ts';
import { may } from './permissions.ts';

/** The number of the home that a file of the data is; null for another. */
export const homeOfFile = (file: string): number | null => {
  const id = /^properties\/(?:.*\/)?(\d+)\.json$/.exec(file)?.[1];
  return id === undefined ? null : Number(id);
};

/** Whether a member of staff may change or delete a record, as it is stored, or add it: of homes, a broker only their own. */
export function mayChange({ role, broker }: Pick<Staff, 'role' | 'broker'>, file: string, record: unknown): boolean {
  if (!(homeOfFile(file) === null ? may(role, 'content.edit') : may(role, 'home.edit'))) return false;
  return role !== 'broker' || (broker !== null && (record as { broker?: unknown } | null)?.broker === broker);
}
