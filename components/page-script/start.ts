import { countSearch, countView } from '../audience/page-view';
import { clearConsentIfAsked } from '../consent/stored-consent';
import { type SavedWords, startSavedHomes } from '../saved/saved-homes';
import { addMarks } from '../seen/marks';
import { showRecent } from '../seen/recent';
import { clearSeen, readSeen, rememberHome, type Seen } from '../seen/seen-homes';
import { prepareStrips, startSwipe } from '../seen/swipe';
import { refreshShortlist } from '../shortlists/refresh';
import { renewTimes, showTimes } from '../travel/home-times';
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
  startSeenHomes();
  countView();
  countSearch();
  refreshShortlist();
  onPress('[data-part="print-button"]', () => window.print());
}

function startSeenHomes(): void {
  startSwipe();
  let seen = readSeen(Date.now());
  show(seen);
  rememberHome(seen);
  onPress('[data-recent-clear]', () => {
    seen = clearSeen();
    show(seen);
  });
  // The answer to the question for consent (components/consent/start.ts).
  window.addEventListener('consent', () => {
    seen = readSeen(Date.now());
    show(seen);
    rememberHome(seen);
  });
  window.addEventListener('travel', () => renewTimes(words.times));
  // A page that comes back as it was left does not know what was seen since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    seen = readSeen(Date.now());
    show(seen);
  });
  // Filters put new cards into the page.
  const content = document.getElementById('content');
  if (content?.querySelector('[data-static="list"]'))
    new MutationObserver(() => {
      show(seen);
      countSearch();
    }).observe(content, { childList: true, subtree: true });
}

function show(seen: Seen): void {
  prepareStrips();
  addMarks(seen, words.marks);
  showRecent(seen);
  showTimes(words.times);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
