import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Picture } from '@/lib/catalogue/schema/lists';
import { dataState } from '@/lib/data/store';
import { endWorkingCopy, saveWorkingCopy } from '@/lib/staff/working-copies/store';
import { onSqlite } from '@/tests/support/storage/database';
import { auditEvents, expectRefusal, staffBrowser } from '@/tests/support/storage/office';
import { eachOwnData } from '@/tests/support/storage/reviews';

const data = eachOwnData();
const named = (id: string) => data.item('pictures.json', id);

onSqlite(() => {
  it('staff describe a picture and its focus, a broker only for their own homes, and an undo restores both', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const { browser: broker, staff } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const { properties } = dataState().snapshot.catalogue;
    const other = [...properties.values()].find((home) => home.broker !== staff.broker)?.pictures[0] ?? '';
    const before = named(other);
    const base = JSON.stringify({
      kind: before.kind,
      alt: before.alt,
      focus: { x: 50, y: 50 },
      origin: 'rendering',
    });
    const words = {
      base,
      kind: 'banner',
      origin: 'staged',
      nl: 'Tuin',
      fr: 'Jardin',
      en: 'Garden',
      de: 'Garten',
      x: '25',
      y: '100',
    };
    expect(await broker.act('picture.describe', { id: other, ...words })).toEqual({ error: 'ofColleague' });
    await expectRefusal(browser, 'picture.describe', { id: other, ...words, de: '' }, { de: 'required' });
    const done = await browser.act('picture.describe', { id: other, ...words });
    const { base: _base, kind, origin, x: _x, y: _y, ...alt } = words;
    const stored = { kind, alt, focus: { x: 25, y: 100 }, origin };
    expect(done).toEqual({ done: 'saved', undo: expect.any(String), copy: { kind: 'stored', version: 0, stored } });
    expect(named(other)).toEqual({ ...before, ...stored });
    expect(await browser.undo(done)).toEqual({ done: 'undone' });
    expect(named(other)).toEqual(before);
  });

  it('a broker describes those of a home of theirs that nobody has saved, and that lacks much', async () => {
    const { browser: broker, staff } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const id = 'zolder';
    const list = JSON.parse(readFileSync(path.join(data.dir, 'pictures.json'), 'utf8'));
    const free = { ...list.items[0], id };
    writeFileSync(path.join(data.dir, 'pictures.json'), JSON.stringify({ ...list, items: [...list.items, free] }));
    data.reload();
    const describe = (nl: string) => {
      const { kind, alt, focus = { x: 50, y: 50 }, origin } = named(id);
      const place = { x: String(focus.x), y: String(focus.y) };
      return broker.act('picture.describe', {
        id,
        base: JSON.stringify({ kind, alt, focus, origin }),
        kind,
        origin,
        ...place,
        ...alt,
        nl,
      });
    };
    const draft = (of: string) => ({ id: 6001, status: 'draft', broker: of, pictures: [id] });
    const typed = async (of: string, fields: string) => {
      const copy = { base: null, content: draft(of), staff: staff.id, version: 0 };
      const version = await saveWorkingCopy('properties/6001', copy);
      const answer = await describe(fields);
      await endWorkingCopy('properties/6001', staff.id, version ?? 0);
      return answer;
    };
    expect(await typed('sara-jacobs', 'Zolder')).toEqual({ error: 'ofColleague' });
    expect(await typed('tom-claes', 'Zolder')).toMatchObject({ done: 'saved' });
    writeFileSync(path.join(data.dir, 'properties/6001.json'), JSON.stringify(draft('tom-claes')));
    data.reload();
    expect(await describe('Kelder')).toMatchObject({ done: 'saved' });
  });

  it('simultaneous descriptions of a picture are merged by field, and the same field is a conflict', async () => {
    const first = await staffBrowser({ role: 'editor' });
    const second = await staffBrowser({ role: 'owner' });
    const id = data.items('pictures.json')[0].id;
    const { kind, alt, focus = { x: 50, y: 50 }, origin } = named(id);
    const describe = ({ browser }: typeof first, base: object, fields: Record<string, string>) => {
      const [x, y] = [String(focus.x), String(focus.y)];
      return browser.act('picture.describe', { id, base: JSON.stringify(base), kind, origin, ...alt, x, y, ...fields });
    };
    const began = { kind, alt, focus, origin };
    expect(await describe(first, began, { nl: 'Tuin van Tom', x: '75' })).toMatchObject({ done: 'saved' });
    // Another field: both stay.
    const joined = await describe(second, began, { fr: 'Le jardin' });
    const both = { kind, alt: { ...alt, nl: 'Tuin van Tom', fr: 'Le jardin' }, focus: { ...focus, x: 75 }, origin };
    expect(joined).toMatchObject({ done: 'saved', copy: { stored: both } });
    expect(named(id)).toMatchObject(both);
    // The same fields: nothing is written.
    const answer = await describe(second, began, { nl: 'Tuin', de: 'Der Garten', x: '0' });
    expect(answer).toEqual({
      error: 'conflict',
      conflict: {
        stored: both,
        fields: [
          {
            path: 'alt.nl',
            label: 'Alternatieve tekst in het Nederlands',
            theirs: 'Tuin van Tom',
            mine: 'Tuin',
            by: expect.stringContaining(first.staff.name),
          },
          {
            path: 'focus.x',
            label: 'In beeld houden: horizontaal',
            theirs: 'rechts van het midden',
            mine: 'links',
            by: expect.stringContaining(first.staff.name),
          },
        ],
      },
    });
    expect(named(id)).toMatchObject(both);
    expect(await describe(second, both, { fr: 'Le jardin', nl: 'Tuin', x: '75' })).toMatchObject({ done: 'saved' });
    expect(named(id).alt).toEqual({ ...both.alt, nl: 'Tuin' });
    const entries = await auditEvents({ action: 'picture.describe' });
    const name = `items.${id}.alt.nl`;
    expect([entries[0]?.before, entries[0]?.after]).toEqual([{ [name]: 'Tuin van Tom' }, { [name]: 'Tuin' }]);
    // An edit of the file itself came first.
    const items = data
      .items('pictures.json')
      .map((one: { id: string }) => (one.id === id ? { ...one, kind: 'exterior' } : one));
    writeFileSync(path.join(data.dir, 'pictures.json'), JSON.stringify({ items }));
    const byHand = await describe(
      first,
      { ...both, alt: named(id).alt },
      { ...named(id).alt, kind: 'interior', x: '75' },
    );
    expect(byHand.conflict?.fields).toMatchObject([
      { path: 'kind', label: 'Soort', theirs: 'Buiten', mine: 'Binnen', by: expect.stringContaining('bestand') },
    ]);
  });

  it('an editor states the origin of all pictures of a list at once, and can undo it', async () => {
    const [{ browser }, { browser: broker }] = [
      await staffBrowser({ role: 'editor' }),
      await staffBrowser({ role: 'broker', broker: 'tom-claes' }),
    ];
    const origins = (): string[] =>
      data.items('pictures.json').map(({ id, kind, origin }: Picture) => `${id} ${kind} ${origin}`);
    const before = origins();
    const fields = { query: '?kind=banner&origin=rendering', origin: 'photograph' };
    expect(await broker.act('picture.origin', fields)).toEqual({ error: 'forbidden' });
    const done = await browser.act('picture.origin', fields);
    expect(done).toEqual({ done: 'saved', undo: expect.any(String) });
    expect(origins()).toEqual(before.map((line) => line.replace('banner rendering', 'banner photograph')));
    expect(origins()).not.toEqual(before);
    expect(await browser.undo(done)).toEqual({ done: 'undone' });
    expect(origins()).toEqual(before);
    data.reload();
    expect(await browser.act('picture.origin', { query: '?', origin: 'unknown' })).toMatchObject({ done: 'saved' });
    expect(origins().filter((line) => !line.endsWith('undefined'))).toEqual([]);
    const [entry] = await auditEvents({ action: 'picture.describe' });
    expect(entry?.after).toMatchObject({ origin: 'unknown' });
  });
});
