// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AreaField, TextField } from '@/components/staff/fields';
import { OfficeForm } from '@/components/staff/office-form';
import { OfficeProvider, useOffice } from '@/components/staff/office-provider';
import type { OfficeState } from '@/lib/staff/define-action';
import { renderInOffice } from '@/tests/support/in-office';

it('asks which value stays where somebody else changed the same field, and sends the choice with what is typed', async () => {
  const sent: (FormDataEntryValue | null)[][] = [];
  const send = async (form: FormData): Promise<OfficeState> => {
    sent.push(['base', 'nl', 'fr', 'how', 'decided'].map((name) => form.get(name)));
    if (form.has('decided')) return { done: 'saved' };
    const fields = [
      { path: 'nl', label: 'Dutch', theirs: 'Huis', mine: 'Villa' },
      { path: 'fr', label: 'French', theirs: 'Maison', mine: 'Villa' },
    ];
    return { error: 'conflict', conflict: { stored: { nl: 'Huis', fr: 'Maison' }, fields } };
  };
  renderInOffice(
    <OfficeProvider act={send} locale="nl" confirm={null}>
      <OfficeForm action="words.save">
        <input type="hidden" name="base" value="old" />
        <AreaField label="NL" name="nl" defaultValue="Villa" />
        <AreaField label="FR" name="fr" defaultValue="Villa" />
        <button type="submit" name="how" value="b">
          save
        </button>
      </OfficeForm>
    </OfficeProvider>,
  );
  // jsdom has none.
  HTMLElement.prototype.scrollIntoView = vi.fn();
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press('save');
  expect(screen.getByRole('group', { name: 'Dutch' }).textContent).toContain('Huis');
  fireEvent.click(screen.getByRole('radio', { name: /Maison/ }));
  await press('resolve');
  const decided = JSON.stringify({ stored: { nl: 'Huis', fr: 'Maison' }, theirs: ['fr'] });
  const typed = ['old', 'Villa', 'Villa', 'b'];
  expect(sent).toEqual([
    [...typed, null],
    [...typed, decided],
  ]);
  expect(screen.queryByRole('group', { name: 'Dutch' })).toBeNull();
});

function Leave() {
  const { run } = useOffice();
  return (
    <button type="button" onClick={() => void run('record.discard', { record: 'home' })}>
      discard
    </button>
  );
}

it('shows the undo on the next page, once', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const send = async (): Promise<OfficeState> => ({ done: 'discarded', undo: 'line', href: '/nl/office/homes/' });
  const show = () =>
    renderInOffice(
      <OfficeProvider act={send} locale="nl" confirm={null}>
        <Leave />
      </OfficeProvider>,
    );
  const { unmount } = show();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'discard' })));
  expect(assign).toHaveBeenCalledWith('/nl/office/homes/');
  expect(screen.queryByText('discarded')).toBeNull();
  unmount();
  const next = show();
  expect(screen.getByText('discarded')).toBeDefined();
  next.unmount();
  show();
  expect(screen.queryByText('discarded')).toBeNull();
  vi.unstubAllGlobals();
});

function Heartbeat() {
  const { run } = useOffice();
  return (
    <>
      <button type="button" onClick={() => void run('record.save', { record: 'home', version: '0' })}>
        save
      </button>
      <button
        type="button"
        onClick={() => void run('record.poll', { record: 'home', version: '0' }, { isQuiet: true })}
      >
        beat
      </button>
    </>
  );
}

it('shows no message for background actions, and keeps the undo visible', async () => {
  let answer: OfficeState = { done: 'saved', undo: 'line' };
  renderInOffice(
    <OfficeProvider act={async () => answer} locale="nl" confirm={null}>
      <Heartbeat />
    </OfficeProvider>,
  );
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press('save');
  answer = { error: 'forbidden' };
  await press('beat');
  expect([screen.queryByRole('alert'), screen.getByText('saved')]).toEqual([null, expect.anything()]);
  expect(screen.getByRole('button', { name: 'undo' })).toBeDefined();
  await press('save');
  expect(screen.getByRole('alert').textContent).toContain('forbidden');
});

it('sends a form again after a new log-in, and keeps the fields', async () => {
  let isLoggedIn = false;
  const sent: unknown[] = [];
  const send = async (form: FormData): Promise<OfficeState> => {
    sent.push(form.get('text'));
    return isLoggedIn ? { done: 'saved' } : { error: 'loggedOut' };
  };
  renderInOffice(
    <OfficeProvider act={send} locale="nl" confirm={null}>
      <OfficeForm action="lead.note">
        <AreaField label="Note" name="text" defaultValue="Belt liever" />
        <button type="submit">add</button>
      </OfficeForm>
    </OfficeProvider>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'add' })));
  expect(screen.getByRole('link', { name: 'again' }).getAttribute('href')).toBe('/nl/office/log-in/');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'goOn' })));
  expect(screen.getByText('loggedOut')).toBeDefined();
  isLoggedIn = true;
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('saved')).toBeDefined();
  expect(sent).toEqual(['Belt liever', 'Belt liever', 'Belt liever']);
  expect(screen.queryByRole('link', { name: 'again' })).toBeNull();
});

describe('a session that was idle', () => {
  // jsdom has none.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };

  function showInvitation() {
    const sent: Record<string, FormDataEntryValue>[] = [];
    let isFresh = false;
    const send = async (form: FormData): Promise<OfficeState> => {
      const { locale: _, ...fields } = Object.fromEntries(form);
      sent.push(fields);
      if (fields.action !== 'session.confirm') return isFresh ? { done: 'invited' } : { error: 'stale' };
      isFresh = fields.code === '123456';
      return isFresh ? { done: 'confirmed' } : { error: 'code' };
    };
    const confirm = (
      <OfficeForm action="session.confirm">
        <TextField label="Code" name="code" />
        <button type="submit">continue</button>
      </OfficeForm>
    );
    renderInOffice(
      <OfficeProvider act={send} locale="nl" confirm={confirm}>
        <OfficeForm action="staff.invite" resets>
          <TextField label="Name" name="name" />
          <button type="submit">invite</button>
        </OfficeForm>
      </OfficeProvider>,
    );
    return sent;
  }

  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const dialog = () => screen.queryByRole('dialog', { name: 'title' });

  it('asks for a code in a dialog, and sends the form again', async () => {
    const sent = showInvitation();
    type('Name', 'An');
    await press('invite');
    expect(dialog()).not.toBeNull();
    type('Code', '000000');
    await press('continue');
    expect(dialog()?.textContent).toContain('code');
    type('Code', '123456');
    await press('continue');
    expect(dialog()).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('invited');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
    const invitation = { action: 'staff.invite', name: 'An' };
    const codes = ['000000', '123456'].map((code) => ({ action: 'session.confirm', code }));
    expect(sent).toEqual([invitation, ...codes, invitation]);
  });

  it('shows the error if no code is given, and keeps the fields', async () => {
    showInvitation();
    type('Name', 'An');
    await press('invite');
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'close' })[0] as HTMLElement));
    expect(dialog()).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('stale');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'An');
  });
});
