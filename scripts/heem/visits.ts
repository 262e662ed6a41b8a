import { z } from 'zod';
import { dayOf, instantOf, timeOf } from '../../lib/day.ts';
import { inTransaction } from '../../lib/db/database.ts';
import { findVisit, updateVisit, visitsSince } from '../../lib/db/visits.ts';
import { table } from '../support/table.ts';
import { type Command, onlyWord, UsageError } from './command.ts';
import { actor, asAction } from './staff.ts';

export const visits: Command = {
  usage: '[--since DAY]',
  summary: 'appointments from a day on, in order of time',
  help: 'DAY is a day such as 2026-11-24 in Belgian time, by default today.',
  options: { since: { type: 'string' } },
  async run({ options: { since = dayOf(Date.now()) } }) {
    const day = z.iso.date().safeParse(since);
    const start = day.success ? instantOf(day.data, 0) : null;
    if (start === null) throw new UsageError('--since is a day such as 2026-11-24');
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

const schema = z.object({
  text: z.string().trim().min(1).max(2000),
  rating: z.coerce.number().int().min(1).max(5).optional(),
});

export const visitsFeedback: Command = {
  usage: 'ID --text "…" [--rating 1..5]',
  takesWords: true,
  summary: 'stores the feedback of a visitor about a home, for its owner',
  help: 'ID is the last column of "visits". The owner reads it in the portal, without the visitor’s name unless they agreed. Repeating the command replaces the feedback.',
  options: { text: { type: 'string' }, rating: { type: 'string' } },
  async run(input) {
    const id = onlyWord(input, 'ID');
    const { data, error } = schema.safeParse(input.options);
    if (!data)
      throw new UsageError(
        error.issues[0]?.path[0] === 'rating' ? '--rating is 1 to 5' : '--text is 1 to 2000 characters',
      );
    await inTransaction(async (trx) => {
      const visit = await findVisit(id, trx);
      if (!visit || visit.property === null) throw new UsageError(`no visit to a home ${id}`);
      if (visit.startsAt > Date.now()) throw new UsageError('this visit has not taken place yet');
      await updateVisit(trx, id, { feedback: data.text, rating: data.rating ?? null });
    });
    console.log('stored');
  },
};

export const visitsOff: Command = {
  usage: '--from DAY [--to DAY] [--begin TIME --end TIME] [--broker ID | --office] [--why "…"]',
  summary: 'enters when a broker, the office or everybody takes no appointments',
  help: `Days such as 2026-12-24 and times such as 14:00 in Belgian time; --to is the last day, by default the first. Without ID of
data/team.json and --office it is for everybody. Appointments that stand then stay: they are printed, and listed in the office.`,
  options: {
    broker: { type: 'string' },
    office: { type: 'boolean' },
    from: { type: 'string' },
    to: { type: 'string' },
    begin: { type: 'string' },
    end: { type: 'string' },
    why: { type: 'string' },
  },
  async run({ options: { broker, office, begin, end, ...days } }) {
    if (broker && office) throw new UsageError('--broker or --office, not both');
    const [
      { absenceSchema, addAbsence },
      { everybody },
      { agendaOfBroker, officeAgenda },
      { publishedData },
      standing,
    ] = await Promise.all([
      import('../../lib/office/absences.ts'),
      import('../../lib/office/absence-names.ts'),
      import('../../lib/visits/agenda.ts'),
      import('../../lib/data/store.ts'),
      import('../../lib/office/visits-to-check.ts'),
    ]);
    const agenda = broker ? agendaOfBroker(String(broker)) : office ? officeAgenda : everybody;
    const { data, error } = absenceSchema.safeParse({ ...days, agenda, begins: begin, ends: end });
    if (!data) throw new UsageError(`--${String(error.issues[0]?.path[0])} is missing or not right`);
    const id = await asAction(() => addAbsence(data, actor, publishedData()));
    const visits = await standing.visitsInAbsence(id);
    console.log(visits.length === 0 ? 'entered' : `entered; ${visits.length} appointments stand in it:`);
    for (const visit of visits)
      console.log(`${dayOf(visit.startsAt)} ${timeOf(visit.startsAt)}  ${visit.name}  ${visit.id}`);
  },
};
