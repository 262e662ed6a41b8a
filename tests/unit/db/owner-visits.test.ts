import { expect, it } from 'vitest';
import { dayMs } from '@/lib/day';
import { db } from '@/lib/db/database';
import { listVisits } from '@/lib/owners/requests';
import { cancelVisit } from '@/lib/visits/change-visit';
import { first, homes, sample } from '@/tests/support/sample-site';
import { staffCommand } from '../../support/storage/command';
import { onBothEngines } from '../../support/storage/database';
import { owned } from '../../support/storage/examples';
import { book, offered } from '../../support/storage/visits';

const booked = async (slot: number) => String(await book({ slot: offered()[slot] ?? '' }));
const visits = (...ids: number[]) => listVisits(owned(...ids), 'nl');
const none = { planned: [], earlier: [] };
const yesterday = Date.now() - dayMs;
const happened = async (id: string) =>
  (await db())
    .updateTable('visit')
    .set({ starts_at: yesterday, ends_at: yesterday + 1_800_000 })
    .where('id', '=', id)
    .execute();

onBothEngines(() => {
  const feedback = (...args: string[]) => staffCommand('visits', 'feedback', ...args);

  it('appointments are planned, or past with what the visitor said, and no name', async () => {
    const [past, planned, cancelled] = [await booked(0), await booked(2), await booked(4)];
    await happened(past);
    await cancelVisit(cancelled, sample);
    expect(await feedback(past, '--text', 'Mooi, zei mevrouw Peeters.', '--rating', '4')).toMatchObject({ code: 0 });
    const { planned: toCome, earlier } = await visits(5801);
    expect(toCome.map(({ id, state }) => [id, state])).toEqual([[planned, 'confirmed']]);
    expect(earlier.map(({ id, state }) => [id, state])).toEqual([
      [cancelled, 'cancelled'],
      [past, 'over'],
    ]);
    expect(earlier[1]).toMatchObject({ visitor: null, feedback: 'Mooi, zei mevrouw [naam].', rating: 4 });
    expect(await visits(first(homes, ({ id }) => id !== 5801).id)).toEqual(none);
    expect((await staffCommand('visits', '--since', '2020-01-01')).stdout).toContain(past);
  });

  it('feedback belongs to a visit that took place, and is exported and erased with the person', async () => {
    const id = await booked(0);
    expect((await feedback(id, '--text', 'Mooi')).stderr).toContain('not taken place');
    await happened(id);
    for (const args of [
      [id],
      [id, '--text', ' '],
      [id, '--text', 'Mooi', '--rating', '6'],
      ['nobody', '--text', 'Mooi'],
    ])
      expect(await feedback(...args)).toMatchObject({ code: 2 });
    await feedback(id, '--text', 'Te klein', '--rating', '2');
    await feedback(id, '--text', 'Mooi');
    const exported = async () => JSON.parse((await staffCommand('person', 'export', 'an@visitor.example')).stdout);
    expect((await exported()).visits).toEqual([
      {
        property: 5801,
        state: 'confirmed',
        feedback: 'Mooi',
        rating: null,
        startsAt: new Date(yesterday).toISOString(),
      },
    ]);
    await staffCommand('person', 'erase', 'an@visitor.example');
    expect((await exported()).visits).toEqual([]);
    expect(await visits(5801)).toEqual(none);
  });
});
