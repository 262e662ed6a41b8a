import { expect, it } from 'vitest';
import { dayOf } from '@/lib/base/day';
import type { Property } from '@/lib/catalogue/schema/property';
import { inTransaction } from '@/lib/db/database';
import { textHash } from '@/lib/files/unreviewed';
import { logFilter } from '@/lib/office/log';
import { addUnreviewed } from '@/lib/records/store-unreviewed';
import { onSqlite } from '@/tests/support/storage/database';
import { followedFolder } from '@/tests/support/storage/live-folder';
import { auditEvents, expectRefusal, invalid, type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';

const today = dayOf(Date.now());
/** Homes of Lies, of Sara, and of Lies for rent. */
const ids = [5801, 5802, 5914] as const;
const file = (id: number) => `properties/${id}.json`;

const folder = followedFolder((made) => {
  made.set(file(5801), 'broker', 'lies-vandeput').set(file(5802), 'broker', 'sara-jacobs');
  made.set(file(5914), 'broker', 'lies-vandeput');
});

const text = (id: number) => folder.text(file(id));
const stored = (id: number): Property => JSON.parse(text(id));
const texts = () => ids.map(text);
const change = (browser: OfficeBrowser, what: string, homes: readonly number[] = ids, preview = '') =>
  browser.act('homes.change', { homes: homes.join(' '), change: what, preview });
const actionsAbout = async (home: number) =>
  (await auditEvents(logFilter({ kind: 'done', subject: String(home) }))).map(({ action }) => action);

onSqlite(() => {
  it('several homes change at once: one line of the log, each with its history, undone as a whole', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const before = texts();
    const preview = await change(browser, 'marquee:3', ids, 'on');
    expect(preview).toEqual({
      payload: { sentence: '3 panden worden gewijzigd: In optie.', count: 3, refused: [] },
    });
    expect(texts()).toEqual(before);
    const answer = await change(browser, 'marquee:3');
    expect(answer).toMatchObject({ done: 'saved', payload: { count: 3, refused: [] } });
    for (const id of ids) {
      expect(stored(id)).toMatchObject({ marquee: 3, updatedAt: today });
      expect(stored(id).history?.at(-1)).toMatchObject({ marquee: 3, date: today });
    }
    expect(await auditEvents({ action: 'homes.change' })).toMatchObject([
      { after: { 'HAS-5801.marquee': 3, 'HAS-5802.marquee': 3 } },
    ]);
    expect(await change(browser, 'marquee:3')).toMatchObject({
      error: 'nothingChanged',
      payload: { sentence: 'Er verandert niets. 3 zijn al zo.', count: 0 },
    });
    expect(await browser.undo(answer)).toEqual({ done: 'undone' });
    expect(texts()).toEqual(before);
    expect(await browser.undo(answer)).toEqual({ error: 'gone' });
    // The log of each home has both, and that of another home neither.
    for (const id of ids) expect(await actionsAbout(id)).toEqual(['undo', 'homes.change']);
    expect(await actionsAbout(5803)).toEqual([]);
  });

  it('a broker changes only theirs, and may take back what they gave to a colleague', async () => {
    const { browser } = await staffBrowser({ role: 'broker', broker: 'lies-vandeput' });
    const before = texts();
    const answer = await change(browser, 'broker:sara-jacobs');
    expect(answer).toMatchObject({
      done: 'saved',
      payload: { count: 2, refused: [{ home: 5802, name: 'HAS-5802', reason: 'Een collega behandelt dit pand' }] },
    });
    expect(ids.map((id) => stored(id).broker)).toEqual(ids.map(() => 'sara-jacobs'));
    // They are no longer theirs: nothing else of them can be undone or changed.
    expect(await change(browser, 'status:withdrawn')).toMatchObject({ error: 'nothingChanged' });
    expect(await browser.undo(answer)).toEqual({ done: 'undone' });
    expect(texts()).toEqual(before);
    const earlier = await change(browser, 'marquee:3', [5801]);
    await change(browser, 'broker:sara-jacobs', [5801]);
    expect(await browser.undo(earlier)).toEqual({ error: 'forbidden' });
  });

  it('an incomplete home stays a draft and reports its missing fields; the others are published', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    for (const id of ids) folder.set(file(id), 'status', 'draft');
    folder.set(file(5801), 'title.fr', undefined).set(file(5801), 'price', undefined);
    folder.set('lists.json', 'propertyLists.0.homes', []);
    const drafted = textHash(stored(5914).title.de, 'de');
    await inTransaction((trx) => addUnreviewed(trx, 'properties/5914', [drafted]));
    const [first, , third] = texts();
    const preview = await change(browser, 'status:published', ids, 'on');
    const answer = await change(browser, 'status:published');
    expect(answer).toMatchObject({
      done: 'saved',
      payload: {
        count: 1,
        refused: [
          { home: 5801, reason: expect.stringMatching(/Titel \(Frans\).*Prijs|Prijs.*Titel \(Frans\)/) },
          { home: 5914, reason: 'Sommige vertaalvoorstellen zijn nog niet nagelezen: zie de velden' },
        ],
      },
    });
    expect(preview.payload?.refused).toEqual(answer.payload?.refused);
    expect([text(5801), text(5914)]).toEqual([first, third]);
    // It never was on the site before.
    expect(stored(5802)).toMatchObject({ status: 'published', publishedAt: today });
  });

  it('a home for sale is not let, alone, in bulk or in its file, nor one for rent sold', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const before = texts();
    const sale = [expect.objectContaining({ home: 5801 }), expect.objectContaining({ home: 5802 })];
    expect(await change(browser, 'marquee:6', ids, 'on')).toMatchObject({ payload: { count: 1, refused: sale } });
    await expectRefusal(browser, 'home.change', { home: '5801', marquee: '6' }, { marquee: 'otherGoal' });
    await expectRefusal(browser, 'home.change', { home: '5914', marquee: '5' }, { marquee: 'otherGoal' });
    expect(texts()).toEqual(before);
    folder.set(file(5801), 'marquee', 6);
    expect(folder.issues()).toMatchObject([{ path: 'marquee', found: '6' }]);
  });

  it('a home refused by the check of all data stays unchanged, and the others are changed', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    for (const id of [5802, 5914]) folder.set(file(id), 'status', 'draft');
    folder.set('lists.json', 'propertyLists.0.homes', []);
    // Two homes cannot have one reference.
    folder.set(file(5802), 'reference', stored(5801).reference);
    const before = text(5802);
    expect(await change(browser, 'status:published', [5802, 5914])).toMatchObject({
      done: 'saved',
      payload: { count: 1, refused: [{ home: 5802, reason: expect.stringContaining('Referentie') }] },
    });
    expect([stored(5914).status, text(5802)]).toEqual(['published', before]);
  });

  it('a home that a list still names, and one whose file somebody broke, stay and say so; the others are changed', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    folder.write(file(5914), text(5914).slice(0, -3));
    const [, named, broken] = texts();
    const reason = 'Iets anders op de website verwijst hier nog naar: haal die verwijzing eerst weg';
    const fault = {
      home: 5914,
      name: '5914',
      reason: expect.stringMatching(/^De gegevens van de website laten dit niet toe/),
    };
    const payload = {
      count: 1,
      refused: expect.arrayContaining([expect.objectContaining({ home: 5802, reason }), fault]),
    };
    expect(await change(browser, 'status:withdrawn', ids, 'on')).toMatchObject({
      payload: { count: 2, refused: [fault] },
    });
    expect(await change(browser, 'status:withdrawn')).toMatchObject({ done: 'saved', payload });
    expect(await browser.act('home.change', { home: '5802', status: 'withdrawn' })).toEqual({ error: 'stillNamed' });
    expect([stored(5801).status, text(5802), text(5914)]).toEqual(['withdrawn', named, broken]);
  });

  it('quick actions accept only their own changes and existing homes', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    for (const wrong of ['price:1', 'status:draft', 'marquee:x', 'reference:x'])
      expect(await change(browser, wrong)).toMatchObject({ error: 'invalid' });
    for (const unknown of ['marquee:99', 'broker:nobody'])
      expect(await change(browser, unknown)).toMatchObject({ fields: { change: 'choice' } });
    expect(await change(browser, 'status:withdrawn', [999_999])).toMatchObject({
      error: 'nothingChanged',
      payload: { refused: [{ home: 999_999, reason: expect.stringMatching(/^Er is geen pand met dit nummer/) }] },
    });
    const tooMany = Array.from({ length: 201 }, (_, i) => i + 1);
    expect(await change(browser, 'marquee:3', tooMany)).toMatchObject({ error: 'invalid' });
  });

  it('an undo leaves later changes of others in place and reports them', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const { price } = stored(5801);
    const act = (fields: Record<string, string>) => browser.act('home.change', { home: '5801', ...fields });
    const first = await act({ amount: '275.000', marquee: '3' });
    await act({ marquee: '5' });
    expect(await browser.undo(first)).toEqual({ done: 'undonePartly', left: 'Vermelding' });
    expect(stored(5801)).toMatchObject({ price, marquee: 5 });
    expect(stored(5801).history?.at(-1)).toMatchObject({ date: today, marquee: 5, amount: price.amount });
  });

  it('the quick form overwrites nothing that a colleague stored since it was opened, and asks which price stays', async () => {
    const { browser, staff } = await staffBrowser({ role: 'owner' });
    const { amount } = stored(5801).price;
    const base = JSON.stringify({ amount, marquee: null });
    const act = (fields: Record<string, string>) => browser.act('home.change', { home: '5801', ...fields });
    await act({ marquee: '3' });
    expect(await act({ base, amount: '270.000', marquee: 'none' })).toMatchObject({ done: 'saved' });
    expect(stored(5801)).toMatchObject({ price: { amount: 270_000 }, marquee: 3 });

    const sent = { base, amount: '272.000', marquee: '5' };
    const asked = await act(sent);
    expect(asked).toMatchObject({ error: 'conflict', conflict: { stored: { amount: 270_000, marquee: 3 } } });
    const by = expect.stringContaining(staff.name);
    expect(asked.conflict?.fields).toEqual([
      { path: 'amount', label: 'Bedrag', theirs: '270.000\u00a0€', mine: '272.000\u00a0€', by },
      { path: 'marquee', label: 'Vermelding', theirs: 'In optie', mine: 'Verkocht', by },
    ]);
    expect(stored(5801)).toMatchObject({ price: { amount: 270_000 }, marquee: 3 });
    const decided = JSON.stringify({ stored: asked.conflict?.stored, theirs: ['marquee'] });
    expect(await act({ ...sent, decided })).toMatchObject({ done: 'saved' });
    expect(stored(5801)).toMatchObject({ price: { amount: 272_000 }, marquee: 3 });
  });

  it('a wrong quick action of one home is undone, the last one first', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const before = text(5801);
    const act = (fields: Record<string, string>) => browser.act('home.change', { home: '5801', ...fields });
    expect(await act({ amount: 'veel' })).toEqual(invalid({ amount: 'amount' }));
    // A zero too few is asked about, and what cannot be is said beside its field.
    expect(await act({ amount: '3' })).toEqual({ ...invalid({ amount: 'amountFar' }), values: { sure: '3' } });
    expect(await act({ amount: '3', sure: '3' })).toEqual(invalid({ amount: 'outOfRange' }));
    expect(text(5801)).toBe(before);
    const price = await act({ amount: '€ 275.000', marquee: 'none' });
    expect(stored(5801)).toMatchObject({ price: { ...JSON.parse(before).price, amount: 275_000 }, updatedAt: today });
    const sold = await act({ marquee: '5' });
    const both = stored(5801);
    expect(both.history?.map(({ date, marquee }) => [date, marquee])).toEqual([
      [both.publishedAt, undefined],
      [today, undefined],
      [today, 5],
    ]);
    const withdrawn = await act({ status: 'withdrawn' });
    expect([withdrawn.done, stored(5801).status]).toEqual(['withdrawn', 'withdrawn']);
    for (const { undo } of [withdrawn, sold, price]) expect(await browser.undo({ undo })).toEqual({ done: 'undone' });
    expect(text(5801)).toBe(before);
    // The history goes on while a home is off the site, so that it can be published again.
    await act({ amount: '280.000' });
    await act({ status: 'withdrawn' });
    expect(await act({ marquee: '3' })).toMatchObject({ done: 'saved' });
    expect(await act({ status: 'published' })).toMatchObject({ done: 'published' });
    expect(stored(5801)).toMatchObject({ status: 'published', publishedAt: both.publishedAt, marquee: 3 });
    expect(stored(5801).history?.at(-1)).toMatchObject({ amount: 280_000, marquee: 3 });
  });
});
