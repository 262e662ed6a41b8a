import { dayOf } from '@/lib/base/day';
import type { Property } from '@/lib/catalogue/schema/property';
import { getAgenda } from '@/lib/visits/agenda';
import { listSlots } from '@/lib/visits/slots';
import { sample } from './sample-site';

/** The moments of the last day on which a home can be visited, taken or not: tests that choose any day seldom get there. */
export function slotsOfLastDay(home: Property): number[] {
  const slots = listSlots(getAgenda(home, sample).place, sample.content.visits, Date.now(), []).map(
    ({ startsAt }) => startsAt,
  );
  const last = dayOf(slots.at(-1) ?? 0);
  return slots.filter((startsAt) => dayOf(startsAt) === last);
}
