import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { writeAudit } from '../audit/store.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { portfolioOf } from '../staff/portfolio.ts';
import { may } from '../staff/rights.ts';
import { officeSession } from '../staff/session.ts';
import { listOwnerAccounts, type OwnerAccount } from './store-accounts.ts';

type Data = Pick<Snapshot, 'catalogue'>;

/** Whether a member of staff deals with the owners of a home: a broker only with those of their own homes. */
export function isResponsibleFor(staff: Staff, data: Data): (home: number) => boolean {
  if (may(staff.role, 'leads.all')) return () => true;
  const homes = new Set(portfolioOf(staff, data).homes);
  return (home) => homes.has(home);
}

/** The owners that a member of staff may see, by name. */
export async function listVisibleOwners(staff: Staff, data: Data): Promise<OwnerAccount[]> {
  const isTheirs = isResponsibleFor(staff, data);
  return (await listOwnerAccounts()).filter(({ homes }) => homes.some(isTheirs));
}

/** One of them; null if it belongs to others or does not exist. */
export async function findVisibleOwner(id: string, staff: Staff, data: Data): Promise<OwnerAccount | null> {
  const [owner] = await listOwnerAccounts(id);
  return owner?.homes.some(isResponsibleFor(staff, data)) ? owner : null;
}

/** Whether a member of staff decides about the report of an owner, which is one mail: a broker only if every home in it is theirs. */
export const mayDecideReport = (staff: Staff, { homes }: Pick<OwnerAccount, 'homes'>, data: Data): boolean =>
  homes.filter((home) => data.catalogue.properties.has(home)).every(isResponsibleFor(staff, data));

/** The owner as whom a member of staff views the portal, with the homes that both deal with; the log keeps who looked. Null if they may not. */
export async function findViewedOwner(headers: Headers, id: string, data: Data): Promise<OwnerAccount | null> {
  const session = await officeSession(headers);
  if (!session?.staff.secured || !may(session.staff.role, 'owner.see')) return null;
  const owner = await findVisibleOwner(id, session.staff, data);
  if (!owner) return null;
  await inTransaction((trx) => writeAudit(trx, session.staff, { action: 'owner.see', subject: owner.id }));
  return { ...owner, homes: owner.homes.filter(isResponsibleFor(session.staff, data)) };
}
