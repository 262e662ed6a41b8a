import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { addDays, dayMs, dayOf, instantOfHour } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { needsNoAnswer } from '../leads/lead-kinds.ts';
import { countInbox, type LeadFilter, type LeadSort, listInbox } from '../leads/store-inbox.ts';
import { listFailed } from '../mail/store.ts';
import { countWaitingReviews } from '../reviews/reviews.ts';
import { visibleTo } from '../staff/portfolio.ts';
import { may, mayOpen } from '../staff/rights.ts';
import { agendaScope } from '../visits/agenda-scope.ts';
import type { Visit } from '../visits/store.ts';
import { listAgenda } from '../visits/store-agenda.ts';
import { listVisitsToCheck } from '../visits/visits-to-check.ts';

/** Entries that each part shows; the rest is one click away. */
const maxShown = 6;

/** Returns the first leads of a part, and the number of all that it has. */
async function listShownLeads(filter: LeadFilter, sort: LeadSort) {
  const [{ lines }, counts] = await Promise.all([listInbox(filter, sort, null, maxShown), countInbox(filter)]);
  return { lines, count: [...counts.values()].reduce((sum, n) => sum + n, 0) };
}

/** Reads the overview of a day, as far as a member of staff may see it. */
export async function readToday(staff: Staff, data: Snapshot, now = Date.now()) {
  const today = dayOf(now);
  const scope = visibleTo(staff, data);
  const isSeller = mayOpen(staff.role, 'leads');
  const leads = isSeller
    ? {
        recent: await listShownLeads({ visibleTo: scope, from: instantOfHour(addDays(today, -1), 0) }, 'newest'),
        late: await listShownLeads(
          { visibleTo: scope, statuses: ['new', 'open'], until: now - dayMs, exceptForms: needsNoAnswer },
          'oldest',
        ),
        due: await listShownLeads(
          { visibleTo: scope, statuses: ['new', 'open', 'answered'], dueBy: today },
          'follow-up',
        ),
        visits: await listVisits(staff, data, today),
        toCheck: await listVisitsToCheck(staff, data, now),
        reviews: await countWaitingReviews(staff, data),
      }
    : null;
  const failed = may(staff.role, 'mails.see') ? await listFailed(20) : [];
  return { leads, failed };
}

/** The appointments of today and tomorrow, of what somebody sees in the agenda. */
const listVisits = (staff: Staff, data: Snapshot, today: string): Promise<Visit[]> =>
  listAgenda({
    visibleTo: agendaScope(staff, data),
    states: ['confirmed'],
    from: instantOfHour(today, 0),
    until: instantOfHour(addDays(today, 2), 0),
  });
