// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { countSearch, countView } from '@/components/audience/page-view';

const sendBeacon = vi.fn();
const define = (of: object, values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values)) Object.defineProperty(of, name, { value, configurable: true });
};
const show = (html: string) => {
  document.body.innerHTML = html;
};
const sent = () => sendBeacon.mock.calls.map(([path, body]) => [path, JSON.parse(body)]);

beforeEach(() => {
  sendBeacon.mockReset();
  localStorage.clear();
  document.body.dataset.count = 'always';
  document.body.innerHTML = '<main><div data-home="5801" data-title="Home"></div></main>';
  history.replaceState(null, '', '/nl/te-koop/5801/');
  const nobody = { doNotTrack: null, globalPrivacyControl: undefined, webdriver: false };
  define(navigator, { sendBeacon, ...nobody });
  define(document, { visibilityState: 'visible', prerendering: false, referrer: '' });
});

it('sends once which home was seen, and where its visitor came from', () => {
  define(document, { referrer: 'https://www.google.be/search?q=villa' });
  history.replaceState(null, '', '?utm_source=mail&utm_campaign=lente&other=1');
  countView();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toEqual([
    ['/api/views/', { what: 'view', homes: [5801], referrer: 'www.google.be', campaign: ['mail', '', 'lente'] }],
  ]);
});

it('waits until the page is seen', () => {
  define(document, { visibilityState: 'hidden', prerendering: true });
  countView();
  define(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toEqual([]);
  define(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sent()).toHaveLength(1);
});

it.each<[string, () => void]>([
  ['a page that was never seen', () => define(document, { visibilityState: 'hidden' })],
  ['who asks not to be tracked', () => define(navigator, { doNotTrack: '1' })],
  ['who asks for privacy', () => define(navigator, { globalPrivacyControl: true })],
  ['a robot', () => define(navigator, { webdriver: true })],
  ['an agency that does not count', () => delete document.body.dataset.count],
  ['a list', () => show('<main><article data-home="5801"></article></main>')],
])('says nothing of %s', (_, arrange) => {
  arrange();
  countView();
  expect(sent()).toEqual([]);
});

it.each([
  ['', 0],
  ['false', 0],
  ['denied', 0],
  ['true', 1],
  ['granted', 1],
])('a site that asks for consent sends for the answer "%s" %i views', (consent, count) => {
  document.body.dataset.count = 'with-consent';
  document.body.innerHTML += '<button data-consent="open"></button>';
  localStorage.setItem('consentAnalyticsStorage', consent);
  countView();
  expect(sent()).toHaveLength(count);
});

const listed = (count: number, more = '') =>
  `<main><div id="list"><div data-part="card-grid">${'<article data-home="1"></article>'.repeat(count)}</div>${more}</div></main>`;

it.each<[string, string, string, number]>([
  ['a list with few homes', '/nl/te-koop/genk/', listed(2), 1],
  ['a list without homes, which shows others', '/nl/te-koop/?max=1', listed(0, `<section>${listed(6)}</section>`), 1],
  ['a list with enough homes', '/nl/te-koop/tongeren/', listed(3), 0],
  ['a list that was asked for in words', '/nl/te-koop/?q=kasteel', listed(3), 1],
  ['words that name nothing', '/nl/te-huur/?q=xyzzy', '<main></main>', 1],
  ['another page', '/nl/contact/', '<main></main>', 0],
])('the address of %s is sent at most once', (_, address, body, count) => {
  document.body.innerHTML = body;
  history.replaceState(null, '', address);
  countSearch();
  countSearch();
  expect(sent()).toEqual(Array(count).fill(['/api/views/', { what: 'search', address }]));
});
