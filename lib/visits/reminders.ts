import 'server-only';
import type { Snapshot } from '../content/snapshot.ts';
import { changeVisit } from './change-visit.ts';
import { listUpcomingVisits, type UpcomingVisit } from './store-upcoming.ts';
import { findUnavailableReason } from './unavailable-reason.ts';
import { visitPath } from './visit-link.ts';
import { isInTimeToRemind, renewReminder } from './visit-mails.ts';

/**
 * Removes the reminders for homes that have been sold or withdrawn since, whose appointments staff find among those to check, and restores
 * them for a home that came back.
 */
export async function updateReminders(data: Snapshot, now = Date.now()): Promise<void> {
  const errors: unknown[] = [];
  for (const visit of await listUpcomingVisits(now))
    if (isWrong(visit, data, now)) await renew(visit.id, data).catch((error: unknown) => errors.push(error));
  // A failure does not stop the others.
  if (errors.length > 0) throw new AggregateError(errors, 'Reminders could not be taken back.');
}

function isWrong(visit: UpcomingVisit, data: Snapshot, now: number): boolean {
  const { property, reminder, state, startsAt, email } = visit;
  if (findUnavailableReason(property, data)) return reminder !== null;
  return reminder === null && state === 'confirmed' && email !== '' && isInTimeToRemind(startsAt, now);
}

const renew = (id: string, data: Snapshot) =>
  changeVisit(id, async (trx, visit) => {
    await renewReminder(trx, visit, await visitPath(id, visit.locale, data, trx), data);
    return 'accepted';
  });
