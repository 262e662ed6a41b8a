import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { GET } from '@/app/api/office/documents/[id]/route';
import { dayMs } from '@/lib/base/day';
import { dataState } from '@/lib/data/store';
import { env } from '@/lib/env';
import { fileSize } from '@/lib/i18n/format';
import { maxDocumentBytes } from '@/lib/owners/documents';
import { listDocumentFiles } from '@/lib/records/documents/document-list';
import { chooseDocumentName } from '@/lib/records/documents/visitor-documents';
import { onSqlite } from '@/tests/support/storage/database';
import { sendDocument } from '@/tests/support/storage/documents';
import { auditEvents, OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';
import { eachOwnData } from '@/tests/support/storage/reviews';

const data = eachOwnData();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

async function upload(...sent: Parameters<typeof sendDocument>) {
  const [browser, query, body = pdf, more] = sent;
  const answer = await sendDocument(browser, query, body, more);
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

const fetched = (browser: OfficeBrowser, id: string) =>
  GET(new Request(`https://heem.example/api/office/documents/${id}`, { headers: browser.headers }), {
    params: Promise.resolve({ id }),
  });

it('the name of a document is safe, of its home, and its own', () => {
  const taken = new Set(['1-epc.pdf', '1-epc-2.pdf']);
  const name = (file: string) => chooseDocumentName(file, 1, (one) => taken.has(one));
  expect(['EPC.pdf', '../../Étude de sol (1).PDF', '.pdf', '1-plan.pdf'].map(name)).toEqual([
    '1-epc-3.pdf',
    '1-etude-de-sol-1.pdf',
    '1-document.pdf',
    '1-plan.pdf',
  ]);
});

onSqlite(() => {
  it('a PDF for visitors is kept under a name of its own, logged, and seen by staff alone', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const query = { home: '5801', name: 'Stedenbouw & Info.pdf' };
    expect(await upload(browser, query)).toEqual({ status: 201, body: { id: '5801-stedenbouw-info.pdf' } });
    const all = await Promise.all([upload(browser, query), upload(browser, query)]);
    expect(all.map(({ body }) => body.id).toSorted()).toEqual([
      '5801-stedenbouw-info-2.pdf',
      '5801-stedenbouw-info-3.pdf',
    ]);
    expect(readFileSync(path.join(data.dir, 'documents/5801-stedenbouw-info.pdf')).equals(pdf)).toBe(true);
    const answer = await fetched(browser, '5801-stedenbouw-info.pdf');
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'private, no-store',
      'attachment; filename=5801-stedenbouw-info.pdf',
    ]);
    expect((await fetched(new OfficeBrowser(), '5801-stedenbouw-info.pdf')).status).toBe(404);
    expect((await fetched(browser, 'none.pdf')).status).toBe(404);
    const entries = await auditEvents({ action: 'file.add' });
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({ subject: '5801' });
  });

  it('a file that is no complete PDF, too large or for another home is refused in the reader’s language', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const before = readdirSync(path.join(data.dir, 'documents'));
    const query = { home: '5801', name: 'epc.pdf' };
    expect(await upload(browser, query, Buffer.from('<script>'))).toEqual({
      status: 415,
      body: { error: 'notPdf', message: expect.stringContaining('geen PDF') },
    });
    expect((await upload(browser, query, pdf.subarray(0, 20))).body.error).toBe('broken');
    const large = await upload(browser, query, Buffer.alloc(maxDocumentBytes + 1));
    // The message has the words of the hint.
    expect([large.status, large.body.message]).toEqual([
      413,
      expect.stringContaining(fileSize(maxDocumentBytes, 'nl')),
    ]);
    expect((await upload(browser, query, pdf, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await upload(browser, query, pdf, { origin: 'https://x.example' })).status).toBe(403);
    expect((await upload(browser, { ...query, home: 'x' })).status).toBe(403);
    expect((await upload(new OfficeBrowser(), query)).status).toBe(401);
    const { browser: broker, staff } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const { properties } = dataState().snapshot.catalogue;
    const other = [...properties.values()].find((home) => home.broker !== staff.broker)?.id;
    expect((await upload(broker, { ...query, home: String(other) })).status).toBe(403);
    expect(readdirSync(path.join(data.dir, 'documents'))).toEqual(before);
    expect(readdirSync(path.join(env.varDir, 'uploads'))).toEqual([]);
  });

  it('a document unused for a week can be deleted, and the deletion undone', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const { browser: broker } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const name = (await upload(browser, { home: '5801', name: 'oud.pdf' })).body.id;
    const remove = (one: string, who = browser) => who.act('file.delete', { name: one });
    expect(await remove(name)).toEqual({ error: 'documentNew' });
    const file = path.join(data.dir, 'documents', name);
    const long = (Date.now() - 8 * dayMs) / 1000;
    utimesSync(file, long, long);
    const { lines } = await listDocumentFiles({ page: 1 }, dataState().files);
    expect(lines[0]).toMatchObject({ name, uses: [], isOld: true });
    expect(lines.find((line) => line.name === '5801-epc-certificate.pdf')?.uses).toEqual(['properties/5801.json']);
    expect(await remove('5801-epc-certificate.pdf')).toEqual({ error: 'documentUsed' });
    expect(await remove('../site.json')).toEqual({ error: 'gone' });
    expect(await remove(name, broker)).toEqual({ error: 'forbidden' });
    const done = await remove(name);
    expect([done, existsSync(file)]).toEqual([{ done: 'removed', undo: expect.any(String) }, false]);
    expect(await broker.undo(done)).toHaveProperty('error');
    expect(await browser.undo(done)).toEqual({ done: 'undone' });
    expect(readFileSync(file).equals(pdf)).toBe(true);
    data.reload();
  });
});
