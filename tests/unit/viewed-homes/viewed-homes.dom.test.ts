// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everything, nothing, storeConsent } from '@/components/consent/stored-consent';
import { addMarks } from '@/components/viewed-homes/card-marks';
import { prepareStrips, startSwipe } from '@/components/viewed-homes/card-swipe';
import { showRecent } from '@/components/viewed-homes/show-recent';
import {
  clearViewedHomes,
  readViewedHomes,
  rememberViewedHome,
  type ViewedHomes,
} from '@/components/viewed-homes/viewed-homes';

const words = { seen: 'Viewed', fresh: 'New' };
const card = (id: number, published: string) =>
  `<article data-part="card" data-home="${id}" data-published="${published}"><div data-part="card-media"><a data-more="/2.avif /3.avif"><picture><img alt=""></picture></a></div></article>`;
const marks = () => [...document.querySelectorAll('[data-part="card-mark"]')].map(({ textContent }) => textContent);
const minute = 60_000;
const noon = Date.parse('2026-11-20T12:00:00Z');

/** The button in the footer of an agency that asks for consent. */
const openButton = '<button data-consent="open"></button>';

/** Does the same as the page of a home. */
function visitHome(id: number, at: number, footer = openButton): void {
  document.body.innerHTML = `${footer}<main><picture><img src="/pictures/${id}.avif"></picture><div data-home="${id}" data-title="Home ${id}"></div></main>`;
  rememberViewedHome(readViewedHomes(at));
}

beforeEach(() => {
  localStorage.clear();
  storeConsent(everything, 1);
  document.body.innerHTML = openButton;
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the memory of the browser', () => {
  it('holds the homes whose pages were opened, the latest first and each once, and no other pages', () => {
    for (const id of [1, 2, 1]) visitHome(id, noon);
    document.body.innerHTML = `${openButton}<main>${card(3, '2026-01-01')}</main>`;
    rememberViewedHome(readViewedHomes(noon));
    expect(readViewedHomes(noon).homes).toEqual([
      { id: 1, title: 'Home 1', picture: '/pictures/1.avif' },
      { id: 2, title: 'Home 2', picture: '/pictures/2.avif' },
    ]);
  });

  it('holds the end of the visit before: half an hour without a page begins another', () => {
    const ends = [0, 20, 90, 100].map((minutes) => readViewedHomes(noon + minutes * minute).before);
    expect(ends).toEqual([0, 0, noon + 20 * minute, noon + 20 * minute]);
  });

  it('is cleared at once, and ignores invalid content', () => {
    visitHome(1, noon);
    expect(clearViewedHomes().homes).toEqual([]);
    expect(localStorage.getItem('seen')).toBeNull();
    for (const odd of ['{', '[]', '{"homes":[{"id":"x"}],"before":0,"now":1}']) {
      localStorage.setItem('seen', odd);
      expect(readViewedHomes(noon)).toEqual({ homes: [], before: 0, now: noon });
    }
  });
});

describe('no memory without consent to analytics', () => {
  const kept = () => localStorage.getItem('seen');

  it.each([
    ['before an answer', () => localStorage.clear()],
    ['after a refusal', () => storeConsent({ ...everything, analytics_storage: false }, 1)],
    ['once it is withdrawn', () => storeConsent(nothing, 1)],
  ])('%s', (_, answer) => {
    visitHome(1, noon);
    expect(kept()).toContain('"id":1');
    answer();
    visitHome(2, noon);
    expect(kept()).toBeNull();
  });

  it('with an agency that no longer asks for consent', () => {
    visitHome(1, noon, '');
    expect(kept()).toBeNull();
  });
});

const none: ViewedHomes = { homes: [], before: 0, now: noon };

it('the marks of cards say what was seen and what is new since the visit before, once, and go with the memory', () => {
  const days = ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-19'];
  document.body.innerHTML = days.map((day, i) => card(i + 1, day)).join('');
  const seen = { homes: [{ id: 1, title: 'Home 1', picture: '' }], before: noon, now: noon };
  for (const again of [seen, seen]) addMarks(again, words);
  expect(marks()).toEqual(['Viewed', 'New', 'New']);
  addMarks(none, words);
  expect(marks()).toEqual([]);
});

it('the row of what was seen last is hidden while it is empty', () => {
  document.body.innerHTML = '<section data-part="recent" hidden><ul></ul></section>';
  const section = document.querySelector('section');
  showRecent({ ...none, homes: [{ id: 7, title: 'Seven', picture: '' }] });
  expect(section?.hidden).toBe(false);
  expect(section?.querySelector('a')?.getAttribute('href')).toMatch(/\/property\/7\/$/);
  showRecent(none);
  expect(section?.hidden).toBe(true);
});

it('the pictures of a card have their places at once, and are fetched when a visitor reaches for them', () => {
  document.body.innerHTML = card(1, '2026-11-21');
  startSwipe();
  prepareStrips();
  prepareStrips();
  const images = [...document.querySelectorAll<HTMLImageElement>('[data-more] > img')];
  expect(images.map((image) => image.getAttribute('src'))).toEqual([null, null]);
  expect(document.querySelector('[data-part="card-count"]')?.textContent).toBe('1/3');
  expect(document.querySelectorAll('button:not([tabindex="-1"])')).toHaveLength(0);
  images[0]?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(images.map((image) => image.getAttribute('src'))).toEqual(['/2.avif', '/3.avif']);
});
