import { beforeEach, expect, it, vi } from 'vitest';
import { statisticsOf } from '@/lib/audience/statistics';
import { listAccounts } from '@/lib/db/accounts';
import { db } from '@/lib/db/database';
import { storeLead } from '@/lib/db/leads';
import { env } from '@/lib/env';
import { listDocuments } from '@/lib/owners/documents';
import { listHistory } from '@/lib/owners/history';
import { listMails, listRequests, listVisits } from '@/lib/owners/requests';
import { demo } from '@/scripts/demo';
import { sample } from '@/tests/support/sample-site';
import { onBothEngines } from '../../support/storage/database';
import { lead, owned } from '../../support/storage/examples';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T12:00:00+01:00') });
  return () => vi.useRealTimers();
});

const homes = owned(5801, 5802, 5816);
const activity = async () => (await db()).selectFrom('audience_day').selectAll().execute();

onBothEngines(() => {
  it('an owner of the demo sees something in every section', async () => {
    expect(await demo('fr', sample)).toMatch(/^SAMPLE ACTIVITY[\s\S]*\nhttp:\/\/localhost:3000\/fr\/\S+\?link=\S+$/);
    expect(await listAccounts()).toMatchObject([{ email: 'owner@demo.example', role: 'client', homes }]);

    const statistics = await statisticsOf(homes, sample.catalogue);
    expect(statistics.days.filter(({ visits }) => visits === 0)).toEqual([]);
    expect(statistics).toMatchObject({ requests: 9, similar: { homes: expect.any(Number) } });
    expect(statistics.sources.map(({ source }) => source)).toContain('newsletter / email / new-homes');

    const requests = await listRequests(homes, 'fr');
    expect(new Set(requests.map(({ form }) => form)).size).toBe(5);
    expect(JSON.stringify(requests)).not.toContain('Schmitz');
    expect(JSON.stringify(requests)).toContain('Claire Dubois');
    expect((await listMails(homes, 'fr')).length).toBeGreaterThan(20);
    const { planned, earlier } = await listVisits(homes, 'fr');
    expect([planned.length, earlier.length]).toEqual([2, 5]);
    expect(earlier.filter(({ feedback }) => feedback)).toHaveLength(3);
    expect(await listDocuments(homes, 'a')).toHaveLength(2);
    expect((await listHistory(homes, 'fr', sample)).length).toBeGreaterThan(20);
  });

  it('nothing that waits in the outbox goes to anybody real, and no trace is left', async () => {
    await demo('nl', sample);
    const waiting = await (await db()).selectFrom('outbox').selectAll().where('state', '!=', 'sent').execute();
    expect(waiting.map(({ recipient }) => recipient).filter((to) => !to.endsWith('.example'))).toEqual([]);
    expect(waiting).toHaveLength(3);
    const days = await (await db()).selectFrom('audience_trace').select('day').distinct().execute();
    expect(days).toEqual([{ day: '2026-11-22' }]);
  });

  it('it invites only, where somebody has written or has an account', async () => {
    await storeLead(lead(), []);
    expect(await demo('nl', sample)).toContain('the database has submissions');
    expect(await demo('nl', sample)).toContain('the database has accounts');
    expect(await activity()).toEqual([expect.objectContaining({ home: 100001 })]);
  });

  it('it writes nothing into the database of an agency', async () => {
    env.databaseUrl = 'postgres://heem@localhost/heem';
    expect(await demo('nl', sample).finally(() => Object.assign(env, { databaseUrl: undefined }))).toContain(
      'DATABASE_URL is set',
    );
    expect(await activity()).toEqual([]);
  });
});
