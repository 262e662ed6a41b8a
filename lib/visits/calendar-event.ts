import { formatPhone } from '../base/phone.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import type { Translator } from '../i18n/translator.ts';
import type { CalendarEvent } from './calendar-file.ts';
import type { Visit } from './store.ts';
import type { VisitSubject } from './visit-subject.ts';

/** An appointment for a calendar, in the language of `t`; `path` leads to its page. */
export function toCalendarEvent(
  visit: Visit,
  { title, place, host }: VisitSubject,
  t: Translator<'visits'>,
  path: string,
  data: Snapshot,
): CalendarEvent {
  const { id, sequence, startsAt, endsAt, state, name, email } = visit;
  const { site } = data.content;
  const url = env.siteUrl + path;
  return {
    sequence,
    startsAt,
    endsAt,
    url,
    cancelled: state === 'cancelled',
    uid: `${id}@${site.email.slice(site.email.indexOf('@') + 1)}`,
    summary: t('summary', { what: title }),
    description: `${host.name}, ${formatPhone(host.phone)}\n\n${t('change')}: ${url}`,
    location: place ?? t('addressLater'),
    organizer: { name: host.name, email: host.email },
    attendee: email ? { name, email } : null,
  };
}
