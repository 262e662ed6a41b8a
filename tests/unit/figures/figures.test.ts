import { expect, it, vi } from 'vitest';
import { POST } from '@/app/api/office/figures/route';
import type { Staff } from '@/lib/accounts/store-staff';
import { storeCounts } from '@/lib/audience/store';
import { countMissedSearches, missedSearchesBetween, storeMissedSearches } from '@/lib/audience/store-missed';
import { figuresByHome, figuresIn, figuresOfMonths, visitsBySourceIn } from '@/lib/audience/store-periods';
import { countMissedSearch, write } from '@/lib/audience/view-buffer';
import { dayMs, dayOf } from '@/lib/base/day';
import { db } from '@/lib/db/database';
import { readFiguresQuery } from '@/lib/figures/query';
import { readFigures } from '@/lib/figures/read';
import { storeLead } from '@/lib/leads/store';
import { deleteExpired } from '@/lib/people/store-retention';
import { bufferedMisses, resetViewBuffer } from '@/tests/support/audience';
import { sample } from '@/tests/support/sample-site';
import { countRows, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { lead, retention } from '@/tests/support/storage/examples';
import { auditEvents, homeOf, type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';
import { postedForm } from '@/tests/support/storage/posted-form';
import { book, offered } from '@/tests/support/storage/visits';

resetViewBuffer();

const toms = homeOf('tom-claes');
const saras = homeOf('sara-jacobs');

/** Visitors of a home on a day. */
const visited = (home: number, day: string, visitors: number, source = 'direct') =>
  storeCounts(
    Array.from({ length: visitors }, (_, i) => {
      const trace = `${home} ${day} ${source} ${i}`;
      return { day, what: 'view', home, source, trace, network: trace, times: 2 };
    }),
  );

const read = async (view: string, { staff }: { staff: Staff }, query = '') => {
  const today = dayOf(Date.now());
  const asked = readFiguresQuery(new URLSearchParams(`view=${view}&${query}`), today);
  return (await readFigures(asked, staff, 'nl', sample, today)).figures;
};
const overview = async (who: { staff: Staff }, query = '') => {
  const figures = await read('overview', who, query);
  if (figures.view !== 'overview') throw new Error(figures.view);
  return { ...figures, total: (name: string) => figures.totals.find((one) => one.name === name) };
};
const asked = { list: 'sale', type: 1, town: 'hasselt', price: '-200000', bedrooms: 3, more: 0 };
const one = { nothing: 1, few: 0, unknown: 0 };

const exported = async (browser: OfficeBrowser, format: string, query: string) =>
  POST(await postedForm('/api/office/figures/', { locale: 'nl', format, query }, browser.headers));

onBothEngines(() => {
  it('days are added up by month, whole or in part, in total and by source', async () => {
    await visited(toms.id, '2026-08-31', 1);
    await visited(toms.id, '2026-09-01', 2);
    await visited(toms.id, '2026-09-30', 3, 'google.com');
    await visited(saras.id, '2026-10-20', 4);
    const visits = async (first: string, last: string, homes?: number[]) =>
      Object.fromEntries(
        [...(await figuresByHome({ days: { first, last }, today: '2026-11-24', homes }))].map(([id, own]) => [
          id,
          own.visits,
        ]),
      );
    expect(await visits('2026-08-01', '2026-11-24')).toEqual({ [toms.id]: 6, [saras.id]: 4 });
    expect(await visits('2026-09-01', '2026-10-31', [toms.id])).toEqual({ [toms.id]: 5 });
    expect((await visits('2026-09-02', '2026-10-19', [toms.id]))[toms.id]).toBe(3);
    expect(await visits('2026-08-20', '2026-09-10', [toms.id])).toEqual({ [toms.id]: 3 });
    expect(await visits('2026-08-20', '2026-09-10', [])).toEqual({});
    const total = (homes?: number[]) =>
      figuresIn({ days: { first: '2026-08-20', last: '2026-10-31' }, today: '2026-11-24', homes });
    expect([(await total()).visits, (await total([toms.id])).views, (await total([])).visits]).toEqual([10, 12, 0]);
    expect(await figuresOfMonths({ days: { first: '2026-08-20', last: '2026-10-20' }, today: '2026-11-24' })).toEqual([
      { step: '2026-08', views: 2, visits: 1 },
      { step: '2026-09', views: 10, visits: 5 },
      { step: '2026-10', views: 8, visits: 4 },
    ]);
    expect(await visitsBySourceIn({ days: { first: '2026-08-20', last: '2026-10-19' }, today: '2026-11-24' })).toEqual([
      { source: 'direct', visits: 3 },
      { source: 'google.com', visits: 3 },
    ]);
  });

  it('a broker sees their own homes and leads, an owner all, an editor only what was looked at', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const owner = await staffBrowser({ role: 'owner', name: 'Lies' });
    const editor = await staffBrowser({ role: 'editor' });
    const today = dayOf(Date.now());
    await visited(toms.id, today, 3);
    await visited(saras.id, today, 5);
    await storeLead(lead({ form: 'contact-me', subject: { property: toms.id }, source: { utm_source: 'mail' } }), []);
    for (let i = 0; i < 2; i++) await storeLead(lead({ form: 'make-offer', subject: { property: saras.id } }), []);
    await storeLead(lead({ form: 'site-contact', subject: {} }), []);
    const spam = await storeLead(lead({ form: 'site-contact', subject: {} }), []);
    await owner.browser.act('lead.change', { id: spam.id, status: 'spam' });
    const long = await storeLead(lead({ form: 'contact-me', subject: { property: toms.id } }), []);
    await (await db())
      .updateTable('lead')
      .set({ created_at: Date.now() - 40 * dayMs })
      .where('id', '=', long.id)
      .execute();

    const all = await overview(owner);
    expect([all.total('visits'), all.total('views')]).toMatchObject([{ now: 8 }, { now: 16 }]);
    expect(all.total('leads')).toEqual({ name: 'leads', now: 4, before: 1 });
    expect(all.kinds).toMatchObject([{ name: 'make-offer', now: 2 }, { name: 'contact-me', now: 1, before: 1 }, {}]);
    expect(all.brokers.map(({ name, leads }) => [name, leads.now])).toEqual([
      [sample.content.team.get('sara-jacobs')?.name, 2],
      [sample.content.team.get('tom-claes')?.name, 1],
      [null, 1],
    ]);
    expect(all.steps).toHaveLength(30);
    expect(all.steps.at(-1)).toEqual({ step: today, views: 16, visits: 8 });

    const own = await overview(tom);
    expect([own.total('visits')?.now, own.total('leads')]).toEqual([3, { name: 'leads', now: 1, before: 1 }]);
    expect(own.brokers).toEqual([]);
    // A home of a colleague cannot be asked for alone.
    expect((await overview(tom, `home=${saras.id}`)).total('visits')?.now).toBe(3);
    expect((await overview(owner, `home=${saras.id}`)).total('visits')?.now).toBe(5);
    const lines = await read('homes', tom);
    if (lines.view !== 'homes') throw new Error(lines.view);
    expect(new Set(lines.lines.map(({ home }) => home.broker))).toEqual(new Set(['tom-claes']));
    expect(lines.lines[0]).toMatchObject({ home: { id: toms.id }, visits: 3, leads: 1 });
    expect(await read('sources', tom)).toMatchObject({
      visits: [{ now: 3, before: 0 }],
      leads: [
        { name: 'mail', now: 1 },
        { name: 'newsletter', now: 0, before: 1 },
      ],
    });

    const looked = await overview(editor);
    expect(looked.totals.map(({ name }) => name)).toEqual(['visits', 'views', 'saves', 'shares']);
    expect([looked.total('visits')?.now, looked.kinds, looked.brokers]).toEqual([8, [], []]);
    expect(await read('sources', editor)).toMatchObject({ leads: [] });
    const seen = await exported(editor.browser, 'csv', '?view=homes');
    expect(await seen.text()).not.toMatch(/Aanvragen|Afspraken/);
    // Appointments count on their day, for the person who receives the visitor.
    const sara = await staffBrowser({ role: 'broker', broker: 'sara-jacobs' });
    const visit = await book({ slot: offered(toms)[40] ?? '', home: toms });
    await (await db())
      .updateTable('visit')
      .set({ starts_at: Date.now() - dayMs })
      .where('id', '=', String(visit))
      .execute();
    const count = async (who: { staff: Staff }) => (await overview(who)).total('appointments')?.now;
    expect(await count(owner)).toEqual(1);
    expect(await count(tom)).toEqual(1);
    expect(await count(sara)).toEqual(0);
    const { name } = sample.content.team.get('tom-claes') ?? {};
    const ofTom = (await overview(owner)).brokers.find((one) => one.name === name);
    expect(ofTom).toMatchObject({ appointments: { now: 1 } });
  });

  it('searches are counted by class and day, and go after thirteen months', async () => {
    countMissedSearch({ ...asked, ...one });
    countMissedSearch({ ...asked, ...one });
    countMissedSearch({ ...asked, town: 'genk', nothing: 0, few: 1, unknown: 1 });
    expect(await write()).toBe(true);
    expect(bufferedMisses()).toEqual([]);
    countMissedSearch({ ...asked, ...one });
    await write();
    const today = dayOf(Date.now());
    expect(await missedSearchesBetween(today, today)).toEqual([
      { ...asked, nothing: 3, few: 0, unknown: 0 },
      { ...asked, town: 'genk', nothing: 0, few: 1, unknown: 1 },
    ]);
    expect(await countMissedSearches(today, today)).toEqual({ nothing: 3, few: 1, unknown: 1 });
    const editor = await staffBrowser({ role: 'editor' });
    expect(await read('searches', editor)).toMatchObject({
      now: { nothing: 3 },
      before: { nothing: 0 },
      towns: [
        { name: 'hasselt', count: 3 },
        { name: 'genk', count: 1 },
      ],
      types: [{ name: 1, count: 4 }],
    });
    await deleteExpired(retention, Date.now() + 395 * dayMs);
    expect(await countRows('missed_search')).toBe(2);
    await deleteExpired(retention, Date.now() + 398 * dayMs);
    expect(await countRows('missed_search')).toBe(0);
  });

  it('invented classes do not fill the table', async () => {
    const many = Array.from({ length: 700 }, (_, i) => ({ day: '2026-11-22', ...asked, town: `town-${i}`, ...one }));
    await storeMissedSearches(many.slice(0, 350));
    await storeMissedSearches(many.slice(350));
    expect(await countRows('missed_search')).toBe(501);
    expect((await countMissedSearches('2026-11-22', '2026-11-22')).nothing).toBe(700);
    expect((await missedSearchesBetween('2026-11-22', '2026-11-22'))[0]).toMatchObject({
      town: '*',
      type: -1,
      nothing: 200,
    });
  });

  it('each view is a file for Excel or JSON, which the log keeps', async () => {
    const owner = await staffBrowser({ role: 'owner' });
    await visited(toms.id, dayOf(Date.now()), 3);
    await storeLead(lead({ form: 'contact-me', subject: { property: toms.id } }), []);
    countMissedSearch({ ...asked, ...one });
    await write();
    const text = async (format: string, query: string) => (await exported(owner.browser, format, query)).text();
    expect(await text('csv', '?')).toContain('Overzicht;Online bezoeken;3;0\r\n');
    expect(await text('csv', '?view=homes')).toContain(`\r\n${toms.id};${toms.reference};`);
    expect(await text('csv', '?view=sources')).toContain(
      'Herkomst van de online bezoeken;Rechtstreeks of onbekend;3;0',
    );
    expect(await text('csv', '?view=searches')).toMatch(/Te koop;[^;]+;Hasselt;tot €\u00a0200\.000;3\+;;1;0;/);
    expect(JSON.parse(await text('json', `?view=homes&home=${toms.id}`)).homes[0]).toMatchObject({
      home: toms.id,
      visits: 3,
      leads: 1,
    });
    expect(JSON.parse(await text('json', '?view=searches')).classes).toEqual([{ ...asked, ...one }]);
    const entries = await auditEvents({ action: 'figures.export' });
    expect(entries).toHaveLength(6);
    expect(entries.at(-1)).toMatchObject({ after: { format: 'csv', filter: '?' } });
    expect((await exported(owner.browser, 'xlsx', '?')).status).toBe(400);
  });
});

onSqlite(() => {
  it('counts that wait for an unreachable database are not lost', async () => {
    const { processState } = await import('@/lib/base/process-state');
    const own = processState.database;
    processState.database = Promise.reject(new Error('away'));
    processState.database.catch(() => undefined);
    const errorLog = [vi.spyOn(console, 'error').mockReturnValue(), vi.spyOn(console, 'log').mockReturnValue()];
    countMissedSearch({ ...asked, ...one });
    expect(await write()).toBe(false);
    countMissedSearch({ ...asked, ...one });
    processState.database = own;
    expect(await write()).toBe(true);
    expect(await countMissedSearches('', '9')).toMatchObject({ nothing: 2 });
    for (const spy of errorLog) spy.mockRestore();
  });
});
