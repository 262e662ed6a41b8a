/** Files that were made, by key, the one longest unused first; no more than so many bytes of them. */
export class PosterCache {
  readonly #maxBytes: number;
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #inWork = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Whether a file needs not be made: it is kept, or somebody else waits for it already. */
  has = (key: string): boolean => this.#kept.has(key) || this.#inWork.has(key);

  /** The file of a key; made where it is not kept, once for all who ask meanwhile. */
  async get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    return this.#inWork.get(key) ?? this.#make(key, make);
  }

  async #make(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const work = make();
    this.#inWork.set(key, work);
    try {
      const file = await work;
      this.#keep(key, file);
      return file;
    } finally {
      this.#inWork.delete(key);
    }
  }

  #keep(key: string, file: Uint8Array<ArrayBuffer>): void {
    this.#kept.set(key, file);
    this.#bytes += file.byteLength;
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}
