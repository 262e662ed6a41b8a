import type { VisitView } from '../../components/visit/visit-view';
import type { Snapshot } from '../data/load.ts';
import type { Visit } from '../db/visits.ts';
import { aboutView } from '../forms/about.ts';
import { formHref } from '../forms/form-pages.ts';
import { formWordsIn } from '../i18n/form-words.ts';
import { cardWords } from '../i18n/home-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { visitWordsIn } from '../i18n/visit-words.ts';
import { formatPhone } from '../phone.ts';
import { agendaOfVisit, mayBeVisited } from './agenda.ts';
import { isOver } from './change-visit.ts';
import { slotDays } from './choose-slot.ts';
import type { VisitAnswer } from './visit-subject.ts';
import { visitSubject } from './visit-subject.ts';

const wrong: readonly VisitAnswer[] = ['full', 'choose', 'over'];

/** An appointment in a language, with the token of its link and what was just done with it. */
export async function visitView(
  visit: Visit,
  token: string,
  answer: VisitAnswer | null,
  locale: Locale,
  data: Snapshot,
): Promise<VisitView> {
  const [words, forms, card] = await Promise.all([visitWordsIn(locale), formWordsIn(locale), cardWords(locale)]);
  const { home, place, host } = visitSubject(visit, locale, words, data);
  const state = isOver(visit) && visit.state !== 'cancelled' ? 'over' : visit.state;
  const about = home && ({ be: 'property', id: home.id } as const);
  const open = state !== 'over' && state !== 'cancelled';
  const canMove = open && (!home || mayBeVisited(home, data));
  const { page } = words;
  return {
    state: { name: state, text: words.state(state) },
    lead: words.lead(state, visit.offeredUntil),
    answer: answer && { text: words.answer(answer), wrong: wrong.includes(answer) },
    about: about && aboutView(about, locale, card, data),
    facts: [
      { label: words.labels.when, value: words.when(visit) },
      { label: words.labels.where, value: place ?? words.addressLater },
      { label: words.labels.who, value: `${host.name}, ${formatPhone(host.phone)}` },
    ],
    change: open
      ? {
          token,
          locale,
          accept: state === 'offered' ? words.accept : null,
          days: canMove ? await otherDays() : [],
          moveFirst: state === 'lapsed' || answer === 'full' || answer === 'choose',
          words: {
            move: page.move,
            moveText: page.moveText,
            moveSubmit: page.moveSubmit,
            ...(state === 'confirmed'
              ? { cancel: page.cancel, cancelText: page.cancelText, cancelSubmit: page.cancelSubmit }
              : { cancel: page.leave, cancelText: page.leaveText, cancelSubmit: page.leave }),
            full: forms.slots.full,
            none: forms.slots.none,
          },
        }
      : null,
    again: open ? null : againOf(about && home && mayBeVisited(home, data) ? about : null),
  };

  /** What can be chosen instead: not the moment that it has already, which may have room for others. */
  async function otherDays() {
    const days = await slotDays(agendaOfVisit(visit, data), locale, forms, data, visit.id);
    const own = state === 'confirmed' ? String(visit.startsAt) : null;
    return days.map((day) => ({ ...day, slots: day.slots.filter(({ value }) => value !== own) }));
  }

  function againOf(subject: typeof about): VisitView['again'] {
    const href = formHref('contact-appointment', subject, locale, data);
    return href === null ? null : { text: page.again, href };
  }
}
