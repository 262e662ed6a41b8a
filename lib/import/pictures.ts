import type { Picture } from '../catalogue/schema/lists.ts';
import type { LoadedFiles } from '../files/reader.ts';
import { withColon } from '../i18n/format.ts';
import { type Localized, localize } from '../i18n/locales.ts';
import type { ImportedHome } from './feed.ts';

/** The pictures of the data by their source, so that known ones are not fetched again. */
export class PictureIndex {
  readonly #items: Map<string, Picture>;
  readonly #byUrl = new Map<string, string>();
  readonly #named: ReadonlySet<string>;
  readonly #new = new Set<string>();
  /** Whether data/pictures.json must be written. */
  isChanged = false;

  /** Takes the pictures of the data and the homes of the feed, whose picture addresses are stored as sources. */
  constructor(items: Iterable<Picture>, homes: readonly ImportedHome[]) {
    this.#items = new Map([...items].map((item) => [item.id, item]));
    this.#named = new Set(homes.flatMap(({ pictures }) => pictures.map(({ url }) => url)));
    for (const { id, sources = [] } of this.#items.values()) for (const url of sources) this.#byUrl.set(url, id);
  }

  /** The number of new pictures. */
  get added(): number {
    return this.#new.size;
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

  /** Returns whether this import adds the picture. */
  isNew(id: string): boolean {
    return this.#new.has(id);
  }

  /** Adds a fetched picture; a known one gets the address as a further source. */
  add(url: string, picture: Omit<Picture, 'sources'>): void {
    const known = this.#items.get(picture.id);
    if (!known) this.#new.add(picture.id);
    const previousValues = (known?.sources ?? []).filter((source) => this.#named.has(source) && source !== url);
    this.#items.set(picture.id, { ...(known ?? picture), sources: [...previousValues, url] });
    this.#byUrl.set(url, picture.id);
    this.isChanged = true;
  }

  /** Removes the given pictures that no home of the feed names; returns the removed ones. */
  removeUnused<T extends { id: string }>(pictures: readonly T[]): T[] {
    const isNamed = ({ id }: T) => this.#items.get(id)?.sources?.some((source) => this.#named.has(source));
    const gone = pictures.filter((picture) => !isNamed(picture));
    for (const { id } of gone) this.#items.delete(id);
    this.isChanged ||= gone.length > 0;
    return gone;
  }
}

export interface OwnPicture {
  id: string;
  /** Its file name in data/pictures. */
  file: string;
}

/** Returns the pictures that an import of this feed fetched and that no file of the data names any more. */
export function listUnnamedPictures(feed: string, pictures: Iterable<Picture>, known: LoadedFiles): OwnPicture[] {
  const ids = new RegExp(`${feed}-[\\da-f]{16}`, 'g');
  const ownFile = new RegExp(`^${ids.source}\\.\\w+$`);
  const own: OwnPicture[] = [];
  const others: Picture[] = [];
  for (const picture of pictures) {
    const { id, file, sources } = picture;
    const isOwn = sources && typeof file === 'string' && ownFile.test(file) && file.startsWith(`${id}.`);
    if (isOwn) own.push({ id, file });
    else others.push(picture);
  }
  const named = new Set<string>();
  const note = (content: unknown) => {
    for (const id of JSON.stringify(content).match(ids) ?? []) named.add(id);
  };
  // An editor may use the same file under another id, so the file stays.
  note(others);
  for (const [file, { content }] of known) if (file !== 'pictures.json') note(content);
  return own.filter(({ id }) => !named.has(id));
}

const photograph: Localized = { nl: 'Foto', fr: 'Photo', en: 'Photograph', de: 'Foto' };
const plan: Localized = { nl: 'Grondplan', fr: 'Plan', en: 'Floor plan', de: 'Grundriss' };

/** Returns the alternative text of a picture without a description: "Photograph 3: villa, Hasselt". */
export const pictureAlt = (isPlan: boolean, number: number, kind: Localized, city: Localized): Localized =>
  localize((locale) => {
    const what = (isPlan ? plan : photograph)[locale];
    // German nouns keep their capital.
    const home = locale === 'de' ? kind[locale] : kind[locale].toLowerCase();
    return `${withColon(`${what} ${number}`, locale)} ${home}, ${city[locale]}`;
  });
