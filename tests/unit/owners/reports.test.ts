import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '@/lib/base/day';
import { inTransaction } from '@/lib/db/database';
import { locales } from '@/lib/i18n/locales';
import { storeLead } from '@/lib/leads/store';
import { smtpTransport } from '@/lib/mail/transport';
import type { ReportReader } from '@/lib/owners/report-sources';
import { sendDueReports, sendReport } from '@/lib/owners/send-reports';
import { recordReport, resumeReports, stopReports } from '@/lib/owners/store-reports';
import { type Link, openLink, signLink } from '@/lib/requests/subscription-links';
import { answerLink } from '@/lib/subscriptions/answer-link';
import { readLink } from '@/lib/subscriptions/read-link';
import { insertVisit } from '@/lib/visits/store';
import { monthFigures, ownedHomes, reportReader, reportSources } from '@/tests/support/owners';
import { sample } from '@/tests/support/sample-site';
import { oneClickPath } from '@/tests/support/signed-links';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { lead } from '@/tests/support/storage/examples';
import { deliver, startSmtp } from '@/tests/support/storage/outbox';
import { waitingMails } from '@/tests/support/storage/searches';

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

/** The report as an SMTP server gets it. */
async function received(reader: ReportReader, sources = reportSources(reader)) {
  await using smtp = await startSmtp();
  deliver(smtpTransport(smtp.url, 1));
  await sendDueReports(sources, sample);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 });
  const [mail] = smtp.received;
  if (!mail) throw new Error('no mail');
  return mail;
}

async function addVisit(property: number | undefined, startsAt: number): Promise<void> {
  const { id } = await storeLead(lead({ key: randomUUID() }), []);
  const slot = { agenda: 'office', startsAt, endsAt: startsAt + 1 };
  await inTransaction((trx) => insertVisit(trx, { ...slot, lead: id, property: property ?? null, state: 'confirmed' }));
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: first }));
afterEach(() => void vi.useRealTimers());

onBothEngines(() => {
  it('reports each month once, by any worker and after any restart', async () => {
    const readers = Array.from({ length: 4 }, (_, i) => reportReader({ id: `account-${i}` }));
    await Promise.all([1, 2, 3].map(() => sendDueReports(reportSources(...readers), sample)));
    expect(await sendAllAlerts(...readers)).toHaveLength(4);
    vi.setSystemTime(first + 30 * dayMs);
    expect((await sendAllAlerts(...readers)).slice(4)).toEqual(Array(4).fill('Uw pand in november 2026'));
  });

  it('notes nothing of a mail that could not be stored', async () => {
    const crash = inTransaction(async (trx) => {
      await recordReport(trx, 'account-1', '2026-10', 'nl');
      throw new Error('the power went');
    });
    await expect(crash).rejects.toThrow();
    expect(await sendAllAlerts(reportReader())).toHaveLength(1);
  });

  describe('one click', () => {
    it('stops the reports, and another brings them back', async () => {
      expect(await stepOf('stop')).toBe('invalid');
      await sendAllAlerts(reportReader({ locale: 'fr' }));
      // The link has the language of the last report.
      const link = await signLink({ kind: 'report', id: 'account-1', step: 'stop' });
      expect(await readLink(link)).toMatchObject({ locale: 'fr' });
      expect(await stepOf('stop')).toEqual('stop');
      expect(await stepOf('confirm')).toEqual('confirmed');
      for (let i = 0; i < 2; i++) await answerLink({ kind: 'report', id: 'account-1', step: 'stop' });
      expect(await stepOf('stop')).toEqual('stopped');
      expect(await stepOf('confirm')).toEqual('confirm');
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
      expect(await note()).toEqual(true);
      expect(await note()).toEqual(false);
    });
  });
});

onSqlite(() => {
  it('continues if the figures of one owner fail, and reports to them later', async () => {
    const sources = reportSources(reportReader({ id: 'unlucky' }), reportReader());
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let calls = 0;
    const readMonthFigures: typeof sources.readMonthFigures = async (...asked) => {
      if (calls++ === 0) throw new Error('no figures');
      return sources.readMonthFigures(...asked);
    };
    await sendDueReports({ ...sources, readMonthFigures }, sample);
    expect(log).toHaveBeenCalledWith('The report of 2026-10 to the account unlucky:', expect.any(Error));
    expect(await waitingMails()).toHaveLength(1);
    await sendDueReports(sources, sample);
    expect(await waitingMails()).toHaveLength(2);
    log.mockRestore();
  });

  it('has no report for an owner without homes on the site, nor of a month that is not due', async () => {
    expect(await sendAllAlerts(reportReader({ homes: [] }), reportReader({ homes: [1 as never] }))).toEqual([]);
    vi.setSystemTime(first - 1);
    expect(await sendAllAlerts(reportReader())).toEqual([]);
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

  it('reports what happened to a home, compared with the month before, and can be stopped with one click', async () => {
    const [home] = ownedHomes;
    for (const startsAt of [first - 40 * dayMs, first - 20 * dayMs, first - dayMs, first + dayMs])
      await addVisit(home, startsAt);
    await addVisit(ownedHomes[1], first + dayMs);
    const mail = await received(reportReader());
    const { to, subject, text = '' } = mail;
    expect([to?.[0]?.address, subject]).toEqual(['griet@owner.example', 'Uw pand in oktober 2026']);
    for (const line of [
      'Beste Griet Maes',
      `HAS-5801 · ${sample.catalogue.properties.get(5801)?.address.street}`,
      'Online bezoeken: 124 (september: 90)',
      'Paginaweergaven: 248 (september: 180)',
      'Aanvragen: 3 (september: 3)',
      'Bewaard: 7 (september: 7)',
      'Gedeeld: 0 (september: 0)',
      'Afspraken in oktober: 2',
      'Geplande afspraken: 1',
      'Staafdiagram: 124 online bezoeken in oktober 2026, het meest op donderdag 1 oktober: 4.',
      '/nl/portal/',
    ])
      expect(text).toContain(line);
    expect(mail.html).toContain('Stop dit maandverslag');
    const signed = oneClickPath(mail).split('/').at(-2) ?? '';
    expect(await openLink(signed)).toEqual({ kind: 'report', id: 'account-1', step: 'stop' });
  });

  it('shows the chart in the letter itself, with its figures in words', async () => {
    const { html = '', attachments } = await received(reportReader({ homes: ownedHomes }));
    expect(attachments).toHaveLength(3);
    for (const { mimeType, disposition, related, contentId = '', content } of attachments) {
      expect([mimeType, disposition, related]).toEqual(['image/png', 'inline', true]);
      expect(html).toContain(`src="cid:${contentId.slice(1, -1)}"`);
      expect((await sharp(Buffer.from(content as ArrayBuffer)).metadata()).format).toBe('png');
    }
    expect(html).toContain('<meta name="viewport" content="width=device-width"/>');
    expect(html.match(/alt="Staafdiagram: 124 online bezoeken in oktober 2026[^"]*: 4\."/g)).toHaveLength(3);
  });

  it('has no chart of a month without visits', async () => {
    const reader = reportReader();
    const readMonthFigures = async (_: unknown, month: string) => monthFigures(month, 0);
    const { html = '', attachments } = await received(reader, { ...reportSources(reader), readMonthFigures });
    expect([attachments.length, html.includes('<img')]).toEqual([0, false]);
    expect(html).toContain('In oktober 2026 kwam er niemand online kijken.');
  });

  it.each(locales)('is written in the language of its reader: %s', async (locale) => {
    const { html, text } = await received(reportReader({ locale }));
    expect(html).toContain(`lang="${locale}"`);
    expect(text).toContain(`/${locale}/portal/`);
  });
});
