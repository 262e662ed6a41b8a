// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Form } from '@/components/forms/form';
import { sendWithScript } from '@/components/forms/send-with-script';
import type { FormView } from '@/lib/forms/form-view';

vi.mock('@/components/forms/send-with-script', () => ({
  checkForm: vi.fn(async () => null),
  sendWithScript: vi.fn(async () => ({ status: 'sent', href: '#thanks' })),
}));

const slots = { full: 'volzet', none: '', held: 'bewaard', taken: 'bezet' };
const formOf = (full: boolean) =>
  ({
    form: 'contact-appointment',
    locale: 'nl',
    subject: { key: 'property-5801' },
    values: {},
    sections: [
      {
        name: 'visit',
        legend: '',
        fields: [
          {
            name: 'slot',
            kind: 'moments',
            label: '',
            hint: null,
            link: null,
            options: [],
            slotDays: [{ day: '2026-12-02', label: '2', note: '', slots: [{ value: '1', label: '11:30', full }] }],
          },
        ],
      },
    ],
    words: { requiredNote: '', submit: 'Verzenden', sending: 'Bezig', errors: {}, slots },
  }) as unknown as FormView;

const holds: { key: string; slot: string }[] = [];
const moment = () => document.querySelector<HTMLInputElement>('[name=slot]');

/** The page as the site makes it: it does not know the visitor who holds a moment. */
async function open(full: boolean): Promise<void> {
  cleanup();
  await act(async () => void render(<Form view={formOf(full)} send={async (state) => state} address="" />));
}

beforeEach(() => {
  holds.length = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.startsWith('/api/visits/')) throw new TypeError('no network');
    holds.push(JSON.parse(String(init?.body)));
    return Response.json({ held: true, full: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('a held slot survives a reload of the page, until the form is sent', async () => {
  await open(false);
  await act(async () => moment()?.click());
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('bewaard'));

  await open(true);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('bewaard'));
  expect([moment()?.checked, screen.queryByText('volzet')]).toEqual([true, null]);
  expect(holds).toHaveLength(2);
  expect(holds[1]).toEqual(holds[0]);
  await act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  expect(vi.mocked(sendWithScript).mock.lastCall?.[2].key).toBe(holds[0]?.key);

  // A second booking sends another form.
  await open(true);
  expect([moment()?.checked, screen.queryByText('volzet')?.textContent]).toEqual([false, 'volzet']);
  await act(async () => moment()?.click());
  await vi.waitFor(() => expect(holds).toHaveLength(3));
  expect(holds[2]?.key).not.toBe(holds[0]?.key);
});
