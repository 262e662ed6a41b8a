import { randomUUID } from 'node:crypto';
import { actions } from '../../lib/app/actions.ts';
import { addDays, dayMs, dayOf, daysFrom, hourMs, weekdayOf } from '../../lib/base/day.ts';
import type { Snapshot } from '../../lib/content/snapshot.ts';
import { manualForms } from '../../lib/leads/lead-kinds.ts';
import { listInbox } from '../../lib/leads/store-inbox.ts';
import type { ActionContext } from '../../lib/staff/define-action.ts';
import { confirmSearch, listSearches } from '../../lib/subscriptions/store.ts';
import { owners, savedViews, textBlocks } from './desk.ts';
import { type HandLead, handLeads } from './hand-leads.ts';
import type { DemoLead, LeadEvent } from './lead-events.ts';
import { officeAbsences, officeVisits } from './office-visits.ts';
import { olderLeads } from './older-leads.ts';
import { people } from './people.ts';
import { recentLeads } from './recent-leads.ts';
import { freeSlot } from './requests.ts';
import { writeSearches } from './searches.ts';
import { type DemoStaff, demoStaff, findDemoStaff, type Person } from './staff.ts';
import { atTime, daysBefore, sendForm } from './views.ts';

/** Runs an action of the office as a member of staff does, at a moment (ms since epoch); throws for what it refuses. */
async function act(
  by: DemoStaff,
  name: keyof typeof actions,
  fields: Record<string, string>,
  moment: number,
  data: Snapshot,
): Promise<string | undefined> {
  const staff = await findDemoStaff(by);
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const { schema, run } = actions[name];
  const session = { id: randomUUID(), staff, isFresh: true };
  const context: ActionContext = { session, form, headers: new Headers(), locale: staff.locale, data, actions };
  const { error, href } = await atTime(moment, async () => run(schema.parse(fields), context));
  if (error) throw new Error(`${name} was refused: ${error}`);
  return href;
}

const demoLeads = [...olderLeads, ...recentLeads];

/** Writes two months of an agency up to a moment (ms since epoch), with the functions that visitors and staff use. */
export async function writeOffice(data: Snapshot, now: number): Promise<void> {
  for (const lead of demoLeads) await writeLead(lead, data, now);
  for (const lead of handLeads) await writeHandLead(lead, data, now);
  await writeDesk(data, now);
  await writeVisits(data, now);
  await writeAgenda(data, now);
  await closeOld(data, now);
  await writeSearches(now);
  for (const { who, form, daysAgo } of demoLeads)
    if (form === 'demand-register')
      await atTime(daysBefore(now, daysAgo) + hourMs, async () => {
        for (const { id } of await listSearches(who.email)) await confirmSearch(id);
      });
}

/** The sample settings that exist since the first weeks. */
async function writeDesk(data: Snapshot, now: number): Promise<void> {
  const moment = daysBefore(now, 50);
  for (const block of textBlocks) await act('lies', 'text.save', block, moment, data);
  for (const { by, ...view } of savedViews) await act(by, 'view.save', view, moment, data);
  for (const { by, ...owner } of owners) await act(by, 'owner.invite', owner, moment, data);
}

/** Closes old leads, as an office would. */
async function closeOld(data: Snapshot, now: number): Promise<void> {
  const { lines } = await listInbox({ statuses: ['new', 'open'], until: now - 4 * dayMs }, 'oldest', null, 500);
  for (const { id, createdAt, form, status } of lines) {
    const isDone = status === 'new' ? form !== 'post-testimonial' : manualForms.some((one) => one === form);
    if (isDone) await act('lies', 'lead.change', { id, status: 'closed' }, createdAt + 26 * hourMs, data);
  }
}

/** Returns the time at which a lead came in: today's came in the hours before now. */
const momentOf = (daysAgo: number, now: number, turn = 1): number =>
  daysAgo === 0 ? now - turn * 47 * 60_000 : daysBefore(now, daysAgo);

async function writeLead(
  { daysAgo, home, project, values, events = [], ...sent }: DemoLead,
  data: Snapshot,
  now: number,
) {
  const moment = momentOf(daysAgo, now, sent.form === 'contact-me' ? 1 : 2);
  const inDays = (days: unknown) => (typeof days === 'number' ? addDays(dayOf(moment), days) : days);
  const subject = home
    ? ({ type: 'property', id: home } as const)
    : project
      ? ({ type: 'project', id: project } as const)
      : undefined;
  const filled = Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, inDays(value)]));
  const id = await sendForm({ ...sent, subject, values: filled }, moment, data);
  for (const event of events) await writeLeadEvent(id, event, moment + event.after * hourMs, data, now);
}

async function writeLeadEvent(
  id: string,
  event: LeadEvent,
  moment: number,
  data: Snapshot,
  now: number,
): Promise<void> {
  if (moment > now) return;
  const change = async (fields: Record<string, string>) =>
    act(event.by, 'lead.change', { id, ...fields }, moment, data);
  if ('status' in event) await change({ status: event.status });
  else if ('assignee' in event) await change({ assignee: (await findDemoStaff(event.assignee)).id });
  else if ('followUp' in event) await change({ followUp: addDays(dayOf(now), event.followUp) });
  else if ('note' in event) await act(event.by, 'lead.note', { id, text: event.note }, moment, data);
  else
    await act(
      event.by,
      'lead.answer',
      { id, key: randomUUID(), subject: event.subject, text: event.answer },
      moment,
      data,
    );
}

async function writeHandLead({ daysAgo, by, form, who, hasMail, home, remark }: HandLead, data: Snapshot, now: number) {
  const fields = {
    form,
    remark,
    name: `${who.firstName} ${who.lastName}`,
    phone: who.phone,
    language: who.locale,
    ...(hasMail && { email: who.email }),
    ...(home && { property: String(home) }),
  };
  await act(by, 'lead.add', fields, momentOf(daysAgo, now), data);
}

const staffOf = (home: number, { catalogue }: Snapshot): DemoStaff =>
  (Object.keys(demoStaff) as DemoStaff[]).find((name) => {
    const person: Person = demoStaff[name];
    return person.broker === catalogue.properties.get(home)?.broker;
  }) ?? 'lies';

async function writeVisits(data: Snapshot, now: number): Promise<void> {
  let last = '';
  for (const { requested, inDays, home, who, ...what } of officeVisits) {
    const requestedAt = daysBefore(now, requested);
    const after = (now - requestedAt) / dayMs + inDays;
    const slot: string = what.isWaiting ? last : await freeSlot(home, requestedAt, after, data);
    last = slot;
    const values = { slot, waiting: what.isWaiting ?? false, nameToOwner: what.nameToOwner ?? false };
    const subject = { type: 'property', id: home } as const;
    const id = await sendForm({ form: 'contact-appointment', subject, who, values }, requestedAt, data);
    const [by, end] = [staffOf(home, data), Number(slot) + 2 * hourMs];
    if (what.feedback) await act(by, 'visit.feedback', { id, ...what.feedback }, end, data);
    if (what.isMissed) await act(by, 'visit.missed', { id, missed: 'yes' }, end, data);
    if (what.isCancelled) await act(by, 'visit.cancel', { id }, requestedAt + dayMs, data);
  }
}

/** Somebody telephones for a visit, and the free days that staff entered. */
async function writeAgenda(data: Snapshot, now: number): Promise<void> {
  const { dirk } = people;
  const visitor = { name: `${dirk.firstName} ${dirk.lastName}`, phone: dirk.phone, language: dirk.locale };
  const slot = await freeSlot(5805, now, 2, data);
  await act('tom', 'visit.book', { key: randomUUID(), agenda: 'tom-claes', home: '5805', slot, ...visitor }, now, data);
  for (const { by, inDays, ...absence } of officeAbsences) {
    const days = daysFrom(addDays(dayOf(now), inDays), 3);
    const from = days.find((day) => weekdayOf(day) < 6) ?? '';
    await act(by, 'absence.add', { from, ...absence }, now - dayMs, data);
  }
}
