import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '@/lib/day';
import { inTransaction } from '@/lib/db/database';
import { recordReport, resumeReports, stopReports } from '@/lib/db/reports';
import type { ReportReader } from '@/lib/owner-reports/report-sources';
import { sendDueReports, sendReport, startReports } from '@/lib/owner-reports/send-reports';
import { answerLink } from '@/lib/subscriptions/answer-link';
import { type Link, signLink } from '@/lib/subscriptions/links';
import { readLink } from '@/lib/subscriptions/read-link';
import { reportReader, reportSources } from '../../support/owners';
import { sample } from '../../support/sample-site';
import { onBothEngines } from '../../support/storage/database';
import { waitingMails } from '../../support/storage/searches';

const first = Date.parse('2026-11-01T07:00:00Z');

/** Lets a worker tell what is due; returns the subjects of all mails that wait since the test began. */
async function sendAllAlerts(...readers: ReportReader[]): Promise<string[]> {
  await sendDueReports(reportSources(...readers), sample);
  return (await waitingMails()).map(({ subject }) => subject);
}

const stepOf = async (step: Link['step'], id = 'account-1'): Promise<string> => {
  const state = await readLink(await signLink({ kind: 'report', id, step }));
  return 'step' in state ? state.step : state.kind;
};

onBothEngines(() => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: first }));
  afterEach(() => void vi.useRealTimers());

  it('reports a month on the first of the next one, from eight o’clock on', async () => {
    vi.setSystemTime(first - 1);
    expect(await sendAllAlerts(reportReader())).toEqual([]);
    vi.setSystemTime(first);
    expect(await sendAllAlerts(reportReader())).toEqual(['Uw pand in oktober 2026']);
  });

  it('begins as soon as the site is up', async () => {
    startReports(reportSources(reportReader()));
    await vi.waitFor(async () => expect(await waitingMails()).toHaveLength(1), { timeout: 10_000 });
  });

  it('reports each month once, by any worker and after any restart', async () => {
    const readers = Array.from({ length: 8 }, (_, i) => reportReader({ id: `account-${i}` }));
    await Promise.all([1, 2, 3].map(() => sendDueReports(reportSources(...readers), sample)));
    expect(await sendAllAlerts(...readers)).toHaveLength(8);
    vi.setSystemTime(first + 30 * dayMs);
    expect((await sendAllAlerts(...readers)).slice(8)).toEqual(Array(8).fill('Uw pand in november 2026'));
  });

  it('notes nothing of a mail that could not be stored', async () => {
    const crash = inTransaction(async (trx) => {
      await recordReport(trx, 'account-1', '2026-10', 'nl');
      throw new Error('the power went');
    });
    await expect(crash).rejects.toThrow();
    expect(await sendAllAlerts(reportReader())).toHaveLength(1);
  });

  it('catches up when the site was down, but for no more than ten days', async () => {
    vi.setSystemTime(first + 8 * dayMs);
    expect(await sendAllAlerts(reportReader())).toEqual(['Uw pand in oktober 2026']);
    vi.setSystemTime(first + 12 * dayMs);
    expect(await sendAllAlerts(reportReader({ id: 'account-2' }))).toHaveLength(1);
  });

  it('continues if the figures of one owner fail, and reports to them later', async () => {
    const sources = reportSources(reportReader({ id: 'unlucky' }), reportReader());
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let calls = 0;
    const monthOf: typeof sources.monthOf = async (...asked) => {
      if (calls++ === 0) throw new Error('no figures');
      return sources.monthOf(...asked);
    };
    await sendDueReports({ ...sources, monthOf }, sample);
    expect(log).toHaveBeenCalledWith('The report of 2026-10 to the account unlucky:', expect.any(Error));
    expect(await waitingMails()).toHaveLength(1);
    await sendDueReports(sources, sample);
    expect(await waitingMails()).toHaveLength(2);
    log.mockRestore();
  });

  it('has no report for an owner without homes on the site', async () =>
    expect(await sendAllAlerts(reportReader({ homes: [] }), reportReader({ homes: [1 as never] }))).toEqual([]));

  describe('one click', () => {
    it('stops the reports, and another brings them back', async () => {
      expect(await stepOf('stop')).toBe('invalid');
      await sendAllAlerts(reportReader());
      expect([await stepOf('stop'), await stepOf('confirm')]).toEqual(['stop', 'confirmed']);
      for (let i = 0; i < 2; i++) await answerLink({ kind: 'report', id: 'account-1', step: 'stop' });
      expect([await stepOf('stop'), await stepOf('confirm')]).toEqual(['stopped', 'confirm']);
      vi.setSystemTime(first + 30 * dayMs);
      expect(await sendAllAlerts(reportReader(), reportReader({ id: 'account-2' }))).toHaveLength(2);
      await answerLink({ kind: 'report', id: 'account-1', step: 'confirm' });
      expect(await stepOf('stop')).toBe('stop');
      expect(await sendAllAlerts(reportReader())).toHaveLength(3);
    });

    it('counts also while the mail is being written', async () => {
      await stopReports('account-1');
      const note = () => inTransaction((trx) => recordReport(trx, 'account-1', '2026-10', 'nl'));
      expect(await note()).toBe(false);
      await resumeReports('account-1');
      expect([await note(), await note()]).toEqual([true, false]);
    });

    it('holds for staff as well, unless they send one anyway', async () => {
      await sendAllAlerts(reportReader());
      await stopReports('account-1');
      const send = (anyway: boolean, own?: Partial<ReportReader>) =>
        sendReport(reportReader(own), '2026-10', { anyway }, reportSources(), sample);
      expect([await send(false), (await waitingMails()).length]).toEqual(['stopped', 1]);
      expect([await send(true), (await waitingMails()).length]).toEqual(['sent', 2]);
      expect(await send(false, { id: 'account-2', homes: [] })).toBe('nothing');
      expect(await stepOf('stop')).toBe('stopped');
    });

    it('answers in the language of the last report', async () => {
      await sendAllAlerts(reportReader({ locale: 'fr' }));
      expect(await readLink(await signLink({ kind: 'report', id: 'account-1', step: 'stop' }))).toMatchObject({
        locale: 'fr',
      });
    });
  });
});
