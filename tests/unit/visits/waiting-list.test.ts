import { expect, it, vi } from 'vitest';
import { minuteMs } from '@/lib/base/day';
import { db } from '@/lib/db/database';
import { acceptOffer, cancelVisit, moveVisit, offerFreePlaces } from '@/lib/visits/change-visit';
import { findVisit } from '@/lib/visits/store';
import { sample } from '@/tests/support/sample-site';
import { countRows, later, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { book, choose, formKey, mails, offered } from '@/tests/support/storage/visits';

// Read once: the first moment of the list drops out while a test pretends to wait.
const moments = offered();
const slotAt = (position: number) => moments[position] ?? '';
// A week ahead: past the notice and past an offer of 24 hours, however long a test pretends to wait.
const far = 60;
/** Minutes until a hold has lapsed, and an offer. */
const [holdLapsed, offerLapsed] = [11, 25 * 60];

/** An appointment for a moment, and two who wait for it. */
async function threeFor(slot: string): Promise<[string, string, string]> {
  const ids = [];
  // The list goes by time, in milliseconds.
  for (const [turn, who] of ['first', 'second', 'third'].entries())
    ids.push(await later(turn / 60, () => book({ slot, waiting: true, email: `${who}@visitor.example` })));
  return ids as [string, string, string];
}
const states = async (ids: string[]) => Promise.all(ids.map(async (id) => (await findVisit(id))?.state));

const stateOf = async (id: string) => (await findVisit(id))?.state;
const id = async (answer: ReturnType<typeof book>) => {
  expect(await answer).toEqual(expect.any(String));
  return String(await answer);
};

/** Holds a moment and lets another visitor wait for it; returns the waiting visit and the key of the holder. */
async function waitForHeld(slot: string): Promise<{ waiting: string; key: string }> {
  const key = formKey();
  expect((await choose({ slot, key })).held).toBe(true);
  const waiting = await id(book({ slot, waiting: true, email: 'second@visitor.example' }));
  expect(await stateOf(waiting)).toBe('waiting');
  return { waiting, key };
}

onBothEngines(() => {
  it('continues with the next when an offer is refused or expires', async () => {
    const ids = await threeFor(slotAt(far));
    await cancelVisit(ids[0], sample);
    await offerFreePlaces(sample);
    expect(await states(ids)).toEqual(['cancelled', 'offered', 'waiting']);
    await later(offerLapsed, () => Promise.all([offerFreePlaces(sample), offerFreePlaces(sample)]));
    expect(await states(ids)).toEqual(['cancelled', 'lapsed', 'offered']);
    await cancelVisit(ids[2], sample);
    expect(await book({ slot: slotAt(far) })).toEqual(expect.any(String));
  });

  it('offers the place of a lapsed hold to the waiting list within a minute', async () => {
    const { waiting } = await waitForHeld(slotAt(far));
    await later(holdLapsed, async () => {
      await Promise.all([offerFreePlaces(sample), offerFreePlaces(sample)]);
      expect(await stateOf(waiting)).toBe('offered');
      expect(await book({ slot: slotAt(far) })).toEqual({ slot: 'slotFull' });
      expect((await mails()).filter(({ subject }) => subject.startsWith('Er is een plaats vrij'))).toHaveLength(1);
      expect(await acceptOffer(waiting, sample)).toBe('accepted');
    });
  });

  it('offers as many places as are free, and reserves no more than the waiting list needs', async () => {
    const slot = offered(null)[far] ?? '';
    await choose({ slot, home: null });
    await choose({ slot, home: null });
    const waiting = [await id(book({ slot, home: null, waiting: true }))];
    await later(holdLapsed, async () => {
      const early = await id(book({ slot, home: null }));
      expect(await book({ slot, home: null })).toEqual({ slot: 'slotFull' });
      waiting.push(await id(book({ slot, home: null, waiting: true })));
      await (await db()).deleteFrom('lead').where('id', '=', early).execute();
      await offerFreePlaces(sample);
      expect(await Promise.all(waiting.map(stateOf))).toEqual(['offered', 'offered']);
      expect(await book({ slot, home: null })).toEqual({ slot: 'slotFull' });
    });
  });
});

onSqlite(() => {
  it('offers a free place to the first on the waiting list, and reserves it', async () => {
    const ids = await threeFor(slotAt(far));
    expect(await states(ids)).toEqual(['confirmed', 'waiting', 'waiting']);
    await cancelVisit(ids[0], sample);
    expect(await states(ids)).toEqual(['cancelled', 'offered', 'waiting']);
    expect(await book({ slot: slotAt(far) })).toEqual({ slot: 'slotFull' });
    const offers = (await mails()).filter(({ subject }) => subject.startsWith('Er is een plaats vrij'));
    expect(offers.map(({ to }) => to)).toEqual(['second@visitor.example']);
    expect(await acceptOffer(ids[1], sample)).toBe('accepted');
    expect(await acceptOffer(ids[1], sample)).toBe('accepted');
    expect(await acceptOffer(ids[2], sample)).toBe('full');
    expect(await states(ids)).toEqual(['cancelled', 'confirmed', 'waiting']);
  });

  it('an offer that ends as its moment begins lapses, and nothing is offered any more', async () => {
    const moment = Number(slotAt(far));
    const ids = await threeFor(String(moment));
    await later((moment - Date.now()) / minuteMs - 5 * 60, async () => {
      await cancelVisit(ids[0], sample);
      expect(await findVisit(ids[1])).toMatchObject({ state: 'offered', offeredUntil: moment });
      vi.setSystemTime(moment);
      await offerFreePlaces(sample);
    });
    expect(await states(ids)).toEqual(['cancelled', 'lapsed', 'waiting']);
    expect(await countRows('visit_seat')).toBe(0);
  });

  it('lets a waiting visitor choose another moment, and offers the place also when the appointment is moved', async () => {
    const ids = await threeFor(slotAt(far));
    expect(await moveVisit(ids[1], slotAt(far + 1), sample)).toBe('moved');
    expect(await states(ids)).toEqual(['confirmed', 'confirmed', 'waiting']);
    await moveVisit(ids[0], slotAt(far + 2), sample);
    expect(await states(ids)).toEqual(['confirmed', 'confirmed', 'offered']);
  });

  it('a free moment cannot be booked, held or moved to before the waiting list is served', async () => {
    const { waiting, key } = await waitForHeld(slotAt(far));
    const other = await id(book({ slot: slotAt(far + 1) }));
    await later(holdLapsed, async () => {
      expect(await book({ slot: slotAt(far) })).toEqual({ slot: 'slotFull' });
      expect(await choose({ slot: slotAt(far) })).toMatchObject({
        held: false,
        full: expect.arrayContaining([slotAt(far)]),
      });
      expect(await moveVisit(other, slotAt(far), sample)).toBe('full');
      // Their hold is over: they come after who waits, too.
      expect(await book({ slot: slotAt(far), key })).toEqual({ slot: 'slotFull' });
      const third = await id(book({ slot: slotAt(far), waiting: true }));
      expect(await stateOf(third)).toBe('waiting');
      expect(await moveVisit(third, slotAt(far), sample)).toBe('full');
      expect(await moveVisit(waiting, slotAt(far), sample)).toBe('moved');
    });
    expect(await stateOf(waiting)).toBe('confirmed');
  });

  it('the holder keeps the moment and books it, despite a waiting list', async () => {
    const { waiting, key } = await waitForHeld(slotAt(far));
    expect((await choose({ slot: slotAt(far), key })).held).toBe(true);
    await offerFreePlaces(sample);
    await id(book({ slot: slotAt(far), key }));
    expect(await stateOf(waiting)).toBe('waiting');
  });

  it('an offer is taken also while others wait, and refused it goes on', async () => {
    const { waiting } = await waitForHeld(slotAt(far));
    const third = await id(book({ slot: slotAt(far), waiting: true }));
    await later(holdLapsed, async () => {
      await offerFreePlaces(sample);
      await cancelVisit(waiting, sample);
      expect(await stateOf(third)).toBe('offered');
      const fourth = await id(book({ slot: slotAt(far), waiting: true }));
      expect(await moveVisit(third, slotAt(far), sample)).toBe('moved');
      expect(await stateOf(third)).toEqual('confirmed');
      expect(await stateOf(fourth)).toEqual('waiting');
    });
  });

  it('the place is free for everybody once the waiting list is empty', async () => {
    const { waiting } = await waitForHeld(slotAt(far));
    await cancelVisit(waiting, sample);
    await later(holdLapsed, async () => {
      // The same holds with the waiting list ticked.
      const booked = await id(book({ slot: slotAt(far), waiting: true }));
      expect(await stateOf(booked)).toBe('confirmed');
    });
  });

  it('within the hour nothing is offered, and the place is bookable', async () => {
    const { visits } = sample.content;
    const { noticeHours } = visits;
    const slot = slotAt(far);
    const { waiting } = await waitForHeld(slot);
    visits.noticeHours = 0;
    try {
      await later((Number(slot) - Date.now()) / minuteMs - 59, async () => {
        await offerFreePlaces(sample);
        expect(await stateOf(waiting)).toBe('waiting');
        expect(await book({ slot })).toEqual(expect.any(String));
      });
    } finally {
      visits.noticeHours = noticeHours;
    }
  });

  it('offers nothing on a day that was closed since', async () => {
    const closed = await waitForHeld(slotAt(far));
    const open = await waitForHeld(slotAt(far + 11));
    const day = new Date(Number(slotAt(far))).toISOString().slice(0, 10);
    const { content } = sample;
    const visits = { ...content.visits, closed: [...content.visits.closed, { from: day, to: day }] };
    await later(holdLapsed, () => offerFreePlaces({ ...sample, content: { ...content, visits } }));
    expect(await stateOf(closed.waiting)).toEqual('waiting');
    expect(await stateOf(open.waiting)).toEqual('offered');
  });

  it('a moment with a fault blocks no other, and is retried', async () => {
    const faulty = await waitForHeld(slotAt(far));
    const sound = await waitForHeld(slotAt(far + 1));
    const speak = async (locale: string) =>
      (await db())
        .updateTable('lead')
        .set({ locale: locale as 'nl' })
        .where('id', '=', faulty.waiting)
        .execute();
    await speak('xx');
    await later(holdLapsed, async () => {
      await expect(offerFreePlaces(sample)).rejects.toThrow('Places could not be passed on.');
      expect(await stateOf(faulty.waiting)).toEqual('waiting');
      expect(await stateOf(sound.waiting)).toEqual('offered');
      await speak('nl');
      await offerFreePlaces(sample);
      expect(await stateOf(faulty.waiting)).toBe('offered');
    });
  });
});
