// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunOptions } from '@/components/staff/office-provider';
import type { OfficeState } from '@/lib/staff/define-action';
import { renderInOffice } from '@/tests/support/in-office';

type Sent = Record<string, string>;
/** The requests of the form, and the answers to them by action. */
let sent: Sent[] = [];
let answers: Record<string, OfficeState> = {};
/** Answers that are given once, before the others. */
let firstAnswers: Record<string, OfficeState> = {};
const run = async (action: string, fields: FormData | Sent, _?: RunOptions): Promise<OfficeState> => {
  sent.push({ action, ...(fields instanceof FormData ? (Object.fromEntries(fields) as Sent) : fields) });
  const first = firstAnswers[action];
  delete firstAnswers[action];
  return first ?? answers[action] ?? {};
};
vi.mock('@/components/staff/office-provider', () => ({ useOffice: () => ({ run }) }));
const { CopiedForm } = await import('@/components/staff/copied-form');
const { AreaField, SelectField } = await import('@/components/staff/fields');

const texts = { nl: 'Huis', fr: 'Maison', how: 'none' };
const Form = ({
  base = texts,
  savedCopy,
}: Partial<Pick<ComponentProps<typeof CopiedForm>, 'savedCopy'>> & { base?: Sent }) => (
  <CopiedForm action="words.save" id="forms.send" base={base} savedCopy={savedCopy}>
    <input type="hidden" name="key" value="forms.send" />
    <AreaField label="NL" name="nl" defaultValue={base.nl} />
    <AreaField label="FR" name="fr" defaultValue={base.fr} />
    <SelectField
      label="How"
      name="how"
      defaultValue={base.how}
      options={[
        ['none', 'Not'],
        ['visit', 'By a visit'],
      ]}
    />
    <button type="submit">save</button>
  </CopiedForm>
);
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const states = () => screen.getAllByRole('status').map((one) => one.textContent);
const savedCopy = { base: { shown: texts, sent: texts }, content: { ...texts, nl: 'Villa' }, version: 7, changedAt: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.scrollIntoView = vi.fn();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  [sent, firstAnswers, answers] = [[], {}, { 'form.autosave': { copy: { kind: 'autosaved', version: 7 } } }];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('keeps what is typed within two seconds, against the version that it has read, also once the page is left', async () => {
  const { unmount } = renderInOffice(<Form />);
  expect(states()).toEqual(['']);
  type('NL', 'Villa');
  expect(states()).toEqual(['typed']);
  await later(2_000);
  const form = 'words.save/forms.send';
  const base = JSON.stringify({ shown: texts, sent: texts });
  expect(sent).toEqual([{ action: 'form.autosave', form, version: '0', changes: '{"nl":"Villa"}', base }]);
  expect(states()).toEqual(['kept']);
  type('FR', 'Villa (fr)');
  unmount();
  await later(2_000);
  expect(sent[1]).toEqual({ action: 'form.autosave', form, version: '7', changes: '{"fr":"Villa (fr)"}' });
});

it('shows what was typed before, and saves it against what it was typed over', async () => {
  // A colleague stored another French text meanwhile.
  renderInOffice(<Form base={{ ...texts, fr: 'Logis' }} savedCopy={savedCopy} />);
  expect([field('NL').value, states()]).toEqual(['Villa', ['kept']]);
  answers['words.save'] = { done: 'saved' };
  await press('save');
  const copy = { copy: 'words.save/forms.send', copyVersion: '7', base: JSON.stringify(texts) };
  expect(sent.at(-1)).toMatchObject({ action: 'words.save', key: 'forms.send', nl: 'Villa', ...copy });
  expect(states()).toEqual(['']);
});

it('keeps what is typed on while a save is on its way, and what a save refuses', async () => {
  renderInOffice(<Form />);
  type('NL', 'Villa');
  answers['words.save'] = { error: 'failed' };
  await press('save');
  expect(states()).toEqual(['typed']);
  await later(2_000);
  expect(sent.map(({ action }) => action)).toEqual(['words.save', 'form.autosave']);
});

it('shows what a colleague stored once nothing of its own is left', async () => {
  const { rerender } = renderInOffice(<Form />);
  type('NL', 'Villa');
  await later(2_000);
  rerender(<Form base={{ ...texts, nl: 'Loft' }} savedCopy={savedCopy} />);
  expect(field('NL').value).toBe('Villa');
  answers['words.save'] = { done: 'saved' };
  await press('save');
  rerender(<Form base={{ ...texts, nl: 'Villa', fr: 'Logis' }} />);
  expect([field('NL').value, field('FR').value]).toEqual(['Villa', 'Logis']);
});

it('discards it after a question; an undo brings it back', async () => {
  answers['form.discard'] = { done: 'discarded', undo: 'line', copy: { kind: 'stored', version: 0, stored: null } };
  const { rerender } = renderInOffice(<Form savedCopy={savedCopy} />);
  await press('discard');
  expect(sent).toEqual([]);
  await press('confirm');
  await later(0);
  expect(sent.map(({ action }) => action)).toEqual(['form.discard']);
  expect([field('NL').value, states()]).toEqual(['Huis', ['']]);
  rerender(<Form />);
  rerender(<Form savedCopy={savedCopy} />);
  expect(field('NL').value).toBe('Huis');
  // The first version of a copy is random.
  rerender(<Form savedCopy={{ ...savedCopy, version: 3 }} />);
  expect([field('NL').value, states()]).toEqual(['Villa', ['kept']]);
});

it('merges what another tab typed, and asks where both changed a field, in the words of the form', async () => {
  renderInOffice(<Form />);
  type('FR', 'Villa (fr)');
  const content = { ...texts, nl: 'Loft' };
  firstAnswers['form.autosave'] = { copy: { kind: 'newer', version: 8, base: savedCopy.base, content } };
  answers['form.autosave'] = { copy: { kind: 'autosaved', version: 9 } };
  await later(1_500);
  expect([field('NL').value, field('FR').value]).toEqual(['Loft', 'Villa (fr)']);

  type('How', 'visit');
  const other = { ...content, fr: 'Logis', how: 'none', nl: 'Hut' };
  answers['form.autosave'] = { copy: { kind: 'newer', version: 12, base: savedCopy.base, content: other } };
  type('NL', 'Nest');
  await later(2_000);
  expect(screen.getByRole('group', { name: 'NL' }).textContent).toContain('Hut');
  const before = sent.length;
  await press('save');
  expect(sent).toHaveLength(before);
  answers['form.autosave'] = { copy: { kind: 'autosaved', version: 13 } };
  await press('resolve');
  await later(0);
  expect([field('NL').value, field('FR').value, field('How').value]).toEqual(['Nest', 'Logis', 'visit']);
  expect(sent.at(-1)).toMatchObject({ action: 'form.autosave', version: '12' });
});

it('asks for the page anew where another tab saved or discarded what it holds', async () => {
  renderInOffice(<Form savedCopy={savedCopy} />);
  answers['form.poll'] = { copy: { kind: 'ended', version: 0, stored: null } };
  await later(30_000);
  const opened = sent.filter(({ action }) => action === 'form.poll');
  expect(opened).toHaveLength(2);
  expect([field('NL').value, states()]).toEqual(['Huis', ['']]);
});
