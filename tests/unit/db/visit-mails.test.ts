import { expect, it, vi } from 'vitest';
import { dayMs, timeOf } from '@/lib/day';
import { db } from '@/lib/db/database';
import { findVisit } from '@/lib/db/visits';
import { dayText } from '@/lib/format';
import { locales } from '@/lib/i18n/locales';
import { cancelVisit, moveVisit } from '@/lib/visits/change-visit';
import { openVisit } from '@/lib/visits/visit-link';
import { wordsIn } from '@/tests/support/messages';
import { first, homes, sample } from '@/tests/support/sample-site';
import { onBothEngines } from '../../support/storage/database';
import { book, mails, offered, visitedHome } from '../../support/storage/visits';

const far = 60;
const slotAt = (position: number) => offered()[position] ?? '';
const broker = sample.content.team.get(visitedHome.broker);
const field = (calendar: string | null, name: string) =>
  new RegExp(`^${name}[:;](.*)\r$`, 'm').exec(calendar ?? '')?.[1];

onBothEngines(() => {
  it.each(locales)(
    'tells visitor (%s) and broker, with the same event, and a reminder a day before',
    async (locale) => {
      const slot = slotAt(far);
      const id = (await book({ slot, locale })) as string;
      const [toVisitor, toBroker, reminder, ...more] = await mails();
      expect(more).toEqual([]);
      expect([toVisitor?.to, toBroker?.to, reminder?.to]).toEqual([
        'an@visitor.example',
        broker?.email,
        'an@visitor.example',
      ]);
      for (const text of [dayText(Number(slot), locale), timeOf(Number(slot)), visitedHome.title[locale], broker?.name])
        expect(toVisitor?.text).toContain(text);
      expect(toBroker?.text).toContain('0470 12 34 56');
      expect([field(toVisitor?.calendar ?? '', 'METHOD'), field(toVisitor?.calendar ?? '', 'SEQUENCE')]).toEqual([
        'REQUEST',
        '0',
      ]);
      expect(field(toBroker?.calendar ?? '', 'UID')).toBe(field(toVisitor?.calendar ?? '', 'UID'));
      expect(reminder?.wantedAt).toBe(Number(slot) - dayMs);
      const { latitude, longitude } = visitedHome.address;
      expect(toVisitor?.text.replaceAll(/\s/g, '')).toContain(
        `openstreetmap.org/directions?route=%3B${latitude}%2C${longitude}`,
      );
      const token = /token=([\w.-]+)/.exec(toVisitor?.text ?? '')?.[1] ?? '';
      expect((await openVisit(token))?.id).toBe(id);
      expect(await openVisit(`${token}x`)).toBeNull();
    },
  );

  it('moves the event and the reminder, and takes both back when it is cancelled', async () => {
    const id = (await book({ slot: slotAt(far) })) as string;
    await moveVisit(id, slotAt(far + 9), sample);
    const moved = await mails();
    const reminders = moved.filter(({ wantedAt }) => wantedAt > Date.now());
    expect(reminders.map(({ wantedAt }) => wantedAt)).toEqual([Number(slotAt(far + 9)) - dayMs]);
    expect(moved.map(({ calendar }) => field(calendar, 'SEQUENCE'))).toEqual(['0', '0', '1', '1', undefined]);
    await cancelVisit(id, sample);
    const all = await mails();
    expect(all.filter(({ wantedAt }) => wantedAt > Date.now())).toEqual([]);
    const last = all.slice(-2);
    expect(
      last.map(({ calendar }) => [field(calendar, 'METHOD'), field(calendar, 'STATUS'), field(calendar, 'SEQUENCE')]),
    ).toEqual(Array(2).fill(['CANCEL', 'CANCELLED', '2']));
    expect(new Set(all.flatMap(({ calendar }) => field(calendar, 'UID') ?? [])).size).toBe(1);
  });

  it('a reminder is not sent once the appointment has begun', async () => {
    const id = (await book({ slot: slotAt(far) })) as string;
    const { reminder, startsAt } = (await findVisit(id)) ?? {};
    const { message } = await (await db())
      .selectFrom('outbox')
      .select('message')
      .where('id', '=', reminder ?? '')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(message ?? '')).toMatchObject({ notAfter: startsAt });
  });

  it('leaves a reminder that is on its way', async () => {
    const id = (await book({ slot: slotAt(far) })) as string;
    const { reminder } = (await findVisit(id)) ?? {};
    await (await db())
      .updateTable('outbox')
      .set({ leased_until: Date.now() + dayMs })
      .where('id', '=', reminder ?? '')
      .execute();
    await cancelVisit(id, sample);
    expect(await mails()).toHaveLength(5);
  });

  it('sends no reminder of what is tomorrow', async () => {
    const slot = slotAt(0);
    vi.useFakeTimers({ now: Number(slot) - 0.9 * dayMs, toFake: ['Date'] });
    try {
      expect(await book({ slot })).toEqual(expect.any(String));
    } finally {
      vi.useRealTimers();
    }
    expect(await mails()).toHaveLength(2);
  });

  it('states the requirements of a rent, and never an unpublished address', async () => {
    const rented = first(
      homes,
      ({ goal, webId, marquee, attributes }) =>
        goal === 1 && webId === 2 && marquee === undefined && attributes.costs.inventoryCost,
    );
    await book({ slot: offered(rented)[far] ?? '', home: rented, locale: 'fr' });
    const [toVisitor] = await mails();
    const fr = wordsIn('fr');
    for (const key of ['renting.income', 'renting.inventory', 'renting.deposit', 'renting.total'])
      expect(toVisitor?.text).toContain(fr(key));
    const hidden = first(
      homes,
      ({ address, goal, marquee }) => !address.publish && goal === 0 && marquee === undefined && address.houseNumber,
    );
    await book({ slot: offered(hidden)[far + 1] ?? '', home: hidden });
    const said = JSON.stringify((await mails()).slice(3).filter(({ to }) => to === 'an@visitor.example'));
    expect(said).not.toContain(`${hidden.address.street} ${hidden.address.houseNumber}`);
    expect(said).not.toContain('openstreetmap');
    expect(said).not.toContain('Revenu');
  });
});
