import { expect, it, vi } from 'vitest';
import {
  bodyErrorStatus,
  hasTooManyFields,
  kilobyte,
  maxFormBytes,
  postedForm,
  postedJson,
} from '@/lib/http/posted-body';

const type = 'multipart/form-data; boundary=x';
const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const body = `${field('locale', 'nl')}--x--\r\n`;
let networks = 0;

/** Each from a network of its own, unless it says which. */
const headersOf = (length: number, change: Record<string, string> = {}) =>
  new Headers({
    host: 'heem.example',
    'x-forwarded-for': `192.0.2.${networks++}`,
    'content-type': type,
    'content-length': String(length),
    ...change,
  });
const request = (text: string, change: Record<string, string> = {}) =>
  new Request('http://heem.example/api/forms/', {
    method: 'POST',
    headers: headersOf(text.length, change),
    body: text,
  });
const statusOf = (answer: unknown) => (answer instanceof Response ? answer.status : 'taken');

it.each([
  ['a form of the site', {}, null],
  [
    'a form of the site, behind a proxy',
    { origin: 'https://heem.example', host: 'localhost', 'x-forwarded-host': 'heem.example' },
    null,
  ],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['an origin that is none', { origin: 'null' }, 403],
  ['no form', { 'content-type': 'application/json' }, 415],
  ['a form without its border', { 'content-type': 'multipart/form-data' }, 415],
  ['nobody says how much', { 'content-length': '' }, 411],
  ['more than a form takes', { 'content-length': String(12 * 1024 * kilobyte) }, 413],
])('%s: %s → %s', (_, change, status) =>
  expect(
    bodyErrorStatus(headersOf(900, change as Record<string, string>), { type: 'form', maxBytes: maxFormBytes }),
  ).toBe(status),
);

it('rejects a network that posts too often before reading the body, with Retry-After', async () => {
  const post = (network: string, length: number) =>
    bodyErrorStatus(headersOf(length, { 'x-forwarded-for': network }), { type: 'form', maxBytes: maxFormBytes });
  const answers = Array.from({ length: 8 }, () => post('198.51.100.1', maxFormBytes));
  expect(answers).toEqual([...Array(5).fill(null), 429, 429, 429]);
  expect(post('198.51.100.2', maxFormBytes)).toBeNull();
  const rejectedOf = (network: string, length: number) =>
    Array.from({ length: 250 }, () => post(network, length)).filter((status) => status === 429).length;
  expect(rejectedOf('198.51.100.3', 900)).toBe(10);
  // Text costs more than requests alone.
  expect(rejectedOf('198.51.100.5', 98 * kilobyte)).toBe(216);
  const answer = await postedForm(request(body, { 'x-forwarded-for': '198.51.100.3' }), maxFormBytes);
  expect(statusOf(answer)).toBe(429);
  expect(answer instanceof Response && answer.headers.get('retry-after')).toBe('60');
});

it('reads what is posted', async () => {
  const data = await postedForm(request(body), maxFormBytes);
  expect(data instanceof FormData && data.get('locale')).toBe('nl');
  expect(await postedJson(request('{"a":1}', { 'content-type': 'application/json' }), kilobyte)).toEqual({ a: 1 });
});

it.each([
  ['what is cut off', body.slice(0, 40), {}, 400],
  ['what is no form', '{}', { 'content-type': 'application/json' }, 415],
  ['another site', body, { origin: 'https://elsewhere.example' }, 403],
  ['too much', body, { 'content-length': String(2 ** 24) }, 413],
  ['a form of 301 fields', `${field('slots', '1').repeat(301)}--x--\r\n`, {}, 400],
  ['a text that no field takes', `${field('captcha', 'x'.repeat(120_000))}--x--\r\n`, {}, 400],
])('refuses %s', async (_, text, change, status) =>
  expect(statusOf(await postedForm(request(text, change as Record<string, string>), maxFormBytes))).toBe(status),
);

it('refuses JSON that is too long, cut off, or no JSON', async () => {
  const json = (text: string, contentType = 'application/json') =>
    postedJson(request(text, { 'content-type': contentType }), kilobyte);
  expect(statusOf(await json(`[${'{},'.repeat(400)}{}]`))).toBe(413);
  expect(statusOf(await json('{"a":'))).toBe(400);
  expect(statusOf(await json('{"a":1}', 'text/plain'))).toBe(415);
});

it('accepts a file of the same length', async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n';
  const data = await postedForm(request(`${head}${'a'.repeat(120_000)}\r\n--x--\r\n`), maxFormBytes);
  expect(data instanceof FormData && (data.get('cv') as File).size).toBe(120_000);
});

it('stops counting fields at the limit', () => {
  const bytes = new TextEncoder().encode(`${field('slots', '1').repeat(100_000)}--x--\r\n`);
  const search = vi.spyOn(Buffer.prototype, 'indexOf');
  expect(hasTooManyFields(bytes.buffer, type)).toBe(true);
  expect(search.mock.calls.length).toBeLessThan(310);
  search.mockRestore();
  expect(hasTooManyFields(new TextEncoder().encode(body).buffer, 'multipart/form-data; boundary="x"')).toBe(false);
});
