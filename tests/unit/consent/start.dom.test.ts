// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everything, nothing, readConsent, storeConsent } from '@/components/consent/stored-consent';

// Cases that a browser test cannot cause: a page restored from memory, and a prerendered one.
vi.mock('@/components/consent/consent.css?inline', () => ({ default: '' }));

const rules = { version: 1, months: 6 };
const question = `<section class="consent" hidden><h2 tabindex="-1">?</h2><fieldset class="consent-settings" hidden></fieldset>
  <button data-consent="agree">Agree</button></section><main tabindex="-1"></main>`;
const define = (of: object, name: string, value: unknown) =>
  Object.defineProperty(of, name, { value, configurable: true, writable: true });
/** A stub for classes that jsdom lacks. */
class Missing {
  replaceSync() {}
  observe() {}
}
const isAsked = () => !document.querySelector('.consent')?.hasAttribute('hidden');
const pageViews = () => (window.dataLayer ?? []).filter((entry) => Object(entry).event === 'page_view').length;
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

/** Each test has a page of its own: what the one before listens to ends with it. */
const listeners: [string, EventListenerOrEventListenerObject][] = [];
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener]);
      add(type, listener);
    },
  );
}
afterEach(() => {
  for (const [type, listener] of listeners.splice(0))
    for (const target of [window, document]) target.removeEventListener(type, listener);
});

async function open(address = '/nl/'): Promise<void> {
  history.replaceState(null, '', address);
  vi.resetModules();
  await import('@/components/consent/start');
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = question;
  delete window.dataLayer;
  define(document, 'prerendering', false);
  define(document, 'adoptedStyleSheets', []);
  const script = document.createElement('script');
  Object.assign(script.dataset, { tagManager: 'GTM-HEEM42', version: '1', months: '6' });
  define(document, 'currentScript', script);
  for (const name of ['CSSStyleSheet', 'ResizeObserver']) vi.stubGlobal(name, Missing);
});

it('asks, and follows the answer', async () => {
  await open();
  expect(isAsked()).toBe(true);
  document.querySelector<HTMLElement>('[data-consent=agree]')?.click();
  expect([isAsked(), readConsent(rules), pageViews()]).toEqual([false, everything, 1]);
});

it('has page.js follow the answer', async () => {
  const answered = vi.fn();
  addEventListener('consent', answered);
  await open();
  expect(answered).not.toHaveBeenCalled();
  document.querySelector<HTMLElement>('[data-consent=agree]')?.click();
  expect(answered).toHaveBeenCalledOnce();
});

it('waits for a visitor where the page is fetched ahead', async () => {
  define(document, 'prerendering', true);
  await open();
  expect([isAsked(), window.dataLayer]).toEqual([false, undefined]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(isAsked()).toBe(true);
});

it('counts a page that comes back as it was left, unless the consent was withdrawn meanwhile', async () => {
  storeConsent(everything, 1);
  await open();
  comeBack();
  expect(pageViews()).toBe(2);
  storeConsent(nothing, 1);
  comeBack();
  expect(pageViews()).toBe(2);
});

it('clears all where the address asks for it', async () => {
  storeConsent(everything, 1);
  await open('/nl/te-koop/?max=400000&setcookies=1#list');
  expect([readConsent(rules), isAsked(), pageViews()]).toEqual([null, true, 0]);
});

it('neither asks nor measures in a preview', async () => {
  await open('/nl/?preview=1');
  expect([isAsked(), window.dataLayer]).toEqual([false, undefined]);
  storeConsent(everything, 1);
  await open('/nl/preview/');
  expect(window.dataLayer).toBeUndefined();
});
