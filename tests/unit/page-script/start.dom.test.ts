// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { everything, readConsent, storeConsent } from '@/components/consent/stored-consent';

it('clears the stored consent and what hangs on it on a page without a question, too', async () => {
  localStorage.clear();
  storeConsent(everything, 1);
  localStorage.setItem('seen', '{"homes":[],"before":0,"now":1}');
  sessionStorage.setItem('utm_parameters', 'utm_source=mail');
  history.replaceState(null, '', '/nl/login/?setcookies');
  const script = document.createElement('script');
  script.dataset.words = '{"marks":{},"times":{},"saved":{"lists":{"favourites":{},"compare":{}}}}';
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  await import('@/components/page-script/start');
  expect(readConsent({ version: 1, months: 6 })).toBeNull();
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});
