import { beforeEach, expect, it, vi } from 'vitest';
import { listAccounts } from '@/lib/accounts/store';
import { readStatistics } from '@/lib/audience/statistics';
import { db } from '@/lib/db/database';
import { env } from '@/lib/env';
import { storeLead } from '@/lib/leads/store';
import { readToday } from '@/lib/office/today';
import { listDocuments } from '@/lib/owners/documents';
import { listHistory } from '@/lib/owners/history';
import { listMails, listRequests, listVisits } from '@/lib/owners/requests';
import { officeSession } from '@/lib/staff/session';
import { demo } from '@/scripts/demo';
import { sample } from '@/tests/support/sample-site';
import { onSqlite } from '@/tests/support/storage/database';
import { lead, owned } from '@/tests/support/storage/examples';
import { OfficeBrowser } from '@/tests/support/storage/office';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T12:00:00+01:00') });
  return () => vi.useRealTimers();
});

const homes = owned(5801, 5802, 5816);
const activity = async () => (await db()).selectFrom('audience_day').selectAll().execute();

onSqlite(() => {
  it('an owner of the demo sees something in every section, nothing waits for anybody real, and no trace is left', async () => {
    expect(await demo('fr', sample)).toMatch(/^SAMPLE ACTIVITY[\s\S]*\nhttp:\/\/localhost:3000\/fr\/\S+\?link=\S+$/);
    const accounts = await listAccounts();
    expect(accounts).toContainEqual(expect.objectContaining({ email: 'owner@demo.example', role: 'client', homes }));

    const statistics = await readStatistics(homes, sample.catalogue);
    expect(statistics.days.filter(({ visits }) => visits === 0)).toEqual([]);
    expect(statistics).toMatchObject({ requests: 11, similar: { homes: expect.any(Number) } });
    expect(statistics.sources.map(({ source }) => source)).toContain('newsletter / email / new-homes');

    const requests = await listRequests(homes, 'fr');
    expect(new Set(requests.map(({ form }) => form)).size).toBe(5);
    expect(JSON.stringify(requests)).not.toContain('Schmitz');
    expect(JSON.stringify(requests)).toContain('Claire Dubois');
    expect((await listMails(homes, 'fr')).length).toBeGreaterThan(20);
    const { planned, earlier } = await listVisits(homes, 'fr');
    expect([planned.length, earlier.length]).toEqual([2, 6]);
    expect(earlier.filter(({ feedback }) => feedback)).toHaveLength(3);
    expect(await listDocuments(homes, 'a')).toHaveLength(2);
    expect((await listHistory(homes, 'fr', sample)).length).toBeGreaterThan(20);

    // The outbox contains only addresses of the demo: invitations, reminders, and one mail that did not arrive.
    const waiting = await (await db()).selectFrom('outbox').selectAll().where('state', '!=', 'sent').execute();
    expect(waiting.map(({ recipient }) => recipient).filter((to) => !to.endsWith('.example'))).toEqual([]);
    expect(waiting.every(({ state, due_at }) => state === 'failed' || due_at >= Date.now())).toBe(true);
    const days = await (await db()).selectFrom('audience_trace').select('day').distinct().execute();
    expect(days).toEqual([{ day: '2026-11-22' }]);
  });

  it('an owner of the agency, a broker and an editor come in by a printed link and a code', async () => {
    const doors = /THE OFFICE[\s\S]+?\n\n/.exec(await demo('nl', sample))?.[0] ?? '';
    const links = [...doors.matchAll(/password: +(\S+)/g)].map(([, link = '']) => link);
    const codes = [...doors.matchAll(/after it: +(\S+)/g)].map(([, code = '']) => code);
    expect([links.length, codes.length]).toEqual([3, 3]);
    const roles: unknown[] = [];
    for (const [i, link] of links.entries()) {
      const browser = new OfficeBrowser();
      expect(await browser.choosePassword(link)).toEqual({ status: 'sent', href: '/nl/office/code/' });
      expect(await browser.act('code', { code: codes[i] ?? '' })).toEqual({ href: '/nl/office/' });
      const session = await officeSession(browser.headers);
      roles.push(session?.staff.role);
      if (session && session.staff.role !== 'editor') {
        const { leads, failed } = await readToday(session.staff, sample);
        expect(failed).toHaveLength(session.staff.role === 'owner' ? 1 : 0);
        for (const part of [leads?.recent, leads?.late, leads?.due]) expect(part?.count).toBeGreaterThan(0);
        expect(leads?.visits.length).toBeGreaterThan(1);
      }
    }
    expect(roles).toEqual(['owner', 'broker', 'editor']);
    // Another run opens the doors again, with other codes.
    const again = await demo('nl', sample);
    expect(again).toContain('THE OFFICE');
    expect(again).not.toContain(codes[0]);
  });

  it('the demo adds only invitations to a database with submissions or accounts', async () => {
    await storeLead(lead(), []);
    expect(await demo('nl', sample)).toContain('the database has submissions');
    expect(await demo('nl', sample)).toContain('the database has accounts');
    expect(await activity()).toEqual([expect.objectContaining({ home: 100001 })]);
  });

  it('the demo writes nothing into the database of an agency', async () => {
    env.databaseUrl = 'postgres://heem@localhost/heem';
    expect(await demo('nl', sample).finally(() => Object.assign(env, { databaseUrl: undefined }))).toContain(
      'DATABASE_URL is set',
    );
    expect(await activity()).toEqual([]);
  });
});
