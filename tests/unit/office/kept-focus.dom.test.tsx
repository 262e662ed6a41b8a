// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SaveBar, type SaveWords } from '@/components/office/edit/save-bar';
import type { OfficeWords } from '@/components/office/office-provider';
import { Toast } from '@/components/office/toast';
import type { FormField } from '@/lib/office/edit/form-fields';
import { showField } from '../../support/one-field';

const words = { save: 'save', publish: 'publish', withdraw: 'withdraw', discard: 'discard', states: {} } as SaveWords;

/** As a mouse does. */
const press = (name: string | RegExp) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

it.each([
  ['draft', 'publish'],
  ['published', 'withdraw'],
  ['published', 'discard'],
])('of a record that is %s, the button "%s" leaves the focus on the one that saves', (status, name) => {
  const nothing = async () => {};
  render(
    <SaveBar
      {...{ state: 'kept', status, hasStatus: true, words, isPreviewed: false }}
      onPreview={null}
      onSave={nothing}
      onDiscard={nothing}
    />,
  );
  press(name);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'save' }));
});

it.each(['undo', 'close'])('"%s" of what was done gives the focus back to where it came from', (name) => {
  render(
    <>
      <button type="button">before</button>
      <Toast
        logInHref="/nl/office/log-in/"
        onGoOn={() => undefined}
        answer={{ done: 'done', undo: 'line' }}
        words={{ undo: 'undo', close: 'close' } as OfficeWords}
        onUndo={() => {}}
        onClose={() => {}}
      />
    </>,
  );
  screen.getByRole('button', { name: 'before' }).focus();
  press(name);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'before' }));
});

it('a draft that was asked for, and one that was read, leave the focus on its text', async () => {
  const title = { kind: 'localized', path: 'title.*', label: 'Title', isList: false, isLong: false } as FormField;
  const check = { errors: {}, missing: {}, warnings: {}, notes: {}, unneeded: [], unread: ['title.fr'] };
  const given = { check, canTranslate: true };
  showField(title, { title: { nl: 'Huis', fr: 'Maison', en: '', de: '' } }, '', given);
  await act(async () => press(/^approve/));
  expect(document.activeElement).toBe(screen.getByDisplayValue('Maison'));
  await act(async () => press(/^draft EN/));
  expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('title.en');
});
