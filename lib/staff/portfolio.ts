import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { may } from './rights.ts';

/** The homes and projects of a member of staff, on the site or withdrawn, beside their own leads. */
export function portfolioOf(
  { id, broker }: Pick<Staff, 'id' | 'broker'>,
  { catalogue }: Pick<Snapshot, 'catalogue'>,
): Portfolio {
  const { properties, withdrawn, projects, withdrawnProjects } = catalogue;
  const isTheirs = (one: { broker: string }) => broker !== null && one.broker === broker;
  return {
    staff: id,
    homes: [...properties.values(), ...withdrawn.values()].filter(isTheirs).map(({ id: home }) => home),
    projects: [...projects.values(), ...withdrawnProjects.values()].filter(isTheirs).map(({ id: project }) => project),
  };
}

/** Limits the leads that somebody sees; undefined if they see all. */
export const visibleTo = (staff: Staff, data: Pick<Snapshot, 'catalogue'>): Portfolio | undefined =>
  may(staff.role, 'leads.all') ? undefined : portfolioOf(staff, data);

/** The scope of leads: those of an account, and of its homes and projects. */
export interface Portfolio {
  staff: string;
  homes: readonly number[];
  projects: readonly number[];
}
