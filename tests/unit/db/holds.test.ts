import { expect, it } from 'vitest';
import { db } from '@/lib/db/database';
import { offerFreePlaces } from '@/lib/visits/change-visit';
import { first, homes, sample } from '@/tests/support/sample-site';
import { later, onBothEngines } from '../../support/storage/database';
import { book, choose, formKey, offered, visitedHome } from '../../support/storage/visits';

const slotAt = (position: number) => offered()[position] ?? '';
const elsewhere = first(homes, ({ broker, marquee }) => broker !== visitedHome.broker && marquee === undefined);
const held = async () => (await (await db()).selectFrom('visit_seat').selectAll().execute()).map((row) => row.network);

onBothEngines(() => {
  it('eight networks that ask for all moments of an agenda hold two each', async () => {
    const slots = offered();
    let count = 0;
    for (let from = 0; from < slots.length; from += 8) {
      const asked = slots.slice(from, from + 8).map((slot, i) => choose({ slot, network: `198.51.100.${i}` }));
      count += (await Promise.all(asked)).filter((answer) => answer.held).length;
    }
    expect(count).toBe(16);
    expect((await choose({ slot: slots[0] ?? '' })).full).toHaveLength(16);
  });

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

  it('what was booked or has lapsed counts no longer', async () => {
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
