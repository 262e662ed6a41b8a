import type { Picture } from '../catalogue/schema/lists.ts';
import type { ImportedHome } from './imported-home.ts';

/** The pictures of the data, by where an import fetched them: what is known is not fetched again. */
export class PictureBook {
  readonly #items: Map<string, Picture>;
  readonly #byUrl = new Map<string, string>();
  readonly #named: ReadonlySet<string>;
  /** How many pictures are new. */
  added = 0;
  /** Whether data/pictures.json would be another one. */
  isChanged = false;

  /** Takes the pictures of the data and the homes of the feed, whose addresses are those that still matter. */
  constructor(items: Iterable<Picture>, homes: readonly ImportedHome[]) {
    this.#items = new Map([...items].map((item) => [item.id, item]));
    this.#named = new Set(homes.flatMap(({ pictures }) => pictures.map(({ url }) => url)));
    for (const { id, sources = [] } of this.#items.values()) for (const url of sources) this.#byUrl.set(url, id);
  }

  get items(): ReadonlyMap<string, Picture> {
    return this.#items;
  }

  idOf(url: string): string | undefined {
    return this.#byUrl.get(url);
  }

  has(id: string): boolean {
    return this.#items.has(id);
  }

  /** Enters a picture that was fetched here; one that there is already gets the address besides. */
  enter(url: string, picture: Omit<Picture, 'sources'>): void {
    const known = this.#items.get(picture.id);
    if (!known) this.added++;
    const kept = (known?.sources ?? []).filter((source) => this.#named.has(source) && source !== url);
    this.#items.set(picture.id, { ...(known ?? picture), sources: [...kept, url] });
    this.#byUrl.set(url, picture.id);
    this.isChanged = true;
  }

  /** Takes out those of these pictures that no home of the feed names; returns them. */
  forget<T extends { id: string }>(pictures: readonly T[]): T[] {
    const isNamed = ({ id }: T) => this.#items.get(id)?.sources?.some((source) => this.#named.has(source));
    const gone = pictures.filter((picture) => !isNamed(picture));
    for (const { id } of gone) this.#items.delete(id);
    this.isChanged ||= gone.length > 0;
    return gone;
  }
}
