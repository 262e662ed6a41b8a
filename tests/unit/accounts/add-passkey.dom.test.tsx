// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AddPasskey } from '@/components/accounts/add-passkey';

const view = {
  text: 'Passkey toevoegen',
  failed: 'Niet toegevoegd',
  password: 'Wachtwoord',
  hint: 'Zo weten we dat u het bent.',
  errors: { password: 'Vul in', credentials: 'Niet juist', wait: 'Wacht even' },
  href: '/nl/klantenzone/account/',
};

afterEach(() => vi.unstubAllGlobals());

it('appears where the browser knows passkeys', () => {
  const { container } = render(<AddPasskey {...view} />);
  expect(container.innerHTML).toBe('');
});

it('sends the password, and says next to the field what is wrong with it', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const asked = vi.fn(async (_: string, { body }: { body: FormData }) =>
    Response.json({ error: body.get('password') ? 'credentials' : 'password' }),
  );
  vi.stubGlobal('fetch', asked);
  render(<AddPasskey {...view} />);
  const field = screen.getByLabelText('Wachtwoord');
  const described = () => (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => textOf(id));
  expect(described()).toEqual([view.hint]);
  fireEvent.click(screen.getByRole('button', { name: view.text }));
  await waitFor(() => expect(described()).toEqual([view.hint, view.errors.password]));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'not the password' } });
  fireEvent.click(screen.getByRole('button', { name: view.text }));
  await waitFor(() => expect(described()).toEqual([view.hint, view.errors.credentials]));
  expect(Object.fromEntries(asked.mock.lastCall?.[1].body ?? [])).toEqual({ for: 'add', password: 'not the password' });
});

it('reports the failure of a browser without a passkey and of a site without an answer', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async () => new Response(null, { status: 429 }));
  render(<AddPasskey {...view} />);
  fireEvent.click(screen.getByRole('button', { name: view.text }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(view.failed));
});

const textOf = (id: string) => document.getElementById(id)?.textContent;
