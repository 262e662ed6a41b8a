import { expect, it } from 'vitest';
import { dayMs } from '@/lib/base/day';
import { toSearchText } from '@/lib/catalogue/search/search-text';
import type { Snapshot } from '@/lib/content/snapshot';
import { db, inTransaction } from '@/lib/db/database';
import { storeLead } from '@/lib/leads/store';
import { listEntries } from '@/lib/leads/store-work';
import { listMailsAbout } from '@/lib/owners/store';
import { erasePerson } from '@/lib/people/erase-person';
import { exportPerson } from '@/lib/people/store-export';
import { deleteExpired } from '@/lib/people/store-retention';
import { signLink } from '@/lib/requests/subscription-links';
import { answerLink } from '@/lib/subscriptions/answer-link';
import { demandFor, findGreatestDemand } from '@/lib/subscriptions/fitting-searches';
import { findFittingHomes } from '@/lib/subscriptions/homes-for';
import { canBeOffered, findFittingPeople } from '@/lib/subscriptions/matching-people';
import { readLink } from '@/lib/subscriptions/read-link';
import { listAnnouncedHomes } from '@/lib/subscriptions/store';
import { listOfferTimes, listStoppedOffers } from '@/lib/subscriptions/store-offers';
import { listConfirmedSearches } from '@/lib/subscriptions/store-wishes';
import { an, invited } from '@/tests/support/storage/accounts';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { lead, owned, retention } from '@/tests/support/storage/examples';
import { type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';
import { addSearch, home, sendAllAlerts, siteWith, waitingMails } from '@/tests/support/storage/searches';

const tom = { broker: 'tom-claes' };
const wanted = home(0, tom);
const alike = home(1, { ...tom, price: { amount: 330_000 } });
const dear = home(2, { ...tom, price: { amount: 400_000 } });
const far = home(3, { ...tom, city: 'brugge' });
const ofSara = home(4, { broker: 'sara-jacobs', price: { amount: 290_000 } });
const data = siteWith(wanted, alike, dear, far, ofSara);

const ask = async (name: string, property: number, own: Parameters<typeof lead>[0] = {}) => {
  const email = `${name}@visitor.example`;
  const stored = await storeLead(lead({ form: 'contact-me', name, email, subject: { property }, ...own }), []);
  return stored.id;
};

const namesOf = async (staff: Parameters<typeof findFittingPeople>[1], site: Snapshot = data) =>
  (await findFittingPeople(wanted, staff, site)).map(({ email }) => email.split('@')[0]).toSorted();

const offer = (browser: OfficeBrowser, to: string | string[], fields = {}) =>
  browser.act('home.offer', { homes: String(wanted.id), to, ...fields }, data);

onBothEngines(() => {
  it('counts the people whose confirmed search a home suits at any price, from five and rounded down', async () => {
    const demand = async () => demandFor(wanted, await listConfirmedSearches(), data.catalogue);
    const addMany = (from: number, to: number, own: Parameters<typeof addSearch>[0] = {}) =>
      Promise.all(
        Array.from({ length: to - from }, (_, i) =>
          addSearch({ email: `visitor-${from + i}@visitor.example`, ...own }),
        ),
      );
    await addMany(0, 4, { criteria: 'sale.hasselt.-.max-200000' });
    await addSearch({ email: 'Visitor-0@visitor.example' });
    await addSearch({ email: 'elsewhere@visitor.example', criteria: 'sale.genk.-' });
    await addSearch({ email: 'unconfirmed@visitor.example' }, false);
    expect(await demand()).toBeNull();
    await addMany(4, 9);
    expect(await demand()).toBe(5);
    await addMany(9, 10);
    expect(await demand()).toBe(10);
  });

  it('counts the people by the type and the city of a home that they would buy, from five and rounded down', async () => {
    const demand = async () => findGreatestDemand(await listConfirmedSearches(), data.catalogue);
    const addMany = (count: number, name: string, criteria: string) =>
      Promise.all(
        Array.from({ length: count }, (_, i) => addSearch({ email: `${name}-${i}@visitor.example`, criteria })),
      );
    await addMany(4, 'house', 'sale.hasselt.1.kinds-bungalow.max-200000');
    await addSearch({ email: 'House-0@visitor.example', criteria: 'sale.hasselt.1' });
    await addSearch({ email: 'tenant@visitor.example', criteria: 'rent.hasselt.1' });
    await addSearch({ email: 'office@visitor.example', criteria: 'sale.hasselt.6' });
    await addSearch({ email: 'unconfirmed@visitor.example', criteria: 'sale.hasselt.1' }, false);
    expect(await demand()).toEqual([]);
    await addSearch({ email: 'around@visitor.example', criteria: 'sale.genk.1.radius-25' });
    expect(await demand()).toEqual([{ type: 1, city: 'hasselt', people: 5 }]);
    await addMany(11, 'flat', 'sale.-.-.city-genk_hasselt.type-2_3');
    await addMany(5, 'plot', 'sale.tielt-winge.4');
    await addMany(5, 'late', 'sale.zonhoven.4');
    expect(await demand()).toEqual([
      { type: 2, city: 'genk', people: 10 },
      { type: 2, city: 'hasselt', people: 10 },
      { type: 3, city: 'genk', people: 10 },
      { type: 3, city: 'hasselt', people: 10 },
      { type: 1, city: 'hasselt', people: 5 },
    ]);
  });

  it('a drawn area counts for the cities in it', async () => {
    const criteria = toSearchText({
      list: 'sale',
      sort: 'newest',
      page: 1,
      types: [1],
      area: [
        [5.3, 50.9],
        [5.4, 50.9],
        [5.4, 50.95],
        [5.3, 50.95],
      ],
    });
    await Promise.all(Array.from({ length: 5 }, (_, i) => addSearch({ email: `area-${i}@visitor.example`, criteria })));
    const cities = findGreatestDemand(await listConfirmedSearches(), data.catalogue).map(({ city }) => city);
    expect(cities).toContain('hasselt');
    expect(cities).not.toContain('genk');
  });

  it('matches a home with confirmed searches that find it and with people who asked about a similar one', async () => {
    const { staff } = await staffBrowser({ role: 'owner' });
    await addSearch({ email: 'Search@visitor.example' });
    await addSearch({ email: 'cheap@visitor.example', criteria: 'sale.hasselt.-.max-200000' });
    await addSearch({ email: 'unconfirmed@visitor.example' }, false);
    await ask('asked', alike.id);
    await ask('asked', alike.id);
    await ask('dear', dear.id);
    await ask('far', far.id);
    await ask('friend', alike.id, { form: 'send-to-friend' });
    await ask('this-home', wanted.id);
    await ask('this-home', alike.id);
    const spam = await ask('spam', alike.id);
    const old = await ask('old', alike.id);
    const database = await db();
    await database.updateTable('lead').set({ status: 'spam' }).where('id', '=', spam).execute();
    const longAgo = { created_at: Date.now() - 200 * dayMs };
    await database.updateTable('lead').set(longAgo).where('id', '=', old).execute();
    await invited({ ...an, email: 'owning@visitor.example', homes: [wanted.id] });
    await ask('owning', alike.id);
    expect(await namesOf(staff)).toEqual(['asked', 'search']);
    // A person who asked by telephone, without an address, is to be called.
    await ask('nobody', alike.id, { email: '' });
    expect(await namesOf(staff)).toEqual(['asked', 'search']);
    // A broker meets who asked about homes of theirs, and every search.
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    await ask('of-sara', ofSara.id);
    expect(await namesOf(tom.staff)).toEqual(['asked', 'search']);
  });

  it('a person with a search and a question gets one mail, also when two press at the same moment', async () => {
    const one = await staffBrowser({ role: 'owner' });
    const other = await staffBrowser({ role: 'owner' });
    await addSearch({ email: 'both@visitor.example' });
    await addSearch({ email: 'both@visitor.example', criteria: 'sale.hasselt.-.max-350000' });
    await ask('both', alike.id);
    const answers = await Promise.all([one, other].map(({ browser }) => offer(browser, 'both@visitor.example')));
    expect(answers.map(({ done }) => done ?? 'refused').toSorted()).toEqual(['offered', 'refused']);
    expect((await waitingMails()).filter(({ to }) => to === 'both@visitor.example')).toHaveLength(1);
    expect((await listOfferTimes(wanted.id)).size).toBe(1);
  });

  it('an offer is in the language of the person, kept with the lead, and stopped with one click', async () => {
    const { browser, staff } = await staffBrowser({ role: 'owner' });
    const id = await ask('griet', alike.id, { locale: 'de' });
    const words = { 'subject-de': 'Neu in Hasselt', 'text-de': 'Hätten Sie Lust?', 'text-nl': 'Zin?' };
    const shown = await browser.act(
      'home.offer',
      { homes: `${wanted.id}`, one: 'griet@visitor.example', ...words, preview: 'on' },
      data,
    );
    expect(shown).toEqual({
      values: { preview: expect.stringMatching(/^griet@.*\nNeu in Hasselt\n[\s\S]*Hätten Sie Lust/) },
    });
    expect(shown.values?.preview).not.toMatch(/https?:/);
    expect((await listOfferTimes(wanted.id)).size).toEqual(0);
    expect(await listEntries(id)).toEqual([]);
    expect(
      await browser.act('home.offer', { homes: `${wanted.id}`, one: 'griet@visitor.example', ...words }, data),
    ).toEqual({ done: 'offered' });
    const mail = (await waitingMails()).at(-1);
    expect(mail).toMatchObject({ subject: 'Neu in Hasselt', text: expect.stringContaining('Hätten Sie Lust?') });
    expect(mail?.text).toContain(`„${alike.title.de}“ angefragt`);
    expect(mail?.text).not.toContain('Zin?');
    expect(await listEntries(id)).toMatchObject([
      { kind: 'answer', subject: 'Neu in Hasselt', text: expect.stringContaining(wanted.reference) },
    ]);
    // The owner of the home that was asked about does not read which other one is offered.
    expect(await listMailsAbout(owned(alike.id))).toEqual([]);
    const link = { kind: 'offers', id, step: 'stop' } as const;
    expect(await readLink(await signLink(link))).toEqual({ kind: 'offers', step: 'stop', id, locale: 'de' });
    await answerLink(link);
    expect(await readLink(await signLink(link))).toMatchObject({ step: 'stopped' });
    expect(await findFittingPeople(alike, staff, data)).toEqual([]);
    await (await db()).deleteFrom('home_offer').execute();
    expect(await namesOf(staff)).toEqual([]);
    expect(await offer(browser, 'griet@visitor.example')).toEqual({ error: 'nobodyFits' });
    expect(await findFittingHomes('griet@visitor.example', staff, data)).toEqual([]);
    await answerLink({ ...link, step: 'confirm' });
    expect(await namesOf(staff)).toEqual(['griet']);
  });

  it('a person meets the homes that their searches find and that are like what they asked about', async () => {
    const { browser, staff } = await staffBrowser({ role: 'owner' });
    const id = await ask('jan', alike.id);
    await addSearch({ email: 'jan@visitor.example', criteria: 'sale.brugge.-' });
    const fitting = await findFittingHomes('Jan@visitor.example', staff, data);
    expect(fitting.map(({ home, because }) => [home.id, 'search' in because]).toSorted()).toEqual(
      [
        [wanted.id, false],
        [far.id, true],
        [ofSara.id, false],
      ].toSorted(),
    );
    const homes = [String(wanted.id), String(far.id)];
    expect(await browser.act('home.offer', { homes, one: 'jan@visitor.example' }, data)).toEqual({ done: 'offered' });
    const mail = (await waitingMails()).at(-1);
    for (const { reference } of [wanted, far]) expect(mail?.text).toContain(reference);
    expect(await listEntries(id)).toHaveLength(1);
    const left = (await findFittingHomes('jan@visitor.example', staff, data)).filter(
      ({ offeredAt }) => offeredAt === null,
    );
    expect(left.map(({ home }) => home.id)).toEqual([ofSara.id]);
    expect(await findFittingHomes('', staff, data)).toEqual([]);
  });
});

onSqlite(() => {
  it('an offer to a search is mailed once, with the broker as Reply-To, and its alert leaves the home out', async () => {
    const { browser } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const search = await addSearch({ locale: 'fr' });
    expect(await offer(browser, 'an.peeters@visitor.example')).toEqual({ done: 'offered' });
    const [mail] = (await waitingMails()).slice(-1);
    expect(mail).toMatchObject({
      to: 'an.peeters@visitor.example',
      replyTo: 'tom@heem.example',
      subject: expect.stringContaining(wanted.title.fr),
      text: expect.stringMatching(/confirmé une recherche[\s\S]*pensé à vous[\s\S]*Ne plus recevoir ces e-mails/),
      headers: { 'Auto-Submitted': 'no', 'List-Unsubscribe': expect.stringContaining('/api/subscription/') },
    });
    expect(await listAnnouncedHomes(search.id)).toEqual(new Map([[wanted.id, 300_000]]));
    expect(await offer(browser, 'an.peeters@visitor.example')).toEqual({ error: 'nobodyFits' });
    await sendAllAlerts(siteWith(wanted));
    expect((await waitingMails()).at(-1)?.text).not.toContain(wanted.title.fr);
  });

  it('an offer to a person without a match, or of an unavailable home, is refused', async () => {
    const { browser } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    await ask('of-sara', ofSara.id);
    await ask('fits', alike.id);
    const before = (await waitingMails()).length;
    for (const to of ['stranger@visitor.example', 'of-sara@visitor.example'])
      expect(await offer(browser, to)).toEqual({ error: 'nobodyFits' });
    expect(await offer(browser, [])).toEqual({ error: 'nobodyChosen' });
    expect(await browser.act('home.offer', { to: 'fits@visitor.example' }, data)).toEqual({ error: 'noHomeChosen' });
    const sold = siteWith({ ...wanted, marquee: 5 }, alike);
    expect(canBeOffered({ ...wanted, marquee: 5 }, sold)).toBe(false);
    const about = { homes: String(wanted.id), to: 'fits@visitor.example' };
    expect(await browser.act('home.offer', about, sold)).toEqual({ error: 'notOffered' });
    expect(await browser.act('home.offer', about, siteWith({ ...wanted, status: 'withdrawn' }, alike))).toEqual({
      error: 'notOffered',
    });
    expect(await waitingMails()).toHaveLength(before);
  });

  it('sent offers are exported and erased with the person, and deleted with the leads', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const one = await ask('one', alike.id);
    const other = await ask('other', alike.id);
    await offer(browser, ['one@visitor.example', 'other@visitor.example']);
    for (const id of [one, other]) await answerLink({ kind: 'offers', id, step: 'stop' });
    expect((await exportPerson('One@visitor.example')).offers).toMatchObject([{ home: wanted.id }]);
    await erasePerson('One@visitor.example', { id: null, name: 'test' }, data);
    expect([...(await listOfferTimes(wanted.id)).keys()]).toEqual(['other@visitor.example']);
    expect(await listStoppedOffers()).toEqual(new Set(['other@visitor.example']));
    const later = Date.now() + (retention.leads + 1) * dayMs;
    // A newer question keeps the wish.
    await (await db()).updateTable('lead').set({ created_at: later }).execute();
    await deleteExpired(retention, later);
    expect([(await listOfferTimes(wanted.id)).size, (await listStoppedOffers()).size]).toEqual([0, 1]);
    await inTransaction((trx) => trx.deleteFrom('lead').execute());
    await deleteExpired(retention, later);
    expect((await listStoppedOffers()).size).toBe(0);
  });
});
