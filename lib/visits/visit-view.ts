import type { Snapshot } from '../content/snapshot.ts';
import { formHref, readSubject, subjectKey } from '../forms/form-pages.ts';
import { type SubjectCardView, subjectCardView } from '../forms/form-subject.ts';
import type { SlotDay } from '../forms/form-view.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Translator, translatorIn } from '../i18n/translator.ts';
import { agendaOfVisit } from './agenda.ts';
import { listSlotDays } from './choose-slot.ts';
import type { Visit } from './store.ts';
import { isOver, visitFacts, visitSubject } from './visit-subject.ts';

/** An appointment as its own page shows it: what may be shown of its home, and what can be done by now. */
export interface VisitView {
  state: Exclude<Visit['state'], 'missed'> | 'over';
  /** The time at which an offered place goes to the next one, in ms since epoch. */
  offeredUntil: number | null;
  facts: ReturnType<typeof visitFacts>;
  subject: SubjectCardView | null;
  /** The other moments to choose from; null where it is over or cancelled: nothing can be changed then. */
  days: SlotDay[] | null;
  /** The form for another appointment, once nothing can be changed. */
  againHref: string | null;
}

/** An appointment in a language; `t` says its facts. */
export async function visitView(
  visit: Visit,
  locale: Locale,
  t: Translator<'visits'>,
  data: Snapshot,
): Promise<VisitView> {
  const ofVisit = visitSubject(visit, locale, t, data);
  const { home } = ofVisit;
  const isPast = isOver(visit) && visit.state !== 'cancelled';
  const state = isPast || visit.state === 'missed' ? 'over' : visit.state;
  const subject = home && ({ type: 'property', id: home.id } as const);
  const isOpen = state !== 'over' && state !== 'cancelled';
  const isVisitable = subject !== null && readSubject(subjectKey(subject), 'contact-appointment', data) !== null;
  return {
    state,
    offeredUntil: visit.offeredUntil,
    facts: visitFacts(visit, ofVisit, locale, t),
    subject: subject && subjectCardView(subject, locale, await translatorIn(locale, 'price'), data),
    days: isOpen ? (visit.property !== null && !isVisitable ? [] : await otherDays(visit, locale, data)) : null,
    againHref: isOpen ? null : formHref('contact-appointment', isVisitable ? subject : null, locale, data),
  };
}

/** The moments that can be chosen instead: not the current one, which may have room for others. */
async function otherDays(visit: Visit, locale: Locale, data: Snapshot): Promise<SlotDay[]> {
  const forms = await translatorIn(locale, 'forms');
  const days = await listSlotDays(agendaOfVisit(visit, data), locale, forms, data, visit.id);
  const own = visit.state === 'confirmed' ? String(visit.startsAt) : null;
  return days.map((day) => ({ ...day, slots: day.slots.filter(({ value }) => value !== own) }));
}
