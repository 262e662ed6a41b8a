import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findAccountByEmail } from '@/lib/accounts/store';
import { listAudit, writeAudit } from '@/lib/audit/store';
import { saveUndoState } from '@/lib/audit/store-undo';
import { inTransaction } from '@/lib/db/database';
import { findPersonId } from '@/lib/db/person-index';
import { locales } from '@/lib/i18n/locales';
import { storeLead } from '@/lib/leads/store';
import { listTextBlocks } from '@/lib/leads/store-texts';
import { listViews } from '@/lib/leads/store-views';
import { addEntry } from '@/lib/leads/store-work';
import { planReport } from '@/lib/owners/store-reports';
import { erasePerson, planErasure } from '@/lib/people/erase-person';
import { writePersonFile } from '@/lib/people/person-file';
import { describePerson } from '@/lib/people/person-words';
import { exportPerson } from '@/lib/people/store-export';
import { reviewIdOf } from '@/lib/reviews/store';
import { findVisit } from '@/lib/visits/store';
import { sample } from '@/tests/support/sample-site';
import { storedMails } from '@/tests/support/storage/accounts';
import { staffCommand } from '@/tests/support/storage/command';
import { later, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { storeEverything, wholeDatabase } from '@/tests/support/storage/everything';
import { lead } from '@/tests/support/storage/examples';
import { staffBrowser } from '@/tests/support/storage/office';
import { addSearch } from '@/tests/support/storage/searches';
import { book, mails, offered, visitedHome } from '@/tests/support/storage/visits';

const eraser = { id: 'staff', name: 'Lies' };
const slotAt = (position: number) => offered()[position] ?? '';
const host = sample.content.team.get(visitedHome.broker)?.email ?? '';

onBothEngines(() => {
  it('leaves no trace of a person in any table, and every one of the others', async () => {
    await storeEverything('zoe@visitor.example', 'Xanthippe', { slot: slotAt(40), homes: [] });
    await storeEverything('jan@visitor.example', 'Melchior', { slot: slotAt(41), homes: [] });
    const kept = JSON.stringify(await exportPerson('jan@visitor.example'));
    const subject = await findPersonId('zoe@visitor.example');
    const erased = await erasePerson('ZOE@visitor.example', eraser, sample);
    const gone = { leads: 2, files: 1, notes: 1, searches: 1, newsletter: true, visits: [{ state: 'confirmed' }] };
    expect(erased).toMatchObject(gone);
    const left = await wholeDatabase();
    expect(left).not.toMatch(/xanthippe|zoe@/i);
    expect(left).toContain('Melchior note');
    expect(JSON.stringify(await exportPerson('jan@visitor.example'))).toBe(kept);
    // The log has numbers and the id of a row that is gone, nothing else, and no line about nobody.
    await erasePerson('nobody@visitor.example', eraser, sample);
    const after = { leads: 2, visits: 1, searches: 1, mails: erased.mails };
    expect((await listAudit({ action: 'person.erase' }, null, 10)).entries).toMatchObject([
      { actorName: 'Lies', subject, before: null, after },
    ]);
  });

  it('removes them from forwarded leads and from the saved views of others', async () => {
    const { id } = await storeLead(lead({ email: 'jan@visitor.example' }), []);
    await storeEverything('zoe@visitor.example', 'Xanthippe', { slot: slotAt(40), homes: [] });
    const view = (name: string, text: string) => ({
      id: randomUUID(),
      name,
      owner: null,
      query: `?${new URLSearchParams({ status: 'all', text })}`,
    });
    const views = [
      view('Adres', 'Zoe@visitor.example'),
      view('Naam', 'xanthippe name'),
      view('Nummer', '0470/12.34.56'),
      view('Xanthippe Name', 'Hasselt'),
      view('Voornaam', 'name'),
      view('Stad', 'Hasselt'),
    ];
    await inTransaction(async (trx) => {
      const recipient = 'ZOE@visitor.example';
      await addEntry(trx, id, { id: null, name: 'Tom' }, { kind: 'forward', text: '', recipient, files: [] });
      for (const one of views) await trx.insertInto('saved_view').values(one).execute();
    });
    expect((await exportPerson('jan@visitor.example')).notes).toMatchObject([{ recipient: 'ZOE@visitor.example' }]);
    await erasePerson('zoe@visitor.example', eraser, sample);
    expect((await listViews('staff')).views.map(({ name }) => name)).toEqual(['Stad', 'Voornaam']);
    expect((await exportPerson('jan@visitor.example')).notes).toMatchObject([{ kind: 'forward', recipient: null }]);
    expect(await wholeDatabase()).not.toMatch(/xanthippe|zoe@/i);
  });

  it('takes them out of what waits to be undone, and nobody else', async () => {
    await storeEverything('zoe@visitor.example', 'Xanthippe', { slot: slotAt(40), homes: [] });
    const { browser } = await staffBrowser({ role: 'owner' });
    const remove = async (name: string, text: string) => {
      const view = { id: randomUUID(), name, owner: null, query: `?${new URLSearchParams({ text })}` };
      await inTransaction((trx) => trx.insertInto('saved_view').values(view).execute());
      return (await browser.act('view.delete', { id: view.id })).undo ?? '';
    };
    const views = [await remove('Klanten', 'Xanthippe Name'), await remove('Xanthippe Name, bellen', 'x')];
    const other = await remove('Andere', 'Melchior Name');
    await browser.act('text.save', { name: 'Antwoord', nl: 'Beste Xanthippe Name,\n\nDank u.' });
    const { id = '' } = (await listTextBlocks())[0] ?? {};
    await browser.act('text.save', { id, name: 'Antwoord', nl: 'Beste {name},\n\nDank u.' });
    const [sent] = (await exportPerson('zoe@visitor.example')).leads;
    const change = { action: 'review.change' as const, subject: reviewIdOf({ id: sent?.id ?? '' }) };
    await inTransaction(async (trx) =>
      saveUndoState(trx, await writeAudit(trx, eraser, change), { review: { answer: 'Dank u, Xantje!' } as never }),
    );
    // A reply that somebody types, and one that they discarded.
    const typeReply = async (nl: string) => {
      const base = JSON.stringify({ shown: { nl: '' }, sent: {} });
      const form = `review.change/${change.subject}`;
      await browser.act('form.autosave', { form, version: '0', base, changes: JSON.stringify({ nl }) });
      return form;
    };
    await browser.act('form.discard', { form: await typeReply('Beste Xantje') });
    await typeReply('Dag Xantje');
    expect(await wholeDatabase()).toMatch(/Beste Xantje.*Dag Xantje|Dag Xantje.*Beste Xantje/);
    await erasePerson('zoe@visitor.example', eraser, sample);
    expect(await wholeDatabase()).not.toMatch(/xanthippe|xantje/i);
    for (const undo of views) expect(await browser.act('undo', { undo })).toEqual({ error: 'gone' });
    expect(await browser.act('undo', { undo: other })).toEqual({ done: 'undone' });
  });

  it('an export holds everything, to read and for another program, and runs nothing that somebody typed', async () => {
    await storeEverything('zoe@visitor.example', 'Xanthippe <img src=x>', { slot: slotAt(40), homes: [5801] });
    await addSearch({ email: 'other@visitor.example', name: 'Other' });
    const user = (await findAccountByEmail('zoe@visitor.example'))?.id ?? '';
    await inTransaction(async (trx) => {
      const at = Date.UTC(2026, 10, 2, 10);
      await trx.insertInto('last_log_in').values({ user, at }).execute();
      await planReport(trx, user, '2026-10', { note: 'Xanthippe report', author: 'Tom' });
    });
    const content = Buffer.from('Xanthippe <img src=x> file').toString('base64');
    expect(JSON.parse(await writePersonFile('ZOE@visitor.example', 'json', 'nl', sample))).toMatchObject({
      leads: [{ name: 'Xanthippe <img src=x> Name', status: 'new' }, { form: 'contact-appointment' }],
      files: [{ content }],
      visits: [{ state: 'confirmed', property: 5801 }],
      notes: [{ kind: 'note', text: 'Xanthippe <img src=x> note' }],
      searches: [{ criteria: 'sale.hasselt.-', told: [], confirmedAt: expect.any(String) }],
      newsletter: [{ state: 'asked' }],
      offers: [{ home: 5803 }],
      account: {
        homes: [5801],
        lastLogIn: '2026-11-02T10:00:00.000Z',
        reportNotes: [{ month: '2026-10', note: 'Xanthippe report', author: 'Tom' }],
      },
    });
    const parts = (await describePerson(await exportPerson('zoe@visitor.example'), 'nl', sample)).map(
      ({ name }) => name,
    );
    expect(new Set(parts).size).toBe(parts.length);
    const typed = ['remark', 'note'].map((word) => `Xanthippe &lt;img src=x&gt; ${word}`);
    for (const locale of locales) {
      const html = await writePersonFile('zoe@visitor.example', 'html', locale, sample);
      for (const word of [
        `<html lang="${locale}">`,
        ...typed,
        'Thanks Xanthippe',
        'Hasselt',
        'Xanthippe report',
        content,
      ])
        expect([locale, word, html.includes(word)]).toEqual([locale, word, true]);
      expect(html).not.toMatch(/<script|<img|Other|undefined|null/);
    }
  });
});

onSqlite(() => {
  it('an appointment of an erased person becomes free for the waiting list, without a name for its host', async () => {
    const slot = slotAt(60);
    const visit = await book({ slot, email: 'zoe@visitor.example' });
    const own = await book({ slot, email: 'Zoe@visitor.example', waiting: true });
    // The list goes by time, in milliseconds.
    const next = await later(1 / 60, () => book({ slot, email: 'next@visitor.example', waiting: true }));
    const { visits } = await planErasure('zoe@visitor.example', sample);
    expect(visits.map(({ state }) => state).toSorted()).toEqual(['confirmed', 'waiting']);
    await erasePerson('zoe@visitor.example', eraser, sample);
    expect(await Promise.all([visit, own].map((id) => findVisit(String(id))))).toEqual([null, null]);
    expect((await findVisit(String(next)))?.state).toBe('offered');
    const actual = (await mails()).filter(
      ({ to, subject }) => to === host && subject.startsWith('Afspraak geannuleerd'),
    );
    expect(actual).toMatchObject([{ subject: expect.stringContaining(visitedHome.title.nl) }]);
    expect(actual[0]?.calendar).toContain('METHOD:CANCEL');
    expect(actual[0]?.calendar).toContain(`UID:${visit}@`);
    expect(JSON.stringify(actual)).not.toMatch(/zoe@|An Peeters/i);
    // A reminder of it never goes.
    expect((await storedMails()).filter(({ recipient }) => /zoe@/i.test(recipient))).toEqual([]);
  });

  it('the staff command does the same and says what it did', async () => {
    await storeEverything('zoe@visitor.example', 'Xanthippe', { slot: slotAt(40), homes: [5801] });
    const { stdout } = await staffCommand('person', 'erase', 'Zoe@visitor.example');
    expect(stdout).toMatch(/^2 submissions and \d+ mails deleted, 1 saved searches, the newsletter\n/);
    expect(stdout).toMatch(
      /\nappointment cancelled, broker:[\w-]+ gets a mail: \d{4}-\d\d-\d\d \d\d:\d\d, home 5801\n/,
    );
    expect(stdout).toContain('the account stays: home 5801 is on the site and available\n');
    expect((await listAudit({ action: 'person.erase' }, null, 10)).entries).toMatchObject([
      { actorName: 'npm run heem' },
    ]);
  });
});
