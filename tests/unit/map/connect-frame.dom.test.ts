// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectFrame } from '@/components/map/connect-frame';
import { packHome } from '@/lib/map/map-messages';
import { mapHome, message } from './message';

const view = { title: 'Kaart', failed: 'Mislukt', dataPath: '/api/map/nl/sale.-.-/', message };
const answer = { properties: [mapHome(1), mapHome(2)].map(packHome), groups: [] };
let frame: HTMLIFrameElement;
let posted: unknown[];
let isReady: { current: boolean };
let stop: () => void;
const failed = vi.fn();

/** A message as a window of that origin would post it. */
const say = (data: unknown, { origin = location.origin, source = frame.contentWindow } = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json(answer));
  frame = document.body.appendChild(document.createElement('iframe'));
  posted = [];
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((data: unknown) => posted.push(data));
  failed.mockClear();
  isReady = { current: false };
  stop = connectFrame(frame, view, { isReady, onFail: failed });
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends the homes 50 ms after the frame is ready, not before', async () => {
  say({ map: 'ready' });
  await vi.advanceTimersByTimeAsync(49);
  expect(posted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(posted).toEqual([{ ...message, propertiesList: answer.properties }]);
});

it('sends a frame that is ready the homes of another list at once, and those of the list before no longer', async () => {
  say({ map: 'ready' });
  stop();
  const filtered = {
    ...view,
    dataPath: '/api/map/nl/sale.hasselt.-/',
    message: { ...message, mapType: 'results' as const },
  };
  stop = connectFrame(frame, filtered, { isReady, onFail: failed });
  await vi.advanceTimersByTimeAsync(100);
  expect(posted).toEqual([{ ...message, propertiesList: answer.properties }]);
});

it('does not answer another origin, another window, or nonsense', async () => {
  say({ map: 'ready' }, { origin: 'https://elsewhere.example' });
  say({ map: 'ready' }, { source: window });
  say({ ready: true });
  await vi.advanceTimersByTimeAsync(100);
  expect(posted).toEqual([]);
});

it('marks a frame whose map is covered by a card, so that nothing lies over that', () => {
  say({ map: 'card', open: true });
  expect(frame.hasAttribute('data-card')).toBe(true);
  say({ map: 'card', open: false });
  expect(frame.hasAttribute('data-card')).toBe(false);
});

it('sends the frame the highlighted card, once', () => {
  document.body.insertAdjacentHTML('beforeend', '<article data-home="5801"><a href="/">a</a></article><p>b</p>');
  const over = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  over('a');
  over('article');
  over('p');
  expect(posted).toEqual([{ highlight: 5801 }, { highlight: null }]);
});

it('says so when the homes cannot be fetched', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  const end = connectFrame(frame, view, { isReady: { current: false }, onFail: failed });
  await vi.advanceTimersByTimeAsync(100);
  expect(failed).toHaveBeenCalled();
  end();
});
