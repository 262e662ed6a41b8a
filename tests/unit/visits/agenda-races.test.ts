import { expect, it } from 'vitest';
import { db } from '@/lib/db/database';
import { cancelVisit, moveVisit, offerFreePlaces } from '@/lib/visits/change-visit';
import { sample } from '@/tests/support/sample-site';
import { onBothEngines, raceTimeout } from '@/tests/support/storage/database';
import { invalid, staffBrowser } from '@/tests/support/storage/office';
import { bookAs, called } from '@/tests/support/storage/office-visits';
import { book, offered } from '@/tests/support/storage/visits';

const far = 60;
const slotAt = (position: number) => offered()[position] ?? '';
const owner = () => staffBrowser({ role: 'owner' });

onBothEngines(() => {
  it('one of 100 simultaneous bookings of a place succeeds, half by the form and half by the office', async () => {
    const { staff } = await owner();
    const slot = slotAt(far);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? book({ slot }) : bookAs(staff, called(slot)))),
    );
    const refused = [{ slot: 'slotFull' }, invalid({ slot: 'slotFull' })].map((one) => JSON.stringify(one));
    const lost = answers.filter((answer) => refused.includes(JSON.stringify(answer)));
    expect(lost).toHaveLength(99);
    const seats = await (await db()).selectFrom('visit_seat').selectAll().execute();
    expect([seats.length, (await (await db()).selectFrom('visit').selectAll().execute()).length]).toEqual([1, 1]);
  });

  it('the others join the waiting list, and a cancelled place goes to the first of them', async () => {
    const { staff } = await owner();
    const slot = slotAt(far);
    const seated = String(await book({ slot }));
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? book({ slot, waiting: true, email: `an-${i}@visitor.example` })
          : bookAs(staff, called(slot, { waiting: 'on' })),
      ),
    );
    await Promise.all([cancelVisit(seated, sample, { actor: staff }), offerFreePlaces(sample)]);
    const states = (await (await db()).selectFrom('visit').select('state').execute()).map(({ state }) => state);
    const count = (wanted: string) => states.filter((state) => state === wanted).length;
    expect([count('cancelled'), count('offered'), count('waiting')]).toEqual([1, 1, 19]);
    expect(await (await db()).selectFrom('visit_seat').selectAll().execute()).toHaveLength(1);
  });

  it('moving to a place and booking it do not both succeed', async () => {
    const { staff } = await owner();
    const slot = slotAt(far);
    const ids: string[] = [];
    for (let i = 1; i <= 10; i++)
      ids.push(String(await book({ slot: slotAt(far + i), email: `an-${i}@visitor.example` })));
    const answers = await Promise.all([
      ...ids.map((id) => moveVisit(id, slot, sample, { actor: staff })),
      ...ids.map(() => bookAs(staff, called(slot))),
    ]);
    expect(
      answers.filter((answer) => answer === 'moved' || (typeof answer === 'object' && 'href' in answer)),
    ).toHaveLength(1);
    const there = await (await db())
      .selectFrom('visit_seat')
      .selectAll()
      .where('starts_at', '=', Number(slot))
      .execute();
    expect(there).toHaveLength(1);
  });
}, raceTimeout);
