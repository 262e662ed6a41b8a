import { maxOrigins, type TravelOrigin, type TravelSearch } from '@/lib/travel/travel-search';

const key = 'travel';
const none: TravelSearch = { origins: [], area: '' };

/** If storage is switched off, it lasts as long as the page. */
let memory = none;

/** The addresses that this browser keeps for travel time. They leave it only with a question about them. */
export function readTravel(): TravelSearch {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSearch(stored) ? stored : none;
  } catch {
    return memory;
  }
}

/** Keeps them; none at all are forgotten. */
export function storeTravel(search: TravelSearch): void {
  memory = search;
  try {
    if (search.origins.length > 0) localStorage.setItem(key, JSON.stringify(search));
    else localStorage.removeItem(key);
  } catch {
    // It lives on in memory.
  }
}

const isSearch = (stored: unknown): stored is TravelSearch =>
  typeof stored === 'object' &&
  stored !== null &&
  'area' in stored &&
  typeof stored.area === 'string' &&
  'origins' in stored &&
  Array.isArray(stored.origins) &&
  stored.origins.length <= maxOrigins &&
  stored.origins.every(isOrigin);

const isOrigin = (stored: Partial<TravelOrigin> | null): boolean =>
  typeof stored?.name === 'string' &&
  Array.isArray(stored.at) &&
  stored.at.every(Number.isFinite) &&
  (stored.by === 'car' || stored.by === 'bike') &&
  Number.isInteger(stored.minutes);
