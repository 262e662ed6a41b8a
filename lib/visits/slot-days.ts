import type { SlotDay } from '../../components/forms/slot-choices';
import type { Snapshot } from '../data/load.ts';
import { dayOf, timeOf } from '../day.ts';
import { isFull, readAvailability } from '../db/visit-seats.ts';
import { dayText } from '../format.ts';
import type { FormWords } from '../i18n/form-words.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Agenda } from './agenda.ts';
import { listSlots, type Slot } from './slots.ts';

/** The moments of an agenda, and those that are full at this moment to a holder (as in readAvailability). */
export async function fullSlots(
  { id, place }: Agenda,
  { content: { visits } }: Pick<Snapshot, 'content'>,
  holder: string | null = null,
  now = Date.now(),
): Promise<{ slots: Slot[]; full: ReadonlySet<number> }> {
  const slots = listSlots(place, visits, now);
  const room = await readAvailability(id, holder, now);
  const full = slots.filter((slot) => isFull({ ...slot, seats: place.seats }, room));
  return { slots, full: new Set(full.map(({ startsAt }) => startsAt)) };
}

/** The moments of an agenda by day, for a visitor to choose from; `visit` is the appointment that they would move. */
export async function slotDays(
  agenda: Agenda,
  locale: Locale,
  { slots: words }: Pick<FormWords, 'slots'>,
  data: Pick<Snapshot, 'content'>,
  visit: string | null = null,
): Promise<SlotDay[]> {
  const { slots, full } = await fullSlots(agenda, data, visit);
  return [...Map.groupBy(slots, ({ startsAt }) => dayOf(startsAt))].map(([day, ofDay]) => ({
    day,
    label: dayText(ofDay[0]?.startsAt ?? 0, locale),
    note: words.free(ofDay.filter(({ startsAt }) => !full.has(startsAt)).length),
    slots: ofDay.map(({ startsAt }) => ({
      value: String(startsAt),
      label: timeOf(startsAt),
      full: full.has(startsAt),
    })),
  }));
}
