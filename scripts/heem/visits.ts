import { z } from 'zod';
import { dayOf, instantOf, timeOf } from '../../lib/day.ts';
import { visitsSince } from '../../lib/db/visits.ts';
import { table } from '../support/table.ts';
import { type Command, WrongUse } from './command.ts';

export const visits: Command = {
  usage: '[--since DAY]',
  summary: 'appointments from a day on, the first one first',
  help: 'DAY is a day such as 2026-11-24, by the clock in Belgium; today, if it is left out.',
  options: { since: { type: 'string' } },
  async run({ options: { since = dayOf(Date.now()) } }) {
    const day = z.iso.date().safeParse(since);
    const start = day.success ? instantOf(day.data, 0) : null;
    if (start === null) throw new WrongUse('--since is a day such as 2026-11-24');
    const found = await visitsSince(start);
    if (found.length === 0) return console.log('There are no appointments.');
    const rows = found.map(
      ({ id, startsAt, endsAt, state, agenda, property, name, email, fields, locale, feedback }) => [
        `${dayOf(startsAt)} ${timeOf(startsAt)}–${timeOf(endsAt)}`,
        ...[state, agenda, property === null ? '' : String(property), name, email, String(fields.phone ?? ''), locale],
        ...[feedback ? 'noted' : '', id],
      ],
    );
    console.log(
      table(['when', 'state', 'agenda', 'home', 'name', 'e-mail', 'phone', 'language', 'feedback', 'id'], rows),
    );
  },
};
