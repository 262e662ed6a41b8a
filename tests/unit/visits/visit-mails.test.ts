import { expect, it } from 'vitest';
import { GET } from '@/app/api/visits/calendar/route';
import { dayMs, minuteMs, timeOf } from '@/lib/base/day';
import { db } from '@/lib/db/database';
import { dayText } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { cancelVisit, moveVisit } from '@/lib/visits/change-visit';
import { findVisit } from '@/lib/visits/store';
import { calendarHref, openVisit, visitPath } from '@/lib/visits/visit-link';
import { wordsIn } from '@/tests/support/messages';
import { first, homes, sample } from '@/tests/support/sample-site';
import { later, onSqlite } from '@/tests/support/storage/database';
import { book, mails, offered, visitedHome } from '@/tests/support/storage/visits';

const far = 60;
const slotAt = (position: number) => offered()[position] ?? '';
const broker = sample.content.team.get(visitedHome.broker);
const field = (calendar: string | null, name: string) =>
  new RegExp(`^${name}[:;](.*)\r$`, 'm').exec(calendar ?? '')?.[1];

const tokenOf = async (id: string) =>
  new URL(await visitPath(id, 'nl', sample), 'http://localhost').searchParams.get('token') ?? '';
const fetchFile = (token: string) => GET(new Request(`http://localhost${calendarHref(token, 'nl')}`));
const hidden = first(
  homes,
  ({ address, goal, marquee }) => !address.publish && goal === 0 && marquee === undefined && address.houseNumber,
);

onSqlite(() => {
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

  it('a reminder is not sent once the appointment has begun, and one that is on its way is left', async () => {
    const id = (await book({ slot: slotAt(far) })) as string;
    const { reminder, startsAt } = (await findVisit(id)) ?? {};
    const database = await db();
    const row = database
      .selectFrom('outbox')
      .select('message')
      .where('id', '=', reminder ?? '');
    expect(JSON.parse((await row.executeTakeFirstOrThrow()).message ?? '')).toMatchObject({ notAfter: startsAt });
    const leased = { leased_until: Date.now() + dayMs };
    await database
      .updateTable('outbox')
      .set(leased)
      .where('id', '=', reminder ?? '')
      .execute();
    await cancelVisit(id, sample);
    expect(await mails()).toHaveLength(5);
  });

  it('sends no reminder of what is tomorrow', async () => {
    const slot = slotAt(0);
    const minutes = (Number(slot) - 0.9 * dayMs - Date.now()) / minuteMs;
    expect(await later(minutes, () => book({ slot }))).toEqual(expect.any(String));
    expect(await mails()).toHaveLength(2);
  });

  it('states the requirements of a rent, and never an unpublished address', async () => {
    const rented = first(
      homes,
      ({ goal, webId, marquee, attributes }) =>
        goal === 1 &&
        webId === 2 &&
        marquee === undefined &&
        attributes.costs.inventoryCost &&
        attributes.comfort.maxPersons,
    );
    await book({ slot: offered(rented)[far] ?? '', home: rented, locale: 'fr' });
    const [toVisitor] = await mails();
    const fr = wordsIn('fr');
    for (const key of ['renting.occupants', 'renting.income', 'renting.inventory', 'renting.deposit', 'renting.total'])
      expect(toVisitor?.text).toContain(fr(key));
    await book({ slot: offered(hidden)[far + 1] ?? '', home: hidden });
    const actual = JSON.stringify((await mails()).slice(3).filter(({ to }) => to === 'an@visitor.example'));
    expect(actual).not.toContain(`${hidden.address.street} ${hidden.address.houseNumber}`);
    expect(actual).not.toContain('openstreetmap');
    expect(actual).not.toContain('Revenu');
  });

  it('an appointment is a file for the calendar, until it is cancelled; an unpublished address is not in it', async () => {
    const id = (await book({ slot: offered(hidden)[60] ?? '', home: hidden })) as string;
    const token = await tokenOf(id);
    const answer = await fetchFile(token);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const text = (await answer.text()).replaceAll(/\r\n[ \t]/g, '');
    expect(text).toContain('METHOD:PUBLISH');
    expect(text).not.toContain('an@visitor.example');
    expect(text).not.toContain(hidden.address.street);
    expect((await fetchFile(`${token}x`)).status).toBe(404);
    await cancelVisit(id, sample);
    expect((await fetchFile(token)).status).toBe(404);
  });
});
