import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { POST as exportRoute } from '@/app/api/office/export/route';
import { GET } from '@/app/api/office/files/[id]/route';
import { dayMs } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { findPersonId } from '@/lib/db/person-index';
import { readInbox, readInboxQuery } from '@/lib/leads/inbox';
import { type LeadRecord, putUpload, storeLead } from '@/lib/leads/store';
import { findLead, listEntries, listLeadFiles, listLeadMails, updateLead } from '@/lib/leads/store-work';
import { readToday } from '@/lib/office/today';
import { exportPerson } from '@/lib/people/store-export';
import { findSamePerson } from '@/lib/people/store-same-person';
import { visibleTo } from '@/lib/staff/portfolio';
import { first, sample } from '@/tests/support/sample-site';
import { storedMails } from '@/tests/support/storage/accounts';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { lead } from '@/tests/support/storage/examples';
import {
  auditEvents,
  expectRefusal,
  homeOf,
  invalid,
  type OfficeBrowser,
  staffBrowser,
} from '@/tests/support/storage/office';
import { queue } from '@/tests/support/storage/outbox';
import { postedForm } from '@/tests/support/storage/posted-form';
import { book, offered } from '@/tests/support/storage/visits';

const add = async (own: Parameters<typeof lead>[0] = {}) =>
  (await storeLead(lead({ form: 'contact-me', subject: { property: homeOf('tom-claes').id }, ...own }), [])).id;

const inbox = async (staff: Parameters<typeof readInbox>[1], query = '') =>
  (await readInbox(readInboxQuery(new URLSearchParams(query), sample), staff, sample)).lines.map(({ name }) => name);

const exported = async (browser: OfficeBrowser, format: string, query = '') =>
  exportRoute(await postedForm('/api/office/export/', { locale: 'nl', format, query }, browser.headers));

onBothEngines(() => {
  it('a second change of a lead at once replaces the first', async () => {
    const id = await add();
    const begun = Promise.withResolvers<void>();
    const first = inTransaction(async (trx) => {
      await updateLead(trx, id, { status: 'open' });
      begun.resolve();
      await pause(200);
    });
    await begun.promise;
    expect(await inTransaction((trx) => updateLead(trx, id, { status: 'closed' }))).toEqual({
      before: { status: 'open' },
      after: { status: 'closed' },
    });
    await first;
  });

  it('the inbox filters, sorts, counts and pages', async () => {
    const { staff } = await staffBrowser({ role: 'owner' });
    for (let i = 0; i < 120; i++)
      await add({ name: `Lead ${String(i).padStart(3, '0')}`, email: `l${i}@visitor.example` });
    // Many at the same moment: the place in the list is time and id.
    await (await db()).updateTable('lead').set({ created_at: 1_760_000_000_000 }).execute();
    const odd = await add({ name: 'Zoé Ørsted-Müller', form: 'make-offer', fields: { phone: '+32 470/12.34.56' } });
    for (const sort of ['newest', 'oldest']) {
      const seen: string[] = [];
      for (let query: string | null = `sort=${sort}`; query !== null; ) {
        const page = await readInbox(readInboxQuery(new URLSearchParams(query), sample), staff, sample);
        seen.push(...page.lines.map(({ id }) => id));
        query = page.next ? `sort=${sort}&after=${page.next.at}_${page.next.id}` : null;
      }
      expect([seen.length, new Set(seen).size]).toEqual([121, 121]);
      expect(seen.indexOf(odd)).toBe(sort === 'newest' ? 0 : 120);
    }
    for (const text of ['zoe', 'muller ZOÉ', '+32470123456', 'orsted']) {
      // A letter without decomposition keeps its own.
      const found = await inbox(staff, `text=${encodeURIComponent(text)}`);
      expect([text, found]).toEqual([text, text === 'orsted' ? [] : ['Zoé Ørsted-Müller']]);
    }
    expect(await inbox(staff, 'text=100%25')).toEqual([]);
    expect(await inbox(staff, 'form=make-offer')).toEqual(['Zoé Ørsted-Müller']);
    expect(await inbox(staff, 'period=today')).toEqual(['Zoé Ørsted-Müller']);
    expect(await inbox(staff, 'home=1')).toEqual([]);
    expect(await inbox(staff, 'status=closed')).toEqual([]);
    const page = await readInbox(readInboxQuery(new URLSearchParams(), sample), staff, sample);
    expect([page.counts.new, page.counts.todo, page.all]).toEqual([121, 121, 121]);
    expect(await inbox(staff, 'status=%27%3B&form=x&sort=y&after=z&broker=%27')).toHaveLength(50);
  });

  it('a broker sees the leads of their homes, their own and those of nobody; an owner sees all', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const owner = await staffBrowser({ role: 'owner' });
    const theirs = await add({ name: 'Of Tom' });
    const other = await add({ name: 'Of Sara', subject: { property: homeOf('sara-jacobs').id } });
    const loose = await add({ name: 'Of nobody', form: 'site-contact', subject: {} });
    const project = first(sample.catalogue.projects.values(), ({ broker }) => broker !== 'tom-claes');
    await add({ name: 'Of a project', subject: { project: project.id } });
    expect((await inbox(tom.staff)).toSorted()).toEqual(['Of Tom', 'Of nobody']);
    expect((await inbox(owner.staff)).toSorted()).toEqual(['Of Sara', 'Of Tom', 'Of a project', 'Of nobody']);
    const fields = { key: randomUUID(), id: other, status: 'closed', text: 'x', subject: 'x' };
    for (const action of ['lead.change', 'lead.note', 'lead.answer'])
      expect(await tom.browser.act(action, fields)).toEqual({ error: 'gone' });
    expect(await findLead(other, visibleTo(tom.staff, sample))).toBeNull();
    // An unassigned lead that is given away is seen by its owner and by its new assignee.
    await owner.browser.act('lead.change', { id: loose, assignee: owner.staff.id });
    expect(await inbox(tom.staff)).toEqual(['Of Tom']);
    await owner.browser.act('lead.change', { id: other, assignee: tom.staff.id });
    expect((await inbox(tom.staff)).toSorted()).toEqual(['Of Sara', 'Of Tom']);
    expect((await storedMails()).at(-1)).toMatchObject({ recipient: tom.staff.email });
    expect((await findLead(theirs))?.status).toBe('new');
    // Beside a lead, no appointment of its person at the home of a colleague is seen.
    const home = homeOf('sara-jacobs');
    const visit = await book({ slot: offered(home)[40] ?? '', home, email: 'an@visitor.example' });
    const record = await findLead(await add({ email: 'An@visitor.example' }));
    if (!record) throw new Error('no lead');
    const seen = async ({ staff }: typeof tom) => (await findSamePerson(record, visibleTo(staff, sample))).visits;
    expect(await seen(owner)).toMatchObject([{ id: visit, property: home.id }]);
    expect(await seen(tom)).toEqual([]);
  });

  it('today shows what waits, to whom it concerns', async () => {
    const owner = await staffBrowser({ role: 'owner' });
    const editor = await staffBrowser({ role: 'editor' });
    const old = await add({ name: 'Waits' });
    // A newsletter registration needs no answer.
    await add({ name: 'Reads the newsletter', form: 'sign-newsletter' });
    await (await db())
      .updateTable('lead')
      .set({ created_at: Date.now() - 3 * dayMs })
      .execute();
    const due = await add({ name: 'Due' });
    await owner.browser.act('lead.change', { id: due, status: 'answered', followUp: '2026-01-01' });
    await queue({}, {});
    await (await db()).updateTable('outbox').set({ state: 'failed' }).execute();
    const today = await readToday(owner.staff, sample);
    expect(today.leads?.late).toMatchObject({ count: 1, lines: [{ id: old }] });
    expect(today.leads?.recent).toMatchObject({ count: 1, lines: [{ id: due }] });
    expect(today.leads?.due).toMatchObject({ count: 1, lines: [{ id: due }] });
    expect(today.failed).toHaveLength(2);
    expect(await owner.browser.act('mail.retry', { id: today.failed[0]?.id ?? '' })).toEqual({ done: 'retried' });
    expect(await readToday(editor.staff, sample)).toEqual({ leads: null, failed: [] });
  });

  it('sends a file as a download, to staff who may see its lead', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const id = await add({ subject: { property: homeOf('sara-jacobs').id } });
    const content = Buffer.from('<script>alert(1)</script>');
    await inTransaction((trx) => putUpload(trx, { field: 'cv', name: 'cv “x”.html', type: 'text/html', content }, id));
    const [file] = await listLeadFiles(id);
    const get = (browser: OfficeBrowser) =>
      GET(new Request('http://localhost/', { headers: browser.headers }), {
        params: Promise.resolve({ id: file?.id ?? '' }),
      });
    expect((await get(tom.browser)).status).toBe(404);
    const answer = await get((await staffBrowser({ role: 'owner' })).browser);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
    expect(await auditEvents({ action: 'lead.file' })).toMatchObject([{ subject: id }]);
  });
});

onSqlite(() => {
  it('a cursor of another order is ignored', () => {
    const after = (query: string) => readInboxQuery(new URLSearchParams(query), sample).after;
    const id = '0f3f6b1c-0000-4000-8000-000000000000';
    expect(after(`after=1790000000000_${id}`)).toEqual({ at: 1_790_000_000_000, id });
    expect(after(`sort=follow-up&after=2026-11-24_${id}`)).toEqual({ at: '2026-11-24', id });
    for (const wrong of [`after=2026-11-24_${id}`, `sort=follow-up&after=1790000000000_${id}`, `after=x_${id}`])
      expect(after(wrong)).toBeUndefined();
  });

  it('a change is logged and undone, but not over what somebody else did since', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const owner = await staffBrowser({ role: 'owner' });
    const id = await add();
    const closed = { status: 'closed', followUp: '2026-12-01' };
    const changed = await tom.browser.act('lead.change', { id, assignee: 'me', ...closed });
    expect(changed).toEqual({ done: 'saved', undo: expect.any(String) });
    expect(await findLead(id)).toMatchObject({ ...closed, assignee: tom.staff.id });
    expect(await owner.browser.undo(changed)).toEqual({ error: 'gone' });
    expect(await tom.browser.undo(changed)).toEqual({ done: 'undone' });
    expect(await findLead(id)).toMatchObject({ status: 'new', assignee: null, followUp: null });
    const again = await tom.browser.act('lead.change', { id, status: 'spam' });
    await owner.browser.act('lead.change', { id, status: 'open' });
    expect(await tom.browser.undo(again)).toEqual({ error: 'changedSince' });
    expect(
      (await auditEvents({ subject: id })).map(({ action, before, after }) => [action, before?.status, after?.status]),
    ).toEqual([
      ['lead.change', 'spam', 'open'],
      ['lead.change', 'new', 'spam'],
      ['undo', 'closed', 'new'],
      ['lead.change', 'new', 'closed'],
    ]);
    expect(await tom.browser.act('lead.change', { id, followUp: 'none' })).toMatchObject({ done: 'followUp' });
    await expectRefusal(tom.browser, 'lead.change', { id, assignee: 'nobody' }, { assignee: 'unknownPerson' });
    expect(await tom.browser.act('lead.change', { id, status: 'lost' })).toEqual(invalid({ status: 'choice' }));
  });

  it('an answer goes by mail with the broker as Reply-To, and stays with the lead', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const id = await add({ locale: 'fr' });
    const text = 'Bonjour An,\n\nVous pouvez passer mardi.';
    expect(await tom.browser.act('lead.answer', { key: randomUUID(), id, subject: 'Votre visite', text })).toEqual({
      done: 'answered',
    });
    const mail = (await storedMails()).at(-1);
    expect(mail).toMatchObject({ recipient: 'an.peeters@visitor.example', subject: 'Votre visite' });
    expect(JSON.parse(mail?.message ?? '')).toMatchObject({
      replyTo: 'tom@heem.example',
      text: expect.stringContaining('Vous pouvez passer mardi.'),
    });
    expect(await listLeadMails(id)).toMatchObject([{ state: 'waiting', subject: 'Votre visite' }]);
    expect(await listEntries(id)).toMatchObject([{ kind: 'answer', text, authorName: 'Tom Claes' }]);
    expect(await findLead(id)).toMatchObject({ status: 'answered', assignee: tom.staff.id });
    await tom.browser.act('lead.note', { id, text: 'Belt liever' });
    expect(await exportPerson('an.peeters@visitor.example')).toMatchObject({
      notes: [{ kind: 'answer' }, { kind: 'note', text: 'Belt liever' }],
    });
    expect(JSON.stringify(await auditEvents({ subject: id }))).not.toContain('Belt liever');
  });

  it('a lead is entered by hand, once', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const sent = {
      form: 'by-telephone',
      name: 'Jan Smet',
      phone: '0470 12 34 56',
      language: 'nl',
      key: crypto.randomUUID(),
    };
    await expectRefusal(tom.browser, 'lead.add', { ...sent, property: '1' }, { property: 'unknownHome' });
    const { id: property, reference } = homeOf('tom-claes');
    const added = await tom.browser.act('lead.add', { ...sent, property: reference });
    expect(added.href).toMatch(/^\/nl\/office\/leads\/[0-9a-f-]{36}\/$/);
    expect(await tom.browser.act('lead.add', sent)).toEqual(added);
    expect(await inbox(tom.staff, 'text=0470123456')).toEqual(['Jan Smet']);
    const id = added.href?.split('/').at(-2) ?? '';
    expect(await findLead(id)).toMatchObject({ status: 'open', assignee: tom.staff.id, email: '', property });
    await expectRefusal(tom.browser, 'lead.answer', { key: randomUUID(), id, subject: 'x', text: 'x' }, 'noAddress');
    // The same number, written in another way, with an address of its own.
    await tom.browser.act('lead.add', {
      ...sent,
      key: crypto.randomUUID(),
      phone: '+32 470 12.34.56',
      email: 'jan.smet@visitor.example',
    });
    const found = await findSamePerson((await findLead(id)) as LeadRecord, visibleTo(tom.staff, sample));
    expect([found.leads.length, found.person]).toEqual([1, await findPersonId('jan.smet@visitor.example')]);
  });

  it('an export is in words, logged, bounded by what the role sees, and not for an editor', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const editor = await staffBrowser({ role: 'editor' });
    await add({ name: 'Of Tom' });
    await add({ name: 'Of Sara', subject: { property: homeOf('sara-jacobs').id } });
    const answer = await exported(tom.browser, 'csv', 'text=tom');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString()).toMatch(/Datum;Uur;Soort;Status;[\s\S]*Vraag over een pand;Nieuw;Of Tom;/);
    expect(bytes.toString()).not.toContain('Of Sara');
    expect(await (await exported(tom.browser, 'json')).json()).toMatchObject([{ name: 'Of Tom', status: 'new' }]);
    expect((await exported(editor.browser, 'csv')).status).toBe(403);
    expect((await auditEvents({ action: 'leads.export' })).map(({ after }) => after)).toEqual([
      { format: 'json', rows: 1, filter: '?status=todo' },
      { format: 'csv', rows: 1, filter: '?status=todo' },
    ]);
  });
});
