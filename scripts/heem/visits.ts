import { z } from 'zod';
import { dayOf, instantAt, minutesSinceMidnight, timeOf } from '../../lib/base/day.ts';
import { findVisit, listVisitsSince } from '../../lib/visits/store.ts';
import { table } from '../support/table.ts';
import { asAction } from './as-action.ts';
import { type Command, commandActor, onlyWord, UsageError } from './command.ts';

export const visits: Command = {
  usage: '[--since DAY]',
  summary: 'appointments from a day on, in order of time',
  help: 'DAY is a day such as 2026-11-24 in Belgian time, by default today.',
  options: { since: { type: 'string' } },
  async run({ options: { since = dayOf(Date.now()) } }) {
    const day = z.iso.date().safeParse(since);
    const start = day.success ? instantAt(day.data, 0) : null;
    if (start === null) throw new UsageError('--since is a day such as 2026-11-24');
    const found = await listVisitsSince(start);
    if (found.length === 0) return console.log('There are no appointments.');
    const rows = found.map(
      ({ id, startsAt, endsAt, state, agenda, property, name, email, fields, locale, feedback }) => [
        `${dayOf(startsAt)} ${timeOf(startsAt)}–${timeOf(endsAt)}`,
        ...[state, agenda, property === null ? '' : String(property), name, email, String(fields.phone ?? ''), locale],
        ...[feedback ? 'noted' : '', id],
      ],
    );
    console.log(
      table(['when', 'state', 'agenda', 'home', 'name', 'email', 'phone', 'language', 'feedback', 'id'], rows),
    );
  },
};

/** The rejections of the office, in the words of a command. */
const reasons: Record<string, string> = {
  gone: 'there is no such appointment',
  slotFull: 'that moment is full',
  slotGone: 'that moment is not offered, or it is the one that the appointment has',
  visitOver: 'this appointment has begun',
  visitNotYet: 'this visit has not taken place yet',
  visitNotHeld: 'this appointment does not take place: it is cancelled, or waits',
  visitAtOffice: 'this appointment is no visit to a home',
  unknownPerson: '--broker is an id of data/team.json',
  endsFirst: '--to is not before --from, nor --end before --begin',
  hoursOfOneDay: '--begin and --end are hours of one day',
  isPast: 'this is over already',
  tooFar: 'this is more than two years ahead',
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
    const { recordFeedback } = await import('../../lib/visits/visit-work.ts');
    await asAction(() => recordFeedback(id, { text: data.text, rating: data.rating ?? null }, commandActor), reasons);
    console.log('stored');
  },
};

export const visitsCancel: Command = {
  usage: 'ID [--note "…"]',
  takesWords: true,
  summary: 'cancels an appointment, or takes somebody off a waiting list',
  help: 'ID is the last column of "visits". Visitor and broker get a mail, with the sentence of --note; the place goes to the next of the waiting list.',
  options: { note: { type: 'string' } },
  async run(input) {
    const id = onlyWord(input, 'ID');
    const { note } = input.options;
    const trimmed = typeof note === 'string' && note.trim() !== '' ? note.trim() : undefined;
    const { cancelVisit, checkAnswer, data } = await changes();
    await asAction(
      async () => checkAnswer(await cancelVisit(await requireVisit(id), data, { actor: commandActor, note: trimmed })),
      reasons,
    );
    console.log('cancelled');
  },
};

export const visitsMove: Command = {
  usage: 'ID "2026-11-30 14:00"',
  takesWords: true,
  summary: 'moves an appointment, or books it for somebody on a waiting list',
  help: 'ID is the last column of "visits"; the moment is one that the agenda offers, in Belgian time. Visitor and broker get a mail.',
  async run({ words }) {
    const [id, day, time, ...more] = words.flatMap((word) => word.split(' '));
    const minutes = z.iso.time({ precision: -1 }).safeParse(time).success ? minutesSinceMidnight(time ?? '') : null;
    const startsAt = minutes !== null && z.iso.date().safeParse(day).success ? instantAt(day ?? '', minutes) : null;
    if (!id || startsAt === null || more.length > 0)
      throw new UsageError('expected ID and a moment: "2026-11-30 14:00"');
    const { moveVisit, checkAnswer, data } = await changes();
    await asAction(async () => {
      const answer = await moveVisit(await requireVisit(id), String(startsAt), data, { actor: commandActor });
      checkAnswer(answer);
      if (answer === 'cancelled') throw new UsageError(reasons.visitNotHeld);
    }, reasons);
    console.log('moved');
  },
};

/** Imported on demand: they render mails. */
async function changes() {
  const [visits, { checkAnswer }, { publishedData }] = await Promise.all([
    import('../../lib/visits/change-visit.ts'),
    import('../../lib/visits/visit-work.ts'),
    import('../../lib/data/store.ts'),
  ]);
  return { ...visits, checkAnswer, data: publishedData() };
}

/** The id of an appointment that there is. */
async function requireVisit(id: string): Promise<string> {
  if (!(await findVisit(id))) throw new UsageError(reasons.gone);
  return id;
}

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
      { allBrokers: everybody },
      { agendaOfBroker, officeAgenda },
      { publishedData },
      standing,
    ] = await Promise.all([
      import('../../lib/visits/absence-actions.ts'),
      import('../../lib/visits/absence-names.ts'),
      import('../../lib/visits/agenda.ts'),
      import('../../lib/data/store.ts'),
      import('../../lib/visits/visits-to-check.ts'),
    ]);
    const agenda = broker ? agendaOfBroker(String(broker)) : office ? officeAgenda : everybody;
    const { data, error } = absenceSchema.safeParse({ ...days, agenda, begins: begin, ends: end });
    if (!data) throw new UsageError(`--${String(error.issues[0]?.path[0])} is missing or not right`);
    const id = await asAction(() => addAbsence(data, commandActor, publishedData()), reasons);
    const visits = await standing.listVisitsInAbsence(id);
    console.log(visits.length === 0 ? 'entered' : `entered; ${visits.length} appointments stand in it:`);
    for (const visit of visits)
      console.log(`${dayOf(visit.startsAt)} ${timeOf(visit.startsAt)}  ${visit.name}  ${visit.id}`);
  },
};
