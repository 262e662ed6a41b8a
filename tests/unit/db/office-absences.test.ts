import { expect, it } from 'vitest';
import { addDays, dayMs, dayOf, hourOf, timeOf } from '@/lib/day';
import { listAbsences } from '@/lib/db/absences';
import { listAudit } from '@/lib/db/audit';
import { db, inTransaction } from '@/lib/db/database';
import { deleteExpired } from '@/lib/db/personal-data';
import { takeSeat } from '@/lib/db/visit-seats';
import { findVisit } from '@/lib/db/visits';
import { translatorIn } from '@/lib/i18n/translator';
import { absenceSpan, addAbsence } from '@/lib/office/absences';
import { absencesWithVisits } from '@/lib/office/visits-to-check';
import { agendaOf, findSlot } from '@/lib/visits/agenda';
import { acceptOffer, cancelVisit, moveVisit, offerFreePlaces } from '@/lib/visits/change-visit';
import { fullSlots } from '@/lib/visits/choose-slot';
import { visitView } from '@/lib/visits/visit-view';
import { wordsIn } from '../../support/messages';
import { first, homes, sample } from '../../support/sample-site';
import { staffCommand } from '../../support/storage/command';
import { onBothEngines } from '../../support/storage/database';
import { retention } from '../../support/storage/examples';
import { staffBrowser } from '../../support/storage/office';
import { book, choose, mails, offered, visitedHome } from '../../support/storage/visits';

const nobody = { id: null, name: 'test' };
const broker = `broker:${visitedHome.broker}`;
const other = first(homes, (home) => home.broker !== visitedHome.broker && home.marquee === undefined);
// A week ahead, so that an offer of the waiting list ends before the moment.
const slot = () => offered()[60] ?? '';
const dayOfSlot = () => dayOf(Number(slot()));
const away = (agenda: string, own: object = {}) => addAbsence({ agenda, from: dayOfSlot(), ...own }, nobody, sample);
const offeredTo = async (home: typeof visitedHome | null) =>
  (await fullSlots(agendaOf(home, sample), sample)).slots.map(({ startsAt }) => String(startsAt));
const state = async (id: unknown) => (await findVisit(String(id)))?.state;
/** The hours of an absence that takes one moment alone. */
const only = (moment: string) => ({
  begins: timeOf(Number(moment)),
  ends: timeOf(Number(moment) + sample.content.visits.homes.slotMinutes * 60_000),
});

onBothEngines(() => {
  it('nothing is offered, held, booked or moved to a time in which the broker is away', async () => {
    const [one, next] = [slot(), offered()[61] ?? ''];
    const visit = String(await book({ slot: offered()[0] ?? '' }));
    await away(broker, only(one));
    expect(await offeredTo(visitedHome)).toEqual(offered().filter((moment) => moment !== one));
    expect(await choose({ slot: one })).toMatchObject({ held: false, full: expect.arrayContaining([one]) });
    expect(await book({ slot: one })).toEqual({ slot: 'slotGone' });
    expect(await moveVisit(visit, one, sample)).toBe('choose');
    const found = await findVisit(visit);
    const days = found && (await visitView(found, 'nl', await translatorIn('nl', 'visits'), sample)).days;
    expect(days?.flatMap(({ slots }) => slots.map(({ value }) => value))).not.toContain(one);
    // The next moment begins when the absence ends.
    expect(await choose({ slot: next })).toMatchObject({ held: true });
    expect(await book({ slot: one, home: other })).toEqual(expect.any(String));
  });

  it('an absence of the office leaves the brokers, one of everybody closes all', async () => {
    const isOpen = async (home: typeof visitedHome | null) =>
      (await offeredTo(home)).some((moment) => dayOf(Number(moment)) === dayOfSlot());
    await away('office');
    expect([await isOpen(visitedHome), await isOpen(other), await isOpen(null)]).toEqual([true, true, false]);
    await away('all');
    expect([await isOpen(visitedHome), await isOpen(other), await isOpen(null)]).toEqual([false, false, false]);
  });

  it('a place is not taken where the absence came after the moment was found', async () => {
    const found = await findSlot(slot(), agendaOf(visitedHome, sample), sample.content.visits);
    await away('all');
    const take = () =>
      inTransaction((trx) =>
        takeSeat(
          trx,
          found ??
            (() => {
              throw new Error();
            })(),
          { holder: 'a', until: Date.now() + dayMs },
        ),
      );
    expect(await take()).toBe(false);
  });

  it('of many bookings and an absence at once, none is made after it', async () => {
    const [answers] = await Promise.all([
      Promise.all(
        offered()
          .slice(60, 64)
          .map((moment) => book({ slot: moment })),
      ),
      away('all', { to: addDays(dayOfSlot(), 1) }),
    ]);
    const made = answers.filter((answer) => typeof answer === 'string');
    const owner = await staffBrowser({ role: 'owner' });
    const [line] = await absencesWithVisits(owner.staff, sample);
    // Those that were made before are named with the absence.
    expect(line?.visits.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
    expect(await book({ slot: slot() })).toEqual({ slot: 'slotGone' });
  });

  it('the waiting list gets no offer in an absence, and an offer that was made is gone', async () => {
    const ids: string[] = [];
    for (const email of ['a@visitor.example', 'b@visitor.example', 'c@visitor.example']) {
      ids.push(String(await book({ slot: slot(), waiting: true, email })));
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const [, offer, waits] = ids;
    await cancelVisit(ids[0] ?? '', sample);
    expect([await state(offer), await state(waits)]).toEqual(['offered', 'waiting']);
    await away(broker);
    expect(await acceptOffer(offer ?? '', sample)).toBe('full');
    await cancelVisit(offer ?? '', sample);
    await offerFreePlaces(sample);
    expect(await state(waits)).toBe('waiting');
  });

  it('what stands in it is listed, and cancelled only when somebody presses', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: visitedHome.broker });
    const owner = await staffBrowser({ role: 'owner' });
    const [a, b] = [slot(), offered()[61] ?? ''];
    const mine = [await book({ slot: a, locale: 'fr' }), await book({ slot: b })].map(String);
    const theirs = String(await book({ slot: a, home: other }));
    expect(await owner.browser.act('absence.add', { agenda: 'all', from: dayOf(Number(a)) })).toEqual({
      done: 'absenceAdded',
    });
    const listed = async (staff: typeof tom.staff) =>
      (await absencesWithVisits(staff, sample)).map(({ visits }) => visits.map(({ id }) => id).toSorted());
    expect(await listed(owner.staff)).toEqual([[...mine, theirs].toSorted()]);
    expect(await listed(tom.staff)).toEqual([mine.toSorted()]);
    expect(await Promise.all([...mine, theirs].map(state))).toEqual(['confirmed', 'confirmed', 'confirmed']);

    expect(await tom.browser.act('visits.cancel', { id: theirs })).toEqual({ error: 'gone' });
    expect(await tom.browser.act('visits.cancel', { id: mine[0] ?? '' })).toEqual({ done: 'visitsCancelled' });
    const told = (await mails()).filter(({ subject }) => subject.startsWith(wordsIn('fr')('visits.states.cancelled')));
    expect(told.map(({ to }) => to)).toEqual(['an@visitor.example']);
    const [line] = await absencesWithVisits(tom.staff, sample);
    expect(await tom.browser.act('visits.cancel', { absence: line?.id ?? '' })).toEqual({ done: 'visitsCancelled' });
    expect(await Promise.all([...mine, theirs].map(state))).toEqual(['cancelled', 'cancelled', 'confirmed']);
    const { entries } = await listAudit({ action: 'visit.cancel' }, null, 10);
    expect(entries.map(({ subject, actor }) => [subject, actor]).toSorted()).toEqual(
      mine.map((id) => [id, tom.staff.id]).toSorted(),
    );
    expect(await tom.browser.act('visits.cancel', { absence: line?.id ?? '' })).toEqual({ error: 'gone' });
  });

  it('a broker enters and removes their own, an owner all; removing can be undone', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: visitedHome.broker });
    const owner = await staffBrowser({ role: 'owner' });
    const sent = { from: dayOfSlot(), why: 'Tandarts' };
    for (const agenda of ['all', 'office', `broker:${other.broker}`])
      expect(await tom.browser.act('absence.add', { ...sent, agenda })).toEqual({ error: 'forbidden' });
    expect(await owner.browser.act('absence.add', { ...sent, agenda: 'broker:nobody' })).toEqual({
      error: 'invalid',
      fields: { agenda: 'unknownPerson' },
    });
    expect(await tom.browser.act('absence.add', { ...sent, agenda: broker })).toEqual({ done: 'absenceAdded' });
    await owner.browser.act('absence.add', { ...sent, agenda: 'office' });
    const [mine, office] = (await listAbsences(Date.now())).toSorted((a) => (a.agenda === broker ? -1 : 1));
    expect(mine).toMatchObject({ agenda: broker, why: 'Tandarts', by: 'Tom Claes' });
    expect((await absencesWithVisits(tom.staff, sample)).map(({ agenda }) => agenda)).toEqual([broker]);
    expect(await tom.browser.act('absence.remove', { id: office?.id ?? '' })).toEqual({ error: 'forbidden' });
    const removed = await tom.browser.act('absence.remove', { id: mine?.id ?? '' });
    expect(removed).toEqual({ done: 'absenceRemoved', undo: expect.any(String) });
    expect(await offeredTo(visitedHome)).toContain(slot());
    expect(await tom.browser.act('absence.remove', { id: mine?.id ?? '' })).toEqual({ error: 'gone' });
    expect(await owner.browser.act('undo', { undo: removed.undo ?? '' })).toEqual({ error: 'gone' });
    expect(await tom.browser.act('undo', { undo: removed.undo ?? '' })).toEqual({ done: 'undone' });
    expect(await offeredTo(visitedHome)).not.toContain(slot());
    expect(await tom.browser.act('undo', { undo: removed.undo ?? '' })).toEqual({ error: 'gone' });
    const { entries } = await listAudit({ subject: mine?.id ?? '' }, null, 10);
    expect(entries.map(({ action }) => action)).toEqual(['undo', 'absence.remove', 'absence.add']);
    // The reason may be of a private kind.
    expect(JSON.stringify(entries)).not.toContain('Tandarts');
  });

  it('is deleted a month after its end', async () => {
    await away('all');
    await deleteExpired(retention, hourOf(addDays(dayOfSlot(), 30), 0));
    expect(await (await db()).selectFrom('absence').selectAll().execute()).toHaveLength(1);
    await deleteExpired(retention, hourOf(addDays(dayOfSlot(), 32), 0));
    expect(await (await db()).selectFrom('absence').selectAll().execute()).toEqual([]);
  });

  it('is entered by command, which prints what stands in it', async () => {
    await book({ slot: slot() });
    const day = dayOfSlot();
    const off = (...args: string[]) => staffCommand('visits', 'off', ...args);
    expect(await off('--broker', 'nobody', '--from', day)).toMatchObject({ code: 2 });
    expect(await off('--from', 'tomorrow')).toMatchObject({ code: 2, stderr: expect.stringContaining('--from') });
    expect(await off('--from', day, '--to', '2020-01-01')).toMatchObject({ code: 2 });
    const entered = await off(
      '--broker',
      visitedHome.broker,
      '--from',
      day,
      '--to',
      addDays(day, 1),
      '--why',
      'Verlof',
    );
    expect(entered).toMatchObject({ code: 0, stdout: expect.stringMatching(/^entered; 1 .*\n.* An Peeters /) });
    expect(await listAbsences(Date.now())).toMatchObject([{ agenda: broker, why: 'Verlof', by: 'npm run heem' }]);
    expect((await listAudit({ action: 'absence.add' }, null, 1)).entries[0]?.actor).toBeNull();
  });
});

it('days and hours are those of the clock in Belgium', () => {
  const now = Date.parse('2026-01-01T00:00Z');
  const iso = (from: string, own: object = {}) => {
    const { startsAt, endsAt } = absenceSpan({ from, ...own }, now);
    return [startsAt, endsAt].map((time) => new Date(time).toISOString());
  };
  expect(iso('2026-03-29')).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  expect(iso('2026-10-24', { to: '2026-10-25' })).toEqual(['2026-10-23T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
  expect(iso('2026-11-24', { begins: '14:00' })).toEqual(['2026-11-24T13:00:00.000Z', '2026-11-24T23:00:00.000Z']);
  expect(iso('2026-11-24', { ends: '12:30' })).toEqual(['2026-11-23T23:00:00.000Z', '2026-11-24T11:30:00.000Z']);
  // 02:30 does not exist on this day: it is half an hour after the clock jumped.
  expect(iso('2026-03-29', { begins: '02:30', ends: '04:00' })).toEqual([
    '2026-03-29T01:30:00.000Z',
    '2026-03-29T02:00:00.000Z',
  ]);
  const refused = (from: string, own: object = {}) => {
    try {
      absenceSpan({ from, ...own }, now);
      return null;
    } catch (error) {
      return (error as { state?: { fields?: object } }).state?.fields;
    }
  };
  expect(refused('2026-02-02', { to: '2026-02-01' })).toEqual({ to: 'endsFirst' });
  expect(refused('2026-02-02', { to: '2026-02-03', begins: '10:00' })).toEqual({ to: 'hoursOfOneDay' });
  expect(refused('2026-02-02', { begins: '10:00', ends: '10:00' })).toEqual({ ends: 'endsFirst' });
  expect(refused('2025-12-31')).toEqual({ from: 'isPast' });
  expect(refused('2026-01-01')).toBeNull();
  expect(refused('2026-02-02', { to: '2062-02-02' })).toEqual({ to: 'tooFar' });
});

onBothEngines(() => {
  it('a list of moments takes 50 ms at most with 10,000 appointments and 1,000 absences', async () => {
    const database = await db();
    await book({ slot: slot() });
    const {
      assignee: _,
      follow_up: __,
      ...lead
    } = await database.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
    const visit = await database.selectFrom('visit').selectAll().executeTakeFirstOrThrow();
    const start = Date.now() - 300 * dayMs;
    const agendas = [broker, 'office', `broker:${other.broker}`];
    await inTransaction(async (trx) => {
      for (let at = 0; at < 10_000; at += 500) {
        const some = Array.from({ length: 500 }, (_, i) => at + i).map((n) => {
          const starts_at = start + n * 45 * 60_000;
          return { id: `v${n}`, agenda: agendas[n % 3] ?? '', starts_at, ends_at: starts_at + 45 * 60_000 };
        });
        await trx
          .insertInto('lead')
          .values(some.map(({ id }) => ({ ...lead, id, key: id })))
          .execute();
        await trx
          .insertInto('visit')
          .values(some.map((one) => ({ ...visit, ...one, lead: one.id })))
          .execute();
        await trx
          .insertInto('visit_seat')
          .values(
            some.map(({ id, ...one }) => ({ ...one, seat: 0, visit: id, holder: null, held_until: 0, network: null })),
          )
          .execute();
      }
      for (let at = 0; at < 1_000; at += 250)
        await trx
          .insertInto('absence')
          .values(
            Array.from({ length: 250 }, (_, i) => ({
              id: `a${at + i}`,
              agenda: agendas[(at + i) % 4] ?? null,
              starts_at: Date.now() + (at + i) * 8 * 3_600_000,
              ends_at: Date.now() + (at + i) * 8 * 3_600_000 + 3_600_000,
              why: null,
              by: 'x',
              removed_at: null,
            })),
          )
          .execute();
    });
    const agenda = agendaOf(visitedHome, sample);
    await fullSlots(agenda, sample);
    // The quickest of ten: other work of the machine does not count.
    const times: number[] = [];
    for (let i = 0; i < 10; i++) {
      const began = performance.now();
      await fullSlots(agenda, sample);
      times.push(performance.now() - began);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
