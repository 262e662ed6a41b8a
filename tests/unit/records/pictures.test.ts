import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { GET as altRoute } from '@/app/api/office/picture-alt/route';
import { GET } from '@/app/api/office/pictures/[id]/route';
import { GET as known, POST } from '@/app/api/office/pictures/route';
import { dayMs } from '@/lib/base/day';
import { processState } from '@/lib/base/process-state';
import { dataState } from '@/lib/data/store';
import { env } from '@/lib/env';
import { ownFolder } from '@/lib/files/own-folder';
import { listPictures } from '@/lib/records/pictures/picture-list';
import { endWorkingCopy, saveWorkingCopy } from '@/lib/staff/working-copies/store';
import { onSqlite } from '@/tests/support/storage/database';
import { auditEvents, OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';
import { eachOwnData } from '@/tests/support/storage/reviews';

const jpeg = (width = 1600, height = 1067) =>
  sharp({ create: { width, height, channels: 3, background: '#24483e' } })
    .withMetadata({ orientation: 1 })
    .jpeg()
    .toBuffer();

const data = eachOwnData();
const named = (id: string) => data.item('pictures.json', id);
const left = () => readdirSync(path.join(env.varDir, 'uploads'));

interface Sent {
  query?: Record<string, string>;
  body?: Buffer;
  headers?: Record<string, string>;
}

async function upload(browser: OfficeBrowser, { query = {}, body, headers = {} }: Sent = {}) {
  const sent = new Headers({ 'content-type': 'image/jpeg', host: 'heem.example', ...headers });
  for (const [name, value] of browser.headers) sent.set(name, value);
  const content = new Uint8Array(body ?? (await jpeg()));
  const url = `https://heem.example/api/office/pictures/?${new URLSearchParams({ locale: 'en', ...query })}`;
  const answer = await POST(new Request(url, { method: 'POST', headers: sent, body: content }));
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

const thumb = (browser: OfficeBrowser, id: string) =>
  GET(new Request(`https://heem.example/api/office/pictures/${id}/`, { headers: browser.headers }), {
    params: Promise.resolve({ id }),
  });

afterAll(() => processState.pictureTaker?.stop());

onSqlite(() => {
  it('an upload is among the pictures at once, named and described by home and room, with a thumbnail', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const query = { name: 'IMG_1234.JPG', room: 'kitchen', home: '5801' };
    const { status, body } = await upload(browser, { query });
    expect([status, body]).toEqual([
      201,
      { id: '5801-keuken', kind: 'interior', alt: expect.any(Object), width: 1600, height: 1067, warnings: [] },
    ]);
    expect(body.alt.en).toMatch(/^Kitchen of an? [\w -]+ in [\w -]+$/);
    expect(named('5801-keuken')).toEqual({
      id: '5801-keuken',
      file: '5801-keuken.jpg',
      kind: 'interior',
      alt: body.alt,
    });
    const second = await upload(browser, {
      query: { ...query, room: '', name: 'keuken.jpg' },
      body: await jpeg(900, 600),
    });
    expect(second.body).toMatchObject({ id: '5801-keuken-2', warnings: ['narrow'] });
    const small = await thumb(browser, '5801-keuken-2');
    expect([small.status, small.headers.get('content-type'), small.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(480);
    expect(left()).toEqual([]);
    expect((await auditEvents({ action: 'picture.add' })).map(({ after }) => after)).toContainEqual({
      picture: '5801-keuken',
      home: 5801,
    });
  });

  it('simultaneous uploads are all stored, each under its own name', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const body = await jpeg(700, 500);
    const all = await Promise.all(
      Array.from({ length: 6 }, () => upload(browser, { query: { name: 'DSC00012.jpg' }, body })),
    );
    const ids = all.map((one) => one.body.id).toSorted();
    expect(ids).toEqual(['foto', 'foto-2', 'foto-3', 'foto-4', 'foto-5', 'foto-6']);
    for (const id of ids)
      expect([id, Boolean(named(id)), existsSync(path.join(data.dir, `pictures/${id}.jpg`))]).toEqual([id, true, true]);
    data.reload();
  });

  it('a file that is no picture is refused in the reader’s language, and nothing of it stays', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const before = data.items('pictures.json').length;
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect(await upload(browser, { body: html, query: { locale: 'nl', name: 'x.jpg' } })).toEqual({
      status: 415,
      body: { error: 'notAPicture', message: expect.stringContaining('geen foto') },
    });
    const whole = await jpeg();
    expect(await upload(browser, { body: whole.subarray(0, 3000) })).toMatchObject({
      status: 422,
      body: { error: 'broken' },
    });
    expect(await upload(browser, { body: await jpeg(300, 200) })).toMatchObject({
      status: 422,
      body: { error: 'tooSmall' },
    });
    expect(await upload(browser, { headers: { 'content-length': '50000000' } })).toMatchObject({ status: 413 });
    expect((await upload(browser, { body: Buffer.alloc(41e6) })).body.error).toBe('tooBig');
    expect([data.items('pictures.json').length, left()]).toEqual([before, []]);
    // If the data cannot be written, the message says so and does not blame the connection.
    const changes = ownFolder(env.dataDir, 'change');
    rmSync(changes, { recursive: true, force: true });
    mkdirSync(path.dirname(changes), { recursive: true });
    writeFileSync(changes, '');
    expect(await upload(browser)).toEqual({
      status: 503,
      body: { error: 'cannotWrite', message: expect.stringContaining('cannot save anything') },
    });
    rmSync(changes);
  });

  it('only staff upload, a broker for their own homes, and no form of another site', async () => {
    const { browser: broker, staff } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const { properties } = dataState().snapshot.catalogue;
    const own = [...properties.values()].find((home) => home.broker === staff.broker)?.id;
    const other = [...properties.values()].find((home) => home.broker !== staff.broker)?.id;
    expect((await upload(new OfficeBrowser())).status).toBe(401);
    expect((await upload(broker)).status).toBe(403);
    expect((await upload(broker, { query: { home: String(other) } })).status).toBe(403);
    if (own) expect((await upload(broker, { query: { home: String(own) } })).status).toBe(201);
    const origin = { origin: 'https://x.example' };
    expect((await upload(broker, { headers: origin, query: { home: String(own) } })).status).toBe(403);
    expect(
      (await upload(broker, { headers: { 'content-type': 'text/plain' }, query: { home: String(own) } })).status,
    ).toBe(415);
    const nobody = await thumb(new OfficeBrowser(), data.items('pictures.json')[0].id);
    expect(nobody.status).toBe(404);
    expect((await thumb(broker, '../../site')).status).toBe(404);
  });

  it('forms find pictures by page and by id, also one of a moment ago, and a proposal from the room and the home as it is typed', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    const ask = async (route: typeof known, query: Record<string, string>, who = browser) => {
      const url = `https://heem.example/api/office/x/?${new URLSearchParams(query)}`;
      const answer = await route(new Request(url, { headers: who.headers }));
      return answer.status === 200 ? answer.json() : answer.status;
    };
    const content = { kind: 'loft', city: 'hasselt', broker: 'tom-claes' };
    await saveWorkingCopy('properties/990001', { base: null, content, staff: staff.id, version: 0 });
    const { body } = await upload(browser, { query: { name: 'IMG_1.jpg', home: '990001' } });
    expect([body.id, body.alt.en]).toEqual(['990001-foto', 'Photograph of a loft in Hasselt']);
    expect(await ask(known, { ids: `${body.id},../site` })).toEqual({
      pictures: [{ id: body.id, kind: 'interior', alt: body.alt }],
    });
    data.reload();
    const page = await ask(known, { text: 'loft hasselt', page: '1' });
    expect([page.found, page.pages, page.pictures[0].id]).toEqual([page.pictures.length, 1, body.id]);
    const { alt } = await ask(altRoute, { id: body.id, room: 'kitchen', home: '990001' });
    expect(alt).toMatchObject({ nl: 'Keuken van een loft in Hasselt', de: 'Küche eines Lofts in Hasselt' });
    const own = await ask(altRoute, {
      id: dataState().snapshot.catalogue.properties.get(5801)?.pictures[0] ?? '',
      room: 'view',
    });
    expect(own.alt.en).toMatch(/^View in /);
    expect(await ask(altRoute, { id: body.id, room: 'constructor' })).toBe(404);
    for (const route of [known, altRoute])
      expect(await ask(route, { ids: body.id, room: 'view' }, new OfficeBrowser())).toBe(404);
  });

  it('only a picture unused for a week can be deleted, with its file', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const { body } = await upload(browser, { query: { name: 'Zaal.jpg' } });
    expect(body.id).toBe('zaal');
    data.reload();
    const remove = (id: string) => browser.act('picture.delete', { id });
    const state = () => ({ pictures: dataState().snapshot.catalogue.pictures, files: dataState().files });
    const unused = async () => (await listPictures({ unused: true, page: 1 }, state())).lines;
    expect(await remove('zaal')).toEqual({ error: 'pictureNew' });
    const line = async () => (await unused()).find(({ picture }) => picture.id === 'zaal');
    expect(await line()).toMatchObject({ isOld: false });
    const file = path.join(data.dir, 'pictures/zaal.jpg');
    const long = (Date.now() - 8 * dayMs) / 1000;
    utimesSync(file, long, long);
    expect(await line()).toMatchObject({ isOld: true, stored: { size: readFileSync(file).length } });
    // A home that somebody has begun and not saved uses it.
    const begun = { base: null, content: { id: 6001, pictures: ['zaal'] }, staff: 'somebody', version: 0 };
    const version = await saveWorkingCopy('properties/6001', begun);
    expect([await line(), await remove('zaal')]).toEqual([undefined, { error: 'pictureUsed' }]);
    await endWorkingCopy('properties/6001', 'somebody', version ?? 0);
    const [first] = [...dataState().snapshot.catalogue.properties.values()][0]?.pictures ?? [];
    expect(await remove(first ?? '')).toEqual({ error: 'pictureUsed' });
    const all = await listPictures({ unused: false, page: 1 }, state());
    expect(all.lines[0]?.picture.id).toBe('zaal');
    const bytes = readFileSync(file);
    const entry = named('zaal');
    const done = await remove('zaal');
    expect(done).toEqual({ done: 'removed', undo: expect.any(String) });
    expect([existsSync(file), named('zaal')]).toEqual([false, undefined]);
    data.reload();
    expect(await remove('zaal')).toEqual({ error: 'gone' });
    expect(await browser.undo(done)).toEqual({ done: 'undone' });
    expect([readFileSync(file).equals(bytes), named('zaal')]).toEqual([true, entry]);
  });
});
