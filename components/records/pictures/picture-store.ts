import { useEffect, useSyncExternalStore } from 'react';
import type { KnownPicture } from '@/lib/records/pictures/known-pictures';

type Pictures = ReadonlyMap<string, KnownPicture>;

// One for all fields of a page: a form may have many, and asks once for the pictures of all.
let pictures: Pictures = new Map();
const listeners = new Set<() => void>();
const wanted = new Set<string>();
let isAsking = false;

/** Pictures that one request asks for. */
const maxPerRequest = 100;

/** Keeps what the office knows of pictures. */
export function rememberPictures(known: readonly KnownPicture[]): void {
  pictures = new Map([...pictures, ...known.map((one) => [one.id, one] as const)]);
  for (const listener of listeners) listener();
}

/** Asks the office for pictures, those of all fields at once. */
function askFor(ids: readonly string[]): void {
  for (const id of ids) wanted.add(id);
  if (isAsking || wanted.size === 0) return;
  isAsking = true;
  setTimeout(async () => {
    const all = [...wanted];
    wanted.clear();
    isAsking = false;
    for (let i = 0; i < all.length; i += maxPerRequest)
      rememberPictures(await fetchPictures(all.slice(i, i + maxPerRequest)));
  });
}

/** Without an answer the ids are shown instead. */
const fetchPictures = (ids: readonly string[]): Promise<readonly KnownPicture[]> =>
  fetch(`/api/office/pictures/?${new URLSearchParams({ ids: ids.join(',') })}`)
    .then((answer) => answer.json())
    .then(({ pictures = [] }) => pictures)
    .catch(() => []);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const noPictures: Pictures = new Map();

/**
 * Returns the known pictures. They are requested again when `page` is another object, which it is only once the page was rendered again, as
 * after an undo.
 */
export function useKnownPictures(ids: readonly string[], page: object): Pictures {
  const names = ids.join(',');
  useEffect(() => {
    void page;
    askFor(names === '' ? [] : names.split(','));
  }, [names, page]);
  return useSyncExternalStore(
    subscribe,
    () => pictures,
    () => noPictures,
  );
}
