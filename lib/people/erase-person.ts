import 'server-only';
import { isStaffRole } from '../accounts/store.ts';
import { type Actor, writeAudit } from '../audit/store.ts';
import { unitAvailability } from '../catalogue/availability.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { type Database, db, inTransaction, type Trx } from '../db/database.ts';
import { truncateWal } from '../db/disk.ts';
import { findPersonId, lockPerson } from '../db/person-index.ts';
import { env } from '../env.ts';
import { removeMailFiles } from '../mail/transport.ts';
import { eraseReviews } from '../reviews/actions.ts';
import { listReviewsOf } from '../reviews/reviews.ts';
import { cancelErased } from '../visits/erased-visits.ts';
import { countStored, deletePerson, type Stored } from './store-erasure.ts';

/** The data that erasing a person deletes, and those that stay. */
export interface Erasure extends Stored {
  /** Theirs in data/testimonials.json, by id. */
  testimonials: string[];
  stays: {
    /** Their homes that are on the site and available: the account stays for these. */
    homes: number[];
    /** They work here. */
    isStaff: boolean;
    /** Their testimonials, in commits of the data. */
    inGit: boolean;
  };
}

/** Returns the data that erasing a person would delete, and those that would stay. */
export const planErasure = async (email: string, data: Snapshot): Promise<Erasure> =>
  erasureOn(await db(), email, data);

async function erasureOn(on: Database | Trx, email: string, data: Snapshot): Promise<Erasure> {
  const { catalogue } = data;
  const stored = await countStored(on, email);
  const canBeHad = (id: number) => {
    const home = catalogue.properties.get(id);
    return home !== undefined && unitAvailability(home, catalogue) !== 'sold';
  };
  const testimonials = stored.reviewLeads.length > 0 ? listReviewsOf(stored.reviewLeads, data) : [];
  return {
    ...stored,
    testimonials,
    stays: {
      homes: stored.account?.homes.filter(canBeHad) ?? [],
      isStaff: stored.account !== null && isStaffRole(stored.account.role),
      inGit: env.dataGit && testimonials.length > 0,
    },
  };
}

export const retainsAccount = ({ stays }: Erasure): boolean => stays.isStaff || stays.homes.length > 0;

/** Whether nothing is kept about somebody. */
export const isUnknown = ({ leads, mails, searches, newsletter, account }: Stored): boolean =>
  leads + mails + searches === 0 && !newsletter && account === null;

/** The person who erases: a member of staff, or the person on the site. */
type Eraser = Actor & { action?: 'person.erase' | 'person.erase-self' };

/** A testimonial was approved after those to remove were read: erasing starts again. */
class TestimonialAddedError extends Error {}

/**
 * Deletes everything about a person that may be deleted, whatever the letter case of the address, takes their testimonials off the site and
 * cancels their coming appointments. The line in the log has numbers, and the id of a row that is gone. `also` runs in the same transaction.
 * Returns what was done; throws a DataError, and does nothing, if a fault in the data keeps a testimonial on the site.
 */
export async function erasePerson(
  email: string,
  { action = 'person.erase', ...by }: Eraser,
  data: Snapshot,
  also?: (trx: Trx, erasure: Erasure) => Promise<void>,
): Promise<Erasure> {
  const { testimonials: removed } = await planErasure(email, data);
  const erase = async (trx: Trx) => {
    await lockPerson(trx, email);
    const subject = (await findPersonId(email, trx)) ?? undefined;
    const found = await erasureOn(trx, email, data);
    if (found.testimonials.some((id) => !removed.includes(id))) throw new TestimonialAddedError();
    const visits = await cancelErased(trx, email, data);
    const mails = await deletePerson(trx, email, { keepAccount: retainsAccount(found) });
    const { leads, searches, testimonials } = found;
    if (!isUnknown(found))
      await writeAudit(trx, by, {
        action,
        subject,
        after: {
          leads,
          visits: visits.length,
          searches,
          mails: mails.length,
          ...(testimonials.length > 0 ? { testimonials: testimonials.length } : {}),
        },
      });
    const erasure = { ...found, visits, mails: mails.length };
    if (!isUnknown(found)) await also?.(trx, erasure);
    return { erasure, mails };
  };
  const run = () => (removed.length > 0 ? eraseReviews(removed, erase) : inTransaction(erase));
  const done = await run().catch((error: unknown) => {
    if (error instanceof TestimonialAddedError) return null;
    throw error;
  });
  if (!done) return erasePerson(email, { action, ...by }, data, also);
  const { erasure, mails } = done;
  await truncateWal();
  await removeMailFiles(mails);
  return erasure;
}
