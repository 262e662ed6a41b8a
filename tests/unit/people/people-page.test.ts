import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { POST } from '@/app/api/office/person/route';
import type { Staff } from '@/lib/accounts/store-staff';
import { hourMs } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { findPersonId } from '@/lib/db/person-index';
import { type LeadRecord, storeLead } from '@/lib/leads/store';
import { findLead } from '@/lib/leads/store-work';
import { composeMail } from '@/lib/letters/compose';
import { putMail } from '@/lib/mail/store';
import { readPeople, readPerson } from '@/lib/people/people-page';
import { exportPerson } from '@/lib/people/store-export';
import { findSamePerson } from '@/lib/people/store-same-person';
import { openLink, unsubscribeHeaders } from '@/lib/requests/subscription-links';
import { visibleTo } from '@/lib/staff/portfolio';
import { answerLink } from '@/lib/subscriptions/answer-link';
import { confirmReader, findReader, findSearch, insertReader, listReaders } from '@/lib/subscriptions/store';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { invited, storedMails } from '@/tests/support/storage/accounts';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { storeEverything, wholeDatabase } from '@/tests/support/storage/everything';
import { lead } from '@/tests/support/storage/examples';
import { auditEvents, expectRefusal, homeOf, type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';
import { postedForm } from '@/tests/support/storage/posted-form';
import { addSearch } from '@/tests/support/storage/searches';
import { offered } from '@/tests/support/storage/visits';

const add = (own: Parameters<typeof lead>[0] = {}) => storeLead(lead({ subject: {}, ...own }), []);
const idOf = async (email: string) => (await findPersonId(email)) ?? '';

const exported = async (browser: OfficeBrowser, id: string, format = 'json'): Promise<Response> =>
  POST(await postedForm('/api/office/person/', { locale: 'nl', id, format }, browser.headers));

/** Imitates half an hour without a request. */
const makeStale = async () =>
  (await db())
    .updateTable('session')
    .set({ updatedAt: new Date(Date.now() - hourMs).toISOString() })
    .execute();

onBothEngines(() => {
  it('asks a corrected address to confirm its searches and newsletter again, and sends it nothing before', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const { id: search } = await addSearch({ email: 'wrong@visitor.example' });
    const own = { id: randomUUID(), email: 'wrong@visitor.example', name: 'An', locale: 'nl' } as const;
    await inTransaction((trx) => insertReader(trx, { ...own, form: 'sign-newsletter' }));
    await confirmReader(own.id);
    const theirs = async () => (await storedMails()).filter(({ recipient }) => recipient.endsWith('@visitor.example'));
    const alert = await composeMail({
      to: 'wrong@visitor.example',
      subject: 'New homes',
      content: { locale: 'nl', heading: 'New homes', paragraphs: [] },
      headers: await unsubscribeHeaders('search', search),
    });
    await inTransaction((trx) => putMail(trx, alert));
    const correct = async (fields: object) =>
      browser.act('person.correct', { id: await idOf('wrong@visitor.example'), ...fields });
    expect(await correct({ name: 'An Maes' })).toEqual({ done: 'saved' });
    expect((await listReaders()).map(({ email }) => email)).toEqual(['wrong@visitor.example']);
    expect(await correct({ email: 'right@visitor.example' })).toHaveProperty('href');
    const { searches, newsletter } = await exportPerson('right@visitor.example');
    expect([searches, newsletter]).toMatchObject([
      [{ name: 'An Maes', state: 'asked', confirmedAt: null, told: [] }],
      [{ state: 'asked', confirmedAt: null }],
    ]);
    expect(await listReaders()).toEqual([]);
    expect(await findSearch(search)).toEqual(null);
    expect(await findReader(own.id)).toEqual(null);
    const t = wordsIn('nl');
    expect((await theirs()).map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual(
      [t('alerts.confirmSubject'), t('alerts.newsletterSubject')]
        .map((subject) => ['right@visitor.example', subject])
        .toSorted(),
    );
    const links = (await theirs()).map(({ message }) => /link=([\w.-]+)/.exec(message ?? '')?.[1] ?? '');
    for (const link of links) {
      const opened = await openLink(link);
      if (opened) await answerLink({ ...opened, step: 'confirm' });
    }
    expect(await exportPerson('right@visitor.example')).toMatchObject({
      searches: [{ state: 'confirmed' }],
      newsletter: [{ state: 'confirmed' }],
    });
  });

  it('offers to merge people with the same telephone number or name, after a preview', async () => {
    const { browser, staff } = await staffBrowser({ role: 'owner' });
    await add({ email: 'an@visitor.example', name: 'An Peeters', fields: { phone: '+32 470 12 34 56' } });
    await add({ email: 'an.work@visitor.example', name: 'Peeters A.', fields: { phone: '0470/12.34.56' } });
    await add({ email: 'same.name@visitor.example', name: 'án peeters', fields: {} });
    await add({ email: 'else@visitor.example', name: 'Jan', fields: { phone: '0471 00 00 00' } });
    const id = await idOf('an@visitor.example');
    const from = await idOf('an.work@visitor.example');
    const view = await readPerson(id, from, staff, 'nl', sample);
    expect(view?.doubles?.candidates.map(({ email }) => email).toSorted()).toEqual([
      'an.work@visitor.example',
      'same.name@visitor.example',
    ]);
    expect(view?.doubles?.chosen).toMatchObject({ email: 'an.work@visitor.example', counts: { leads: 1 } });
    expect(await browser.act('person.find-double', { id, email: 'Else@visitor.example' })).toEqual({
      href: `/nl/office/people/${id}/?merge=${await idOf('else@visitor.example')}#merge`,
    });
    expect(await browser.act('person.find-double', { id, email: 'nobody@visitor.example' })).toMatchObject({
      fields: { email: 'unknownAddress' },
    });
    expect(await browser.act('person.merge', { id, from })).toEqual({ done: 'merged' });
    expect((await exportPerson('an@visitor.example')).leads).toHaveLength(2);
    expect(await browser.act('person.merge', { id, from })).toEqual({ error: 'gone' });
    expect(await auditEvents({ action: 'person.merge' })).toMatchObject([
      { subject: id, after: { leads: 1, visits: 0, searches: 0 } },
    ]);
    // The account stays with the address by which its owner logs in.
    await invited({ email: 'owner@visitor.example', name: 'Owner', locale: 'nl', role: 'client', homes: [5801] });
    const owner = await idOf('owner@visitor.example');
    expect(await browser.act('person.merge', { id, from: owner })).toEqual({ error: 'keepAccount' });
    expect(await browser.act('person.merge', { id: owner, from: id })).toEqual({ done: 'merged' });
    expect(await exportPerson('owner@visitor.example')).toMatchObject({ leads: [{}, {}], account: { homes: [5801] } });
  });

  it('a broker sees and changes nobody of a colleague, and exports nobody', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    await add({ email: 'hers@visitor.example', subject: { property: homeOf('sara-jacobs').id } });
    await add({ email: 'nobodys@visitor.example' });
    const hers = await idOf('hers@visitor.example');
    const nobodys = await idOf('nobodys@visitor.example');
    expect(await readPerson(hers, null, tom.staff, 'nl', sample)).toBeNull();
    expect(await tom.browser.act('person.correct', { id: hers, name: 'X' })).toEqual({ error: 'gone' });
    expect(await tom.browser.act('person.correct', { id: nobodys, name: 'An Maes' })).toEqual({ done: 'saved' });
    const view = await readPerson(nobodys, null, tom.staff, 'nl', sample);
    expect([view?.person.name, view?.erasure, view?.doubles]).toEqual(['An Maes', null, null]);
    expect((await exported(tom.browser, nobodys)).status).toBe(403);
    // Owned homes are shown only if they belong to the broker.
    const homes = [homeOf('tom-claes').id, homeOf('sara-jacobs').id];
    await invited({ email: 'an@visitor.example', name: 'An', locale: 'nl', role: 'client', homes });
    await add({ email: 'an@visitor.example', subject: { property: homes[0] } });
    const owning = await readPerson(await idOf('an@visitor.example'), null, tom.staff, 'nl', sample);
    expect(owning?.record.account?.homes).toEqual([homes[0]]);
    // A correction to an address with leads of colleagues is refused.
    await add({ email: 'jan@visitor.example', subject: { property: homeOf('tom-claes').id } });
    const jan = await idOf('jan@visitor.example');
    await add({ email: 'Jan@visitor.example', subject: { property: homeOf('sara-jacobs').id } });
    for (const [name, value] of Object.entries({ email: 'tom@private.example', name: 'An Maes', phone: '0470' }))
      expect(await tom.browser.act('person.correct', { id: jan, [name]: value })).toEqual({ error: 'seenByOthers' });
    const owner = await staffBrowser({ role: 'owner' });
    const moved = await owner.browser.act('person.correct', { id: jan, email: 'an.maes@visitor.example' });
    expect(moved).toHaveProperty('href');
  });
});

onSqlite(() => {
  it('a lead that a broker adds shows them nothing of what a colleague knows of the person', async () => {
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const email = 'karl@visitor.example';
    await add({
      email,
      name: 'Karl Schmitz',
      fields: { phone: '0470123456' },
      subject: { property: homeOf('sara-jacobs').id },
    });
    const { id: search } = await addSearch({ email });
    const id = await idOf(email);
    expect(await readPerson(id, null, tom.staff, 'nl', sample)).toBeNull();
    const { id: own } = await add({ email, name: 'K.', subject: { property: homeOf('tom-claes').id } });
    const searchesBeside = async (staff: Staff) =>
      (await findSamePerson((await findLead(own)) as LeadRecord, visibleTo(staff, sample))).searches;
    expect(await searchesBeside(tom.staff)).toBe(0);
    const view = await readPerson(id, null, tom.staff, 'nl', sample);
    expect(view?.person).toMatchObject({ name: 'K.', phone: '', isShared: true });
    expect([view?.record.leads.length, view?.searches, view?.record.reader]).toEqual([1, [], null]);
    const { lines } = await readPeople({}, tom.staff, sample);
    expect(lines).toMatchObject([{ name: 'K.', phone: '', leads: 1, searches: 0 }]);
    expect(await tom.browser.act('person.stop', { id, search })).toEqual({ error: 'seenByOthers' });
    const owner = await staffBrowser({ role: 'owner' });
    expect(await searchesBeside(owner.staff)).toBe(1);
    const all = await readPerson(id, null, owner.staff, 'nl', sample);
    expect(all?.person).toMatchObject({ phone: '0470123456', isShared: false });
    expect(all?.searches).toHaveLength(1);
  });

  it('a look is in the log once a day, without the person', async () => {
    const { staff } = await staffBrowser({ role: 'owner' });
    await storeEverything('zoe@visitor.example', 'Xanthippe', { slot: offered()[40] ?? '', homes: [5801] });
    const id = await idOf('zoe@visitor.example');
    const view = await readPerson(id, null, staff, 'fr', sample);
    await readPerson(id, null, staff, 'fr', sample);
    expect(view?.record).toMatchObject({
      leads: [{ form: 'contact-appointment' }, { form: 'contact-me' }],
      visits: [{ state: 'confirmed' }],
      files: [{ name: 'Xanthippe.pdf' }],
      notes: [{ text: 'Xanthippe note' }],
      account: { homes: [5801] },
    });
    expect(view?.searches).toMatchObject([{ words: expect.stringContaining('Hasselt') }]);
    expect(await readPerson(randomUUID(), null, staff, 'fr', sample)).toBeNull();
    expect(await auditEvents({ action: 'person.look' })).toMatchObject([{ subject: id, before: null, after: null }]);
  });

  it('corrects, but neither onto somebody else nor what an owner logs in with', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    await add({ email: 'an@visitor.example', name: 'Ann' });
    await add({ email: 'jan@visitor.example', name: 'Jan' });
    await invited({ email: 'owner@visitor.example', name: 'Owner', locale: 'nl', role: 'client', homes: [5801] });
    const id = await idOf('an@visitor.example');
    await expectRefusal(browser, 'person.correct', { id, email: 'Jan@visitor.example' }, { email: 'knownAddress' });
    expect(
      await browser.act('person.correct', { id: await idOf('owner@visitor.example'), email: 'x@visitor.example' }),
    ).toMatchObject({ fields: { email: 'accountAddress' } });
    const same = { name: 'Ann', email: 'an@visitor.example' };
    expect(await browser.act('person.correct', { id, ...same })).toEqual({ done: 'saved' });
    const change = { name: 'An', email: 'An.New@visitor.example', language: 'fr' };
    const moved = await browser.act('person.correct', { id, ...change });
    expect(moved).toEqual({ href: `/nl/office/people/${await idOf('an.new@visitor.example')}/` });
    const entries = await auditEvents({ action: 'person.correct' });
    expect(entries.map(({ after }) => after)).toEqual([{ corrected: ['name', 'email', 'locale'] }]);
    expect(JSON.stringify(entries)).not.toMatch(/An\.New|"An"/i);
  });

  it('stops one search or the newsletter, and only of that person', async () => {
    const { browser } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const [search, other] = [
      await addSearch({ email: 'an@visitor.example' }),
      await addSearch({ email: 'jan@visitor.example' }),
    ];
    await add({ email: 'an@visitor.example' });
    const id = await idOf('an@visitor.example');
    expect(await browser.act('person.stop', { id, search: other.id })).toEqual({ error: 'gone' });
    expect(await browser.act('person.stop', { id })).toEqual({ error: 'gone' });
    expect(await browser.act('person.stop', { id, search: search.id })).toEqual({ done: 'stopped' });
    expect(await auditEvents({ action: 'person.stop' })).toMatchObject([{ subject: id }]);
    expect((await exportPerson('an@visitor.example')).searches).toEqual([]);
    expect((await exportPerson('jan@visitor.example')).searches).toHaveLength(1);
  });

  it('exports and erases only with a fresh session, and a box that was ticked', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    await storeEverything('zoe@visitor.example', 'Xanthippe', { slot: offered()[40] ?? '', homes: [] });
    const id = await idOf('zoe@visitor.example');
    const answer = await exported(browser, id);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="mijn-gegevens-[\d-]+\.json"$/);
    expect(await answer.json()).toMatchObject({ email: 'zoe@visitor.example', leads: [{}, {}] });
    expect((await exported(browser, randomUUID())).status).toBe(404);
    expect(await browser.act('person.erase', { id })).toMatchObject({ fields: { sure: 'required' } });
    await makeStale();
    expect((await exported(browser, id)).headers.get('location')).toBe(`/nl/office/people/${id}/`);
    expect(await browser.act('person.erase', { id, sure: 'on' })).toEqual({ error: 'stale' });
    await (await db()).updateTable('session').set({ updatedAt: new Date().toISOString() }).execute();
    expect(await browser.act('person.erase', { id, sure: 'on' })).toEqual({ href: '/nl/office/people/?erased=yes' });
    expect(await browser.act('person.erase', { id, sure: 'on' })).toEqual({ error: 'gone' });
    expect(await wholeDatabase()).not.toMatch(/xanthippe|zoe@/i);
    expect((await auditEvents({ subject: id })).map(({ action }) => action)).toEqual(['person.erase', 'person.export']);
  });
});
