import { expect, it } from 'vitest';
import { addDays, dayMs, dayOf, instantOfHour, timeOf } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { translatorIn } from '@/lib/i18n/translator';
import { deleteExpired } from '@/lib/people/store-retention';
import { addAbsence } from '@/lib/visits/absence-actions';
import { findSlot, getAgenda } from '@/lib/visits/agenda';
import { acceptOffer, cancelVisit, moveVisit, offerFreePlaces } from '@/lib/visits/change-visit';
import { findFullSlots } from '@/lib/visits/choose-slot';
import { findVisit } from '@/lib/visits/store';
import { listAbsences } from '@/lib/visits/store-absences';
import { reserveSeat } from '@/lib/visits/store-seats';
import { visitView } from '@/lib/visits/visit-view';
import { listAbsencesWithVisits } from '@/lib/visits/visits-to-check';
import { wordsIn } from '@/tests/support/messages';
import { first, homes, sample } from '@/tests/support/sample-site';
import { staffCommand } from '@/tests/support/storage/command';
import { later, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { retention } from '@/tests/support/storage/examples';
import { auditEvents, staffBrowser } from '@/tests/support/storage/office';
import { book, choose, mails, offered, visitedHome } from '@/tests/support/storage/visits';

const nobody = { id: null, name: 'test' };
const broker = `broker:${visitedHome.broker}`;
const other = first(homes, (home) => home.broker !== visitedHome.broker && home.marquee === undefined);
const isOfSameDay = (one = '', next = '') => dayOf(Number(one)) === dayOf(Number(next));
// A week ahead, so that an offer of the waiting list ends before the moment; not the last of its day.
const slot = () => offered().find((moment, at, all) => at >= 60 && isOfSameDay(moment, all[at + 1])) ?? '';
const nextSlot = () => offered()[offered().indexOf(slot()) + 1] ?? '';
const dayOfSlot = () => dayOf(Number(slot()));
const away = (agenda: string, own: object = {}) => addAbsence({ agenda, from: dayOfSlot(), ...own }, nobody, sample);
const offeredTo = async (home: typeof visitedHome | null) =>
  (await findFullSlots(getAgenda(home, sample), sample)).slots.map(({ startsAt }) => String(startsAt));
const state = async (id: unknown) => (await findVisit(String(id)))?.state;
/** The hours of an absence that takes one moment alone. */
const only = (moment: string) => ({
  begins: timeOf(Number(moment)),
  ends: timeOf(Number(moment) + sample.content.visits.homes.slotMinutes * 60_000),
});

onBothEngines(() => {
  it('no booking made at the same time as an absence falls into it', async () => {
    const at = offered().indexOf(slot());
    const moments = offered().slice(at, at + 4);
    const [answers] = await Promise.all([
      Promise.all(moments.map((moment) => book({ slot: moment }))),
      away('all', { to: dayOf(Number(moments.at(-1))) }),
    ]);
    const made = answers.filter((answer) => typeof answer === 'string');
    const owner = await staffBrowser({ role: 'owner' });
    const [line] = await listAbsencesWithVisits(owner.staff, sample);
    // Earlier bookings are listed with the absence.
    expect(line?.visits.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
    expect(await book({ slot: slot() })).toEqual({ slot: 'slotGone' });
  });

  it('an absence of everybody waits for the first booking of an agenda, and none comes after it', async () => {
    const found = await findSlot(slot(), getAgenda(visitedHome, sample), sample.content.visits);
    if (!found) throw new Error('no moment');
    const taken = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const booking = inTransaction(async (trx) => {
      await reserveSeat(trx, found, { holder: 'a', until: Date.now() + dayMs });
      taken.resolve();
      await commit.promise;
    });
    await taken.promise;
    let isThere = false;
    const absence = away('all').then(() => {
      isThere = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isThere).toBe(false);
    commit.resolve();
    await Promise.all([booking, absence]);

    const brokers = new Set(homes.map((home) => home.broker));
    const shown = [...brokers].map((one) => first(homes, (home) => home.broker === one && home.marquee === undefined));
    await (await db()).deleteFrom('agenda_turn').execute();
    const later = dayOf(Number(first(offered(), (moment) => dayOf(Number(moment)) > dayOfSlot())));
    const moments = offered().filter((moment) => dayOf(Number(moment)) === later);
    const seats = async () => (await (await db()).selectFrom('visit_seat').selectAll().execute()).length;
    const [then] = await Promise.all([
      away('all', { from: later }).then(seats),
      ...shown.flatMap((home) => moments.slice(0, 2).map((moment) => choose({ slot: moment, home }))),
    ]);
    expect(await seats()).toBe(then);
  });
});

onSqlite(() => {
  it('no moment is offered, held, booked or moved to in which the broker is away', async () => {
    const [one, next] = [slot(), nextSlot()];
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

  it('an absence of the office leaves the brokers, one of everybody closes all, also a moment that was found before', async () => {
    const found = await findSlot(slot(), getAgenda(visitedHome, sample), sample.content.visits);
    if (!found) throw new Error('no moment');
    const isOpen = async (home: typeof visitedHome | null) =>
      (await offeredTo(home)).some((moment) => dayOf(Number(moment)) === dayOfSlot());
    await away('office');
    expect(await isOpen(visitedHome)).toEqual(true);
    expect(await isOpen(other)).toEqual(true);
    expect(await isOpen(null)).toEqual(false);
    await away('all');
    expect(await isOpen(visitedHome)).toEqual(false);
    expect(await isOpen(other)).toEqual(false);
    expect(await isOpen(null)).toEqual(false);
    const until = Date.now() + dayMs;
    expect(await inTransaction((trx) => reserveSeat(trx, found, { holder: 'a', until }))).toBe(false);
  });

  it('the waiting list gets no offer in an absence, and an offer that was made is gone', async () => {
    const wait = (minutes: number, email: string) =>
      later(minutes, async () => String(await book({ slot: slot(), waiting: true, email })));
    const [seated, offer, waits] = [
      await wait(0, 'a@x.example'),
      await wait(1, 'b@x.example'),
      await wait(2, 'c@x.example'),
    ];
    await cancelVisit(seated, sample);
    expect(await state(offer)).toEqual('offered');
    expect(await state(waits)).toEqual('waiting');
    await away(broker);
    expect(await acceptOffer(offer, sample)).toBe('full');
    await cancelVisit(offer, sample);
    await offerFreePlaces(sample);
    expect(await state(waits)).toBe('waiting');
  });

  it('appointments in an absence are listed, and cancelled only on request', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: visitedHome.broker });
    const owner = await staffBrowser({ role: 'owner' });
    const [a, b] = [slot(), nextSlot()];
    const mine = [await book({ slot: a, locale: 'fr' }), await book({ slot: b })].map(String);
    const theirs = String(await book({ slot: a, home: other }));
    expect(await owner.browser.act('absence.add', { agenda: 'all', from: dayOf(Number(a)) })).toEqual({
      done: 'absenceAdded',
    });
    const listed = async (staff: typeof tom.staff) =>
      (await listAbsencesWithVisits(staff, sample)).map(({ visits }) => visits.map(({ id }) => id).toSorted());
    expect(await listed(owner.staff)).toEqual([[...mine, theirs].toSorted()]);
    expect(await listed(tom.staff)).toEqual([mine.toSorted()]);
    expect(await Promise.all([...mine, theirs].map(state))).toEqual(['confirmed', 'confirmed', 'confirmed']);

    expect(await tom.browser.act('visits.cancel', { id: theirs })).toEqual({ error: 'gone' });
    expect(await tom.browser.act('visits.cancel', { id: mine[0] ?? '' })).toEqual({ done: 'visitsCancelled' });
    const actual = (await mails()).filter(({ subject }) =>
      subject.startsWith(wordsIn('fr')('visits.states.cancelled')),
    );
    expect(actual.map(({ to }) => to)).toEqual(['an@visitor.example']);
    const [line] = await listAbsencesWithVisits(tom.staff, sample);
    expect(await tom.browser.act('visits.cancel', { absence: line?.id ?? '' })).toEqual({ done: 'visitsCancelled' });
    expect(await Promise.all([...mine, theirs].map(state))).toEqual(['cancelled', 'cancelled', 'confirmed']);
    expect(
      (await auditEvents({ action: 'visit.cancel' })).map(({ subject, actor }) => [subject, actor]).toSorted(),
    ).toEqual(mine.map((id) => [id, tom.staff.id]).toSorted());
    expect(await tom.browser.act('visits.cancel', { absence: line?.id ?? '' })).toEqual({ error: 'gone' });
  });

  it('a broker enters and removes their own, an owner all; removing can be undone', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: visitedHome.broker });
    const owner = await staffBrowser({ role: 'owner' });
    const sent = { from: dayOfSlot(), why: 'Tandarts' };
    for (const agenda of ['all', 'office', `broker:${other.broker}`])
      expect(await tom.browser.act('absence.add', { ...sent, agenda })).toEqual({ error: 'forbidden' });
    expect(await owner.browser.act('absence.add', { ...sent, agenda: 'broker:nobody' })).toMatchObject({
      fields: { agenda: 'unknownPerson' },
    });
    expect(await tom.browser.act('absence.add', { ...sent, agenda: broker })).toEqual({ done: 'absenceAdded' });
    await owner.browser.act('absence.add', { ...sent, agenda: 'office' });
    const [mine, office] = (await listAbsences(Date.now())).toSorted((a) => (a.agenda === broker ? -1 : 1));
    expect(mine).toMatchObject({ agenda: broker, why: 'Tandarts', by: 'Tom Claes' });
    expect((await listAbsencesWithVisits(tom.staff, sample)).map(({ agenda }) => agenda)).toEqual([broker]);
    expect(await tom.browser.act('absence.remove', { id: office?.id ?? '' })).toEqual({ error: 'forbidden' });
    const removed = await tom.browser.act('absence.remove', { id: mine?.id ?? '' });
    expect(removed).toEqual({ done: 'absenceRemoved', undo: expect.any(String) });
    expect(await offeredTo(visitedHome)).toContain(slot());
    expect(await tom.browser.act('absence.remove', { id: mine?.id ?? '' })).toEqual({ error: 'gone' });
    expect(await owner.browser.undo(removed)).toEqual({ error: 'gone' });
    expect(await tom.browser.undo(removed)).toEqual({ done: 'undone' });
    expect(await offeredTo(visitedHome)).not.toContain(slot());
    expect(await tom.browser.undo(removed)).toEqual({ error: 'gone' });
    const entries = await auditEvents({ subject: mine?.id ?? '' });
    expect(entries.map(({ action }) => action)).toEqual(['undo', 'absence.remove', 'absence.add']);
    // The reason may be of a private kind.
    expect(JSON.stringify(entries)).not.toContain('Tandarts');
  });

  it('is deleted a month after its end', async () => {
    await away('all');
    await deleteExpired(retention, instantOfHour(addDays(dayOfSlot(), 30), 0));
    expect(await (await db()).selectFrom('absence').selectAll().execute()).toHaveLength(1);
    await deleteExpired(retention, instantOfHour(addDays(dayOfSlot(), 32), 0));
    expect(await (await db()).selectFrom('absence').selectAll().execute()).toEqual([]);
  });

  it('is entered by a command that prints it', async () => {
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
    expect((await auditEvents({ action: 'absence.add' }))[0]?.actor).toBeNull();
  });
});
