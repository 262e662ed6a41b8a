// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PictureField, type PictureFieldWords } from '@/components/office/pictures/picture-field';

const words: PictureFieldWords = {
  choose: 'choose',
  hint: 'or drag',
  main: 'main',
  up: 'forward {name}',
  down: 'back {name}',
  remove: 'remove {name}',
  moved: '{name} is at {number}',
  retry: 'again',
  sending: 'sending {name}',
  narrow: 'narrow',
  failed: 'not sent',
};

/** The requests that were begun, which a test answers. */
let requests: Request[] = [];
class Request {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  address = '';
  status = 0;
  responseText = '';
  isAborted = false;
  constructor() {
    requests.push(this);
  }
  open(_: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true;
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload?.());
  }
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => vi.unstubAllGlobals());

let value: readonly string[] = [];
function Field({ start = [] }: { start?: string[] }) {
  const [ids, setIds] = useState<readonly string[]>(start);
  value = ids;
  return <PictureField label="pictures" value={ids} onChange={setIds} home={5801} locale="en" words={words} />;
}

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const choose = (...names: string[]) => userEvent.upload(screen.getByLabelText('choose'), names.map(file));

it('sends two at a time, keeps the order of choosing, and says what was not taken beside the file', async () => {
  render(<Field />);
  await choose('a.jpg', 'b.jpg', 'c.jpg');
  expect(requests.map(({ address }) => new URLSearchParams(address.split('?')[1]).get('name'))).toEqual([
    'a.jpg',
    'b.jpg',
  ]);
  expect(requests[0]?.address).toContain('home=5801');
  act(() => requests[0]?.upload.onprogress?.({ loaded: 1, total: 4 }));
  expect(screen.getByRole('progressbar', { name: 'sending a.jpg' }).getAttribute('value')).toBe('0.25');
  requests[1]?.answer(201, { id: 'b', warnings: ['narrow'] });
  expect(requests).toHaveLength(3);
  requests[0]?.answer(201, { id: 'a', warnings: [] });
  expect(value).toEqual(['a', 'b']);
  expect(screen.getByText('narrow')).toBeTruthy();
  requests[2]?.answer(429, { error: 'tooMany', message: 'Too many.' });
  expect(screen.getByRole('alert').textContent).toBe('Too many.');
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  requests[3]?.answer(201, { id: 'c', warnings: [] });
  expect([value, screen.queryByRole('alert')]).toEqual([['a', 'b', 'c'], null]);
  await choose('d.jpg');
  requests[4]?.answer(422, { error: 'broken', message: 'This file is damaged.' });
  expect([screen.getByRole('alert').textContent, screen.queryByRole('button', { name: 'again' })]).toEqual([
    'This file is damaged.',
    null,
  ]);
});

it('goes on when nothing is answered, and stops one that is taken away', async () => {
  render(<Field />);
  await choose('a.jpg', 'b.jpg', 'c.jpg');
  act(() => requests[0]?.onerror?.());
  expect(screen.getByRole('alert').textContent).toBe('not sent');
  expect(requests).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'remove b.jpg' }));
  expect(requests[1]?.isAborted).toBe(true);
  expect(value).toEqual([]);
});

it('orders by buttons and by drag, and says so', async () => {
  render(<Field start={['a', 'b', 'c']} />);
  await userEvent.click(screen.getByRole('button', { name: 'forward c' }));
  expect([value, screen.getByRole('status').textContent]).toEqual([['a', 'c', 'b'], 'c is at 2']);
  expect(screen.getByRole('button', { name: 'forward a' }).hasAttribute('disabled')).toBe(true);
  const items = screen.getAllByRole('listitem');
  const dataTransfer = { effectAllowed: '', files: [] };
  fireEvent.dragStart(items[2] as HTMLElement, { dataTransfer });
  fireEvent.drop(items[0] as HTMLElement, { dataTransfer });
  expect(value).toEqual(['b', 'a', 'c']);
  expect(screen.getByText('main: b')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'remove b' }));
  expect(value).toEqual(['a', 'c']);
});
