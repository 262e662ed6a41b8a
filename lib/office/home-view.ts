import 'server-only';
import type { OwnedHome } from '../accounts/owned-home.ts';
import { listOwners } from '../accounts/store.ts';
import type { Staff } from '../accounts/store-staff.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { countInbox } from '../leads/store-inbox.ts';
import { isResponsibleFor } from '../owners/access.ts';
import { countVisits } from '../owners/store.ts';
import { visibleTo } from '../staff/portfolio.ts';

/** The leads of a home that staff may see, and, for their own homes, its appointments and owners, as numbers. */
export async function readHome(id: number, staff: Staff, data: Snapshot, now = Date.now()) {
  const isTheirs = isResponsibleFor(staff, data)(id);
  const statuses = await countInbox({ visibleTo: visibleTo(staff, data), property: id });
  const sum = (...names: readonly string[]) =>
    [...statuses].reduce((total, [status, count]) => total + (names.includes(status) ? count : 0), 0);
  const home = id as OwnedHome;
  return {
    leads: sum('new', 'open', 'answered', 'closed'),
    todo: sum('new', 'open'),
    visits: isTheirs ? { planned: await countVisits(home, now), past: await countVisits(home, 0, now) } : null,
    owners: isTheirs ? await listOwners(id) : [],
  };
}
