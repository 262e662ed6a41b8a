import { LRUCache } from 'lru-cache';

type File = Uint8Array<ArrayBuffer>;

/** A cache of posters by key, including those that are being made, up to a number of bytes. */
export class PosterCache {
  readonly #cache: LRUCache<string, File>;
  readonly #inWork = new Map<string, Promise<File>>();

  constructor(maxBytes: number) {
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ byteLength }) => byteLength });
  }

  /** Whether a file is cached or being made. */
  has = (key: string): boolean => this.#cache.has(key) || this.#inWork.has(key);

  /** Returns the file of a key; an uncached file is made once for all simultaneous requests. */
  async get(key: string, make: () => Promise<File>): Promise<File> {
    return this.#cache.get(key) ?? this.#inWork.get(key) ?? this.#make(key, make);
  }

  async #make(key: string, make: () => Promise<File>): Promise<File> {
    const made = make();
    this.#inWork.set(key, made);
    try {
      const file = await made;
      this.#cache.set(key, file);
      return file;
    } finally {
      this.#inWork.delete(key);
    }
  }
}
