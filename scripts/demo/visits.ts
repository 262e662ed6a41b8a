import type { Snapshot } from '../../lib/data/load.ts';
import { dayMs } from '../../lib/day.ts';
import { inTransaction } from '../../lib/db/database.ts';
import { updateVisit } from '../../lib/db/visits.ts';
import { agendaOf } from '../../lib/visits/agenda.ts';
import { cancelVisit } from '../../lib/visits/change-visit.ts';
import { fullSlots } from '../../lib/visits/slot-days.ts';
import { ask, at, type DemoHome, daysBefore, homesOf, type Visitor, visitors } from './visitors.ts';

interface Appointment {
  /** When it was requested, in days before today, and how many days later it takes place. */
  daysAgo: number;
  after: number;
  home: DemoHome;
  who: Visitor;
  nameToOwner?: true;
  /** What the visitor said of the home, as staff noted it. */
  feedback?: { feedback: string; rating: number };
  cancelled?: true;
}

const { an, jonas, claire, emma, karl, sofie } = visitors;

const appointments: readonly Appointment[] = [
  {
    daysAgo: 50,
    after: 4.3,
    home: 5816,
    who: karl,
    feedback: { feedback: 'Schöne Lage und viel Licht. Der Garten ist ihm zu groß.', rating: 3 },
  },
  { daysAgo: 36, after: 5.2, home: 5802, who: sofie, cancelled: true },
  {
    daysAgo: 31,
    after: 3,
    home: 5802,
    who: claire,
    nameToOwner: true,
    feedback: { feedback: 'Bel appartement, bien entretenu. Elle cherche une deuxième salle de bains.', rating: 3 },
  },
  {
    daysAgo: 26,
    after: 4.05,
    home: 5801,
    who: an,
    nameToOwner: true,
    feedback: { feedback: 'Heel enthousiast over het terras en de rust. Ze denkt aan een bod.', rating: 5 },
  },
  { daysAgo: 12, after: 5.35, home: 5801, who: emma },
  { daysAgo: 6, after: 9.25, home: 5801, who: jonas, nameToOwner: true },
  { daysAgo: 2, after: 7, home: 5816, who: sofie },
];

/** Books appointments as the form does, and notes what came of them. */
export async function bookAll(data: Snapshot, now: number): Promise<void> {
  for (const { daysAgo, after, home, who, nameToOwner = false, feedback, cancelled } of appointments) {
    const asked = daysBefore(now, daysAgo);
    const slot = await freeSlot(home, asked, after, data);
    const id = await ask({ form: 'contact-appointment', home, who, values: { slot, nameToOwner } }, asked, data);
    if (feedback) await inTransaction((trx) => updateVisit(trx, id, feedback));
    if (cancelled) await at(asked + dayMs, () => cancelVisit(id, data));
  }
}

/** The first free moment for a home some days after it is asked for, as the form sends it; throws where none is offered. */
async function freeSlot(id: DemoHome, asked: number, after: number, data: Snapshot): Promise<string> {
  const home = homesOf(data).find((one) => one.id === id) ?? null;
  const { slots, full } = await fullSlots(agendaOf(home, data), data, null, asked);
  const slot = slots.find(({ startsAt }) => startsAt >= asked + after * dayMs && !full.has(startsAt));
  if (!slot) throw new Error(`no moment is offered for home ${id}`);
  return String(slot.startsAt);
}
