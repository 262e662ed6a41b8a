// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SaveBar } from '@/components/records/edit/save-bar';
import { Conflicts } from '@/components/staff/conflicts';
import { KeepFocus } from '@/components/staff/keep-focus';
import { SelectionBar } from '@/components/staff/selection-bar';
import { Toast } from '@/components/staff/toast';
import type { FormField } from '@/lib/records/fields/form-fields';
import { renderInOffice } from '@/tests/support/in-office';
import { showField } from '@/tests/support/one-field';

/** Presses a button as a mouse does. */
const press = (name: string | RegExp) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

it.each([
  ['draft', 'publish'],
  ['published', 'withdraw'],
  ['published', 'discard'],
])('with a record that is %s, the button "%s" moves the focus to the one that saves', async (status, name) => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const nothing = async () => {};
  renderInOffice(
    <SaveBar
      state="autosaved"
      status={status}
      hasStatus
      isPreviewed={false}
      onPreview={null}
      onSave={nothing}
      onDiscard={nothing}
    />,
  );
  press(name);
  if (name === 'discard') press('confirm');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'save' })));
});

it.each(['undo', 'close'])('"%s" of what was done gives the focus back to where it came from', (name) => {
  renderInOffice(
    <>
      <button type="button">before</button>
      <Toast
        logInHref="/nl/office/log-in/"
        onGoOn={() => undefined}
        answer={{ done: 'saved', undo: 'line' }}
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
  const check = { errors: {}, missing: {}, warnings: {}, notes: {}, unneeded: [], unreviewed: ['title.fr'] };
  const given = { check, canTranslate: true };
  showField(title, { title: { nl: 'Huis', fr: 'Maison', en: '', de: '' } }, '', given);
  await act(async () => press(/^approve/));
  expect(document.activeElement).toBe(screen.getByDisplayValue('Maison'));
  await act(async () => press(/^nl EN/));
  expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('title.en');
});

// jsdom draws nothing.
Element.prototype.scrollIntoView = () => {};

it('a conflict that is resolved leaves the focus on the button that saves, since its own button goes away', () => {
  const conflict = { path: 'price.amount', label: 'Price', mine: '302.000', theirs: '301.000', by: '' };
  const chosen: boolean[] = [];
  renderInOffice(
    <form onSubmit={(event) => event.preventDefault()}>
      <Conflicts conflicts={[conflict]} onResolve={async (isMine) => void chosen.push(isMine('price.amount'))} />
      <button type="submit">save</button>
    </form>,
  );
  fireEvent.click(screen.getByLabelText(/theirs/));
  fireEvent.click(screen.getByRole('button', { name: 'resolve' }));
  expect(chosen).toEqual([false]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'save' }));
});

const list = (...names: string[]) => (
  <KeepFocus>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <form>
            <button type="submit">{name}</button>
          </form>
        </li>
      ))}
    </ul>
  </KeepFocus>
);
it('the focus goes to the next item where its own is done, to the whole after the last, and is not taken from elsewhere', () => {
  const { rerender, container } = render(list('a', 'b', 'c'));
  screen.getByText('b').focus();
  rerender(list('a', 'c'));
  expect(document.activeElement?.textContent).toBe('c');
  rerender(list('a'));
  expect(document.activeElement?.textContent).toBe('a');
  rerender(list());
  expect(document.activeElement).toBe(container.firstChild);
  rerender(list('a', 'b'));
  screen.getByText('b').focus();
  screen.getByText('b').blur();
  rerender(list('a'));
  expect(document.activeElement).toBe(document.body);
});

const openBar = () => {
  render(
    <>
      <SelectionBar all={null} count={2} summary="Two">
        <button type="button">Sell</button>
      </SelectionBar>
      <p>Beside</p>
    </>,
  );
  const toggle = screen.getByRole('button', { name: 'Two' });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  return toggle;
};

it('a tap within the bar leaves it open, one beside it closes it', () => {
  const toggle = openBar();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Sell' }));
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  fireEvent.pointerDown(screen.getByText('Beside'));
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

it('Escape closes it and goes back to its button', () => {
  const toggle = openBar();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Sell' }), { key: 'Escape' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
});

it('takes the focus that went with the selection, and none where nothing was ticked yet', () => {
  const all = { label: 'All', isAll: false, isSome: false, onChange: () => {} };
  const bar = (count: number) => (
    <SelectionBar all={all} count={count} summary="">
      {count > 0 && <button type="button">Sell</button>}
    </SelectionBar>
  );
  const { rerender } = render(bar(0));
  expect(document.activeElement).toBe(document.body);
  rerender(bar(2));
  screen.getByRole('button', { name: 'Sell' }).focus();
  rerender(bar(0));
  expect(document.activeElement).toBe(screen.getByLabelText('All'));
});
