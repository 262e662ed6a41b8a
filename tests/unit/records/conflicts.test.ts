import { expect, it, vi } from 'vitest';
import { writeAudit } from '@/lib/audit/store';
import { dayOf } from '@/lib/base/day';
import { dataState } from '@/lib/data/store';
import { inTransaction } from '@/lib/db/database';
import { date } from '@/lib/i18n/format';
import { findWorkingCopy } from '@/lib/staff/working-copies/store';
import { onSqlite } from '@/tests/support/storage/database';
import { followedFolder } from '@/tests/support/storage/live-folder';
import { type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';

type Fields = Record<string, unknown>;

const folder = followedFolder();

const home = 'properties/5801';
const stored = (record = home): Fields => folder.record(record);

/** Types a change of what a record said when the form was opened, and returns the version of the working copy. */
async function type(
  browser: OfficeBrowser,
  change: Fields,
  own: { record?: string; base?: Fields | null; version?: number } = {},
): Promise<number> {
  const { record = home, base = stored(record), version = 0 } = own;
  const sent = { record, version: String(version), base: JSON.stringify(base), changes: JSON.stringify(change) };
  return (await browser.act('record.autosave', sent)).copy?.version ?? 0;
}
const save = async (browser: OfficeBrowser, version: number, { record = home, status = '' } = {}) =>
  browser.act('record.save', { record, version: String(version), status });
const conflictsOf = async (...args: Parameters<typeof save>) => {
  const { error, conflict } = await save(...args);
  expect(error).toBe('conflict');
  return conflict?.fields;
};
const byNora = expect.stringMatching(/^Gewijzigd door Nora, \d+ \w+ 20\d\d om \d\d:\d\d$/);
const byHand = expect.stringMatching(/^Gewijzigd in het bestand zelf, /);
/** Stores the changes of the other person through the office. */
async function storeAsNora(change: Fields, record = home) {
  const { browser } = await staffBrowser({ role: 'owner', name: 'Nora' });
  expect(await save(browser, await type(browser, change, { record }), { record })).toMatchObject({ done: 'saved' });
}

/** Begins to type while the other saves. */
async function whileTyping(change: Fields, meanwhile: () => unknown, record = home) {
  const { browser, staff } = await staffBrowser({ role: 'editor' });
  const base = stored(record);
  await meanwhile();
  return { browser, staff, base, version: await type(browser, change, { record, base }) };
}

onSqlite(() => {
  it('a text in four languages conflicts only in the language that both changed; the others are merged', async () => {
    const title = stored().title as Fields;
    const { browser, staff, version } = await whileTyping({ title: { ...title, nl: 'Van mij', de: 'Meins' } }, () =>
      storeAsNora({ title: { ...title, nl: 'Van Nora', fr: 'De Nora' } }),
    );
    expect(await conflictsOf(browser, version)).toEqual([
      { path: 'title.nl', label: 'Titel › NL', theirs: 'Van Nora', mine: 'Van mij', by: byNora },
    ]);
    expect(stored().title).toMatchObject({ nl: 'Van Nora', fr: 'De Nora' });
    expect(await findWorkingCopy(home, staff.id)).toMatchObject({ content: { title: { nl: 'Van mij', de: 'Meins' } } });
    // Decided: the form goes on from what is stored.
    const mine = { ...(stored().title as Fields), nl: 'Van mij', de: 'Meins' };
    expect(await save(browser, await type(browser, { title: mine }, { version }))).toMatchObject({ done: 'saved' });
    expect(stored().title).toMatchObject({ nl: 'Van mij', fr: 'De Nora', de: 'Meins' });
  });

  it('values are shown as in the form: choices, amounts, days, rows of tables, yes and no', async () => {
    const [price, attributes] = [stored().price as Fields, stored().attributes as Record<string, Fields>];
    const { browser, version } = await whileTyping(
      {
        city: 'genk',
        price: { ...price, amount: 301_000, publish: false },
        advertisedOn: ['2026-01-01'],
        attributes: { ...attributes, energy: { ...attributes.energy, certificateEnd: '2031-02-03' } },
      },
      () => {
        folder.set(`${home}.json`, 'city', 'zonhoven');
        folder.set(`${home}.json`, 'price', { ...price, amount: 302_000 });
        folder.set(`${home}.json`, 'attributes.energy.certificateEnd', '2030-02-03');
      },
    );
    const conflicts = (await conflictsOf(browser, version)) ?? [];
    expect(conflicts).toEqual([
      expect.objectContaining({ label: 'Gemeente', theirs: 'Zonhoven (3520)', mine: 'Genk (3600)', by: byHand }),
      expect.objectContaining({ path: 'price.amount', theirs: '302.000\u00a0€', mine: '301.000\u00a0€' }),
      expect.objectContaining({ theirs: date('2030-02-03', 'nl'), mine: date('2031-02-03', 'nl') }),
    ]);
    expect(JSON.stringify(conflicts.map(({ label, theirs, mine }) => [label, theirs, mine]))).not.toMatch(/[{}_]|null/);
  });

  it('items that both added stay; an item that the other removed, or both created, is a conflict', async () => {
    const record = 'pages/home';
    const modules = stored(record).modules as Fields[];
    const [first = {}, ...rest] = modules;
    const titled = (nl: string) => ({ ...(first.title as Fields), nl });
    const added = (id: string, nl: string) => ({ ...first, id, sort: 900, title: titled(nl) });
    const { browser, version } = await whileTyping(
      { modules: [{ ...first, title: titled('Van mij') }, ...rest, added('mine', 'Een'), added('both', 'Twee')] },
      () => storeAsNora({ modules: [...rest, added('theirs', 'Drie'), added('both', 'Vier')] }, record),
      record,
    );
    const conflicts = (await conflictsOf(browser, version, { record })) ?? [];
    const of = (path: string) => conflicts.find((one) => one.path === path);
    expect(of(`modules.${first.id}`)).toMatchObject({
      label: 'Blokken van de pagina › Panden › Van mij',
      theirs: 'Verwijderd',
      mine: expect.stringContaining('Titel › NL: Van mij'),
      by: byNora,
    });
    expect(of('modules.both.title.nl')).toMatchObject({ theirs: 'Vier', mine: 'Twee' });
    expect(conflicts).toHaveLength(2);
  });

  it('fields are named as in the form of their own file: the items of the menu are those of no other', async () => {
    const items = stored('menu').items as { name: Fields }[];
    const named = (nl: string) => ({
      items: items.map((item, i) => (i === 0 ? { ...item, name: { ...item.name, nl } } : item)),
    });
    const nora = () => storeAsNora(named('Van Nora'), 'menu');
    const { browser, version } = await whileTyping(named('Van mij'), nora, 'menu');
    expect(await conflictsOf(browser, version, { record: 'menu' })).toEqual([
      expect.objectContaining({
        label: expect.stringMatching(/^Menupunten › /),
        theirs: 'Van Nora',
        mine: 'Van mij',
      }),
    ]);
  });

  it('items without a name are described by their fields: the opening hours by their days', async () => {
    const hours = (closes: string) => ({ openingHours: [{ days: [1, 2], opens: '09:00', closes }] });
    const { browser, version } = await whileTyping(hours('17:00'), () => storeAsNora(hours('16:00'), 'site'), 'site');
    expect(await conflictsOf(browser, version, { record: 'site' })).toEqual([
      expect.objectContaining({
        path: 'openingHours',
        theirs: 'Maandag, Dinsdag · 09:00 · 16:00',
        mine: 'Maandag, Dinsdag · 09:00 · 17:00',
      }),
    ]);
  });

  it('a record that the other deleted is one conflict; keeping it saves it anew', async () => {
    const { browser, base, version } = await whileTyping({ reference: 'VAN MIJ' }, async () => {
      folder.remove(`${home}.json`);
      await vi.waitFor(() => expect(dataState().files.has(`${home}.json`)).toBe(false), 5_000);
    });
    expect(await conflictsOf(browser, version)).toMatchObject([
      { path: '', label: 'Alles', theirs: 'Verwijderd', by: 'Het bestand is verwijderd' },
    ]);
    const decided = await type(browser, { ...base, reference: 'VAN MIJ' }, { version, base: null });
    expect(await save(browser, decided)).toMatchObject({ done: 'saved' });
    expect(stored()).toMatchObject({ reference: 'VAN MIJ' });
  });

  it('a status set by the other stays; earlier days and prices are no conflict', async () => {
    const { browser, version } = await whileTyping({ reference: 'VAN MIJ' }, () => {
      folder.set(`${home}.json`, 'status', 'withdrawn');
      folder.set(`${home}.json`, 'updatedAt', '2026-10-01');
      folder.set(`${home}.json`, 'history', [{ date: '2026-10-01', amount: (stored().price as Fields).amount }]);
    });
    expect(await save(browser, version)).toMatchObject({ done: 'saved' });
    expect(stored()).toMatchObject({
      status: 'withdrawn',
      reference: 'VAN MIJ',
      updatedAt: dayOf(Date.now()),
      history: [{ date: '2026-10-01', amount: (stored().price as Fields).amount }],
    });
  });

  it('a conflict with a bulk change names the colleague who made it', async () => {
    const { browser, version } = await whileTyping({ marquee: 5 }, async () => {
      const { browser: other } = await staffBrowser({ role: 'owner', name: 'Nora' });
      await other.act('homes.change', { homes: '5801 5802', change: 'marquee:3', preview: '' });
    });
    expect(await conflictsOf(browser, version)).toMatchObject([{ path: 'marquee', by: byNora }]);
  });

  it('a conflict with an import names the import', async () => {
    const { browser, version } = await whileTyping({ reference: 'VAN MIJ' }, async () => {
      folder.set(`${home}.json`, 'reference', 'VAN DE FEED');
      const auditEvent = { action: 'data.import' as const, after: { feed: 'whise' } };
      await inTransaction((trx) => writeAudit(trx, { id: null, name: 'heem' }, auditEvent));
    });
    expect(await conflictsOf(browser, version)).toEqual([
      {
        path: 'reference',
        label: 'Referentie',
        theirs: 'VAN DE FEED',
        mine: 'VAN MIJ',
        by: expect.stringMatching(/^Gewijzigd door een import, /),
      },
    ]);
  });

  it('reverting all changes leaves no working copy', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    const version = await type(browser, { reference: 'VAN MIJ' });
    expect(await type(browser, { reference: stored().reference }, { version })).toBe(0);
    expect(await findWorkingCopy(home, staff.id)).toBeNull();
    expect(await save(browser, 0)).toMatchObject({ done: 'saved', undo: undefined });
  });
});
