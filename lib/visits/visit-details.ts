import 'server-only';
import { listStaff, type Staff } from '../accounts/store-staff.ts';
import { listAudit } from '../audit/store.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { findLead } from '../leads/store-work.ts';
import { visibleTo } from '../staff/portfolio.ts';
import { agendaOfVisit } from './agenda.ts';
import { listStaffDays } from './booking-view.ts';
import { readOwnersFeedback } from './owners-feedback.ts';
import type { Visit } from './store.ts';
import { isOver } from './visit-subject.ts';

/** The further content of the page of an appointment. */
export async function visitDetails(visit: Visit, staff: Staff, locale: Locale, data: Snapshot) {
  const hasBegun = isOver(visit);
  const isOpen = !hasBegun && visit.state !== 'cancelled';
  const own = visit.state === 'confirmed' ? String(visit.startsAt) : null;
  const days = isOpen ? await listStaffDays(agendaOfVisit(visit, data), locale, data, visit.id) : [];
  return {
    hasBegun,
    isOpen,
    /** The other moments to choose from. */
    days: days.map((day) => ({ ...day, slots: day.slots.filter(({ value }) => value !== own) })),
    /** The feedback as the owner of the home reads it. */
    readable: await readOwnersFeedback(visit, locale),
    hasLead: (await findLead(visit.lead, visibleTo(staff, data))) !== null,
    log: (await listAudit({ subject: visit.id }, null, 30)).entries,
    names: new Map((await listStaff()).map(({ id, name }) => [id, name])),
  };
}
