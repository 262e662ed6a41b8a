import { expect, it } from 'vitest';
import { POST } from '@/app/api/office/log/route';
import { undoableEvents } from '@/lib/app/undo';
import { type AuditAction, listAudit, recordView, writeAudit } from '@/lib/audit/store';
import { dayMs, instantOfHour } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { storeLead } from '@/lib/leads/store';
import { logFilter, logHref, readLogQuery } from '@/lib/office/log';
import { readLogSubjects } from '@/lib/office/log-subjects';
import { logWords } from '@/lib/office/log-words';
import { sample } from '@/tests/support/sample-site';
import { later, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { lead } from '@/tests/support/storage/examples';
import { auditEvents, type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';
import { postedForm } from '@/tests/support/storage/posted-form';

const actor = { id: 'someone', name: 'Lies' };
const query = (text: string) => readLogQuery(new URLSearchParams(text));
const shown = async (text: string) =>
  (await auditEvents(logFilter(query(text)))).map(({ action, subject }) => `${action} ${subject}`);

const note = (action: AuditAction, subject: string, at: number) =>
  inTransaction((trx) => writeAudit(trx, actor, { action, subject }, at));

const exported = async (browser: OfficeBrowser, text = '') =>
  POST(await postedForm('/api/office/log/', { locale: 'nl', query: text }, browser.headers));

it('reads its address, and writes it the same', () => {
  const all = 'kind=looks&actor=x&action=lead.look&subject=5801&from=2026-11-01&until=2026-11-24';
  expect(logHref(query(all))).toBe(`?${all}`);
  expect(query('kind=none&action=lead.none&from=2026-02-31&until=x&after=y')).toEqual({ kind: 'done' });
  expect(logHref({ kind: 'done' }, { after: { at: 1_790_000_000_000, id: 'a' } })).toBe('?after=1790000000000_a');
});

onBothEngines(() => {
  it('filters by kind, period and subject, and pages within the filter', async () => {
    await note('lead.change', 'a', instantOfHour('2026-11-20', 0));
    await note('lead.look', 'a', instantOfHour('2026-11-21', 10));
    await note('lead.file', 'b', instantOfHour('2026-11-22', 10));
    await note('leads.export', 'c', instantOfHour('2026-11-22', 23));
    await note('of.before' as AuditAction, 'd', instantOfHour('2026-11-23', 0));
    expect(await shown('')).toEqual(['of.before d', 'leads.export c', 'lead.change a']);
    expect(await shown('kind=looks')).toEqual(['lead.file b', 'lead.look a']);
    expect(await shown('kind=exports')).toEqual(['leads.export c']);
    expect(await shown('kind=all')).toHaveLength(5);
    expect(await shown('kind=all&from=2026-11-21&until=2026-11-22')).toEqual([
      'leads.export c',
      'lead.file b',
      'lead.look a',
    ]);
    expect(await shown('kind=all&subject=a')).toEqual(['lead.look a', 'lead.change a']);
    // A single action is found whatever the kind.
    expect(await shown('action=lead.look')).toEqual(['lead.look a']);
    const first = await listAudit(logFilter(query('kind=all')), null, 2);
    const second = await listAudit(logFilter(query('kind=all')), first.next, 50);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([2, 3, null]);
  });

  it('keeps the first look of a person at a thing on a day', async () => {
    const look = { action: 'lead.look' as const, subject: 'a' };
    const at = instantOfHour('2026-11-20', 10);
    for (const [who, after] of [
      [actor, 0],
      [actor, 3_600_000],
      [{ id: 'other', name: 'Tom' }, 0],
      [actor, dayMs],
    ] as const)
      await recordView(who, look, at + after);
    expect(
      (await auditEvents({ action: 'lead.look' })).map((entry) => `${entry.actor} ${entry.at - at}`).toSorted(),
    ).toEqual(['other 0', 'someone 0', `someone ${dayMs}`]);
  });
});

onSqlite(() => {
  it('says what changed from what to what, in the reader’s language', async () => {
    const about = { action: 'lead.change', subject: null };
    const change = {
      ...about,
      before: { status: 'new', followUp: null },
      after: { status: 'closed', followUp: '2026-12-01' },
    };
    expect((await logWords('nl', sample)).changes(change)).toEqual([
      'status van Nieuw naar Afgesloten',
      'opvolgen op: 01/12/2026',
    ]);
    const undone = { ...about, before: { followUp: '2026-12-01' }, after: { followUp: null } };
    expect((await logWords('nl', sample)).changes(undone)).toEqual(['opvolgen op van 01/12/2026 naar niets']);
    expect((await logWords('de', sample)).changes(change)[0]).toBe('Status von Neu auf Abgeschlossen');
    const words = await logWords('fr', sample);
    const facts = { form: 'by-telephone', rows: 3, broker: 'tom-claes', unknown: true, format: null };
    expect(words.changes({ ...about, before: null, after: facts })).toEqual([
      'type : Téléphone',
      'lignes : 3',
      'personne : Tom Claes',
      'autre champ : oui',
    ]);
    expect([words.action('lead.look'), words.action('of.before')]).toEqual(['Demande consultée', 'of.before']);
  });

  it('names what lines are about as long as it exists', async () => {
    const { staff } = await staffBrowser({ role: 'owner', name: 'Lies Vandeput' });
    const { id } = await storeLead(lead({ name: 'Griet Maes' }), []);
    const [home] = sample.catalogue.properties.values();
    const gone = crypto.randomUUID();
    const files = ['site.json', 'pictures.json', 'office.toast.undo'];
    const asked = [id, staff.id, String(home?.id), 'tom-claes', gone, ...files, 'nothing known', null];
    const lines = asked.map((subject) => ({ id: subject ?? '', action: 'lead.change', subject }));
    const subjects = await readLogSubjects(
      [...lines, { id: 'visit', action: 'visit.move', subject: id }],
      'nl',
      sample,
    );
    expect(Object.fromEntries(subjects)).toEqual({
      visit: { text: 'Griet Maes', href: `/nl/office/agenda/${id}/` },
      [id]: { text: 'Griet Maes', href: `/nl/office/leads/${id}/` },
      [staff.id]: { text: 'Lies Vandeput', href: null },
      [String(home?.id)]: {
        text: expect.stringContaining(home?.reference ?? ''),
        href: expect.stringMatching(/^\/nl\//),
      },
      'tom-claes': { text: 'Tom Claes', href: null },
      [gone]: { text: 'gewist', href: null },
      'site.json': { text: 'Kantoor en instellingen', href: null },
      'office.toast.undo': { text: 'Ongedaan maken', href: null },
    });
    await (await db()).deleteFrom('lead').execute();
    expect((await readLogSubjects(lines, 'nl', sample)).get(id)).toEqual({ text: 'gewist', href: null });
  });

  it('offers to undo what somebody did themselves in the last day', async () => {
    const lies = await staffBrowser({ role: 'owner' });
    const tom = await staffBrowser({ role: 'owner' });
    const { id } = await storeLead(lead(), []);
    const { undo } = await lies.browser.act('lead.change', { id, status: 'open' });
    await tom.browser.act('lead.change', { id, status: 'closed' });
    const events = await auditEvents({ subject: id });
    expect(await undoableEvents(events, lies.staff)).toEqual(new Set([undo]));
    expect(await later(25 * 60, () => undoableEvents(events, lies.staff))).toEqual(new Set());
  });

  it('an owner exports it without names of visitors, after half an hour of silence not without a code', async () => {
    const owner = await staffBrowser({ role: 'owner', name: 'Lies Vandeput' });
    const broker = await staffBrowser({ role: 'broker' });
    const { id } = await storeLead(lead({ name: 'Griet Maes' }), []);
    await owner.browser.act('lead.change', { id, status: 'closed' });
    const answer = await exported(owner.browser);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="log-\d{4}-\d\d-\d\d\.csv"$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString();
    expect(text).toMatch(/Datum;Uur;Wie;Wat;Over;Wijzigingen/);
    expect(text).toContain(`;Lies Vandeput;Aanvraag gewijzigd;${id};status van Nieuw naar Afgesloten`);
    expect(text).not.toContain('Griet');
    expect(await auditEvents({ action: 'log.export' })).toMatchObject([{ after: { format: 'csv', filter: '?' } }]);
    expect((await exported(broker.browser)).status).toBe(403);
    await later(45, async () => {
      const stale = await exported(owner.browser, '?kind=all');
      expect([stale.status, stale.headers.get('location')]).toEqual([303, '/nl/office/log/?kind=all']);
    });
  });
});
