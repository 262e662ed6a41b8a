// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AreaField, SelectField } from '@/components/office/fields';
import { OfficeForm } from '@/components/office/office-form';
import { type OfficeAnswer, OfficeProvider, type OfficeWords, useOffice } from '@/components/office/office-provider';

it('goes on from what somebody else stored meanwhile, and says it beside the field', async () => {
  const sent: (FormDataEntryValue | null)[] = [];
  const send = async (form: FormData) => {
    sent.push(form.get('base'));
    return {
      error: 'conflict',
      fields: { nl: 'stored: Huis' },
      values: { base: 'new', nl: 'Villa', fr: 'Maison', how: 'b' },
    };
  };
  render(
    <OfficeProvider act={send} locale="nl" words={{ close: 'close' } as OfficeWords}>
      <OfficeForm action="words.save">
        <input type="hidden" name="base" value="old" />
        <AreaField label="NL" name="nl" defaultValue="Villa" />
        <AreaField label="FR" name="fr" defaultValue="" />
        <SelectField
          label="How"
          name="how"
          defaultValue="a"
          options={[...'ab'].map((one) => [one, one.toUpperCase()])}
        />
        <button type="submit">save</button>
      </OfficeForm>
    </OfficeProvider>,
  );
  const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'save' })));
  await save();
  expect(screen.getByText('stored: Huis')).toBeDefined();
  expect(screen.getByDisplayValue('Maison')).toBeDefined();
  expect(screen.getByDisplayValue('B')).toBeDefined();
  await save();
  expect(sent).toEqual(['old', 'new']);
});

function Beat() {
  const { run } = useOffice();
  return (
    <>
      <button type="button" onClick={() => void run('save', {})}>
        save
      </button>
      <button type="button" onClick={() => void run('open', {}, { isQuiet: true })}>
        beat
      </button>
    </>
  );
}

it('says nothing of what nobody asked for, and leaves the undo of what was done in view', async () => {
  let answer: OfficeAnswer = { done: 'saved', undo: 'line' };
  render(
    <OfficeProvider act={async () => answer} locale="nl" words={{ undo: 'undo', close: 'close' } as OfficeWords}>
      <Beat />
    </OfficeProvider>,
  );
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press('save');
  answer = { error: 'logged out' };
  await press('beat');
  expect([screen.queryByRole('alert'), screen.getByText('saved')]).toEqual([null, expect.anything()]);
  expect(screen.getByRole('button', { name: 'undo' })).toBeDefined();
  await press('save');
  expect(screen.getByRole('alert').textContent).toContain('logged out');
});

it('what an ended session refused is sent again after a new log-in, and the fields stay', async () => {
  let isLoggedIn = false;
  const sent: unknown[] = [];
  const send = async (form: FormData): Promise<OfficeAnswer> => {
    sent.push(form.get('text'));
    return isLoggedIn ? { done: 'saved' } : { error: 'logged out', isLoggedOut: true };
  };
  const words = { close: 'close', logIn: 'log in', goOn: 'go on' } as OfficeWords;
  render(
    <OfficeProvider act={send} locale="nl" words={words}>
      <OfficeForm action="lead.note">
        <AreaField label="Note" name="text" defaultValue="Belt liever" />
        <button type="submit">add</button>
      </OfficeForm>
    </OfficeProvider>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'add' })));
  expect(screen.getByRole('link', { name: 'log in' }).getAttribute('href')).toBe('/nl/office/log-in/');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'go on' })));
  expect(screen.getByText('logged out')).toBeDefined();
  isLoggedIn = true;
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('saved')).toBeDefined();
  expect(sent).toEqual(['Belt liever', 'Belt liever', 'Belt liever']);
  expect(screen.queryByRole('link', { name: 'log in' })).toBeNull();
});
