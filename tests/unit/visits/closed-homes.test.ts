import { expect, it } from 'vitest';
import { dayMs } from '@/lib/base/day';
import type { Property } from '@/lib/catalogue/schema/property';
import type { Snapshot } from '@/lib/content/snapshot';
import { db } from '@/lib/db/database';
import { translatorIn } from '@/lib/i18n/translator';
import { planErasure } from '@/lib/people/erase-person';
import { listErasureLines } from '@/lib/people/erasure-words';
import { cancelVisit, moveVisit, offerFreePlaces } from '@/lib/visits/change-visit';
import { updateReminders } from '@/lib/visits/reminders';
import { findVisit } from '@/lib/visits/store';
import { findUnavailableReason } from '@/lib/visits/unavailable-reason';
import { visitSubject } from '@/lib/visits/visit-subject';
import { visitView } from '@/lib/visits/visit-view';
import { listVisitsToCheck } from '@/lib/visits/visits-to-check';
import { first, homes, sample } from '@/tests/support/sample-site';
import { onSqlite } from '@/tests/support/storage/database';
import { auditEvents, staffBrowser } from '@/tests/support/storage/office';
import { book, mails, offered, visitedHome } from '@/tests/support/storage/visits';

const { catalogue } = sample;
const sold = first(catalogue.marquees.values(), ({ closed, key }) => closed && key === 'sold').id;
const slot = (n = 60) => offered()[n] ?? '';

/** The sample with the visited home as it is by now; null for one that is gone. */
const now = (home: Property | null, withdrawn?: true): Snapshot => {
  const properties = new Map(catalogue.properties);
  properties.delete(visitedHome.id);
  if (home && !withdrawn) properties.set(home.id, home);
  const off = home && withdrawn ? new Map([...catalogue.withdrawn, [home.id, home]]) : catalogue.withdrawn;
  return { ...sample, catalogue: { ...catalogue, properties, withdrawn: off } };
};
const states = {
  sold: now({ ...visitedHome, marquee: sold }),
  let: now({ ...visitedHome, marquee: sold, goal: 1 }),
  withdrawn: now({ ...visitedHome, status: 'withdrawn' }, true),
  gone: now(null),
};

it('a home is no longer visited once it is sold, let, withdrawn or gone', () => {
  for (const [why, data] of Object.entries(states)) expect(findUnavailableReason(visitedHome.id, data)).toBe(why);
  expect(findUnavailableReason(visitedHome.id, sample)).toBeNull();
  expect(findUnavailableReason(null, states.gone)).toBeNull();
});

const reminders = async () => (await mails()).filter(({ wantedAt }) => wantedAt > Date.now()).length;

onSqlite(() => {
  it('appointments of a home that is sold, let, withdrawn or gone are listed for staff who may see them', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: visitedHome.broker });
    const other = first(homes, (home) => home.broker !== visitedHome.broker && home.marquee === undefined);
    const sara = await staffBrowser({ role: 'broker', broker: other.broker });
    const id = String(await book({ slot: slot() }));
    await book({ slot: slot(61), home: other });
    expect(await listVisitsToCheck(tom.staff, sample)).toEqual([]);
    for (const [why, data] of Object.entries(states)) {
      expect(await listVisitsToCheck(tom.staff, data)).toMatchObject([{ home: visitedHome.id, why, visits: [{ id }] }]);
      expect(await listVisitsToCheck(sara.staff, data)).toEqual([]);
    }
  });

  it.each([
    ['withdrawn', visitedHome.title.nl],
    ['gone', `Pand ${visitedHome.id}`],
  ] as const)('a visitor of a home that is %s is not sent to the office', async (why, title) => {
    const data = states[why];
    const id = String(await book({ slot: slot() }));
    const visit = await findVisit(id);
    if (!visit) throw new Error('nothing was booked');
    const t = await translatorIn('nl', 'visits');
    expect(visitSubject(visit, 'nl', t, data)).toMatchObject({ home: null, title, place: null, routeHref: null });
    expect(await visitView(visit, 'nl', t, data)).toMatchObject({ state: 'confirmed', subject: null, days: [] });
    const erasure = await planErasure(visit.email, data);
    expect((await listErasureLines(erasure, 'nl', data)).join()).toContain(`: ${title}`);
  });

  it('all appointments of a home are cancelled at once, by staff who may see them', async () => {
    const closed = first(homes, ({ marquee, broker }) => marquee === sold && broker === 'tom-claes');
    const ids = [await book({ slot: slot() }), await book({ slot: slot(62), email: 'b@visitor.example' })].map(String);
    await (await db()).updateTable('visit').set({ property: closed.id, agenda: 'broker:tom-claes' }).execute();
    const sara = await staffBrowser({ role: 'broker', broker: 'sara-jacobs' });
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    expect(await sara.browser.act('visits.cancel', { home: String(closed.id) })).toEqual({ error: 'gone' });
    expect(await tom.browser.act('visits.cancel', { home: String(closed.id) })).toEqual({ done: 'visitsCancelled' });
    for (const id of ids) expect(await findVisit(id)).toMatchObject({ state: 'cancelled' });
    expect((await mails()).filter(({ subject }) => subject.startsWith('Geannuleerd')).map(({ to }) => to)).toEqual([
      'an@visitor.example',
      'b@visitor.example',
    ]);
    expect(await auditEvents({ action: 'visit.cancel' })).toHaveLength(2);
    expect(await tom.browser.act('visits.cancel', {})).toMatchObject({ error: 'invalid' });
  });

  it('a visitor who waits for a closed home gets no offer, but a mail once staff remove them', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: visitedHome.broker });
    const holds = String(await book({ slot: slot() }));
    const waits = String(await book({ slot: slot(), waiting: true, email: 'b@visitor.example' }));
    await cancelVisit(holds, states.sold);
    await offerFreePlaces(states.sold);
    expect((await findVisit(waits))?.state).toBe('waiting');
    await offerFreePlaces(sample);
    expect((await findVisit(waits))?.state).toBe('offered');
    const [line] = await listVisitsToCheck(tom.staff, states.sold);
    expect(line?.visits.map(({ state }) => state).toSorted()).toEqual(['offered']);
    expect(await tom.browser.act('visits.cancel', { id: waits })).toEqual({ done: 'visitsCancelled' });
    // On the list, offered, taken off.
    expect((await mails()).filter(({ to }) => to === 'b@visitor.example')).toHaveLength(3);
    await updateReminders(sample);
    expect(await reminders()).toBe(0);
  });

  it('a sold or withdrawn home has no reminders until it is back', async () => {
    const id = String(await book({ slot: slot() }));
    expect(await reminders()).toBe(1);
    await updateReminders(sample);
    expect(await reminders()).toBe(1);
    const one = (await findVisit(id))?.reminder;
    for (const data of Object.values(states)) {
      await updateReminders(data);
      expect([await reminders(), (await findVisit(id))?.reminder]).toEqual([0, null]);
      // Moved meanwhile: there is none either.
      expect(await moveVisit(id, (await findVisit(id))?.startsAt === Number(slot()) ? slot(61) : slot(), data)).toBe(
        'moved',
      );
      expect(await reminders()).toBe(0);
      await updateReminders(sample);
      expect(await reminders()).toBe(1);
      expect((await mails()).at(-1)?.wantedAt).toBe(((await findVisit(id))?.startsAt ?? 0) - dayMs);
    }
    expect((await findVisit(id))?.reminder).not.toBe(one);
    // A due reminder stays; an appointment made too late for a reminder gets none.
    const startsAt = (await findVisit(id))?.startsAt ?? 0;
    await updateReminders(sample, startsAt - dayMs - 3_600_000);
    expect(await reminders()).toBe(1);
    await (await db()).updateTable('visit').set({ reminder: null }).where('id', '=', id).execute();
    await (await db()).deleteFrom('outbox').where('wanted_at', '>', Date.now()).execute();
    await updateReminders(sample, startsAt - dayMs - 3_600_000);
    expect(await reminders()).toBe(0);
  });
});
