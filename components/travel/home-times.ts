import { fillWords } from '@/lib/i18n/fill-words';
import type { TravelSearch } from '@/lib/travel/travel-search';
import { ask } from './ask';
import { readTravel } from './stored-search';

/** "About {minutes} min. by car from {place}", by vehicle, and what the button of the search says of the area in the address. */
export type TimeWords = Record<'car' | 'bike' | 'within', string>;

const selector = '[data-part="card"][data-home], [data-travel]';
const homeId = ({ dataset }: HTMLElement) => Number(dataset.travel ?? dataset.home);

/** Says on each home of the page how long it takes from the addresses that this browser keeps; call it again when homes are added. */
export function showTimes(words: TimeWords): void {
  const search = readTravel();
  nameSearch(search, words);
  const homes = [...document.querySelectorAll<HTMLElement>(selector)].filter(({ dataset }) => !dataset.timed);
  if (search.origins.length === 0 || homes.length === 0) return;
  for (const home of homes) home.dataset.timed = 'true';
  const { origins } = search;
  const ids = [...new Set(homes.map(homeId))];
  const asked = { origins: origins.map(({ at, by }) => ({ at, by })), homes: ids };
  ask('times', asked).then(
    (times) => {
      for (const home of homes) {
        const lines = origins.flatMap(({ by, name }, i) => {
          const minutes = times[i]?.[ids.indexOf(homeId(home))];
          return minutes ? [fillWords(words[by], { minutes, place: name })] : [];
        });
        home.append(...lines.map(createLine));
      }
    },
    () => {
      // Without an answer a home is shown as ever; the next page asks again.
    },
  );
}

/** Takes the lines away and says them anew, after the visitor has changed the addresses. */
export function renewTimes(words: TimeWords): void {
  for (const line of document.querySelectorAll('[data-part="travel-time"]')) line.remove();
  for (const home of document.querySelectorAll<HTMLElement>(selector)) delete home.dataset.timed;
  showTimes(words);
}

/** The button that opens the search says what the area of the list is, where it came from there. */
function nameSearch({ origins: [first], area }: TravelSearch, words: TimeWords): void {
  const name = document.querySelector('[data-part="travel-open"] [data-part="travel-name"]');
  const isHere = first && area !== '' && new URLSearchParams(location.search).get('area') === area;
  if (!name || !isHere) return;
  const text = fillWords(words.within, { minutes: first.minutes, place: first.name });
  if (name.textContent !== text) name.textContent = text;
}

function createLine(text: string): HTMLElement {
  const line = document.createElement('p');
  line.dataset.part = 'travel-time';
  line.textContent = text;
  return line;
}
