// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstTouch } from '@/lib/next/first-touch';

const sources = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const requested = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const get = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;

/** Events that the page handles itself, and events that its components receive once they run. */
let plain: string[];
let heard: string[];
let ended: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  [plain, heard, ended] = [[], [], new AbortController()];
  document.head.innerHTML = '';
  document.body.innerHTML = `<a href="#large" data-needs-script=""><img alt=""></a><a id="other" href="#other"></a>
    <form data-follows=""><input type="checkbox" name="lift"><input type="search"></form>
    <form id="line"><input name="email"><button id="send" data-needs-script="">Send</button></form>
    <div data-scripts-at-load=""><button type="button">Save</button></div>`;
  // jsdom leaves listeners on the window to the next test; here they end with it.
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options: unknown) =>
    add(type, listener as EventListener, {
      ...(typeof options === 'boolean' ? { capture: options } : (options as object)),
      signal: ended.signal,
    }),
  );
  document.addEventListener('click', (event) => plain.push((event.target as Element).tagName), ended);
  get('form').addEventListener('submit', (event) => {
    event.preventDefault();
    plain.push('submitted');
  });
  firstTouch(sources);
});
afterEach(() => {
  ended.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const run = () => {
  document.addEventListener('click', () => heard.push('click'), ended);
  get('form').addEventListener('change', () => heard.push('change'), ended);
  dispatchEvent(new Event('hydrated'));
};

describe('the scripts', () => {
  const point = (movementX: number) =>
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));

  it('are not requested without an interaction, nor by a pointer that rests where the page appears', () => {
    vi.advanceTimersByTime(60_000);
    point(0);
    expect(requested()).toEqual([]);
    point(3);
    expect(requested()).toEqual(sources);
  });

  it.each(['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'are requested once, in their order, at the first %s',
    (sign) => {
      for (const again of [sign, sign, 'keydown']) dispatchEvent(new Event(again));
      expect(requested()).toEqual(sources);
    },
  );
});

describe('a press on what needs them', () => {
  it('is shown, held, and replayed once when they run', () => {
    get('img').click();
    expect(get('a').getAttribute('aria-busy')).toBe('true');
    expect(plain).toEqual([]);
    run();
    expect(heard).toEqual(['click']);
    expect(get('a').hasAttribute('aria-busy')).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual(['click']);
  });

  it('follows the link after eight seconds without them', () => {
    get('img').click();
    vi.advanceTimersByTime(7_900);
    expect(plain).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(plain).toEqual(['A']);
    get('img').click();
    expect(plain).toEqual(['A', 'IMG']);
  });

  it('follows the link at once if a script cannot be loaded', () => {
    get('img').click();
    get<HTMLScriptElement>('head script').onerror?.('');
    expect(plain).toEqual(['A']);
  });

  it('submits no form before that', () => {
    get('#line').addEventListener('submit', (event) => {
      event.preventDefault();
      plain.push('submitted');
    });
    // Browsers do the same at the Enter key in a field.
    get('#send').click();
    expect(plain).toEqual([]);
    run();
    expect([heard, plain]).toEqual([['click'], ['BUTTON', 'submitted']]);
  });

  it('is left to the browser with a key for a new tab, as is any other link', () => {
    get('img').dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
    get('#other').click();
    expect(plain).toEqual(['IMG', 'A']);
  });
});

it('a press on a button of a page of no use without them happens once, when they run', () => {
  get('button').click();
  expect(plain).toEqual([]);
  run();
  expect(heard).toEqual(['click']);
});

describe('a filter that is changed before they run', () => {
  const change = (selector: string) => get(selector).dispatchEvent(new Event('change', { bubbles: true }));

  it('changes the list when they do', () => {
    change('[name=lift]');
    run();
    expect(heard).toEqual(['change']);
  });

  it('submits its form without them, unless the field has no name and is no filter', () => {
    change('[type=search]');
    expect(get('[type=search]').hasAttribute('aria-busy')).toBe(false);
    vi.advanceTimersByTime(8_100);
    expect(plain).toEqual([]);
    change('[name=lift]');
    vi.advanceTimersByTime(8_100);
    expect(plain).toEqual(['submitted']);
  });
});
