// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SavedWords, startSavedHomes } from '@/components/saved/saved-homes';

const happening = { added: 'Saved.', removed: 'No longer.', full: 'Full.' };
const words: SavedWords = {
  lists: {
    favourites: { path: '/f/', button: 'Save', link: 'Favourites', ...happening },
    compare: { path: '/c/', button: 'Compare', link: 'Comparison', ...happening },
  },
  undone: 'Undone.',
  copied: 'Copied.',
  buttonsClass: 'keep',
};
let end = new AbortController();
const sendBeacon = vi.fn();
const sent = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sendBeacon.mockReset();
  localStorage.clear();
  // Files share a browser: another one may have defined them already.
  for (const [name, value] of Object.entries({ sendBeacon, clipboard: { writeText: async () => undefined } }))
    Object.defineProperty(navigator, name, { configurable: true, writable: true, value });
  document.body.dataset.count = 'always';
  document.body.innerHTML = `<main id="content" data-saved-page="favourites" data-ids="1,2">
    <div data-home="1" data-title="One"></div><button data-keep-all="1,2">All</button><button data-copy>Copy</button></main>`;
  end = new AbortController();
  startSavedHomes(words, end.signal);
});
afterEach(() => end.abort());

it('counts what becomes a favourite, not what goes nor what is compared', () => {
  click('Compare: One');
  click('Save: One');
  expect(sent()).toEqual([{ what: 'save', homes: [1] }]);
  click('All');
  click('Save: One');
  expect(sent()).toEqual([
    { what: 'save', homes: [1] },
    { what: 'save', homes: [2] },
  ]);
});

it('counts a list whose address was copied for all its homes', async () => {
  click('Copy');
  await waitFor(() => expect(sent()).toEqual([{ what: 'share', homes: [1, 2] }]));
});
