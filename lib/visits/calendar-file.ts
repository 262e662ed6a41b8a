import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Mail } from '../mail/mail.ts';

/** An appointment as calendars know it; times in ms since epoch. */
export interface CalendarEvent {
  /** The same for as long as the appointment lives, whatever becomes of it. */
  uid: string;
  /** Higher with each change. */
  sequence: number;
  cancelled: boolean;
  startsAt: number;
  endsAt: number;
  summary: string;
  description: string;
  location: string;
  /** Where it can be changed. */
  url: string;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

type Attachment = NonNullable<Mail['attachments']>[number];

/** The file by which a mail puts an appointment into a calendar, moves or removes it (RFC 5546); times are in UTC, which no calendar misreads. */
export function calendarFile({
  uid,
  cancelled,
  startsAt,
  endsAt,
  organizer,
  attendee,
  ...event
}: CalendarEvent): Attachment {
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ method, prodId: { company: 'Heem', product: 'visits' } });
  calendar.createEvent({
    ...event,
    id: uid,
    start: new Date(startsAt),
    end: new Date(endsAt),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    attendees: [{ ...attendee, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return {
    filename: 'heem.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(calendar.toString()).toString('base64'),
  };
}
