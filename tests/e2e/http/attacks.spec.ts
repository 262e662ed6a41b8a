import { connect } from 'node:net';
import { addressOfForm } from '@/tests/support/forms';
import { expect, test } from '@/tests/support/site-test';
import { expectSafe } from '@/tests/support/templates';
import { workerSite } from '@/tests/support/worker-site';

/** Sends lines of a request as they are; resolves with the status of the answer once the site has closed the connection. */
const answeredAndClosed = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    connect(workerSite.port, 'localhost')
      .on('data', (chunk) => {
        heard += chunk;
      })
      .on('close', () => resolve(heard.slice(9, 12)))
      .on('error', reject)
      .write([...lines, 'Host: localhost', '', ''].join('\r\n'));
  });

const upgrade = (address: string) =>
  answeredAndClosed(`GET ${address} HTTP/1.1`, 'Connection: Upgrade', 'Upgrade: websocket');

for (const address of ['/_next/hmr', '/images/x', '/nl/', '/api/forms/'])
  test(`a request to become a websocket at ${address} is refused and closed`, async () => {
    expect(await Promise.all(Array.from({ length: 20 }, () => upgrade(address)))).toEqual(Array(20).fill('400'));
  });

for (const address of ['/nl/', addressOfForm('site-contact', 'nl'), '/api/visits/hold/', '/nowhere'])
  test(`an oversized or chunked body to ${address} is refused at once`, async () => {
    const post = `POST ${address} HTTP/1.1`;
    expect(await answeredAndClosed(post, 'Content-Length: 600000000')).toBe('413');
    expect(await answeredAndClosed(post, 'Transfer-Encoding: chunked')).toBe('411');
  });

test('an upgrade to another protocol is ignored', async ({ request }) => {
  expect((await request.get('/nl/', { headers: { connection: 'upgrade', upgrade: 'h2c' } })).status()).toBe(200);
});

for (const [what, address, status] of [
  ['Next’s own addresses', '/_next/', 404],
  ['the optimizer of pictures', '/_next/image?url=%2Flogo.svg&w=640&q=75', 404],
  ['a home by a broken name', '/api/homes/nl/%25/', 200],
  ['a map by a broken name', '/api/map/nl/%25E0/', 404],
] as const)
  test(`${what}: ${status}, not a failure`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(status);
    expectSafe(answer);
  });

const multipart = 'multipart/form-data; boundary=x';
const manyFields = `${'--x\r\ncontent-disposition: form-data; name="slots"\r\n\r\n1\r\n'.repeat(20_000)}--x--\r\n`;
const longArguments = `--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n[${'{},'.repeat(1_000)}{}]\r\n--x--\r\n`;
const contact = addressOfForm('site-contact', 'nl');

for (const [what, address, headers, body, status] of [
  ['JSON above 1 KB', '/api/visits/hold/', { 'content-type': 'application/json' }, `[${'{},'.repeat(1000)}{}]`, 413],
  ['JSON above 4 KB', '/api/travel/area/', { 'content-type': 'application/json' }, `[${'{},'.repeat(2000)}{}]`, 413],
  ['a question that no page asks', '/api/travel/area/', { 'content-type': 'application/json' }, '{"origins":[]}', 400],
  ['a question that there is not', '/api/travel/constructor/', { 'content-type': 'application/json' }, '{}', 404],
  ['no JSON at all', '/api/visits/hold/', { 'content-type': 'text/plain' }, '{}', 415],
  ['a passkey above 64 KB', '/api/account/passkeys/finish/', { 'content-type': multipart }, 'x'.repeat(70_000), 413],
  ['a form of twenty thousand fields', '/api/forms/', { 'content-type': multipart }, manyFields, 400],
  ['the same to a page', contact, { 'content-type': multipart }, manyFields, 400],
  ['a server action with long arguments', contact, { 'content-type': multipart }, longArguments, 400],
  ['what is no form of the site', '/api/forms/', { 'content-type': multipart }, '--x--\r\n', 400],
] as const)
  test(`${what} is refused (${status})`, async ({ request }) => {
    const answer = await request.post(address, { headers, data: Buffer.from(body) });
    expect(answer.status()).toBe(status);
    expectSafe(answer);
  });

for (const [what, address, headers] of [
  ['a home by a malformed name', '/api/homes/nl/%E0%A4%A/', {}],
  ['a poster by a malformed name', '/api/poster/nl/%/', {}],
  ['the state of no router', '/nl/', { rsc: '1', 'next-router-state-tree': 'x' }],
  ['the state of a router with a malformed escape', '/nl/', { rsc: '1', 'next-router-state-tree': '%5B%' }],
] as const)
  test(`${what} is a bad request, not a failure`, async ({ request }) => {
    expect((await request.get(address, { headers })).status()).toBe(400);
  });

for (const address of [
  '/api/office/log-in/',
  '/api/office/account/',
  '/api/nowhere/',
  '/images/office/log-in/',
  '/images/login/',
  '/feeds/office/log-in/',
  '/videos/office.mp4/',
])
  test(`no server action runs at ${address}`, async ({ request }) => {
    const headers = { 'next-action': '407c9e46', 'content-type': 'text/plain;charset=UTF-8' };
    const answer = await request.post(address, { headers, data: '[{}]', maxRedirects: 0 });
    expect([404, 405]).toContain(answer.status());
    expect(await answer.text()).toBe('');
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(404);
  });

test('security.txt names a contact', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:info@heem\.example$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
