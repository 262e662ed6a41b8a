import { agreesToAnalytics } from '@/components/consent/stored-consent';

/** A home that was looked at in this browser, as its page showed it then. */
export interface ViewedHome {
  id: number;
  title: string;
  /** The address of its first picture; empty without one. */
  picture: string;
}

/** The visits that this browser remembers, with consent to analytics. They never leave the browser. */
export interface ViewedHomes {
  /** The latest first. */
  homes: ViewedHome[];
  /** The end of the visit before this one (ms since epoch); 0 for a first visit. */
  before: number;
  /** The time of the last page request of this visit (ms since epoch). */
  now: number;
}

const key = 'seen';
const maxHomes = 60;
/** ms without a page after which the next one belongs to another visit. */
const visitPauseMs = 30 * 60_000;

/** Returns the remembered visits; a page after a pause begins a new visit. Without consent it removes them. */
export function readViewedHomes(now: number): ViewedHomes {
  if (!agreesToAnalytics()) return clearViewedHomes();
  const stored = read();
  const { homes, before, now: last } = stored ?? { homes: [], before: 0, now: 0 };
  const viewed = { homes, before: now - last > visitPauseMs ? last : before, now };
  write(viewed);
  return viewed;
}

/** Remembers the home whose page this is, if it is one and that is agreed to. */
export function rememberViewedHome(viewed: ViewedHomes): void {
  if (!agreesToAnalytics()) return;
  const place = document.querySelector<HTMLElement>('main [data-home][data-title]');
  const id = Number(place?.dataset.home);
  if (!id) return;
  const picture = document.querySelector<HTMLImageElement>('main picture img');
  const home = {
    id,
    title: place?.dataset.title ?? '',
    picture: picture ? new URL(picture.currentSrc || picture.src).pathname : '',
  };
  write({ ...viewed, homes: [home, ...viewed.homes.filter((other) => other.id !== id)].slice(0, maxHomes) });
}

/** The ids of the homes that were looked at in this browser. */
export const viewedHomeIds = (): Set<number> => new Set(read()?.homes.map(({ id }) => id));

/** Forgets all of it. */
export function clearViewedHomes(): ViewedHomes {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off, so there is nothing to remove.
  }
  return { homes: [], before: 0, now: 0 };
}

function read(): ViewedHomes | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isViewedHomes(stored) ? stored : null;
  } catch {
    // Storage is switched off, or somebody else wrote there: nothing is remembered.
    return null;
  }
}

const isViewedHomes = (stored: unknown): stored is ViewedHomes =>
  typeof stored === 'object' &&
  stored !== null &&
  'homes' in stored &&
  Array.isArray(stored.homes) &&
  stored.homes.every((home) => Number.isInteger(home?.id) && typeof home.title === 'string') &&
  'before' in stored &&
  Number.isFinite(stored.before) &&
  'now' in stored &&
  Number.isFinite(stored.now);

function write(viewed: ViewedHomes): void {
  try {
    localStorage.setItem(key, JSON.stringify(viewed));
  } catch {
    // Storage is switched off: nothing is remembered.
  }
}
