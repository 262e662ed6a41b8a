import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { dataState } from '@/lib/data/store';
import { env } from '@/lib/env';
import { issue } from '@/lib/files/issue-codes';
import { startJob } from '@/lib/jobs/job';

vi.mock('@/lib/db/disk', () => ({ canStore: vi.fn(async () => true) }));
const { healthAnswer } = await import('@/lib/data/health');
const { canStore } = await import('@/lib/db/disk');

const place = { file: 'properties/5801.json', path: 'price.amount', found: '"on request"' };
const fault = { ...issue('number'), ...place };
const asked = async (from: string) => (await healthAnswer(new Headers({ 'x-forwarded-for': from }))).json();

beforeAll(() => {
  const held = new Map([[place.file, { since: new Date('2026-11-24T10:00:00Z'), isShown: true }]]);
  processState.data = { ...dataState(), issues: [fault], held };
});
afterAll(() => {
  processState.data = undefined;
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '192.168.1.20', 'fd00::1'])(
  'tells %s everything',
  async (from) =>
    expect(await asked(from)).toMatchObject({
      status: 'data held back',
      data: {
        faults: [{ ...place, code: 'number', expected: 'a number without quotation marks' }],
        held: [{ file: place.file, since: '2026-11-24T10:00:00.000Z', shown: 'last good version' }],
      },
    }),
);

it.each(['203.0.113.7', '2001:db8::1', '', 'nonsense', '127.0.0.1, 203.0.113.7'])(
  'tells %j only how many issues there are',
  async (from) => expect(await asked(from)).toMatchObject({ status: 'data held back', data: { faults: 1, held: 1 } }),
);

it('distinguishes a refusal of all changes', async () => {
  processState.data = { ...dataState(), isRefused: true };
  expect(await asked('::1')).toMatchObject({ status: 'data refused' });
});

it('names background work that is late to visitors from inside, and counts it for others', async () => {
  const [before, { jobs }] = [processState.data, processState];
  processState.data = { ...dataState(), issues: [], held: new Map(), isRefused: false };
  const [doneAt, work] = [Date.now(), { everyMs: 1_000, leaseMs: null, run: async () => undefined }];
  startJob('reports', work);
  const mails = startJob('mails', work);
  try {
    Object.assign(mails, { startedAt: 0, error: 'the database is gone' });
    expect(await asked('::1')).toMatchObject({
      status: 'background work is late',
      jobs: {
        late: 1,
        all: [
          { name: 'reports', everyMs: 1_000, doneAt: null, isLate: false },
          { name: 'mails', error: 'the database is gone', isLate: true },
        ],
      },
    });
    expect((await asked('203.0.113.7')).jobs).toEqual({ late: 1 });
    Object.assign(mails, { doneAt });
    expect(await asked('::1')).toMatchObject({
      status: 'ok',
      jobs: { late: 0, all: [{}, { doneAt: new Date(doneAt).toISOString() }] },
    });
  } finally {
    for (const job of Object.values(processState.jobs ?? {})) await job.stop();
    Object.assign(processState, { data: before, jobs });
  }
});

it('is 503 while forms cannot be stored, and asks again after two seconds', async () => {
  vi.useFakeTimers({ now: Date.now() + 2_500, toFake: ['Date'] });
  vi.mocked(canStore).mockResolvedValueOnce(false);
  const answer = await healthAnswer(new Headers());
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'forms cannot be stored' });
  vi.setSystemTime(Date.now() + 2_500);
  expect((await healthAnswer(new Headers())).status).toBe(200);
  vi.useRealTimers();
});

it.each([
  ['dataDir', 10],
  ['varDir', 20],
] as const)('says that %s cannot be written', async (folder, seconds) => {
  const before = [env[folder], processState.data] as const;
  processState.data = { ...dataState(), issues: [], held: new Map(), isRefused: false };
  // A kernel's folder, in which nobody may make one.
  env[folder] = '/proc/heem';
  vi.useFakeTimers({ now: Date.now() + seconds * 1_000, toFake: ['Date'] });
  try {
    const answer = await healthAnswer(new Headers());
    const name = folder === 'dataDir' ? 'data' : 'var';
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { status: 'folder cannot be written', folders: { data: 'ok', var: 'ok', [name]: 'read-only' } },
    ]);
  } finally {
    vi.useRealTimers();
    [env[folder], processState.data] = before;
  }
});
