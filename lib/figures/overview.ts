import 'server-only';
import { listStaff } from '../accounts/store-staff.ts';
import {
  figuresByHome,
  figuresIn,
  figuresOfDays,
  figuresOfMonths,
  noFigures,
  type StepFigures,
} from '../audience/store-periods.ts';
import { addDays, daysFrom } from '../base/day.ts';
import { getHome } from '../catalogue/known-homes.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { countLeadsBy, type NowAndBefore } from '../leads/store-figures.ts';
import { agendaOfBroker, brokerOfAgenda } from '../visits/agenda.ts';
import { countDays, type FiguresQuery, toSpan } from './query.ts';
import { type FiguresScope, homesIn } from './scope.ts';
import { type Similar, similarTo } from './similar.ts';
import { countVisitsBy } from './store.ts';

export interface NamedCount extends NowAndBefore {
  /** The key of a message, or the name itself. */
  name: string;
}

type LookedAt = 'visits' | 'views' | 'saves' | 'shares';

/** The counts of the overview, which are named in `office.figures.totals` of the messages. */
export interface Total extends NowAndBefore {
  name: LookedAt | 'leads' | 'appointments';
}

export interface BrokerCount {
  /** The broker; null for leads that nobody is assigned to. */
  name: string | null;
  leads: NowAndBefore;
  appointments: NowAndBefore;
}

export interface Overview {
  totals: Total[];
  /** The days of the period, or its months if there are too many days. */
  steps: StepFigures[];
  byMonth: boolean;
  kinds: NamedCount[];
  brokers: BrokerCount[];
  /** The visits of one home compared with those of similar homes. */
  similar: Similar | null;
}

/** A longer period is shown by month. */
const maxDays = 92;

/** Returns the counted visits, leads and appointments of a period, compared with the period before. */
export async function readOverview(
  { now, before }: FiguresQuery,
  scope: FiguresScope,
  data: Snapshot,
  today: string,
): Promise<Overview> {
  const homes = homesIn(scope);
  const home = scope.home === undefined ? undefined : getHome(scope.home, data);
  // The comparison of one home needs the other homes as well.
  const ofNow = home ? await figuresByHome({ days: now, today }) : null;
  const total = ofNow ? (ofNow.get(home?.id ?? 0) ?? noFigures) : await figuresIn({ days: now, today, homes });
  const earlier = await figuresIn({ days: before, today, homes });
  const count = (name: LookedAt): Total => ({ name, now: total[name], before: earlier[name] });
  const byMonth = countDays(now) > maxDays;
  const steps = byMonth ? await figuresOfMonths({ days: now, today, homes }) : await figuresOfDays(now, homes);
  const looked = [count('visits'), count('views'), count('saves'), count('shares')];
  const shown = {
    steps: fillSteps(steps, byMonth ? listMonths(now) : daysFrom(now.first, countDays(now))),
    byMonth,
    similar: home ? similarTo((id) => ofNow?.get(id)?.visits ?? 0, data)(home) : null,
  };
  if (!scope.leads) return { ...shown, totals: looked, kinds: [], brokers: [] };

  const spans = { now: toSpan(now), before: toSpan(before), of: scope.own, home: scope.home };
  const kinds = await countLeadsBy(['form'], spans);
  const appointments = await countScopedVisits(scope, spans);
  const brokers = scope.brokers && scope.home === undefined ? await countByBroker(spans, appointments, data) : [];
  return {
    ...shown,
    totals: [...looked, { name: 'leads', ...sumCounts(kinds) }, { name: 'appointments', ...sumCounts(appointments) }],
    kinds: kinds
      .map(({ form, ...counts }) => ({ name: form, ...counts }))
      .sort((a, b) => b.now - a.now || b.before - a.before || (a.name < b.name ? -1 : 1)),
    brokers,
  };
}

type Spans = Parameters<typeof countLeadsBy>[1];
type CountedVisits = Awaited<ReturnType<typeof countVisitsBy>>;

/** Returns the appointments of a scope; a broker's are those in their agenda and those at their homes. */
async function countScopedVisits({ own, home }: FiguresScope, spans: Spans): Promise<CountedVisits> {
  const visits = await countVisitsBy(spans);
  if (!own || home !== undefined) return visits;
  const homes = new Set(own.homes);
  const agenda = own.broker === null ? null : agendaOfBroker(own.broker);
  return visits.filter(({ property, agenda: of }) => of === agenda || (property !== null && homes.has(property)));
}

const sumCounts = (counts: readonly NowAndBefore[]): NowAndBefore => ({
  now: counts.reduce((sum, { now }) => sum + now, 0),
  before: counts.reduce((sum, { before }) => sum + before, 0),
});

/** Counts by person: a lead counts for its assignee, otherwise for the broker of its home or project; an appointment for the person who receives the visitor. */
async function countByBroker(spans: Spans, visits: CountedVisits, data: Snapshot): Promise<BrokerCount[]> {
  const { catalogue, content } = data;
  const staff = new Map((await listStaff()).map(({ id, name, broker }) => [id, broker ?? name]));
  const responsibleBroker = (property: number | null, project: number | null): string | null =>
    (property === null ? undefined : getHome(property, data)?.broker) ??
    (project === null ? undefined : catalogue.projects.get(project)?.broker) ??
    null;
  const found = new Map<string | null, BrokerCount>();
  const add = (broker: string | null, what: 'leads' | 'appointments', { now, before }: NowAndBefore) => {
    const none = { now: 0, before: 0 };
    const name = broker === null ? null : (content.team.get(broker)?.name ?? broker);
    const known = found.get(broker) ?? { name, leads: none, appointments: none };
    found.set(broker, { ...known, [what]: { now: known[what].now + now, before: known[what].before + before } });
  };
  for (const { assignee, property, project, ...counts } of await countLeadsBy(
    ['assignee', 'property', 'project'],
    spans,
  ))
    add((assignee && staff.get(assignee)) ?? responsibleBroker(property, project), 'leads', counts);
  for (const { agenda, property, ...counts } of visits)
    add(brokerOfAgenda(agenda) ?? responsibleBroker(property, null), 'appointments', counts);
  return [...found.values()]
    .filter(({ leads, appointments }) => leads.now + leads.before + appointments.now + appointments.before > 0)
    .sort((a, b) => b.leads.now - a.leads.now || ((a.name ?? '\uffff') < (b.name ?? '\uffff') ? -1 : 1));
}

/** Returns all steps of a period, with zeros if nothing was counted. */
function fillSteps(found: readonly StepFigures[], steps: readonly string[]): StepFigures[] {
  const known = new Map(found.map((step) => [step.step, step]));
  return steps.map((step) => known.get(step) ?? { step, views: 0, visits: 0 });
}

function listMonths({ first, last }: FiguresQuery['now']): string[] {
  const months: string[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = addDays(`${month}-01`, 31).slice(0, 7))
    months.push(month);
  return months;
}
