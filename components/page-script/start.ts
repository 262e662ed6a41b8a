import { countSearch, countView } from '@/components/audience/page-view';
import { clearConsentIfAsked } from '@/components/consent/stored-consent';
import { type SavedWords, startSavedHomes } from '@/components/saved/saved-homes';
import { refreshShortlist } from '@/components/shortlists/refresh';
import { renewTimes, showTimes } from '@/components/travel/home-times';
import { addMarks } from '@/components/viewed-homes/card-marks';
import { prepareStrips, startSwipe } from '@/components/viewed-homes/card-swipe';
import { showRecent } from '@/components/viewed-homes/show-recent';
import {
  clearViewedHomes,
  readViewedHomes,
  rememberViewedHome,
  type ViewedHomes,
} from '@/components/viewed-homes/viewed-homes';
import { fitMenu } from './fit-menu';
import { rememberLanguage } from './language-memory';
import { onPress } from './on-press';
import { watchScroll } from './scroll-watch';
import { persistTypedValues } from './typed-values';

// The whole of page.js (scripts/assets.ts), on every page: plain, since React and Next come only when somebody touches the page
// (docs/decisions/scripts-at-first-touch.md). `npm run budget` limits its size.

export interface PageWords {
  marks: Parameters<typeof addMarks>[1];
  times: Parameters<typeof showTimes>[0];
  saved: SavedWords;
}

// Before anything counts on the answer.
clearConsentIfAsked();

const words: PageWords = JSON.parse(document.currentScript?.dataset.words ?? 'null');

function start(): void {
  watchScroll();
  fitMenu();
  rememberLanguage();
  persistTypedValues();
  startSavedHomes(words.saved);
  startViewedHomes();
  countView();
  countSearch();
  refreshShortlist();
  onPress('[data-part="print-button"]', () => window.print());
}

function startViewedHomes(): void {
  startSwipe();
  let viewed = readViewedHomes(Date.now());
  show(viewed);
  rememberViewedHome(viewed);
  onPress('[data-recent-clear]', () => {
    viewed = clearViewedHomes();
    show(viewed);
  });
  // The answer to the question for consent (components/consent/start.ts).
  window.addEventListener('consent', () => {
    viewed = readViewedHomes(Date.now());
    show(viewed);
    rememberViewedHome(viewed);
  });
  window.addEventListener('travel', () => renewTimes(words.times));
  // A page that comes back as it was left does not know what was viewed since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    viewed = readViewedHomes(Date.now());
    show(viewed);
  });
  // Filters put new cards into the page.
  const content = document.getElementById('content');
  if (content?.querySelector('[data-static="list"]'))
    new MutationObserver(() => {
      show(viewed);
      countSearch();
    }).observe(content, { childList: true, subtree: true });
}

function show(viewed: ViewedHomes): void {
  prepareStrips();
  addMarks(viewed, words.marks);
  showRecent(viewed);
  showTimes(words.times);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
