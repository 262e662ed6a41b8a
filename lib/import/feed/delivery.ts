/** A file that came with a feed. */
export interface Enclosure {
  /** What it is called as seen from the feed, which may write it in other letters: each file has one, and is found by it again. */
  name: string;
  /** Its content, of so many bytes at most; throws an Error that says why it cannot be had. */
  read(most: number): Promise<Buffer>;
}

/** A feed and what came with it. */
export interface Delivery {
  feed: Uint8Array;
  /** Finds a file by the name that the feed gives it; undefined where none came that is called so. */
  find(name: string): Promise<Enclosure | undefined>;
}

/** A name as programs of Windows write it, with the strokes that all others use. */
export const withSlashes = (name: string): string => name.replaceAll('\\', '/');

/** Letters that some systems take for the same: small and capital ones, accents beside and within them. */
const alike = (name: string): string => name.normalize().toLowerCase();

/** Finds things by their names: the one that is called just so, else one whose name differs in capitals or in how accents are written. */
export function byName<T>(named: readonly (readonly [name: string, thing: T])[]): (name: string) => T | undefined {
  const exact = new Map(named);
  const similar = new Map(named.map(([name, thing]) => [alike(name), thing]));
  return (name) => exact.get(name) ?? similar.get(alike(name));
}
