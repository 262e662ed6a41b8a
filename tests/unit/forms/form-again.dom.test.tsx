// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startCaptcha } from '@/components/forms/captcha';
import { Form } from '@/components/forms/form';
import { sendWithScript } from '@/components/forms/send-with-script';
import type { FormView } from '@/lib/forms/form-view';

vi.mock('@/components/forms/captcha', () => ({
  startCaptcha: vi.fn((key = 'of this form') => ({ key, solution: Promise.resolve('solved') })),
}));
vi.mock('@/components/forms/send-with-script', () => ({
  checkForm: vi.fn(async () => null),
  sendWithScript: vi.fn(async () => ({ status: 'sent', href: '#thanks' })),
}));
afterEach(() => vi.clearAllMocks());

const view = {
  form: 'site-contact',
  locale: 'nl',
  subject: null,
  values: {},
  sections: [],
  words: { requiredNote: '', submit: 'Verzenden', sending: 'Bezig', errors: {} },
} as unknown as FormView;

const comeBack = (persisted: boolean) =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const send = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));

it('can be sent again after going back from the thank-you page', async () => {
  render(<Form view={view} send={async (state) => state} address="" />);
  await send();
  expect(location.hash).toBe('#thanks');
  // On the way to the thanks it cannot be sent twice.
  await comeBack(false);
  await send();
  expect(sendWithScript).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').textContent).toBe('Bezig');
  await comeBack(true);
  expect(screen.getByRole('button').textContent).toBe('Verzenden');
  expect(startCaptcha).toHaveBeenLastCalledWith('of this form');
  await send();
  expect(sendWithScript).toHaveBeenCalledTimes(2);
});

it('opens what is folded where something in it is wrong', async () => {
  const street = { name: 'street', kind: 'text', label: 'Straat', hint: null, link: null, options: [] };
  const sections = [{ name: 'address', legend: 'Uw postadres', isFolded: true, fields: [street] }];
  const words = { ...view.words, errors: { tooLong: '{field}: te lang' } };
  vi.mocked(sendWithScript).mockResolvedValueOnce({ status: 'invalid', values: {}, errors: { street: 'tooLong' } });
  render(<Form view={{ ...view, sections, words } as unknown as FormView} send={async (state) => state} address="" />);
  expect(document.querySelector('details')?.open).toBe(false);
  await send();
  expect(document.querySelector('details')?.open).toBe(true);
});

it('brings the campaign again that it was sent with', async () => {
  const source = 'utm_source=krant&utm_medium=print';
  vi.mocked(sendWithScript).mockResolvedValueOnce({ status: 'invalid', values: {}, errors: {}, source });
  render(<Form view={view} send={async (state) => state} address="" />);
  expect(fieldOf('source')).toBeNull();
  await send();
  expect(fieldOf('source')?.value).toBe(source);
});
