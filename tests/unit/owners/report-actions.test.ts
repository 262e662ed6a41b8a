import { expect, it } from 'vitest';
import { GET as reportRoute } from '@/app/api/office/reports/[id]/route';
import { dayMs } from '@/lib/base/day';
import { dueAt, reportMonths } from '@/lib/owners/report-month';
import { ownSources } from '@/lib/owners/report-sources';
import { readReports } from '@/lib/owners/reports';
import { sendDueReports } from '@/lib/owners/send-reports';
import { readReportPlans, stopReports } from '@/lib/owners/store-reports';
import { deleteExpired } from '@/lib/people/store-retention';
import { sample } from '@/tests/support/sample-site';
import { later, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { retention } from '@/tests/support/storage/examples';
import { expectRefusal, staffBrowser } from '@/tests/support/storage/office';
import { inviteJef, jef, ofTom, type Person, request, route, tomAndSara } from '@/tests/support/storage/owners';
import { waitingMails } from '@/tests/support/storage/searches';

const sendWhenDue = (month: string) =>
  later((dueAt(month) - Date.now()) / 60_000, () =>
    sendDueReports(
      ownSources(() => sample),
      sample,
    ),
  );

const sentReports = async () =>
  (await waitingMails()).filter(({ attachments, html }) => attachments && /rapport/.test(html));

onBothEngines(() => {
  it('a note on a report is deleted with its mails', async () => {
    const { tom } = await tomAndSara();
    const id = await inviteJef(tom, ofTom);
    const { coming } = reportMonths(Date.now());
    await tom.browser.act('report.note', { id, month: coming, note: 'Veel beterschap!' });
    const note = async () => (await readReportPlans(coming)).of(id).note;
    await deleteExpired(retention);
    expect(await note()).toBe('Veel beterschap!');
    await deleteExpired(retention, Date.now() + (retention.mails + 32) * dayMs);
    expect(await note()).toBeNull();
  });
});

onSqlite(() => {
  it('a missed month is no longer sent automatically', async () => {
    const { tom } = await tomAndSara();
    const id = await inviteJef(tom, ofTom);
    const due = dueAt(reportMonths(Date.now()).coming);
    const stateAfter = async (days: number) => (await readReports(due + days * dayMs)).past.of(id).state;
    expect(await stateAfter(1)).toBe('goes');
    expect(await stateAfter(15)).toBe('missed');
  });

  it('staff stop and start the reports of an owner, but never against their wish', async () => {
    const { tom } = await tomAndSara();
    const id = await inviteJef(tom, ofTom);
    const state = async () => (await readReports()).coming.of(id).state;
    await tom.browser.act('report.stop', { id, stop: 'yes' });
    expect(await state()).toBe('staffStopped');
    expect(await tom.browser.act('report.stop', { id, stop: 'no' })).toEqual({ done: 'saved' });
    expect(await state()).toBe('goes');
    await tom.browser.act('report.stop', { id, stop: 'yes' });
    await stopReports(id);
    expect(await state()).toBe('ownerStopped');
    expect(await tom.browser.act('report.stop', { id, stop: 'no' })).toEqual({ error: 'ownerStopped' });
    const { past } = reportMonths(Date.now());
    expect(await tom.browser.act('report.send', { id, month: past })).toEqual({ error: 'ownerStopped' });
  });

  it('a report is previewed with the note of the broker, by the staff who deal with it', async () => {
    const { tom, sara } = await tomAndSara();
    const id = await inviteJef(tom, ofTom);
    const { coming } = reportMonths(Date.now());
    const preview = (person: Person, month: string) =>
      reportRoute(request(`/api/office/reports/${id}/?month=${month}`, person), route(id));
    const note = 'Deux visites samedi.';
    expect(await tom.browser.act('report.note', { id, month: coming, note })).toEqual({ done: 'saved' });
    const response = await preview(tom, coming);
    const html = await response.text();
    expect(html).toContain('Tom Claes vous écrit');
    expect(html).toContain(note);
    expect(html).not.toMatch(/href=|cid:/);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect((await preview(sara, coming)).status).toBe(404);
    expect((await preview(tom, '2020-01')).status).toBe(404);
    await tom.browser.act('report.note', { id, month: coming });
    expect((await readReportPlans(coming)).of(id)).toEqual({ held: false, note: null, author: null });
  });

  it('a report is held by its broker, or with all others by an owner of the agency', async () => {
    const { tom, sara } = await tomAndSara();
    const owner = await staffBrowser({ role: 'owner' });
    const id = await inviteJef(tom, ofTom);
    const { coming } = reportMonths(Date.now());
    const state = async () => (await readReports()).coming.of(id).state;
    expect(await sara.browser.act('report.hold', { id, month: coming, hold: 'yes' })).toEqual({ error: 'gone' });
    await expectRefusal(tom.browser, 'report.hold', { id, month: '2020-01', hold: 'yes' }, 'otherMonth');
    expect(await tom.browser.act('report.hold-all', { month: coming, hold: 'yes' })).toEqual({ error: 'forbidden' });
    await tom.browser.act('report.hold', { id, month: coming, hold: 'yes' });
    expect(await state()).toBe('held');
    await sendWhenDue(coming);
    await tom.browser.act('report.hold', { id, month: coming, hold: 'no' });
    await owner.browser.act('report.hold-all', { month: coming, hold: 'yes' });
    expect(await state()).toBe('allHeld');
    await sendWhenDue(coming);
    expect(await sentReports()).toEqual([]);
    await owner.browser.act('report.hold-all', { month: coming, hold: 'no' });
    expect(await state()).toBe('goes');
  });

  it('a report is sent when it is due, and by hand once its month is over', async () => {
    const { tom } = await tomAndSara();
    const id = await inviteJef(tom, ofTom);
    const { past, coming } = reportMonths(Date.now());
    const note = 'Deux visites samedi.';
    await tom.browser.act('report.note', { id, month: coming, note });
    await sendWhenDue(coming);
    expect(await sentReports()).toMatchObject([{ to: jef.email, text: expect.stringContaining(note) }]);
    expect(await tom.browser.act('report.send', { id, month: coming })).toEqual({ error: 'otherMonth' });
    expect(await tom.browser.act('report.send', { id, month: past })).toEqual({ done: 'reportSent' });
    expect(await sentReports()).toHaveLength(2);
    const reports = await readReports();
    expect(reports.coming.of(id).state).toBe('sent');
    expect(reports.past.of(id).state).toBe('sent');
  });
});
