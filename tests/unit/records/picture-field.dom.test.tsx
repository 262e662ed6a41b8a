// @vitest-environment jsdom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PictureField } from '@/components/records/pictures/picture-field';
import { OfficeProvider } from '@/components/staff/office-provider';
import type { OfficeState } from '@/lib/staff/define-action';
import { renderInOffice } from '@/tests/support/in-office';
import { uploadRequests } from '@/tests/support/upload-requests';

const requests = uploadRequests();

const picture = (id: string, kind = 'interior') => ({
  id,
  kind,
  alt: { nl: `${id} nl`, fr: `${id} fr`, en: `${id} en`, de: `${id} de` },
  // No quarter, as a file may have it.
  focus: { x: 50, y: 53 },
});
const proposal = { nl: 'Keuken', fr: 'Cuisine', en: 'Kitchen', de: 'Küche' };
/** The requests to the office. */
let asked: string[] = [];
const answer = (address: string) => {
  const query = new URL(address, 'https://heem.example').searchParams;
  const ids = query.get('ids')?.split(',');
  if (address.includes('picture-alt')) return { alt: proposal };
  if (ids) return { pictures: ids.map((id) => picture(id, id.startsWith('plan') ? 'plan' : 'interior')) };
  const page = query.get('page');
  return { pictures: [picture(`old-${page}`), picture('a')], found: 60, pages: 2 };
};

// jsdom knows no dialogs, and scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(answer(address));
  });
});
afterEach(() => vi.unstubAllGlobals());

let value: readonly string[] = [];
function Field({ start = [] }: { start?: string[] }) {
  const [ids, setIds] = useState<readonly string[]>(start);
  value = ids;
  return (
    <OfficeProvider act={send} locale="en" confirm={null}>
      <form onSubmit={submitted}>
        <PictureField label="pictures" value={ids} onChange={setIds} hasMain home={5801} locale="en" />
      </form>
    </OfficeProvider>
  );
}
const submitted = vi.fn();
const send = vi.fn(
  async (form: FormData): Promise<OfficeState> => (form.get('nl') ? { done: 'saved' } : { error: 'required' }),
);

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const choose = (...names: string[]) => userEvent.upload(screen.getByLabelText('choose'), names.map(file));

it('sends chosen pictures two at a time in their order, with an error beside each refused one', async () => {
  renderInOffice(<Field />);
  await choose('a.jpg', 'b.jpg', 'c.jpg');
  expect(requests.map(({ address }) => new URLSearchParams(address.split('?')[1]).get('name'))).toEqual([
    'a.jpg',
    'b.jpg',
  ]);
  expect(requests[0]?.address).toContain('home=5801');
  act(() => requests[0]?.upload.onprogress?.({ loaded: 1, total: 4 }));
  expect(screen.getByRole('progressbar', { name: 'sending a.jpg' }).getAttribute('value')).toBe('0.25');
  requests[1]?.answer(201, { ...picture('b'), warnings: ['narrow'] });
  expect(requests).toHaveLength(3);
  requests[0]?.answer(201, { ...picture('a'), warnings: [] });
  expect(value).toEqual(['a', 'b']);
  expect(screen.getByText('narrow')).toBeTruthy();
  requests[2]?.answer(429, { error: 'tooMany', message: 'Too many.' });
  expect(screen.getByRole('alert').textContent).toBe('Too many.');
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(document.activeElement).toBe(screen.getByLabelText('choose'));
  requests[3]?.answer(201, { ...picture('c'), warnings: [] });
  expect([value, screen.queryByRole('alert')]).toEqual([['a', 'b', 'c'], null]);
  await choose('d.jpg');
  requests[4]?.answer(422, { error: 'broken', message: 'This file is damaged.' });
  expect([screen.getByRole('alert').textContent, screen.queryByRole('button', { name: 'retry' })]).toEqual([
    'This file is damaged.',
    null,
  ]);
});

it('goes on when nothing is answered, and stops one that is taken away', async () => {
  renderInOffice(<Field />);
  await choose('a.jpg', 'b.jpg', 'c.jpg');
  act(() => requests[0]?.onerror?.());
  expect(screen.getByRole('alert').textContent).toBe('failed');
  expect(requests).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'remove b.jpg' }));
  expect(requests[1]?.isAborted).toBe(true);
  expect(value).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('choose')));
});

it('orders by buttons and by drag, and says so', async () => {
  renderInOffice(<Field start={['a', 'b', 'c']} />);
  await userEvent.click(screen.getByRole('button', { name: 'up c' }));
  expect([value, screen.getByText('moved c 2').getAttribute('role')]).toEqual([['a', 'c', 'b'], 'status']);
  expect(screen.getByRole('button', { name: 'up a' }).getAttribute('aria-disabled')).toBe('true');
  const items = screen.getAllByRole('listitem');
  const dataTransfer = { effectAllowed: '', files: [], types: [] };
  fireEvent.dragStart(items[2] as HTMLElement, { dataTransfer });
  fireEvent.drop(items[0] as HTMLElement, { dataTransfer });
  expect(value).toEqual(['b', 'a', 'c']);
  expect(screen.getByText('main').closest('[data-picture]')?.getAttribute('data-picture')).toBe('b');
  await userEvent.click(screen.getByRole('button', { name: /makeMain ?c/ }));
  expect(value).toEqual(['c', 'b', 'a']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'up c' })));
  await userEvent.click(screen.getByRole('button', { name: /makeMain ?b/ }));
  expect(value).toEqual(['b', 'c', 'a']);
  await userEvent.click(screen.getByRole('button', { name: 'remove b' }));
  expect(value).toEqual(['c', 'a']);
});

it('takes files that are dropped anywhere on it', async () => {
  renderInOffice(<Field start={['a']} />);
  const field = screen.getByRole('group', { name: 'pictures' });
  const dataTransfer = { files: [file('d.jpg')], types: ['Files'] };
  const over = fireEvent.dragOver(field, { dataTransfer });
  fireEvent.drop(screen.getAllByRole('listitem')[0] as HTMLElement, { dataTransfer });
  expect([over, requests.length]).toEqual([false, 1]);
});

it('marks a plan among photographs', async () => {
  renderInOffice(<Field start={['a', 'plan-1']} />);
  expect((await screen.findByText('isPlan')).closest('li')?.getAttribute('data-picture')).toBe('plan-1');
  expect(screen.queryByText('isPhoto')).toBeNull();
});

it('describes a picture with a proposal, saved by itself and not by the form', async () => {
  renderInOffice(<Field start={['a', 'b']} />);
  const opener = await screen.findByRole('button', { name: /^describe ?b$/ });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'describeNamed b' }));
  expect(dialog.getByLabelText<HTMLInputElement>('altIn Duits').value).toBe('b de');
  await userEvent.selectOptions(dialog.getByLabelText('room'), 'kitchen');
  await userEvent.click(dialog.getByRole('button', { name: 'propose' }));
  expect(await dialog.findByDisplayValue('Küche')).toBeTruthy();
  expect(asked.at(-1)).toBe('/api/office/picture-alt/?id=b&room=kitchen&home=5801');
  fireEvent.change(dialog.getByLabelText('altIn Engels'), { target: { value: 'A white kitchen' } });
  await userEvent.selectOptions(dialog.getByLabelText('across'), '75');
  await userEvent.selectOptions(dialog.getByLabelText('origin'), 'staged');
  await userEvent.click(dialog.getByRole('button', { name: 'save' }));
  const sent = Object.fromEntries(send.mock.lastCall?.[0] ?? []);
  const typed = { nl: 'Keuken', en: 'A white kitchen', x: '75', y: '53', origin: 'staged' };
  expect(sent).toMatchObject({ action: 'picture.describe', id: 'b', ...typed });
  expect([screen.queryByRole('dialog'), submitted.mock.calls.length]).toEqual([null, 0]);
  expect(screen.getByText('A white kitchen')).toBeTruthy();
  expect(document.activeElement).toBe(opener);
});

it('shows both where somebody else described the same picture meanwhile, and saves what is chosen with all else of both', async () => {
  renderInOffice(<Field start={['c']} />);
  await userEvent.click(await screen.findByRole('button', { name: /^describe ?c$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'describeNamed c' }));
  for (const [label, value] of [
    ['altIn Nederlands', 'mijn'],
    ['altIn Engels', 'mine'],
  ] as const)
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const began = { kind: 'interior', alt: picture('c').alt, focus: picture('c').focus, origin: 'unknown' };
  const stored = { ...began, alt: { ...began.alt, nl: 'hun', en: 'theirs', de: 'ihr' } };
  const both = (path: string, mine: string, theirs: string) => ({
    path,
    label: path,
    mine,
    theirs,
    by: `by Tom: ${path}`,
  });
  const fields = [both('alt.nl', 'mijn', 'hun'), both('alt.en', 'mine', 'theirs')];
  send.mockResolvedValueOnce({ error: 'conflict', conflict: { stored, fields } });
  await userEvent.click(dialog.getByRole('button', { name: 'save' }));
  const sent = () => Object.fromEntries(send.mock.lastCall?.[0] ?? []) as Record<string, string>;
  expect(JSON.parse(sent().base ?? '')).toEqual(began);
  expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'conflict' }));
  expect(dialog.getByText('by Tom: alt.nl')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: /theirs ?theirs/ }));
  const alt = { nl: 'mijn', fr: 'c fr', en: 'theirs', de: 'ihr' };
  send.mockResolvedValueOnce({ done: 'saved', copy: { kind: 'stored', version: 0, stored: { ...stored, alt } } });
  await userEvent.click(dialog.getByRole('button', { name: 'resolve' }));
  expect([JSON.parse(sent().base ?? ''), JSON.parse(sent().decided ?? '')]).toEqual([
    began,
    { stored, theirs: ['alt.en'] },
  ]);
  expect([screen.queryByRole('dialog'), screen.getByText('theirs').className]).toEqual([null, expect.any(String)]);
});

it('chooses among the pictures that are there, page by page', async () => {
  renderInOffice(<Field start={['a']} />);
  const opener = screen.getByRole('button', { name: 'chooseOpen' });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'chooseTitle' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'old-1 en' }));
  expect(dialog.getByRole('button', { name: 'a en' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'next' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'old-2 en' }));
  await userEvent.type(dialog.getByLabelText('search'), 'keuken{Enter}');
  expect(asked.at(-1)).toContain('text=keuken');
  await userEvent.click(await dialog.findByRole('button', { name: 'chosen 2' }));
  expect([value, submitted.mock.calls.length]).toEqual([['a', 'old-1', 'old-2'], 0]);
  expect(document.activeElement).toBe(opener);
});
