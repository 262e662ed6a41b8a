import { expect, it } from 'vitest';
import { POST } from '@/app/api/office/background/route';
import { onSqlite } from '@/tests/support/storage/database';
import { followedFolder } from '@/tests/support/storage/live-folder';
import { OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';

const folder = followedFolder();

const post = async (browser: OfficeBrowser, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: 'nl', ...fields })) form.set(name, value);
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  const headers = new Headers(browser.headers);
  headers.set('content-type', encoded.headers.get('content-type') ?? '');
  headers.set('content-length', String(body.byteLength));
  const response = await POST(
    new Request('https://heem.example/api/office/background/', { method: 'POST', body, headers }),
  );
  return { status: response.status, answer: await response.json() };
};

onSqlite(() => {
  it('takes autosaves and heartbeats, and nothing else; an older version than another tab stored is a 409', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const record = 'properties/5801';
    const base = JSON.stringify(folder.record(record));
    const autosaveFields = { action: 'record.autosave', record, version: '0', base, changes: '{"lot":"B2"}' };
    const first = await post(browser, autosaveFields);
    expect(first).toMatchObject({ status: 200, answer: { copy: { kind: 'autosaved', version: expect.any(Number) } } });
    const second = await post(browser, { ...autosaveFields, changes: '{"lot":"B3"}' });
    expect(second).toMatchObject({ status: 409, answer: { copy: { kind: 'newer', content: { lot: 'B2' } } } });
    expect(await post(browser, { action: 'record.poll', record, version: '0' })).toMatchObject({ status: 409 });
    const refused = { status: 200, answer: { error: 'invalid' } };
    expect(await post(browser, { action: 'record.discard', record })).toMatchObject(refused);
    expect(await post(browser, { action: 'nothing', record })).toMatchObject(refused);
    expect(await post(new OfficeBrowser(), autosaveFields)).toMatchObject({
      status: 401,
      answer: { error: 'loggedOut' },
    });
  });
});
