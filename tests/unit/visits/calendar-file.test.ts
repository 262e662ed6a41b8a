import { expect, it } from 'vitest';
import { writeCalendarDownload, writeCalendarFile } from '@/lib/visits/calendar-file';

const event = {
  uid: 'visit-1@heem.example',
  sequence: 0,
  cancelled: false,
  startsAt: Date.parse('2026-11-24T09:00Z'),
  endsAt: Date.parse('2026-11-24T09:45Z'),
  summary: 'Afspraak: Huis; met tuin, en meer',
  description: 'Tom Claes\n\nVerplaatsen: https://heem.example/nl/afspraak/',
  location: 'Demerstraat 12, 3500 Hasselt',
  url: 'https://heem.example/nl/afspraak/?token=abc',
  organizer: { name: 'Tom Claes', email: 'tom@heem.example' },
  attendee: { name: 'An "Ann" Peeters', email: 'an@visitor.example' },
};

/** The lines of the file by name, folded ones joined (RFC 5545, 3.1). */
function parsed(own: Partial<typeof event> = {}) {
  const { content, ...file } = writeCalendarFile({ ...event, ...own });
  const lines = Buffer.from(content, 'base64')
    .toString()
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
  const named = lines.map((line) => /^([A-Z-]+)[;:](.*)$/.exec(line)).filter((line) => line !== null);
  return { file, lines, value: (name: string) => named.find(([, key]) => key === name)?.[2] };
}

it('invites, in UTC', () => {
  const { file, lines, value } = parsed();
  expect(file.contentType).toBe('text/calendar; charset=utf-8; method=REQUEST');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(['METHOD', 'UID', 'SEQUENCE', 'STATUS'].map(value)).toEqual(['REQUEST', event.uid, '0', 'CONFIRMED']);
  expect(['DTSTART', 'DTEND'].map(value)).toEqual(['20261124T090000Z', '20261124T094500Z']);
  expect(value('SUMMARY')).toBe('Afspraak: Huis\\; met tuin\\, en meer');
  expect(value('ORGANIZER')).toContain('mailto:tom@heem.example');
  expect(value('ATTENDEE')).toContain('MAILTO:an@visitor.example');
});

it('moves and cancels the same event', () => {
  const moved = parsed({ sequence: 1, startsAt: event.startsAt + 3_600_000, endsAt: event.endsAt + 3_600_000 });
  expect(['UID', 'SEQUENCE', 'DTSTART'].map(moved.value)).toEqual([event.uid, '1', '20261124T100000Z']);
  const cancelled = parsed({ sequence: 2, cancelled: true });
  expect(cancelled.file.contentType).toContain('method=CANCEL');
  expect(['METHOD', 'UID', 'SEQUENCE', 'STATUS'].map(cancelled.value)).toEqual(['CANCEL', event.uid, '2', 'CANCELLED']);
});

it('names nobody who is to answer in the file to download', () => {
  const text = writeCalendarDownload(event);
  expect(text).toContain('METHOD:PUBLISH');
  expect(text).not.toContain('ATTENDEE');
});
