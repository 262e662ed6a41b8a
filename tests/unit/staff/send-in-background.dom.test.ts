// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { sendInBackground } from '@/components/staff/office-provider';

afterEach(() => vi.unstubAllGlobals());

/** The requests with their answers. */
const sending = async (text: string, answer: () => Promise<Response>) => {
  const fetch = vi.fn<(url: string, how: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  const form = new FormData();
  form.set('changes', text);
  const answered = await sendInBackground(form);
  return { answered, keepalive: fetch.mock.calls[0]?.[1].keepalive };
};

it('continues after the page is left, within the limits of the browser', async () => {
  const done = async () => Response.json({ copy: { kind: 'autosaved', version: 1 } }, { status: 409 });
  const short = { answered: { copy: { kind: 'autosaved', version: 1 } }, keepalive: true };
  expect(await sending('x', done)).toEqual(short);
  expect(await sending('é'.repeat(40_000), done)).toEqual({ ...short, keepalive: false });
});

it('distinguishes a missing connection from a rejection', async () => {
  const offline = { answered: { isOffline: true } };
  expect(await sending('x', () => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject(offline);
  expect(await sending('x', async () => new Response('', { status: 503 }))).toMatchObject(offline);
  const refused = { answered: { error: 'failed' } };
  expect(await sending('x', async () => new Response('', { status: 429 }))).toMatchObject(refused);
});
