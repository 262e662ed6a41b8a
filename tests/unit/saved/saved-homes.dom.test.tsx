// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SavedWords, startSavedHomes } from '@/components/saved/saved-homes';
import { SavedNotice } from '@/components/saved/saved-notice';
import { partOf } from '@/tests/support/part-of';

const words: SavedWords = {
  lists: {
    favourites: {
      path: '/en/favourites/',
      button: 'Save',
      icon: '<svg></svg>',
      link: 'Favourites',
      added: 'Saved.',
      removed: 'No longer saved.',
      full: 'Too many.',
    },
    compare: {
      path: '/en/compare/',
      button: 'Compare',
      icon: '<svg></svg>',
      link: 'Comparison',
      added: 'To compare.',
      removed: 'Not to compare.',
      full: 'Four at most.',
    },
  },
  undone: 'Undone.',
  copied: 'Copied.',
  buttonsClass: 'keep',
};
const card = (id: number) => `<article data-home="${id}"><h2 data-part="card-title">Home ${id}</h2></article>`;

let end = new AbortController();
const { innerHTML: notice } = await partOf(<SavedNotice favouritesPath="/en/favourites/" />);

beforeEach(() => {
  end = new AbortController();
  localStorage.clear();
  document.body.innerHTML = `${notice}<a data-saved="favourites"><i data-saved-count=""></i></a><main id="content">${card(1)}${card(2)}</main>`;
});
afterEach(() => end.abort());
const add = (html: string, where: InsertPosition = 'beforeend') =>
  document.getElementById('content')?.insertAdjacentHTML(where, html);
const open = () => startSavedHomes(words, end.signal);
const button = (name: string) => screen.getByRole('button', { name });
const stored = (list: string) => JSON.parse(localStorage.getItem(list) ?? '[]') as number[];
const link = () => document.querySelector<HTMLAnchorElement>('[data-saved="favourites"]');

describe('a home', () => {
  it('gets its buttons from the script, each once, named after it', () => {
    open();
    const labels = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(labels.join()).toBe('Save: Home 1,Compare: Home 1,Save: Home 2,Compare: Home 2');
  });

  it('has its buttons spelled out on its own page, with a label that begins their names', () => {
    add('<div data-home="3" data-title="Home 3"></div>');
    open();
    expect(button('Save: Home 3').textContent).toBe('Save');
    expect(button('Save: Home 1').textContent).toBe('');
  });

  it('is not offered once it is sold, but can still be taken off a list', () => {
    localStorage.setItem('favourites', '[4]');
    for (const id of [3, 4]) add(card(id).replace('<article', '<article data-part="card"'));
    open();
    expect(screen.queryByRole('button', { name: 'Save: Home 3' })).toBeNull();
    fireEvent.click(button('Save: Home 4'));
    expect(stored('favourites')).toEqual([]);
  });

  it('is kept and let go of, and the header says how many there are and leads to them', () => {
    open();
    fireEvent.click(button('Save: Home 2'));
    expect(stored('favourites')).toEqual([2]);
    expect(button('Save: Home 2').getAttribute('aria-pressed')).toBe('true');
    expect(link()?.getAttribute('href')).toBe('/en/favourites/?ids=2');
    expect(link()?.textContent).toBe('1');
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    fireEvent.click(button('Save: Home 2'));
    expect(stored('favourites')).toEqual([]);
    expect(link()?.getAttribute('href')).toBe('/en/favourites/');
  });

  it('comes back by undo, and the focus to its button', () => {
    localStorage.setItem('compare', '[2,1]');
    open();
    fireEvent.click(button('Compare: Home 2'));
    expect(stored('compare')).toEqual([1]);
    fireEvent.click(document.querySelector('[data-part="saved-notice"] button') as HTMLElement);
    expect(stored('compare')).toEqual([2, 1]);
    expect(document.activeElement).toBe(button('Compare: Home 2'));
  });

  it('is not a fifth to compare', () => {
    localStorage.setItem('compare', '[3,4,5,6]');
    open();
    fireEvent.click(button('Compare: Home 1'));
    expect(stored('compare')).toEqual([3, 4, 5, 6]);
    expect(screen.getByRole('status').textContent).toBe('Four at most.');
  });
});

it('a home kept in another tab is shown as kept', () => {
  open();
  localStorage.setItem('favourites', '[1]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
  expect(button('Save: Home 1').getAttribute('aria-pressed')).toBe('true');
});

it('cards that come later get their buttons', async () => {
  open();
  add(card(3));
  expect(await screen.findByRole('button', { name: 'Save: Home 3' })).toBeTruthy();
});

it('nonsense in the storage is no list', () => {
  localStorage.setItem('favourites', '{"a":1}');
  localStorage.setItem('compare', '[1,"x",null]');
  open();
  expect(link()?.textContent).toBe('');
  expect(button('Compare: Home 1').getAttribute('aria-pressed')).toBe('true');
});

describe('the page of a list', () => {
  const page = (more = '') =>
    add(`<div data-saved-page="favourites" data-ids="1,2"><input data-share value="x">${more}</div>`, 'afterbegin');

  it('updates its address with the visitor’s own list', () => {
    localStorage.setItem('favourites', '[1,2]');
    page();
    open();
    fireEvent.click(button('Save: Home 1'));
    expect(location.pathname + location.search).toBe('/en/favourites/?ids=2');
    expect(document.querySelector<HTMLInputElement>('[data-share]')?.value).toContain('/en/favourites/?ids=2');
  });

  it('does not change a list sent by another visitor, which can be kept as a whole', () => {
    history.replaceState(null, '', '/en/favourites/?ids=1,2');
    localStorage.setItem('favourites', '[7]');
    page('<button data-keep-all="1,2" hidden>All</button>');
    open();
    fireEvent.click(button('All'));
    expect(stored('favourites')).toEqual([7, 1, 2]);
    expect(location.search).toBe('?ids=1,2');
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
  });
});

describe('counting favourites', () => {
  const sendBeacon = vi.fn();
  const sent = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));

  beforeEach(() => {
    sendBeacon.mockReset();
    // Files share a browser: another one may have defined them already.
    for (const [name, value] of Object.entries({ sendBeacon, clipboard: { writeText: async () => undefined } }))
      Object.defineProperty(navigator, name, { configurable: true, writable: true, value });
    document.body.dataset.count = 'always';
    add('<div data-saved-page="favourites" data-ids="1,2"></div>', 'afterbegin');
    add('<button data-keep-all="1,2">All</button><button data-copy>Copy</button>');
    open();
  });

  it('counts new favourites, not removed or compared homes', () => {
    for (const name of ['Compare: Home 1', 'Save: Home 1']) fireEvent.click(button(name));
    const [first, second] = [1, 2].map((id) => ({ what: 'save', homes: [id] }));
    expect(sent()).toEqual([first]);
    for (const name of ['All', 'Save: Home 1']) fireEvent.click(button(name));
    expect(sent()).toEqual([first, second]);
  });

  it('counts all homes of a list whose address was copied', async () => {
    fireEvent.click(button('Copy'));
    await vi.waitFor(() => expect(sent()).toEqual([{ what: 'share', homes: [1, 2] }]), 10_000);
  });
});
