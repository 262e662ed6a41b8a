// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { startCaptcha } from '@/components/forms/captcha';
import { sendWithScript } from '@/components/forms/send-with-script';
import type { FormState } from '@/lib/forms/form-state';
import type { FormView } from '@/lib/forms/form-view';

vi.mock('@/components/forms/captcha', () => ({
  startCaptcha: vi.fn((key: string) => ({ key, solution: Promise.resolve('solved later') })),
}));

const view = {
  sections: [{ name: 'question', legend: '', fields: [{ name: 'remark', kind: 'textarea' }] }],
} as unknown as FormView;

/** The answer that replaces the network. */
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const captcha = { key: 'of this form', solution: Promise.resolve('solved') };

function filledIn(): FormData {
  const data = new FormData();
  data.set('remark', 'Kan ik zaterdag langskomen?');
  return data;
}

it('asks for the captcha once more where the first one got no answer, for the same form', async () => {
  const sent: FormState = { status: 'sent', href: '/nl/' };
  answering(async () => Response.json(sent));
  const data = filledIn();
  expect(await sendWithScript(data, view, { ...captcha, solution: Promise.resolve('') })).toEqual(sent);
  expect(startCaptcha).toHaveBeenCalledExactlyOnceWith('of this form');
  expect([data.get('key'), data.get('captcha')]).toEqual(['of this form', 'solved later']);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/forms/', { method: 'POST', body: data });
});

it.each([
  ['that was kept', 'utm_source=mail', 'utm_source=mail'],
  ['of the page before, where none was kept', null, 'utm_source=krant'],
])('sends the campaign %s', async (_, kept, source) => {
  answering(async () => Response.json({ status: 'sent', href: '/nl/' }));
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'utm_parameters' ? kept : null) });
  const data = filledIn();
  data.set('source', 'utm_source=krant');
  await sendWithScript(data, view, captcha);
  expect(data.get('source')).toBe(source);
});

it('is sent where storage is switched off', async () => {
  const sent: FormState = { status: 'sent', href: '/nl/' };
  answering(async () => Response.json(sent));
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  expect(await sendWithScript(filledIn(), view, captcha)).toEqual(sent);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', async () => new Response(null, { status: 413 })],
  ['fails', async () => new Response('Internal Server Error', { status: 500 })],
  ['stops in the middle of its answer', async () => new Response('{"status":"se')],
])('says so where the server %s, and keeps what was typed', async (_, answer) => {
  answering(answer);
  expect(await sendWithScript(filledIn(), view, captcha)).toEqual({
    status: 'failed',
    values: { remark: 'Kan ik zaterdag langskomen?' },
    errors: { form: 'notSent' },
  });
});
