import { describe, expect, it } from 'vitest';
import { db, inTransaction } from '@/lib/db/database';
import { findSlot, getAgenda } from '@/lib/visits/agenda';
import { cancelVisit, moveVisit, offerFreePlaces } from '@/lib/visits/change-visit';
import { findFullSlots } from '@/lib/visits/choose-slot';
import { findVisit } from '@/lib/visits/store';
import { reserveSeat } from '@/lib/visits/store-seats';
import { first, homes, sample } from '@/tests/support/sample-site';
import { staffCommand } from '@/tests/support/storage/command';
import { later, onBothEngines, onSqlite, raceTimeout } from '@/tests/support/storage/database';
import { book, choose, formKey, offered, visitedHome } from '@/tests/support/storage/visits';

const agenda = getAgenda(visitedHome, sample);
const slotAt = (position: number) => offered()[position] ?? '';
const full = async (holder: string | null = null) =>
  [...(await findFullSlots(agenda, sample, holder)).full].map(String);
const rows = async (table: 'lead' | 'visit' | 'visit_seat') =>
  (await (await db()).selectFrom(table).selectAll().execute()).length;
const isBooked = (answer: unknown) => typeof answer === 'string';

/** Keeps a moment for a form, as choosing it does. */
async function hold(slot: string, holder: string, ms = 600_000): Promise<boolean> {
  const found = await findSlot(slot, agenda, sample.content.visits);
  if (!found) throw new Error('no such moment');
  return inTransaction((trx) => reserveSeat(trx, found, { holder, until: Date.now() + ms }));
}

const elsewhere = first(homes, ({ broker, marquee }) => broker !== visitedHome.broker && marquee === undefined);
const held = async () => (await (await db()).selectFrom('visit_seat').selectAll().execute()).map((row) => row.network);

onBothEngines(() => {
  it('confirms one of 30 bookings of the last place at the same time, and refuses 29 as full', async () => {
    const slot = slotAt(0);
    const answers = await Promise.all(Array.from({ length: 30 }, () => book({ slot })));
    expect(answers.filter(isBooked)).toHaveLength(1);
    expect(answers.filter((answer) => !isBooked(answer))).toEqual(Array(29).fill({ slot: 'slotFull' }));
    expect(await rows('lead')).toEqual(1);
    expect(await rows('visit')).toEqual(1);
    expect(await rows('visit_seat')).toEqual(1);
    expect(await full()).toEqual([slot]);
  });

  it('gives as many places as there are: those of a broker for all their homes, others at the office', async () => {
    const [slot = ''] = offered(null);
    const atOffice = await Promise.all(Array.from({ length: 3 }, () => book({ slot, home: null })));
    expect(atOffice.filter(isBooked)).toHaveLength(2);
    expect(await full()).toEqual([]);
  });

  describe('a moment that is held', () => {
    it('is full for others, free for its form, and booked by it', async () => {
      const [slot, key] = [slotAt(0), formKey()];
      expect(await hold(slot, key)).toBe(true);
      expect(await full()).toEqual([slot]);
      expect(await full(key)).toEqual([]);
      expect(await book({ slot })).toEqual({ slot: 'slotFull' });
      expect(await hold(slot, formKey())).toBe(false);
      expect(await book({ slot, key })).toEqual(expect.any(String));
      expect(await rows('visit_seat')).toBe(1);
    });

    it('is free again when its time is over, or another is chosen', async () => {
      const key = formKey();
      await hold(slotAt(0), key, -1);
      expect(await full()).toEqual([]);
      await hold(slotAt(1), key);
      await hold(slotAt(2), key);
      expect(await full()).toEqual([slotAt(2)]);
      expect(await book({ slot: slotAt(0) })).toEqual(expect.any(String));
    });
  });

  it('counts an appointment at every moment that it overlaps', async () => {
    const first = Number(slotAt(0));
    const odd = { agenda: agenda.id, startsAt: first - 60_000, endsAt: first + 60_000, seats: 1 };
    await inTransaction((trx) =>
      reserveSeat(trx, odd, { holder: 'before the hours were changed', until: Date.now() + 60_000 }),
    );
    expect(await full()).toEqual([slotAt(0)]);
    expect(await book({ slot: slotAt(0) })).toEqual({ slot: 'slotFull' });
  });

  describe('an appointment', () => {
    it('is moved, and its old place is free', async () => {
      const id = (await book({ slot: slotAt(0) })) as string;
      expect(await moveVisit(id, slotAt(3), sample)).toBe('moved');
      expect(await full()).toEqual([slotAt(3)]);
      expect(await findVisit(id)).toMatchObject({ startsAt: Number(slotAt(3)), sequence: 1, state: 'confirmed' });
      expect(await moveVisit(id, slotAt(3), sample)).toBe('choose');
    });

    it('stays where it was when the other moment is full, also if two want to change places', async () => {
      const [one, other] = [(await book({ slot: slotAt(0) })) as string, (await book({ slot: slotAt(1) })) as string];
      expect(await Promise.all([moveVisit(one, slotAt(1), sample), moveVisit(other, slotAt(0), sample)])).toEqual([
        'full',
        'full',
      ]);
      expect(await full()).toEqual([slotAt(0), slotAt(1)]);
      expect(await findVisit(one)).toMatchObject({ startsAt: Number(slotAt(0)), sequence: 0 });
    });

    it('is moved by one of 10 to the last place', async () => {
      const ids: unknown[] = [];
      for (let i = 1; i <= 10; i++) ids.push(await book({ slot: slotAt(i), email: `an-${i}@visitor.example` }));
      const answers = await Promise.all(ids.map((id) => moveVisit(id as string, slotAt(0), sample)));
      expect(answers.toSorted()).toEqual([...Array(9).fill('full'), 'moved']);
      expect(await rows('visit_seat')).toBe(10);
    });

    it('is cancelled once, and stays so; it goes with its submission, and frees its place', async () => {
      const [id, other] = [await book({ slot: slotAt(0) }), await book({ slot: slotAt(2) })] as string[];
      expect(await cancelVisit(id ?? '', sample)).toBe('cancelled');
      expect(await full()).toEqual([slotAt(2)]);
      expect(await moveVisit(id ?? '', slotAt(1), sample)).toBe('cancelled');
      await (await db())
        .deleteFrom('lead')
        .where('id', '=', other ?? '')
        .execute();
      expect(await rows('visit')).toEqual(1);
      expect(await rows('visit_seat')).toEqual(0);
      expect(await cancelVisit(other ?? '', sample)).toBe('over');
    });
  });

  it('eight networks that ask for 64 moments of an agenda hold two each', async () => {
    const slots = offered().slice(0, 64);
    let count = 0;
    for (let from = 0; from < slots.length; from += 8) {
      const asked = slots.slice(from, from + 8).map((slot, i) => choose({ slot, network: `198.51.100.${i}` }));
      count += (await Promise.all(asked)).filter((answer) => answer.held).length;
    }
    expect(count).toBe(16);
    expect((await choose({ slot: slots[0] ?? '' })).full).toHaveLength(16);
  }, 60_000);

  it('a network that asks in several agendas at once still holds two', async () => {
    const network = '198.51.100.1';
    const ask = (home: typeof visitedHome | null) => [0, 1, 2, 3].map((i) => ({ slot: offered(home)[i] ?? '', home }));
    const asked = [visitedHome, elsewhere, null].flatMap(ask).map((one) => choose({ ...one, network }));
    expect((await Promise.all(asked)).filter((answer) => answer.held)).toHaveLength(2);
  });

  it('a visitor who changes their mind keeps one moment, beside another one of the same network', async () => {
    const [network, key] = ['198.51.100.1', formKey()];
    await choose({ slot: slotAt(0), network });
    for (const position of [1, 2, 3])
      expect(await choose({ slot: slotAt(position), network, key })).toMatchObject({ held: true });
    expect(await held()).toHaveLength(2);
    expect((await choose({ slot: slotAt(4), network })).held).toBe(false);
  });

  it('a moment that is not offered is refused, an appointment is listed by command', async () => {
    for (const slot of [String(Date.now()), String(Number(slotAt(0)) + 60_000)])
      expect(await book({ slot })).toEqual({ slot: 'slotGone' });
    await book({ slot: slotAt(0) });
    expect((await staffCommand('visits')).stdout).toMatch(
      /confirmed +broker:\S+ +5801 +An Peeters +an@visitor.example/,
    );
    expect((await staffCommand('visits', '--since', '2999-01-01')).stdout).toBe('There are no appointments.\n');
    expect(await staffCommand('visits', '--since', 'tomorrow')).toMatchObject({ code: 2 });
  });
}, raceTimeout);

onSqlite(() => {
  it('without a hold the moment is not shown as full, and can be booked', async () => {
    const network = '198.51.100.1';
    for (const position of [0, 1]) await choose({ slot: slotAt(position), network });
    const key = formKey();
    expect(await choose({ slot: slotAt(2), network, key })).toEqual({ held: false, full: [slotAt(0), slotAt(1)] });
    expect(await book({ slot: slotAt(2), key })).toEqual(expect.any(String));
    expect((await choose({ slot: String(Number(slotAt(2)) + 60_000) })).full).toContain(
      String(Number(slotAt(2)) + 60_000),
    );
  });

  it('booked and lapsed holds do not count towards the limit', async () => {
    const [network, key] = ['198.51.100.1', formKey()];
    await choose({ slot: slotAt(0), network, key });
    await book({ slot: slotAt(0), key });
    for (const position of [1, 2]) expect((await choose({ slot: slotAt(position), network })).held).toBe(true);
    await later(11, async () => expect((await choose({ slot: slotAt(3), network })).held).toBe(true));
  });

  it('the network is kept as a keyed hash alone, and a minute longer than the hold at most', async () => {
    await choose({ slot: slotAt(0), network: '198.51.100.1' });
    expect(await held()).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    await offerFreePlaces(sample);
    expect(await held()).toHaveLength(1);
    await later(11, () => offerFreePlaces(sample));
    expect(await held()).toEqual([]);
  });
});
