import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { saveUndoState } from '@/lib/audit/store-undo';
import { hourMs } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { inboxHref, readInbox, readInboxQuery } from '@/lib/leads/inbox';
import { listSentRows } from '@/lib/leads/lead-view';
import { putUpload, storeLead } from '@/lib/leads/store';
import { listTextBlocks } from '@/lib/leads/store-texts';
import { listViews } from '@/lib/leads/store-views';
import { findLead, listEntries, listLeadFiles, listLeadMails } from '@/lib/leads/store-work';
import { fillBlocks, findPlaceholder } from '@/lib/leads/text-blocks';
import { deletePerson } from '@/lib/people/store-erasure';
import { exportPerson } from '@/lib/people/store-export';
import { deleteExpired } from '@/lib/people/store-retention';
import { sample } from '@/tests/support/sample-site';
import { storedMails } from '@/tests/support/storage/accounts';
import { countRows, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { lead, retention } from '@/tests/support/storage/examples';
import { auditEvents, expectRefusal, homeOf, staffBrowser } from '@/tests/support/storage/office';

const add = async (own: Parameters<typeof lead>[0] = {}) =>
  (await storeLead(lead({ form: 'contact-me', subject: { property: homeOf('tom-claes').id }, ...own }), [])).id;

const log = async (subject?: string) =>
  (await auditEvents({ subject })).map(({ action, before, after }) => [action, before, after]);

const tom = () => staffBrowser({ role: 'broker', broker: 'tom-claes' });
const owner = () => staffBrowser({ role: 'owner' });

onBothEngines(() => {
  it('the inbox is narrowed by a source with its campaigns, by one campaign, or to what has none', async () => {
    const { staff } = await owner();
    await add({ name: 'A', source: { page: '/nl/', utm_source: 'Immoweb' } });
    await add({ name: 'B', source: { utm_source: 'newsletter', utm_campaign: 'Lente' } });
    await add({ name: 'C', source: { utm_source: 'newsletter', utm_campaign: 'herfst' } });
    await add({ name: 'D', source: { page: '/nl/', utm_source: 'an@visitor.example' } });
    const read = async (query: string) => {
      const { lines, counts, sources } = await readInbox(
        readInboxQuery(new URLSearchParams(query), sample),
        staff,
        sample,
      );
      expect(counts.todo).toBe(lines.length);
      return { names: lines.map(({ name }) => name).toSorted(), sources };
    };
    expect(await read('')).toEqual({
      names: ['A', 'B', 'C', 'D'],
      // An address is no name of a campaign.
      sources: ['immoweb', 'newsletter', 'newsletter / herfst', 'newsletter / lente'],
    });
    expect((await read('source=newsletter')).names).toEqual(['B', 'C']);
    expect((await read('source=newsletter+/+lente')).names).toEqual(['B']);
    expect((await read('source=-')).names).toEqual(['D']);
    expect((await read('source=news')).names).toEqual([]);
    expect(inboxHref(readInboxQuery(new URLSearchParams('source=a b'), sample))).toBe('?source=a+b');
    const asked = (home: string) => readInboxQuery(new URLSearchParams({ home }), sample);
    expect([asked('HAS-5801').home, asked('HAS-1').unknownHome?.why]).toEqual([5801, 'unknownHome']);
    expect(inboxHref(asked('HAS-1'))).toBe('?home=HAS-1');
  });

  it('filters are saved under a name, for oneself or, by an owner, for all, and one opens with the inbox', async () => {
    const own = await tom();
    const boss = await owner();
    const save = (browser: typeof own.browser, fields: Record<string, string>) =>
      browser.act('view.save', { name: 'Mijn biedingen', query: '?form=make-offer&after=1_x&nonsense=1', ...fields });
    expect(await save(own.browser, { all: 'on' })).toEqual({ error: 'forbidden' });
    const saved = await save(own.browser, {});
    await boss.browser.act('view.save', { name: 'Van gisteren', query: 'period=today', all: 'on' });
    const seen = async (staff: typeof own.staff) => {
      const { views, start } = await listViews(staff.id);
      return { views: views.map(({ name, query }) => [name, query]), start: start?.name };
    };
    const [mine, shared] = [
      ['Mijn biedingen', '?form=make-offer'],
      ['Van gisteren', '?period=today'],
    ];
    expect(await seen(own.staff)).toEqual({ views: [mine, shared], start: undefined });
    expect((await seen(boss.staff)).views).toEqual([shared]);
    const [first, second] = (await listViews(own.staff.id)).views.map(({ id }) => id);
    const [id = '', other = ''] = [first, second];
    // A view for all is changed by an owner alone; it may begin anybody's inbox.
    expect(await own.browser.act('view.delete', { id: other })).toEqual({ error: 'gone' });
    expect(await boss.browser.act('view.rename', { id, name: 'x' })).toEqual({ error: 'gone' });
    expect(await boss.browser.act('view.start', { id })).toEqual({ error: 'gone' });
    expect(await own.browser.act('view.start', { id: other })).toMatchObject({ done: 'saved' });
    const started = await own.browser.act('view.start', { id });
    expect((await seen(own.staff)).start).toBe('Mijn biedingen');
    expect(await own.browser.undo(started)).toEqual({ done: 'undone' });
    expect((await seen(own.staff)).start).toBe('Van gisteren');
    const renamed = await own.browser.act('view.rename', { id, name: 'Anders' });
    expect((await seen(own.staff)).views[0]?.[0]).toBe('Anders');
    await own.browser.undo(renamed);
    const removed = await boss.browser.act('view.delete', { id: other });
    expect(await seen(own.staff)).toEqual({ views: [mine], start: undefined });
    await boss.browser.undo(removed);
    expect(await seen(own.staff)).toEqual({ views: [mine, shared], start: 'Van gisteren' });
    await own.browser.undo(saved);
    expect((await seen(own.staff)).views).toEqual([shared]);
    // The name of a view and its search may contain a person’s name, so the log has neither.
    expect(JSON.stringify(await log())).not.toMatch(/biedingen|gisteren|Anders|make-offer/);
  });

  it('fills text blocks in the visitor’s language, and leaves no placeholder open in an answer', async () => {
    const { browser, staff } = await tom();
    const [nl, fr] = ['Over {home} ({reference}): {broker}, {phone}.', 'Bonjour {name}, à propos de {home}.'];
    expect(await browser.act('text.save', { name: 'Leeg' })).toMatchObject({ fields: { nl: 'noText' } });
    await expectRefusal(browser, 'text.save', { name: 'x', de: '{Haus}' }, { de: 'unknownPlaceholder' });
    const saved = await browser.act('text.save', { name: 'Documenten', nl, fr });
    const [block] = await listTextBlocks();
    const home = homeOf('tom-claes');
    const ofHome = await findLead(await add({ name: 'Griet Maes' }));
    const general = await findLead(await add({ subject: {} }));
    if (!block || !ofHome || !general) throw new Error('nothing was stored');
    const fill = (of: typeof ofHome, locale: 'nl' | 'fr' | 'de') =>
      fillBlocks([block], of, staff, locale, sample)[0]?.text;
    expect(fill(ofHome, 'nl')).toBe(
      `Over ${home.title.nl} (${home.reference}): Tom Claes, 011\u00a000\u00a000\u00a000.`,
    );
    expect(fill(ofHome, 'fr')).toBe(`Bonjour Griet Maes, à propos de ${home.title.fr}.`);
    expect(fill(ofHome, 'de')).toBeNull();
    expect(findPlaceholder(fill(general, 'nl') ?? '')).toBe('{home}');
    expect(
      await browser.act('lead.answer', { key: randomUUID(), id: ofHome.id, subject: 'x', text: 'Over {home}' }),
    ).toMatchObject({ fields: { text: 'unfilled' } });
    const changed = await browser.act('text.save', { id: block.id, name: 'Papieren', nl: 'Anders' });
    expect(await listTextBlocks()).toEqual([{ id: block.id, name: 'Papieren', texts: { nl: 'Anders' } }]);
    await browser.undo(changed);
    expect(await listTextBlocks()).toEqual([{ id: block.id, name: 'Documenten', texts: { nl, fr } }]);
    const boss = await owner();
    const fields = { id: block.id, name: 'Documenten', nl: 'Anders' };
    const mine = await browser.act('text.save', { ...fields, fr: 'Autrement' });
    await boss.browser.act('text.save', { ...fields, fr: 'Encore' });
    expect(await browser.undo(mine)).toEqual({ done: 'undonePartly', left: 'tekst › Frans' });
    expect(await listTextBlocks()).toEqual([{ id: block.id, name: 'Documenten', texts: { nl, fr: 'Encore' } }]);
    const removed = await browser.act('text.delete', { id: block.id });
    expect(await listTextBlocks()).toEqual([]);
    await browser.undo(removed);
    // A block changed since is not deleted.
    expect(await browser.undo(saved)).toEqual({ error: 'changedSince' });
    expect(await listTextBlocks()).toMatchObject([{ id: block.id, texts: { nl, fr: 'Encore' } }]);
  });

  it('several leads are changed at once, each with its line in the log and one mail, and undone as a whole', async () => {
    const own = await tom();
    const boss = await owner();
    const ids = [await add(), await add(), await add()];
    const foreign = await add({ subject: { property: homeOf('sara-jacobs').id } });
    const mails = (await storedMails()).length;
    const fields = { status: 'open', assignee: boss.staff.id, followUp: '2026-12-01' };
    const answer = await own.browser.act('leads.change', { ids: [...ids, foreign].join(' '), ...fields });
    expect(answer).toEqual({ done: 'saved', undo: expect.any(String) });
    for (const id of ids) {
      expect(await findLead(id)).toMatchObject({ status: 'open', assignee: boss.staff.id, followUp: '2026-12-01' });
      expect(await log(id)).toMatchObject([['lead.change', { status: 'new' }, { status: 'open' }]]);
    }
    // Leads outside the own portfolio stay unchanged.
    expect(await findLead(foreign)).toMatchObject({ status: 'new', assignee: null });
    const sent = (await storedMails()).slice(mails);
    expect(sent).toMatchObject([{ recipient: boss.staff.email, subject: '3 aanvragen voor u' }]);
    expect(sent[0]?.message).toContain(`/nl/office/leads/?broker=${boss.staff.id}`);
    expect(await own.browser.undo(answer)).toEqual({ done: 'undone' });
    for (const id of ids) expect(await findLead(id)).toMatchObject({ status: 'new', assignee: null, followUp: null });

    const again = await own.browser.act('leads.change', { ids: ids.join(' '), status: 'spam' });
    await boss.browser.act('lead.change', { id: ids[1] ?? '', status: 'open' });
    // The one that somebody changed since stays so.
    expect(await own.browser.undo(again)).toEqual({ done: 'undonePartly', left: 'status' });
    expect(await Promise.all(ids.map(async (id) => (await findLead(id))?.status))).toEqual(
      ids.map((_, i) => (i === 1 ? 'open' : 'new')),
    );
  });
});

onSqlite(() => {
  it('a bulk change takes at most two hundred leads and at least one change', async () => {
    const { browser } = await tom();
    const id = await add();
    const many = (count: number) => Array.from({ length: count }, (_, i) => (i === 0 ? id : randomUUID())).join(' ');
    expect(await browser.act('leads.change', { ids: many(201), status: 'closed' })).toMatchObject({ error: 'invalid' });
    expect(await browser.act('leads.change', { ids: many(200) })).toEqual({ error: 'nothingChosen' });
    expect(await browser.act('leads.change', { ids: randomUUID(), status: 'closed' })).toEqual({ error: 'gone' });
    expect(await browser.act('leads.change', { ids: many(200), status: 'closed' })).toMatchObject({ done: 'status' });
    expect((await findLead(id))?.status).toBe('closed');
  });

  it('a note can be taken back for a day', async () => {
    const { browser } = await tom();
    const id = await add();
    const { undo = '' } = await browser.act('lead.note', { id, text: 'Belt liever' });
    expect(await browser.act('undo', { undo })).toEqual({ done: 'undone' });
    expect(await listEntries(id)).toEqual([]);
    expect(await browser.act('undo', { undo })).toEqual({ error: 'gone' });
    // Undo data of an earlier version have no effect.
    await inTransaction((trx) => saveUndoState(trx, undo, ['entry'] as never));
    expect(await browser.act('undo', { undo })).toEqual({ error: 'gone' });
    await (await db()).deleteFrom('undo_state').execute();
    await browser.act('lead.note', { id, text: 'Belt liever' });
    await deleteExpired(retention, Date.now() + 23 * hourMs);
    expect(await countRows('undo_state')).toBe(1);
    await deleteExpired(retention, Date.now() + 25 * hourMs);
    expect(await countRows('undo_state')).toBe(0);
  });

  it('a lead is forwarded with the home and the files that were chosen; the log does not say to whom', async () => {
    const own = await tom();
    const boss = await owner();
    const id = await add({ name: 'Griet Maes', fields: { phone: '0470 12 34 56', remark: 'Mag ik komen kijken?' } });
    for (const name of ['plan.pdf', 'loon.pdf'])
      await inTransaction((trx) =>
        putUpload(trx, { field: 'cv', name, type: 'application/pdf', content: Buffer.from(name) }, id),
      );
    const plan = (await listLeadFiles(id)).find(({ name }) => name === 'plan.pdf')?.id ?? '';
    const [to, text] = ['notaris@elders.example', 'Kan u dit bekijken?'];
    await expectRefusal(own.browser, 'lead.forward', { key: randomUUID(), id, to: 'x', text }, { to: 'email' });
    expect(await own.browser.act('lead.forward', { key: randomUUID(), id, to, text, [`file:${plan}`]: 'on' })).toEqual({
      done: 'forwarded',
    });
    const mail = (await storedMails()).at(-1);
    const message = JSON.parse(mail?.message ?? '');
    expect(mail?.recipient).toBe(to);
    expect(message).toMatchObject({
      replyTo: 'tom@heem.example',
      attachments: [{ filename: 'plan.pdf', contentType: 'application/pdf' }],
    });
    for (const part of [text, 'Griet Maes', '0470 12 34 56', 'Mag ik komen kijken?', homeOf('tom-claes').title.nl])
      expect(message.text).toContain(part);
    expect(message.text).toContain(`E-mailadres: ${lead().email}`);
    expect(await listEntries(id)).toMatchObject([{ kind: 'forward', text, recipient: to, files: ['plan.pdf'] }]);
    expect(await log(id)).toEqual([['lead.forward', null, { files: 1 }]]);
    expect(JSON.stringify(await log())).not.toContain('elders');
    expect(await exportPerson(lead().email)).toMatchObject({ notes: [{ kind: 'forward', recipient: to }] });
    // A file of another lead does not go along, and a lead of somebody else goes nowhere.
    const foreign = await add({ subject: { property: homeOf('sara-jacobs').id } });
    await boss.browser.act('lead.forward', { key: randomUUID(), id: foreign, to, [`file:${plan}`]: 'on' });
    expect(JSON.parse((await storedMails()).at(-1)?.message ?? '').attachments).toEqual([]);
    expect(await own.browser.act('lead.forward', { key: randomUUID(), id: foreign, to })).toEqual({ error: 'gone' });
    await inTransaction((trx) => deletePerson(trx, to, { keepAccount: false }));
    expect(await listEntries(id)).toMatchObject([{ text, recipient: null }]);
  });

  it('an answer and what is passed on are mailed once, also when the page sends them again', async () => {
    const { browser } = await tom();
    const id = await add();
    const answer = { id, key: randomUUID(), subject: 'Uw vraag', text: 'Ja.' };
    const forward = { id, key: randomUUID(), to: 'notaris@elders.example' };
    for (const _ of [1, 2]) {
      expect(await browser.act('lead.answer', answer)).toEqual({ done: 'answered' });
      expect(await browser.act('lead.forward', forward)).toEqual({ done: 'forwarded' });
    }
    expect((await listEntries(id)).map(({ kind }) => kind)).toEqual(['answer', 'forward']);
    expect(await listLeadMails(id)).toHaveLength(2);
    // Other words are another answer, also from a page that did not come anew.
    await browser.act('lead.answer', { ...answer, text: 'Toch niet.' });
    expect(await listLeadMails(id)).toHaveLength(3);
  });

  it.each([
    ['a moment as a day and a time', 'nl', { slot: '1795602600000' }, [['Dag en uur', '25/11/2026, 11:30']]],
    ['a name that staff wrote whole as no last name', 'de', { lastName: 'Jan Smet' }, [['Name', 'Jan Smet']]],
    [
      'a name in two parts',
      'de',
      { firstName: 'Jan', lastName: 'Smet' },
      [
        ['Vorname', 'Jan'],
        ['Nachname', 'Smet'],
      ],
    ],
  ] as const)('the fields of an appointment show %s', async (_, locale, fields, rows) => {
    const stored = await findLead(await add({ form: 'contact-appointment', fields }));
    expect(stored && (await listSentRows(stored, locale, sample)).map(({ label, value }) => [label, value])).toEqual(
      rows,
    );
  });
});
