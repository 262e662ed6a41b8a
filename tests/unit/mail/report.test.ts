import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayMs } from '@/lib/day';
import { inTransaction } from '@/lib/db/database';
import { storeLead } from '@/lib/db/leads';
import { insertVisit } from '@/lib/db/visits';
import { locales } from '@/lib/i18n/locales';
import { smtpTransport } from '@/lib/mail/transport';
import type { ReportReader } from '@/lib/owner-reports/report-sources';
import { sendDueReports } from '@/lib/owner-reports/send-reports';
import { openLink } from '@/lib/subscriptions/links';
import { monthFigures, ownedHomes, reportReader, reportSources } from '../../support/owners';
import { sample } from '../../support/sample-site';
import { oneClickPath } from '../../support/signed-links';
import { onSqlite } from '../../support/storage/database';
import { lead } from '../../support/storage/examples';
import { deliver, startSmtp } from '../../support/storage/outbox';

const first = Date.parse('2026-11-01T07:00:00Z');

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

onSqlite(() => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: first }));
  afterEach(() => void vi.useRealTimers());

  it('reports what happened to a home, compared with the month before', async () => {
    const [home] = ownedHomes;
    for (const startsAt of [first - 40 * dayMs, first - 20 * dayMs, first - dayMs, first + dayMs])
      await addVisit(home, startsAt);
    await addVisit(ownedHomes[1], first + dayMs);
    const { to, subject, text = '' } = await received(reportReader());
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
    const monthOf = async (_: unknown, month: string) => monthFigures(month, 0);
    const { html = '', attachments } = await received(reader, { ...reportSources(reader), monthOf });
    expect([attachments.length, html.includes('<img')]).toEqual([0, false]);
    expect(html).toContain('In oktober 2026 kwam er niemand online kijken.');
  });

  it('can be stopped with one click of the mail program', async () => {
    const mail = await received(reportReader());
    const signed = oneClickPath(mail).split('/').at(-2) ?? '';
    expect(await openLink(signed)).toEqual({ kind: 'report', id: 'account-1', step: 'stop' });
    expect(mail.html).toContain('Stop dit maandverslag');
  });

  it.each(locales)('is written in the language of its reader: %s', async (locale) => {
    const { html, text } = await received(reportReader({ locale }));
    expect(html).toContain(`lang="${locale}"`);
    expect(text).toContain(`/${locale}/portal/`);
  });
});
