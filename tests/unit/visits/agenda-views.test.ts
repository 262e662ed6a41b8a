import { expect, it } from 'vitest';
import type { Staff } from '@/lib/accounts/store-staff';
import { addDays, dayOf, instantOfHour, weekdayOf } from '@/lib/base/day';
import type { Span } from '@/lib/base/span';
import { db, inTransaction } from '@/lib/db/database';
import { agendaHref, readAgendaQuery, readDays, readList } from '@/lib/visits/agenda-page';
import { agendaScope } from '@/lib/visits/agenda-scope';
import { readBooking } from '@/lib/visits/booking-view';
import { cancelVisit } from '@/lib/visits/change-visit';
import { insertAbsence } from '@/lib/visits/store-absences';
import { findInAgenda } from '@/lib/visits/store-agenda';
import { visitDetails } from '@/lib/visits/visit-details';
import { first, homes, sample } from '@/tests/support/sample-site';
import { staffCommand } from '@/tests/support/storage/command';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { auditEvents } from '@/tests/support/storage/office';
import { happened } from '@/tests/support/storage/office-visits';
import { book, offered } from '@/tests/support/storage/visits';

const person = { name: 'Lies', email: 'lies@heem.example', locale: 'nl', secured: true } as const;
const owner: Staff = { ...person, id: 'owner', role: 'owner', broker: null };
const lies: Staff = { ...person, id: 'lies', role: 'broker', broker: 'lies-vandeput' };
const sara: Staff = { ...person, id: 'sara', role: 'broker', broker: 'sara-jacobs' };
const ofSara = first(homes, ({ broker }) => broker === 'sara-jacobs');

const far = 60;
const slotAt = (position: number, home?: typeof ofSara | null) => offered(home)[position] ?? '';
const query = (text: string) => readAgendaQuery(new URLSearchParams(text));
const dayOfSlot = (slot: string) => dayOf(Number(slot));

onBothEngines(() => {
  it('the list goes page by page, from a day on, by state and agenda', async () => {
    const id = String(await book({ slot: slotAt(far) }));
    const other = String(await book({ slot: slotAt(far, ofSara), home: ofSara, email: 'b@visitor.example' }));
    const database = await db();
    const [visit, lead] = await Promise.all([
      database.selectFrom('visit').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      database.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ]);
    // Many at the same moment: the place in the list is time and id.
    for (let i = 0; i < 119; i++) {
      const own = { id: crypto.randomUUID(), key: crypto.randomUUID() };
      await database
        .insertInto('lead')
        .values({ ...lead, ...own, assignee: undefined, follow_up: undefined })
        .execute();
      await database
        .insertInto('visit')
        .values({ ...visit, id: own.id, lead: own.id })
        .execute();
    }
    const seen: string[] = [];
    for (let asked: string | null = 'view=list'; asked !== null; ) {
      const { visits, next } = await readList(query(asked), owner, sample);
      seen.push(...visits.map((one) => one.id));
      asked = next ? agendaHref({ ...query(asked), after: undefined }, { after: next }).slice(1) : null;
    }
    expect([seen.length, new Set(seen).size]).toEqual([121, 121]);
    const list = async (text: string, staff = owner) => (await readList(query(text), staff, sample)).visits.length;
    expect(await list('view=list', sara)).toBe(1);
    expect(await list('view=list&broker=sara-jacobs')).toBe(1);
    expect(await list(`view=list&home=${ofSara.id}`)).toEqual(1);
    expect(await list('view=list&home=1')).toEqual(0);
    expect(await list('view=list&home=5801', sara)).toEqual(0);
    expect(await list('view=list&home=x')).toEqual(50);
    expect(await list(`view=list&day=${addDays(dayOfSlot(slotAt(far)), 9)}`)).toBe(0);
    await cancelVisit(other, sample);
    expect(await list('view=list&state=cancelled')).toEqual(1);
    expect(await list('view=list&state=waiting')).toEqual(0);
    expect(await list('view=x&day=2026-99-99&state=y&after=z&broker=%27')).toBe(0);
  });

  it('a day shows the agendas that somebody may see, with appointments and free moments', async () => {
    const slot = slotAt(far);
    const id = String(await book({ slot }));
    const [own, other, all] = await Promise.all(
      [lies, sara, owner].map((staff) => readDays(query(`day=${dayOfSlot(slot)}`), staff, sample)),
    );
    const words = (days: typeof own) => days?.[0]?.agendas.map(({ agenda }) => agenda.word);
    expect([words(own), words(other)]).toEqual([
      ['lies-vandeput', 'office'],
      ['sara-jacobs', 'office'],
    ]);
    expect(words(all)).toEqual(['lies-vandeput', 'tom-claes', 'sara-jacobs', 'nicolas-renard', 'office']);
    const [mine, office] = own?.[0]?.agendas ?? [];
    expect(mine?.visits.map((visit) => visit.id)).toEqual([id]);
    expect(mine?.free.map(({ startsAt }) => String(startsAt))).not.toContain(slot);
    expect(mine?.free.length).toBeGreaterThan(0);
    expect(office?.free.length).toBeGreaterThan(0);
    expect(other?.[0]?.agendas.flatMap(({ visits }) => visits)).toEqual([]);
    expect(await findInAgenda(id, agendaScope(sara, sample))).toBeNull();
    expect(await findInAgenda(id, agendaScope(lies, sample))).toMatchObject({ id });
    // Asked for by its address it is not shown either.
    const asked = await readDays(query(`broker=lies-vandeput&day=${dayOfSlot(slot)}`), sara, sample);
    expect(asked[0]?.agendas).toEqual([]);
  });
});

onSqlite(() => {
  it('a home that has another broker by now is seen by both', async () => {
    const id = String(await book({ slot: slotAt(far) }));
    const database = await db();
    await database.updateTable('visit').set({ agenda: 'broker:somebody-gone' }).where('id', '=', id).execute();
    const [day] = await readDays(query(`day=${dayOfSlot(slotAt(far))}`), lies, sample);
    expect(day?.agendas.find(({ visits }) => visits.length > 0)).toMatchObject({
      agenda: { word: 'somebody-gone', name: 'somebody-gone' },
      free: [],
    });
  });

  it('a week begins on Monday; closed days say why, days without hours that they have none', async () => {
    const { closed } = sample.content.visits;
    const days = await readDays(query(`view=week&day=${closed[0]?.from}`), owner, sample);
    expect(days.map(({ day }) => weekdayOf(day))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const shut = days.find(({ day }) => day === closed[0]?.from);
    expect(shut?.agendas.map((one) => one.closed)).toEqual(Array(5).fill(closed[0]));
    const [christmas] = await readDays(query('day=2028-12-25'), owner, sample);
    expect(christmas?.agendas[0]?.closed).toBe('holiday');
    const [sunday] = await readDays(query('day=2028-12-17'), owner, sample);
    expect(sunday?.agendas[0]).toMatchObject({ closed: 'noHours', visits: [], free: [] });
    const yesterday = addDays(dayOf(Date.now()), -1);
    const [past] = await readDays(query(`day=${yesterday}`), owner, sample);
    expect(past?.agendas.flatMap(({ free }) => free)).toEqual([]);
  });

  it('an absent broker has no free moments; an absence of some hours stands among the appointments', async () => {
    const day = dayOfSlot(slotAt(far));
    const noon = instantOfHour(day, 12);
    const absent = (own: Span) =>
      inTransaction((trx) =>
        insertAbsence(trx, { agenda: 'broker:lies-vandeput', why: 'Opleiding', by: 'Lies', ...own }),
      );
    await absent({ startsAt: noon, endsAt: instantOfHour(addDays(day, 1), 0) });
    const read = async () => (await readDays(query(`day=${day}`), owner, sample))[0]?.agendas ?? [];
    const [part, other] = await read();
    expect(part).toMatchObject({ closed: null, absences: [{ startsAt: noon, why: 'Opleiding' }] });
    expect(part?.free.filter(({ endsAt }) => endsAt > noon)).toEqual([]);
    expect(other).toMatchObject({ closed: null, absences: [] });
    await absent({ startsAt: instantOfHour(day, 0), endsAt: instantOfHour(addDays(day, 2), 0) });
    expect((await read())[0]).toMatchObject({ closed: { why: 'Opleiding' }, absences: [], free: [] });
  });

  it('the reason of an absence is hidden from a colleague who sees only an appointment', async () => {
    const day = dayOfSlot(slotAt(far));
    const id = String(await book({ slot: slotAt(far), home: ofSara }));
    const change = { agenda: 'broker:tom-claes' };
    await (await db()).updateTable('visit').set(change).where('id', '=', id).execute();
    const away = { agenda: 'broker:tom-claes', why: 'Dokter', by: 'Tom', startsAt: instantOfHour(day, 0) };
    await inTransaction((trx) => insertAbsence(trx, { ...away, endsAt: instantOfHour(addDays(day, 1), 0) }));
    const closed = async (staff: Staff) =>
      (await readDays(query(`day=${day}`), staff, sample))[0]?.agendas.find(({ agenda }) => agenda.word === 'tom-claes')
        ?.closed;
    expect(await closed(owner)).toMatchObject({ why: 'Dokter' });
    expect(await closed(sara)).toMatchObject({ why: null });
  });

  it('the page to book finds a home by number, reference or street, and shows the moments of its broker', async () => {
    const read = (text: string, staff = owner) => readBooking(new URLSearchParams(text), staff, 'nl', sample);
    expect(await read('')).toMatchObject({ agenda: null, home: null, asked: null, days: [] });
    for (const words of ['5801', 'has 5801'])
      expect(await read(`home=${words}`)).toMatchObject({
        agenda: { word: 'lies-vandeput' },
        home: { reference: 'HAS-5801' },
      });
    expect((await read('home=5801')).days.length).toBeGreaterThan(10);
    expect(await read('home=5801', sara)).toMatchObject({ agenda: null, asked: { words: '5801', homes: [] } });
    expect(await read('home=nowhere')).toMatchObject({ agenda: null, asked: { homes: [] } });
    const { slot = '', agenda } = await read(`broker=office&slot=${slotAt(0, null)}`);
    expect([slot, agenda?.word]).toEqual([slotAt(0, null), 'office']);
  });

  it('an appointment offers other moments until it begins', async () => {
    const slot = slotAt(far);
    const id = String(await book({ slot }));
    const details = async () => {
      const visit = await findInAgenda(id);
      if (!visit) throw new Error('gone');
      return visitDetails(visit, owner, 'nl', sample);
    };
    const before = await details();
    expect(before).toMatchObject({ isOpen: true, hasBegun: false, hasLead: true, readable: null });
    const values = before.days.flatMap(({ slots }) => slots.map(({ value }) => value));
    expect([values.includes(slot), values.length > 50]).toEqual([false, true]);
    await happened(id);
    expect(await details()).toMatchObject({ isOpen: false, hasBegun: true, days: [] });
  });

  it('staff commands move and cancel with the same functions', async () => {
    const id = String(await book({ slot: slotAt(far) }));
    const target = Number(slotAt(far + 1));
    const text = new Date(target).toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' }).slice(0, 16);
    expect(await staffCommand('visits', 'move', id, text)).toMatchObject({ code: 0, stdout: 'moved\n' });
    expect(await findInAgenda(id)).toMatchObject({ startsAt: target, sequence: 1 });
    expect((await staffCommand('visits', 'move', id, text)).stderr).toContain('not offered');
    const atNight = `${dayOf(target)} 03:00`;
    expect(await staffCommand('visits', 'move', id, atNight)).toMatchObject({ code: 2 });
    expect(await staffCommand('visits', 'move', id, 'tomorrow')).toMatchObject({ code: 2 });
    expect(await staffCommand('visits', 'cancel', id, '--note', 'Tot later')).toMatchObject({ stdout: 'cancelled\n' });
    expect(await findInAgenda(id)).toMatchObject({ state: 'cancelled', sequence: 2 });
    expect((await staffCommand('visits', 'move', id, text)).stderr).toContain('cancelled');
    expect((await staffCommand('visits', 'cancel', 'nothing')).stderr).toContain('no such appointment');
    expect(await auditEvents({ subject: id })).toMatchObject([
      { action: 'visit.cancel', actor: null, actorName: 'npm run heem' },
      { action: 'visit.move' },
    ]);
  });
});

it('an address of the agenda says what differs from today', () => {
  expect(agendaHref(query(''))).toBe('?');
  const asked = 'view=list&day=2026-11-30&broker=office&state=missed&home=5801&after=1764500000000_x';
  expect(agendaHref(query(asked))).toBe('?view=list&day=2026-11-30&broker=office&state=missed&home=5801');
  expect(agendaHref(query(asked), { home: undefined })).toBe('?view=list&day=2026-11-30&broker=office&state=missed');
  expect(agendaHref(query(asked), { view: 'week' })).toBe('?view=week&day=2026-11-30&broker=office');
  // Days that no calendar has are not asked.
  expect(['9999-12-31', '0000-01-01', '2026-02-30'].map((day) => query(`day=${day}`).day)).toEqual(
    Array(3).fill(undefined),
  );
});
