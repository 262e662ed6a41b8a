import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Mail } from '../mail/mail.ts';

/** An appointment as calendars know it; times in ms since epoch. */
export interface CalendarEvent {
  /** The id of the event, which stays the same when the appointment changes. */
  uid: string;
  /** Higher with each change. */
  sequence: number;
  cancelled: boolean;
  startsAt: number;
  endsAt: number;
  summary: string;
  description: string;
  location: string;
  /** The address at which the appointment can be changed. */
  url: string;
  organizer: { name: string; email: string };
  /** null without a mail address. */
  attendee: { name: string; email: string } | null;
}

const prodId = { company: 'Heem', product: 'visits' };

type Attachment = NonNullable<Mail['attachments']>[number];

/** The name of the file by which calendars know an appointment. */
export const calendarName = 'heem.ics';

/** The file by which a mail puts an appointment into a calendar, moves or removes it (RFC 5546). */
export function writeCalendarFile(event: CalendarEvent): Attachment {
  const method = event.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  return {
    filename: calendarName,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(calendarText(event, method)).toString('base64'),
  };
}

/** The event as a file to download: no invitation to answer, so that it names no attendee (RFC 5546, 3.2.1). */
export const writeCalendarDownload = (event: CalendarEvent): string => calendarText(event, ICalCalendarMethod.PUBLISH);

/** An appointment in a calendar that staff subscribe to: it is read only. */
export type SubscribedEvent = Omit<CalendarEvent, 'cancelled' | 'organizer' | 'attendee'>;

/** The interval in seconds at which a program should look again; most do so less often. */
const refresh = 15 * 60;

/** A calendar to subscribe to, complete each time: appointments that are no longer in it disappear. */
export function writeCalendarSubscription(name: string, events: readonly SubscribedEvent[]): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId, ttl: refresh });
  for (const { uid, startsAt, endsAt, ...event } of events)
    calendar.createEvent({ ...event, id: uid, start: new Date(startsAt), end: new Date(endsAt) });
  return calendar.toString();
}

/** Times are in UTC, which no calendar misreads. */
function calendarText(
  { uid, cancelled, startsAt, endsAt, organizer, attendee, ...event }: CalendarEvent,
  method: ICalCalendarMethod,
): string {
  const isInvited = attendee !== null && method !== ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId });
  calendar.createEvent({
    ...event,
    id: uid,
    start: new Date(startsAt),
    end: new Date(endsAt),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    attendees: isInvited ? [{ ...attendee, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED }] : [],
  });
  return calendar.toString();
}
