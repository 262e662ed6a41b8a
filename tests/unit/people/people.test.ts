import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Staff } from '@/lib/accounts/store-staff';
import { dayMs } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { findPerson, findPersonId, refreshPerson } from '@/lib/db/person-index';
import { storeLead } from '@/lib/leads/store';
import { addEntry } from '@/lib/leads/store-work';
import { peopleScope } from '@/lib/people/people-page';
import { correctPerson, mergePeople } from '@/lib/people/store-changes';
import { exportPerson } from '@/lib/people/store-export';
import { countByPerson, listPeople } from '@/lib/people/store-list';
import { deleteExpired, listDueForDeletion } from '@/lib/people/store-retention';
import { findReader, insertReader, stopReader, stopSearch } from '@/lib/subscriptions/store';
import { insertVisit } from '@/lib/visits/store';
import { sample } from '@/tests/support/sample-site';
import { saver } from '@/tests/support/saves';
import { an, invited } from '@/tests/support/storage/accounts';
import { onBothEngines } from '@/tests/support/storage/database';
import { lead, mail, retention } from '@/tests/support/storage/examples';
import { addSearch } from '@/tests/support/storage/searches';

const add = (own: Parameters<typeof lead>[0] = {}) => storeLead(lead(own), []);
const phone = (number: string) => ({ fields: { phone: number } });
const names = async (text = '') => (await listPeople({ text }, null, 50)).lines.map(({ name, email }) => name || email);
const personOf = async (email: string) => {
  const id = await findPersonId(email);
  return id === null ? null : findPerson(id);
};
const reader = (email: string, own = {}) => ({
  id: randomUUID(),
  email,
  name: 'An',
  locale: 'nl' as const,
  form: 'sign-newsletter' as const,
  ...own,
});

const homeOf = (broker: string) =>
  [...sample.catalogue.properties.values()].find((one) => one.broker === broker)?.id ?? 0;
const tom: Staff = { ...saver, role: 'broker', broker: 'tom-claes' };
const scopeOfTom = peopleScope(tom, sample);

onBothEngines(() => {
  it('people are listed by address regardless of case, the last active first, and found by name, address and number', async () => {
    await add({ email: 'An.Peeters@visitor.example', ...phone('+32 470 12 34 56') });
    await add({ email: 'an.peeters@VISITOR.example', name: 'An Peeters-Maes' });
    await add({ email: 'zoe@visitor.example', name: 'Zoé Müller', ...phone('0471 99 88 77') });
    await add({ email: '', name: 'Who called' });
    await addSearch({ email: 'search@visitor.example', name: '' });
    await inTransaction((trx) => insertReader(trx, reader('reader@visitor.example', { name: 'Reader' })));
    await invited({ email: 'owner@visitor.example', name: 'Owner', locale: 'fr', role: 'client', homes: [5801] });
    await invited({ email: 'staff@heem.example', name: 'Staff', locale: 'nl', role: 'editor', homes: [] });
    expect(await names()).toEqual(['Owner', 'Reader', 'search@visitor.example', 'Zoé Müller', 'An Peeters-Maes']);
    for (const text of ['zoe', 'MULLER', 'zoe@visitor', '0471998877', '+32 471 99 88 77', '0471/99.88.77'])
      expect([text, await names(text)]).toEqual([text, ['Zoé Müller']]);
    expect(await names('an peeters maes')).toEqual(['An Peeters-Maes']);
    expect(await names("nobody %'_")).toEqual([]);
    const counts = await countByPerson([
      'an.peeters@visitor.example',
      'owner@visitor.example',
      'reader@visitor.example',
    ]);
    expect([...counts.values()]).toEqual([
      { leads: 2, visits: 0, searches: 0, newsletter: false, homes: null },
      { leads: 0, visits: 0, searches: 0, newsletter: false, homes: 1 },
      { leads: 0, visits: 0, searches: 0, newsletter: true, homes: null },
    ]);
  });

  it('a person is listed as long as any record of them exists', async () => {
    const search = await addSearch({ email: 'an@visitor.example' });
    const news = reader('an@visitor.example');
    await inTransaction((trx) => insertReader(trx, news));
    await add({ email: 'An@visitor.example' });
    const id = await findPersonId('an@visitor.example');
    await deleteExpired(retention, Date.now() + 731 * dayMs);
    expect(await findPerson(id ?? '')).toMatchObject({ email: 'an@visitor.example', name: 'An Peeters' });
    await stopReader(news.id);
    await stopSearch(search.id);
    expect(await findPersonId('an@visitor.example')).toBeNull();
    await addSearch({ email: 'asked@visitor.example' }, false);
    await deleteExpired(retention, Date.now() + 15 * dayMs);
    expect(await names()).toEqual([]);
  });

  it('storing and deleting at once neither loses a person nor keeps a deleted one', async () => {
    const email = 'busy@visitor.example';
    await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const { id } = await add({ email });
        if (i % 2 === 0) return;
        await inTransaction(async (trx) => {
          await trx.deleteFrom('lead').where('id', '=', id).execute();
          await refreshPerson(trx, email);
        });
      }),
    );
    expect((await listPeople({}, null, 50)).lines).toMatchObject([{ email, leads: 6 }]);
    await (await db()).deleteFrom('lead').execute();
    await inTransaction((trx) => refreshPerson(trx, email));
    expect(await names()).toEqual([]);
  });

  it('pages by time and address, without leaving anybody out', async () => {
    for (let i = 0; i < 25; i++) await add({ email: `p${i}@visitor.example`, name: `P ${i}` });
    await (await db()).updateTable('person').set({ last_at: 1_760_000_000_000 }).execute();
    const seen: string[] = [];
    for (let after: Parameters<typeof listPeople>[1] = null; ; ) {
      const { lines, next } = await listPeople({}, after, 10);
      seen.push(...lines.map(({ id }) => id));
      if (!next) break;
      after = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([25, 25]);
  });

  it('a broker sees who has a lead or an appointment of theirs, and of them only that', async () => {
    const asks = (name: string, broker: string) =>
      add({ email: `${name}@visitor.example`, name, subject: { property: homeOf(broker) } });
    await asks('Theirs', 'tom-claes');
    for (const name of ['Theirs', 'Other']) await asks(name, 'sara-jacobs');
    const visit = await asks('Visitor', 'sara-jacobs');
    const startsAt = Date.now() + dayMs;
    const slot = { agenda: 'broker:tom-claes', startsAt, endsAt: startsAt + 1 };
    await inTransaction((trx) => insertVisit(trx, { ...slot, lead: visit.id, property: null, state: 'confirmed' }));
    const { lines } = await listPeople({ scope: scopeOfTom }, null, 50);
    expect(lines.map(({ name, leads, visits }) => [name, leads, visits])).toEqual([
      ['Visitor', 1, 1],
      ['Theirs', 1, 0],
    ]);
  });

  it('a broker finds nobody by what only leads of colleagues say', async () => {
    const shared = 'shared@visitor.example';
    const asks = (broker: string, email: string, name: string, number: string) =>
      add({ email, name, subject: { property: homeOf(broker) }, ...phone(number) });
    await asks('tom-claes', shared, 'An Peeters', '+32 470 11 11 11');
    await asks('sara-jacobs', shared, 'An Hidden', '0499 99 99 99');
    await asks('tom-claes', 'own@visitor.example', 'Jan', '0471 22 22 22');
    await addSearch({ email: 'own@visitor.example', name: 'Jan Maes' });
    const found = async (text: string) =>
      (await listPeople({ scope: scopeOfTom, text }, null, 50)).lines.map(({ email }) => email);
    for (const text of ['hidden', '0499 99 99 99', 'an hidden', '99999'])
      expect([text, await found(text)]).toEqual([text, []]);
    for (const text of ['shared@visitor', 'peeters', '0470/11.11.11', '+32 470 11 11 11', 'an shared'])
      expect([text, await found(text)]).toEqual([text, [shared]]);
    expect(await found('jan maes')).toEqual(['own@visitor.example']);
    expect(await names('an hidden 99999')).toHaveLength(1);
  });

  it('a correction reaches leads, searches, newsletter and mails together, and nobody else', async () => {
    const email = 'An@visitor.example';
    const sent = { firstName: 'Ann', lastName: 'Peters', email, phone: '0470 00 00 00', remark: 'Hello' };
    await storeLead(lead({ email, name: 'Ann Peters', fields: sent }), [mail({ to: 'an@visitor.example' })]);
    const praise = { displayName: 'Annie', comment: 'Top' };
    await add({ email: 'an@visitor.example', name: 'Annie', form: 'post-testimonial', fields: praise });
    await addSearch({ email: 'an@visitor.example', name: 'Ann Peters' });
    await inTransaction((trx) => insertReader(trx, reader('an@visitor.example')));
    await add({ email: 'other@visitor.example', name: 'Ann Peters' });
    const [name, newEmail, number] = ['An Van den Berg', 'an.berg@visitor.example', '0471 11 22 33'];
    const right = { name, email: newEmail, phone: number, locale: 'fr' } as const;
    await inTransaction((trx) => correctPerson(trx, 'AN@visitor.example', right));
    expect(await findPersonId('an@visitor.example')).toBeNull();
    expect(await personOf(newEmail)).toMatchObject({ name, phone: number });
    const { leads, searches, newsletter, mails } = await exportPerson('an.berg@visitor.example');
    expect(leads).toMatchObject([
      {
        name: right.name,
        locale: 'fr',
        fields: { ...sent, firstName: 'An', lastName: 'Van den Berg', email: right.email, phone: right.phone },
      },
      // The name under which it is published stays; the newest gets the number.
      { name: 'Annie', fields: { ...praise, phone: right.phone } },
    ]);
    expect([searches, newsletter]).toMatchObject([[{ name: right.name, locale: 'fr' }], [{ locale: 'fr' }]]);
    expect(mails).toMatchObject([{ message: { to: right.email } }]);
    expect(await names('van den berg')).toEqual(['An Van den Berg']);
    expect(await personOf('other@visitor.example')).toMatchObject({ name: 'Ann Peters' });
  });

  it('merging moves everything of one address to the other, and nobody else’s', async () => {
    await storeLead(lead({ email: 'old@visitor.example', ...phone('0470 12 34 56') }), [
      mail({ to: 'Old@visitor.example' }),
    ]);
    await addSearch({ email: 'Old@visitor.example' });
    const [old, kept] = [reader('old@visitor.example'), reader('new@visitor.example')];
    for (const one of [old, kept]) await inTransaction((trx) => insertReader(trx, one));
    await (await db()).updateTable('reader').set({ state: 'confirmed' }).where('id', '=', old.id).execute();
    for (const email of ['old@visitor.example', 'new@visitor.example'])
      await invited({ ...an, email, homes: [email.startsWith('old') ? 5801 : 5802] });
    const { id: third } = await add({ email: 'third@visitor.example' });
    const forward = { kind: 'forward', text: '', recipient: 'Old@visitor.example', files: [] } as const;
    await inTransaction((trx) => addEntry(trx, third, { id: null, name: 'Tom' }, forward));
    const before = await findPersonId('new@visitor.example');
    await inTransaction((trx) => mergePeople(trx, 'old@visitor.example', 'new@visitor.example'));
    expect(await findPersonId('old@visitor.example')).toEqual(null);
    expect(await findPersonId('new@visitor.example')).toEqual(before);
    const nothing = { leads: [], mails: [], searches: [], account: null };
    expect(await exportPerson('old@visitor.example')).toMatchObject(nothing);
    expect(await exportPerson('new@visitor.example')).toMatchObject({
      leads: [{ email: 'new@visitor.example' }],
      searches: [{}],
      newsletter: [{ state: 'confirmed' }],
      account: { homes: [5801, 5802] },
    });
    expect([await findReader(old.id), await findReader(kept.id)]).toMatchObject([{ confirmed: true }, null]);
    expect(await personOf('third@visitor.example')).not.toBeNull();
    // Erasing them has to find it.
    expect((await exportPerson('third@visitor.example')).notes).toMatchObject([{ recipient: 'new@visitor.example' }]);
  });

  it('retention lists what expires within a week, and deletes exactly that', async () => {
    const old = await add({ email: 'old@visitor.example' });
    const job = await add({ email: 'job@visitor.example', form: 'job-application' });
    await add({ email: 'young@visitor.example' });
    const database = await db();
    for (const [id, days] of [
      [old.id, 725],
      [job.id, 360],
    ] as const) {
      const created_at = Date.now() - days * dayMs;
      await database.updateTable('lead').set({ created_at }).where('id', '=', id).execute();
    }
    const periods = { ...retention, forms: { 'job-application': 365 } };
    const soon = Date.now() + 7 * dayMs;
    const { count, leads, ...others } = await listDueForDeletion(periods, soon);
    expect([count, leads.map(({ email }) => email)]).toEqual([2, ['old@visitor.example', 'job@visitor.example']]);
    expect(others).toEqual({ mails: 0, documents: 0, unconfirmed: 0, shortlists: 0 });
    await deleteExpired(periods, soon);
    expect(await names()).toHaveLength(1);
    expect(await listDueForDeletion(periods, soon)).toMatchObject({ count: 0, leads: [] });
  });
});
