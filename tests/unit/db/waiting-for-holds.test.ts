import { expect, it } from 'vitest';
import { db } from '@/lib/db/database';
import { findVisit } from '@/lib/db/visits';
import { acceptOffer, cancelVisit, moveVisit, offerFreePlaces } from '@/lib/visits/change-visit';
import { sample } from '@/tests/support/sample-site';
import { later, onBothEngines } from '../../support/storage/database';
import { book, choose, formKey, mails, offered } from '../../support/storage/visits';

// Read once: the first moment of the list drops out while a test pretends to wait.
const moments = offered();
const slotAt = (position: number) => moments[position] ?? '';
// A week ahead: past the notice, however long a test pretends to wait.
const far = 60;
const stateOf = async (id: string) => (await findVisit(id))?.state;
const id = async (answer: ReturnType<typeof book>) => {
  expect(await answer).toEqual(expect.any(String));
  return String(await answer);
};

/** Somebody holds a moment, and another one waits for it; returns who waits and the key of who holds. */
async function waitForHeld(slot: string): Promise<{ waiting: string; key: string }> {
  const key = formKey();
  expect((await choose({ slot, key })).held).toBe(true);
  const waiting = await id(book({ slot, waiting: true, email: 'second@visitor.example' }));
  expect(await stateOf(waiting)).toBe('waiting');
  return { waiting, key };
}

/** When the hold has lapsed. */
const lapsed = 11;

onBothEngines(() => {
  it('offers the place of a hold that lapsed to who waits, within the minute', async () => {
    const { waiting } = await waitForHeld(slotAt(far));
    await later(lapsed, async () => {
      await Promise.all([offerFreePlaces(sample), offerFreePlaces(sample)]);
      expect(await stateOf(waiting)).toBe('offered');
      expect(await book({ slot: slotAt(far) })).toEqual({ slot: 'slotFull' });
      expect((await mails()).filter(({ subject }) => subject.startsWith('Er is een plaats vrij'))).toHaveLength(1);
      expect(await acceptOffer(waiting, sample)).toBe('accepted');
    });
  });

  it('until then it cannot be booked, held or moved to before the waiting list', async () => {
    const { waiting, key } = await waitForHeld(slotAt(far));
    const other = await id(book({ slot: slotAt(far + 1) }));
    await later(lapsed, async () => {
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
    await later(lapsed, async () => {
      await offerFreePlaces(sample);
      await cancelVisit(waiting, sample);
      expect(await stateOf(third)).toBe('offered');
      const fourth = await id(book({ slot: slotAt(far), waiting: true }));
      expect(await moveVisit(third, slotAt(far), sample)).toBe('moved');
      expect([await stateOf(third), await stateOf(fourth)]).toEqual(['confirmed', 'waiting']);
    });
  });

  it('when the last who waits leaves, the place is everybody’s', async () => {
    const { waiting } = await waitForHeld(slotAt(far));
    await cancelVisit(waiting, sample);
    await later(lapsed, async () => expect(await book({ slot: slotAt(far) })).toEqual(expect.any(String)));
  });

  it('offers as many places as are free, and keeps no more than somebody waits for', async () => {
    const slot = offered(null)[far] ?? '';
    await choose({ slot, home: null });
    await choose({ slot, home: null });
    const waiting = [await id(book({ slot, home: null, waiting: true }))];
    await later(lapsed, async () => {
      const early = await id(book({ slot, home: null }));
      expect(await book({ slot, home: null })).toEqual({ slot: 'slotFull' });
      waiting.push(await id(book({ slot, home: null, waiting: true })));
      await (await db()).deleteFrom('lead').where('id', '=', early).execute();
      await offerFreePlaces(sample);
      expect(await Promise.all(waiting.map(stateOf))).toEqual(['offered', 'offered']);
      expect(await book({ slot, home: null })).toEqual({ slot: 'slotFull' });
    });
  });

  it('within the hour nothing is offered, and the place is bookable', async () => {
    const { visits } = sample.content;
    const { noticeHours } = visits;
    const slot = slotAt(far);
    const { waiting } = await waitForHeld(slot);
    visits.noticeHours = 0;
    try {
      await later((Number(slot) - Date.now()) / 60_000 - 59, async () => {
        await offerFreePlaces(sample);
        expect(await stateOf(waiting)).toBe('waiting');
        expect(await book({ slot })).toEqual(expect.any(String));
      });
    } finally {
      visits.noticeHours = noticeHours;
    }
  });

  it('offers nothing on a day that was closed since', async () => {
    const [closed, open] = [await waitForHeld(slotAt(far)), await waitForHeld(slotAt(far + 11))];
    const day = new Date(Number(slotAt(far))).toISOString().slice(0, 10);
    const { content } = sample;
    const visits = { ...content.visits, closed: [...content.visits.closed, { from: day, to: day }] };
    await later(lapsed, () => offerFreePlaces({ ...sample, content: { ...content, visits } }));
    expect([await stateOf(closed.waiting), await stateOf(open.waiting)]).toEqual(['waiting', 'offered']);
  });

  it('one moment at fault stops none of the others, and is tried again', async () => {
    const [faulty, sound] = [await waitForHeld(slotAt(far)), await waitForHeld(slotAt(far + 1))];
    const speak = async (locale: string) =>
      (await db())
        .updateTable('lead')
        .set({ locale: locale as 'nl' })
        .where('id', '=', faulty.waiting)
        .execute();
    await speak('xx');
    await later(lapsed, async () => {
      await expect(offerFreePlaces(sample)).rejects.toThrow('Places could not be passed on.');
      expect([await stateOf(faulty.waiting), await stateOf(sound.waiting)]).toEqual(['waiting', 'offered']);
      await speak('nl');
      await offerFreePlaces(sample);
      expect(await stateOf(faulty.waiting)).toBe('offered');
    });
  });
});
