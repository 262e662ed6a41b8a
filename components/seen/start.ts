import { renewTimes, showTimes } from '../travel/home-times';
import { addMarks } from './marks';
import { showRecent } from './recent';
import { clearSeen, readSeen, rememberHome, type Seen } from './seen-homes';
import { prepareStrips, startSwipe } from './swipe';

// The whole of homes.js (scripts/assets.ts), on every page: plain, since what shows without a touch must not wait for React.

const {
  seen: seenWord = '',
  fresh: freshWord = '',
  car = '',
  bike = '',
  within = '',
} = document.currentScript?.dataset ?? {};
const timeWords = { car, bike, within };

function start(): void {
  startSwipe();
  let seen = readSeen(Date.now());
  show(seen);
  rememberHome(seen);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-recent-clear]'))) return;
    seen = clearSeen();
    show(seen);
  });
  window.addEventListener('travel', () => renewTimes(timeWords));
  // A page that comes back as it was left does not know what was seen since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    seen = readSeen(Date.now());
    show(seen);
  });
  // Filters put new cards into the page.
  const content = document.getElementById('content');
  if (content?.querySelector('[data-static="list"]'))
    new MutationObserver(() => show(seen)).observe(content, { childList: true, subtree: true });
}

function show(seen: Seen): void {
  prepareStrips();
  addMarks(seen, { seen: seenWord, fresh: freshWord });
  showRecent(seen);
  showTimes(timeWords);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
