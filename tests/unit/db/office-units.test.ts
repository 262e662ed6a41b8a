import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { dayOf } from '@/lib/day';
import { listAudit } from '@/lib/db/audit';
import { env } from '@/lib/env';
import type { Cells } from '@/lib/office/units/columns';
import { gridRows } from '@/lib/office/units/project-units';
import { onBothEngines } from '../../support/storage/database';
import { followFolder } from '../../support/storage/live-folder';
import { type OfficeBrowser, staffBrowser } from '../../support/storage/office';
import { Folder } from '../data/folder';

const project = 30;
const ids = [5970, 5971, 5972];
const file = (id: number) => `properties/${id}.json`;

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
  for (const id of ids) folder.write(file(id), readFileSync(path.join(env.dataDir, file(id)), 'utf8'));
  // One of a colleague of Tom.
  folder.set(file(5972), 'broker', 'sara-jacobs');
  return followFolder(folder.dir);
});

const text = (id: number) => readFileSync(path.join(folder.dir, file(id)), 'utf8');
const stored = (id: number): Property => JSON.parse(text(id));
const amountOf = (id: number) => stored(id).price.amount;

interface Sent {
  changed?: { id: number; base: Partial<Cells>; mine: Partial<Cells> }[];
  added?: { key: string; of: number; cells: Partial<Cells> }[];
}
const save = (browser: OfficeBrowser, { changed = [], added = [] }: Sent) =>
  browser.act('units.save', { project: String(project), units: JSON.stringify({ changed, added }) });
const price = (id: number, mine: number, base = amountOf(id)) => ({ id, base: { price: base }, mine: { price: mine } });
const lines = async (action: string) => (await listAudit({ action }, null, 99)).entries;

onBothEngines(() => {
  it('many units are one change: one line of the log, prices in their history, undone as a whole', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const before = ids.map(text);
    const [first, second] = ids.map(stored) as [Property, Property];
    const answer = await save(browser, {
      changed: [price(5970, 562_530), { id: 5971, base: { marquee: second.marquee ?? null }, mine: { marquee: 5 } }],
    });
    expect(answer).toMatchObject({ done: 'saved', undo: expect.any(String) });
    expect(answer.units?.rows?.find(({ id }) => id === 5970)?.base.price).toBe(562_530);
    const today = dayOf(Date.now());
    expect(stored(5970)).toMatchObject({ price: { ...first.price, amount: 562_530 }, updatedAt: today });
    expect(stored(5971)).toMatchObject({ marquee: 5, updatedAt: today });
    expect(stored(5971).history?.at(-1)).toMatchObject({ marquee: 5, date: today });
    expect(await lines('units.save')).toMatchObject([
      {
        subject: 'projects/30.json',
        before: { 'B3.02.price.amount': first.price.amount },
        after: { 'B3.02.price.amount': 562_530 },
      },
    ]);
    expect(await browser.act('undo', { undo: answer.undo ?? '' })).toEqual({ done: 'undone' });
    expect(ids.map(text)).toEqual(before);
    expect(await lines('undo')).toMatchObject([{ subject: 'projects/30.json' }]);
  });

  it('what others changed in other fields stays; the same cell is a conflict, and nothing is written', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const base = amountOf(5970);
    folder.set(file(5970), 'attributes.surfaces.terraceArea', 33);
    folder.set(file(5970), 'price.amount', 500_000);
    const before = ids.map(text);
    const refused = await save(browser, { changed: [price(5970, 560_000, base), price(5971, 300_000)] });
    expect(refused).toMatchObject({
      error: 'conflict',
      units: { conflicts: [{ id: 5970, column: 'price', theirs: 500_000, mine: 560_000 }] },
    });
    expect(ids.map(text)).toEqual(before);
    expect(await save(browser, { changed: [price(5970, 560_000), price(5971, 300_000)] })).toMatchObject({
      done: 'saved',
    });
    expect(stored(5970)).toMatchObject({
      price: { amount: 560_000 },
      attributes: { surfaces: { terraceArea: 33 } },
    });
    expect(amountOf(5971)).toBe(300_000);
  });

  it('what the data refuse is told at its cell, and nothing is written', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const before = ids.map(text);
    const { unit } = stored(5971);
    const answer = await save(browser, {
      changed: [
        price(5971, 300_000),
        { id: 5970, base: { block: 'b', floor: 3 }, mine: { block: 'z', floor: 61 } },
        { id: 5972, base: { position: stored(5972).unit?.position ?? null }, mine: { position: unit?.position ?? 1 } },
      ],
    });
    expect(answer).toMatchObject({ error: 'notReady', units: { errors: { '5970': { floor: expect.any(String) } } } });
    expect(ids.map(text)).toEqual(before);
    expect(await lines('units.save')).toEqual([]);
  });

  it('a broker changes their own units alone, and their copies are theirs', async () => {
    const { browser, staff } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    expect(gridRows(project, staff).map(({ id, isLocked }) => [id, isLocked])).toEqual(
      expect.arrayContaining([
        [5970, false],
        [5972, true],
      ]),
    );
    const before = ids.map(text);
    const both = { changed: [price(5970, 560_000), price(5972, 300_000)] };
    expect(await save(browser, both)).toMatchObject({ error: 'ofColleague' });
    expect(ids.map(text)).toEqual(before);
    // A home of another project, or of none.
    expect(await save(browser, { changed: [price(5801, 1, 1)] })).toMatchObject({ error: 'gone' });
    const added = [{ key: 'new-1', of: 5972, cells: { lot: 'B9.01', status: 'draft', marquee: null } }];
    const copied = await save(browser, { added });
    expect(copied).toMatchObject({ done: 'saved' });
    const own = copied.units?.rows?.find(({ cells }) => cells.lot === 'B9.01');
    expect(stored(own?.id ?? 0)).toMatchObject({ broker: 'tom-claes', projectId: project });
  });

  it('new units are drafts with what the copied one says, without what must be their own; an undo takes them away', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const source = stored(5970);
    const copy = (key: string, lot: string, position: number) => ({
      key,
      of: 5970,
      cells: { lot, block: 'b', floor: 3, position, price: 400_000, status: 'draft' as const, marquee: null },
    });
    const answer = await save(browser, { added: [copy('new-1', 'B3.07', 7), copy('new-2', 'B3.08', 8)] });
    expect(answer).toMatchObject({ done: 'saved' });
    const added = (answer.units?.rows ?? []).filter(({ cells }) => /^B3\.0[78]$/.test(String(cells.lot)));
    expect(added).toHaveLength(2);
    const home = stored(added[0]?.id ?? 0);
    expect(home).toMatchObject({
      ...{ lot: 'B3.07', unit: { block: 'b', position: 7 }, status: 'draft', plans: [], title: source.title },
      ...{ reference: `ZON-30-${home.id}`, price: { ...source.price, amount: 400_000 } },
    });
    expect(home.address.boxNr).toBeUndefined();
    expect(home.attributes.energy.certificateCode).toBeUndefined();
    expect([home.documents, home.history, home.advertisedOn]).toEqual([undefined, undefined, undefined]);
    await browser.act('undo', { undo: answer.undo ?? '' });
    expect(existsSync(path.join(folder.dir, file(home.id)))).toBe(false);
  });
});
