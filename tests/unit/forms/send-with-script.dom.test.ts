// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { startCaptcha } from '@/components/forms/captcha';
import type { FormView } from '@/components/forms/form-view';
import { sendWithScript } from '@/components/forms/send-with-script';
import type { FormState } from '@/lib/forms/form-state';

vi.mock('@/components/forms/captcha', () => ({
  startCaptcha: vi.fn((key: string) => ({ key, solution: Promise.resolve('solved later') })),
}));

const view = {
  sections: [{ name: 'question', legend: '', fields: [{ name: 'remark', kind: 'textarea' }] }],
} as unknown as FormView;

function filledIn(): FormData {
  const data = new FormData();
  data.set('remark', 'Kan ik zaterdag langskomen?');
  return data;
}

it('asks for the captcha once more where the first one got no answer, for the same form', async () => {
  const send = vi.fn(async (): Promise<FormState> => ({ status: 'sent', href: '/nl/' }));
  const data = filledIn();
  await sendWithScript(data, view, { key: 'of this form', solution: Promise.resolve('') }, send);
  expect(startCaptcha).toHaveBeenCalledExactlyOnceWith('of this form');
  expect([data.get('key'), data.get('captcha')]).toEqual(['of this form', 'solved later']);
});

it('says so where the server cannot be reached, and keeps what was typed', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  const captcha = { key: 'of this form', solution: Promise.resolve('solved') };
  expect(await sendWithScript(filledIn(), view, captcha, away)).toEqual({
    status: 'failed',
    values: { remark: 'Kan ik zaterdag langskomen?' },
    errors: { form: 'notSent' },
  });
});
