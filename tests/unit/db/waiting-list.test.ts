import { expect, it, vi } from 'vitest';
import { findVisit } from '@/lib/db/visits';
import { acceptOffer, cancelVisit, moveVisit, offerFreePlaces } from '@/lib/visits/change-visit';
import { sample } from '@/tests/support/sample-site';
import { countRows, onBothEngines } from '../../support/storage/database';
import { book, mails, offered } from '../../support/storage/visits';

const hour = 60 * 60_000;
const slotAt = (position: number) => offered()[position] ?? '';
// A week ahead, so that an offer of 24 hours ends before the moment itself.
const far = 60;

/** An appointment for a moment, and two who wait for it. */
async function threeFor(slot: string): Promise<[string, string, string]> {
  const ids = [];
  for (const email of ['first@visitor.example', 'second@visitor.example', 'third@visitor.example']) {
    ids.push(await book({ slot, waiting: true, email }));
    // The list goes by time, in milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  return ids as [string, string, string];
}
const states = async (ids: string[]) => Promise.all(ids.map(async (id) => (await findVisit(id))?.state));

onBothEngines(() => {
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

  it('offers it when the appointment is moved, too', async () => {
    const ids = await threeFor(slotAt(far));
    await moveVisit(ids[0], slotAt(far + 1), sample);
    expect(await states(ids)).toEqual(['confirmed', 'offered', 'waiting']);
  });

  it('continues with the next when an offer is refused or expires', async () => {
    const ids = await threeFor(slotAt(far));
    await cancelVisit(ids[0], sample);
    await offerFreePlaces(sample);
    expect(await states(ids)).toEqual(['cancelled', 'offered', 'waiting']);
    vi.useFakeTimers({ now: Date.now() + 25 * hour, toFake: ['Date'] });
    try {
      await Promise.all([offerFreePlaces(sample), offerFreePlaces(sample)]);
    } finally {
      vi.useRealTimers();
    }
    expect(await states(ids)).toEqual(['cancelled', 'lapsed', 'offered']);
    await cancelVisit(ids[2], sample);
    expect(await book({ slot: slotAt(far) })).toEqual(expect.any(String));
  });

  it('an offer that ends as its moment begins lapses, and nothing is offered any more', async () => {
    const moment = Number(slotAt(far));
    const ids = await threeFor(String(moment));
    vi.useFakeTimers({ now: moment - 5 * hour, toFake: ['Date'] });
    try {
      await cancelVisit(ids[0], sample);
      expect(await findVisit(ids[1])).toMatchObject({ state: 'offered', offeredUntil: moment });
      vi.setSystemTime(moment);
      await offerFreePlaces(sample);
    } finally {
      vi.useRealTimers();
    }
    expect(await states(ids)).toEqual(['cancelled', 'lapsed', 'waiting']);
    expect(await countRows('visit_seat')).toBe(0);
  });

  it('lets who waits choose another moment', async () => {
    const ids = await threeFor(slotAt(far));
    expect(await moveVisit(ids[1], slotAt(far + 1), sample)).toBe('moved');
    expect(await states(ids)).toEqual(['confirmed', 'confirmed', 'waiting']);
    await cancelVisit(ids[0], sample);
    expect(await states(ids)).toEqual(['cancelled', 'confirmed', 'offered']);
  });

  it('books a free moment also with the waiting list ticked', async () => {
    const id = await book({ slot: slotAt(far), waiting: true });
    expect(await findVisit(String(id))).toMatchObject({ state: 'confirmed' });
  });
});
