import { LRUCache } from 'lru-cache';

type File = Uint8Array<ArrayBuffer>;

/** Keeps posters by key, those that are being made included, up to a number of bytes. */
export class PosterCache {
  readonly #cache: LRUCache<string, File>;
  readonly #inWork = new Map<string, Promise<File>>();

  constructor(maxBytes: number) {
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ byteLength }) => byteLength });
  }

  /** Whether a file needs not be made: it is kept, or somebody else waits for it already. */
  has = (key: string): boolean => this.#cache.has(key) || this.#inWork.has(key);

  /** The file of a key; made where it is not kept, once for all who ask meanwhile. */
  async get(key: string, make: () => Promise<File>): Promise<File> {
    return this.#cache.get(key) ?? this.#inWork.get(key) ?? this.#make(key, make);
  }

  async #make(key: string, make: () => Promise<File>): Promise<File> {
    const work = make();
    this.#inWork.set(key, work);
    try {
      const file = await work;
      this.#cache.set(key, file);
      return file;
    } finally {
      this.#inWork.delete(key);
    }
  }
}
